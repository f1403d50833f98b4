package io.github.urnls.format;

import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage.Role;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Cuts Turtle and its relatives into IRIs, strings and comments (RDF 1.1 Turtle §2.4, §2.5, §6.5). Prefixed names are no
 * passages: {@code urn:x} outside angle brackets has the prefix {@code urn}, whatever that is bound to.
 */
final class TurtleLexer {

    private final String text;
    private final Consumer<Passage> sink;
    /** The quotes of long strings that are known not to come again. */
    private final Set<String> unclosed = new HashSet<>();
    private int at;

    TurtleLexer(String text, Consumer<Passage> sink) {
        this.text = text;
        this.sink = sink;
    }

    void run() {
        while (at < text.length()) {
            char c = text.charAt(at);
            switch (c) {
                case '<' -> iri();
                case '"', '\'' -> string(c);
                case '#' -> {
                    int end = Lines.end(text, at);
                    sink.accept(new Passage(at + 1, end, Role.COMMENT, Extent.PROSE, Escapes.NONE));
                    at = end;
                }
                // Local names escape "#" and "'" too (§6.4).
                default -> at += length(at);
            }
        }
    }

    /** An IRI, or only a sign: SPARQL compares with {@code <}, Notation3 has {@code <=}, RDF-star {@code <<}. */
    private void iri() {
        int start = at + 1;
        boolean urn = text.regionMatches(true, start, "urn:", 0, 4);
        int end = urn ? urnEnd(start) : iriEnd(start);
        if (end < 0) {
            at = start;
            return;
        }
        sink.accept(new Passage(start, end, Role.VALUE, Extent.VALUE, BackslashEscapes.IRIREF));
        at = end < text.length() && text.charAt(end) == '>' ? end + 1 : end;
    }

    // IRIREF = '<' ([^#x00-#x20<>"{}|^`\] | UCHAR)* '>'
    private int iriEnd(int start) {
        int end = start;
        while (end < text.length() && text.charAt(end) > ' ' && "<>\"{}|^`".indexOf(text.charAt(end)) < 0) {
            end++;
        }
        return end < text.length() && text.charAt(end) == '>' ? end : -1;
    }

    /**
     * The end of an IRI that begins with {@code urn:}: the next bracket on its line, so that what cannot stand in it is still
     * in it and can be marked. An IRI that is not closed before the next one begins ends at its first white space.
     */
    private int urnEnd(int start) {
        int space = -1;
        int end = start;
        for (; end < text.length() && !isLineEnd(text.charAt(end)); end++) {
            char c = text.charAt(end);
            if (c == '>') {
                return end;
            }
            if (c == '<' && space >= 0) {
                break;
            }
            if (space < 0 && Lines.isBlank(c)) {
                space = end;
            }
        }
        return space < 0 ? end : space;
    }

    private void string(char quote) {
        String three = String.valueOf(quote).repeat(3);
        if (text.startsWith(three, at)) {
            longString(three);
            return;
        }
        int start = at + 1;
        int end = start;
        while (end < text.length() && text.charAt(end) != quote && !isLineEnd(text.charAt(end))) {
            end += length(end);
        }
        sink.accept(new Passage(start, end, Role.VALUE, Extent.VALUE, BackslashEscapes.TURTLE));
        at = end < text.length() && text.charAt(end) == quote ? end + 1 : end;
    }

    private void longString(String quotes) {
        int start = at + 3;
        int close = unclosed.contains(quotes) ? -1 : longStringEnd(start, quotes);
        int end = close < 0 ? Lines.end(text, start) : close;
        sink.accept(new Passage(start, end, Role.TEXT, Extent.PROSE, BackslashEscapes.TURTLE));
        at = close < 0 ? end : end + 3;
    }

    /** The closing quotes, or -1. Quotes with a letter right behind them rather open the next string. */
    private int longStringEnd(int start, String quotes) {
        for (int i = start; i < text.length(); i += length(i)) {
            if (text.startsWith(quotes, i)) {
                return i + 3 < text.length() && Character.isLetterOrDigit(text.charAt(i + 3)) ? -1 : i;
            }
        }
        unclosed.add(quotes);
        return -1;
    }

    /** The length of the character at {@code from}: two with the backslash that escapes it, but no line end is escaped. */
    private int length(int from) {
        boolean escape = text.charAt(from) == '\\' && from + 1 < text.length() && !isLineEnd(text.charAt(from + 1));
        return escape ? 2 : 1;
    }

    private static boolean isLineEnd(char c) {
        return c == '\n' || c == '\r';
    }
}
