package io.github.urnls.format.lexers;

import io.github.urnls.format.Escapes;
import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.Passage;
import java.util.function.Consumer;

/** Cuts separated values into fields, one with each step. */
final class CsvLexer extends Lexer {

    private final Consumer<Passage> sink;
    private final char separator;

    /** {@code state} is the separator, where it is known. */
    CsvLexer(String text, Object state, Consumer<Passage> sink) {
        super(text);
        this.sink = sink;
        this.separator = state instanceof Character known ? known : firstSeparator();
    }

    @Override
    public Object state() {
        return separator;
    }

    @Override
    public boolean step() {
        if (at >= text.length()) {
            return false;
        }
        int end = field(at);
        at = Lines.after(text, end, separator);
        if (at == end) {
            at = Lines.next(text, end);
        }
        return true;
    }

    /** The first separator outside quotes in the first line. */
    private char firstSeparator() {
        boolean quoted = false;
        for (int i = 0; i < text.length() && !Lines.isLineEnd(text.charAt(i)); i++) {
            char c = text.charAt(i);
            quoted ^= c == '"';
            lookTo(i + 2);
            if (!quoted && (c == ',' || c == ';' || c == '\t')) {
                return c;
            }
        }
        return ',';
    }

    /** Reads the field at {@code start} and returns where it ends: at a separator or at a line end. */
    private int field(int start) {
        int first = skipBlanks(start);
        if (first < text.length() && text.charAt(first) == '"') {
            int close = quotedEnd(first + 1);
            sink.accept(new Passage(first + 1, close, Role.VALUE, Extent.VALUE, new DoubledQuote('"')));
            return fieldEnd(close);
        }
        int end = fieldEnd(first);
        sink.accept(new Passage(start, end, Role.VALUE, Extent.VALUE, Escapes.NONE));
        return end;
    }

    /**
     * The closing quote. A field may go on over lines, but what closes it then must be the end of a field. A quote that
     * rather opens the next field shows that this one was never closed: then it ends where it would without quotes.
     */
    private int quotedEnd(int start) {
        int close = text.indexOf('"', start);
        while (close >= 0 && text.startsWith("\"\"", close)) {
            close = text.indexOf('"', close + 2);
        }
        lookTo(close, 1);
        if (close < 0) {
            return fieldEnd(start);
        }
        boolean closes = endsField(close + 1)
                || text.charAt(close - 1) != separator && lineEnd(start, close) == close;
        return closes ? close : fieldEnd(start);
    }

    private int lineEnd(int start, int end) {
        int line = start;
        while (line < end && !Lines.isLineEnd(text.charAt(line))) {
            line++;
        }
        return line;
    }

    private boolean endsField(int at) {
        int next = skipBlanks(at);
        return next == text.length() || text.charAt(next) == separator || Lines.isLineEnd(text.charAt(next));
    }

    private int fieldEnd(int from) {
        int end = from;
        while (end < text.length() && text.charAt(end) != separator && !Lines.isLineEnd(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private int skipBlanks(int at) {
        int next = at;
        while (next < text.length() && Lines.isBlank(text.charAt(next)) && text.charAt(next) != separator) {
            next++;
        }
        lookTo(next + 2);
        return next;
    }
}
