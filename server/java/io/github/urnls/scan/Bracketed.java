package io.github.urnls.scan;

import io.github.urnls.text.Lines;
import io.github.urnls.text.Chars;
import io.github.urnls.format.Decoded;
import io.github.urnls.text.TextRange;

/**
 * Names in angle brackets in running text (draft-fielding-uri-syntax-02 Appendix E). {@code <urn:…>} may be broken over
 * lines; white space in it is then no part of the name. In {@code <URN:urn:…>} the first word announces the name.
 */
final class Bracketed {

    /** Longer than any name that is broken over lines, in characters. */
    private static final int LONGEST = 300;

    private Bracketed() {}

    /** Whether {@code urn:} at {@code at} only announces the name behind it, as in {@code <URN:urn:isbn:…>}. */
    static boolean isAnnouncement(String text, int at) {
        return text.startsWith("<", at - 1) && Chars.isUrn(text, at + 4);
    }

    /** The closing bracket of a name that is broken over lines; negative if {@code at} does not begin one. */
    static int closing(String text, int at) {
        boolean opened = text.startsWith("<", at - 1) || Chars.isInAnyCase(text, at - 5, "<urn:");
        boolean broken = false;
        for (int i = at; opened && i < Chars.limit(text, at + LONGEST); i++) {
            char c = text.charAt(i);
            broken |= Lines.isLineEnd(c);
            if (c == '>' && broken) {
                return i;
            }
            if (c == '>' || c == '<' || c == '"' || c == ' ' && !broken && !endsLine(text, i)) {
                return -1;
            }
        }
        return -1;
    }

    private static boolean endsLine(String text, int blank) {
        return Lines.holdsLineEnd(text, blank, Chars.skipSpace(text, blank));
    }

    /** The characters of {@code range} without white space, with their places. */
    static Decoded joined(String text, TextRange range) {
        Decoded.Builder joined = new Decoded.Builder(text, range);
        int i = range.start();
        while (i < range.end()) {
            int end = Chars.skipSpace(text, i, range.end());
            if (end > i) {
                joined.escape(i, end, "");
            }
            i = Math.max(end, i + 1);
        }
        return joined.build();
    }
}
