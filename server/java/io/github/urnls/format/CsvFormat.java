package io.github.urnls.format;

import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage.Role;
import java.util.function.Consumer;

/**
 * Comma- and tab-separated values (RFC 4180 §2): each field is a value. Fields in quotes may hold separators and line breaks.
 *
 * <p>What is called comma-separated is as often separated by semicolons or tabs, so the first line decides.
 */
enum CsvFormat implements Format {
    CSV,
    TSV;

    @Override
    public void read(String text, Consumer<Passage> sink) {
        char separator = this == TSV ? '\t' : separator(text);
        int at = 0;
        while (at < text.length()) {
            int end = field(text, at, separator, sink);
            at = end < text.length() && text.charAt(end) == separator ? end + 1 : Lines.next(text, end);
        }
    }

    /** The first separator outside quotes in the first line. */
    private static char separator(String text) {
        boolean quoted = false;
        for (int i = 0; i < text.length() && !isLineEnd(text.charAt(i)); i++) {
            char c = text.charAt(i);
            quoted ^= c == '"';
            if (!quoted && (c == ',' || c == ';' || c == '\t')) {
                return c;
            }
        }
        return ',';
    }

    /** Reads the field at {@code start} and returns where it ends: at a separator or at a line end. */
    private static int field(String text, int start, char separator, Consumer<Passage> sink) {
        int first = skipBlanks(text, start, separator);
        if (first < text.length() && text.charAt(first) == '"') {
            int close = quotedEnd(text, first + 1, separator);
            sink.accept(new Passage(first + 1, close, Role.VALUE, Extent.VALUE, new DoubledQuote('"')));
            return fieldEnd(text, close, separator);
        }
        int end = fieldEnd(text, first, separator);
        sink.accept(new Passage(start, end, Role.VALUE, Extent.VALUE, Escapes.NONE));
        return end;
    }

    /**
     * The closing quote. A field may go on over lines, but what closes it then must be the end of a field. A quote that rather
     * opens the next field shows that this one was never closed: then it ends where it would without quotes.
     */
    private static int quotedEnd(String text, int start, char separator) {
        int close = text.indexOf('"', start);
        while (close >= 0 && text.startsWith("\"\"", close)) {
            close = text.indexOf('"', close + 2);
        }
        if (close < 0) {
            return fieldEnd(text, start, separator);
        }
        boolean closes = endsField(text, close + 1, separator)
                || text.charAt(close - 1) != separator && lineEnd(text, start, close) == close;
        return closes ? close : fieldEnd(text, start, separator);
    }

    private static int lineEnd(String text, int start, int end) {
        int line = start;
        while (line < end && !isLineEnd(text.charAt(line))) {
            line++;
        }
        return line;
    }

    private static boolean endsField(String text, int at, char separator) {
        int next = skipBlanks(text, at, separator);
        return next == text.length() || text.charAt(next) == separator || isLineEnd(text.charAt(next));
    }

    private static int fieldEnd(String text, int from, char separator) {
        int end = from;
        while (end < text.length() && text.charAt(end) != separator && !isLineEnd(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private static int skipBlanks(String text, int at, char separator) {
        int next = at;
        while (next < text.length() && Lines.isBlank(text.charAt(next)) && text.charAt(next) != separator) {
            next++;
        }
        return next;
    }

    private static boolean isLineEnd(char c) {
        return c == '\n' || c == '\r';
    }
}
