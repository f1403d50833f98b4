package io.github.urnls.format.turtle;

import io.github.urnls.text.Lines;
import io.github.urnls.format.lexers.PassageLexer;
import io.github.urnls.text.Chars;
import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.Passage;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Cuts Turtle and its relatives into IRIs, strings and comments (RDF 1.1 Turtle §2.4, §2.5, §6.5). Prefixed names are
 * no passages: {@code urn:x} outside angle brackets has the prefix {@code urn}, and need not be a URN.
 */
final class TurtleLexer extends PassageLexer {

    /** The most characters between strings, IRIs and comments that one step reads. */
    private static final int MOST_BETWEEN = 4096;

    private static final Set<String> BOTH = Set.of("\"\"\"", "'''");

    /** The quotes of long strings that do not occur again. */
    private Set<String> unclosed = Set.of();

    @SuppressWarnings("unchecked")
    TurtleLexer(String text, Object state, Consumer<Passage> sink) {
        super(text, sink);
        if (state instanceof Set<?> known) {
            unclosed = (Set<String>) known;
        }
    }

    @Override
    public Object state() {
        return unclosed;
    }

    @Override
    public boolean step() {
        int limit = (int) Math.min(text.length(), (long) at + MOST_BETWEEN);
        while (at < limit) {
            char c = text.charAt(at);
            switch (c) {
                case '<' -> {
                    iri();
                    return true;
                }
                case '"', '\'' -> {
                    string(c);
                    return true;
                }
                case '#' -> {
                    lineComment(1);
                    return true;
                }
                case '\n' -> { // behind an edit, steps begin where they began before
                    at++;
                    return true;
                }
                // Local names escape "#" and "'" too (§6.4).
                default -> at += length(at);
            }
        }
        return limit < text.length();
    }

    /** An IRI, or only a sign: SPARQL compares with {@code <}, Notation3 has {@code <=}, RDF-star {@code <<}. */
    private void iri() {
        int start = at + 1;
        boolean urn = Chars.isUrn(text, start);
        int end = urn ? urnEnd(start) : iriEnd(start);
        lookTo(end + 1);
        if (end < 0) {
            at = start;
            return;
        }
        value(start, end, TurtleFormat.IRI);
        at = Lines.after(text, end, '>');
    }

    // IRIREF = '<' ([^#x00-#x20<>"{}|^`\] | UCHAR)* '>'
    private int iriEnd(int start) {
        int end = start;
        while (end < text.length() && text.charAt(end) > ' ' && "<>\"{}|^`".indexOf(text.charAt(end)) < 0) {
            end++;
        }
        lookTo(end + 1);
        if (text.startsWith(">", end)) {
            return end;
        }
        return -1;
    }

    /**
     * The end of an IRI that begins with {@code urn:}: the next bracket on its line. So characters that an IRI cannot
     * hold are part of it and can be reported. An IRI that is not closed before the next one ends at its first white
     * space.
     */
    private int urnEnd(int start) {
        int space = -1;
        int end = start;
        for (; end < text.length() && !Lines.isLineEnd(text.charAt(end)); end++) {
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
        lookTo(end + 1);
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
        while (end < text.length() && text.charAt(end) != quote && !Lines.isLineEnd(text.charAt(end))) {
            end += length(end);
        }
        value(start, end, TurtleFormat.STRING);
        at = Lines.after(text, end, quote);
    }

    private void longString(String quotes) {
        int start = at + 3;
        int end = longStringEnd(start, quotes);
        int after = end + 3;
        if (end < 0) {
            end = Lines.end(text, start);
            after = end;
        }
        emit(start, end, Role.TEXT, Extent.PROSE, TurtleFormat.STRING);
        at = after;
    }

    /** The closing quotes, or -1. A letter directly behind them shows that they open the next string. */
    private int longStringEnd(int start, String quotes) {
        if (unclosed.contains(quotes)) {
            return -1;
        }
        for (int i = start; i < text.length(); i += length(i)) {
            if (text.startsWith(quotes, i)) {
                lookTo(i + 4);
                if (Chars.isLetterOrDigit(Lines.charAt(text, i + 3, text.length()))) {
                    return -1;
                }
                return i;
            }
        }
        lookTo(Integer.MAX_VALUE);
        unclosed = unclosed.isEmpty() ? Set.of(quotes) : BOTH;
        return -1;
    }

    /**
     * The length of the character at {@code from}, with the backslash that escapes it. A line end cannot be escaped.
     */
    private int length(int from) {
        if (text.charAt(from) == '\\' && from + 1 < text.length() && !Lines.isLineEnd(text.charAt(from + 1))) {
            return 2;
        }
        return 1;
    }
}
