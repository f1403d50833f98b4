package io.github.urnls.format.csv;

import io.github.urnls.text.Lines;
import io.github.urnls.format.lexers.PassageLexer;
import io.github.urnls.format.lexers.DoubledQuote;
import io.github.urnls.format.Escapes;
import io.github.urnls.format.Passage;
import java.util.function.Consumer;

/**
 * Cuts comma- and tab-separated values (RFC 4180 §2) into fields, one with each step. Fields in quotes may hold
 * separators and line breaks. Many files with comma-separated values use semicolons or tabs, so the first line decides.
 */
final class CsvLexer extends PassageLexer {

    private final char separator;

    /** {@code state} is the separator, if it is known. */
    CsvLexer(String text, Object state, Consumer<Passage> sink) {
        super(text, sink);
        this.separator = state instanceof Character known ? known : firstSeparator();
    }

    @Override
    public Object state() {
        return separator;
    }

    @Override
    protected void construct() {
        int end = field(at);
        at = Lines.after(text, end, separator);
        if (at == end) {
            at = Lines.next(text, end);
        }
    }

    /** The first separator outside quotes in the first line. */
    private char firstSeparator() {
        boolean quoted = false;
        for (int i = 0; !Lines.isEnd(text, i); i++) {
            char c = text.charAt(i);
            quoted ^= c == '"';
            lookTo(i + 2);
            if (!quoted && ",;\t".indexOf(c) >= 0) {
                return c;
            }
        }
        return ',';
    }

    /** Reads the field at {@code start} and returns its end: a separator or a line end. */
    private int field(int start) {
        int first = skipBlanks(start);
        if (text.startsWith("\"", first)) {
            int close = quotedEnd(first + 1);
            value(first + 1, close, new DoubledQuote('"'));
            return fieldEnd(close);
        }
        int end = fieldEnd(first);
        value(start, end, Escapes.NONE);
        return end;
    }

    /**
     * The closing quote. A field may go on over lines, but then the quote must end a field. A quote that seems to open
     * the next field shows that this field is not closed; it then ends as if it had no quotes.
     */
    private int quotedEnd(int start) {
        int close = text.indexOf('"', start);
        while (close >= 0 && text.startsWith("\"\"", close)) {
            close = text.indexOf('"', close + 2);
        }
        lookTo(close, 1);
        if (close >= 0
                && (endsField(close + 1)
                        || text.charAt(close - 1) != separator && Lines.end(text, start, close) == close)) {
            return close;
        }
        return fieldEnd(start);
    }

    private boolean endsField(int at) {
        int next = skipBlanks(at);
        return Lines.isEnd(text, next) || text.charAt(next) == separator;
    }

    private int fieldEnd(int from) {
        return endOnLine(from, separator, false);
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
