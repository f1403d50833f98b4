package io.github.urnls.format.lexers;

import io.github.urnls.format.Escapes;
import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.Passage;

/** What running text sets off from the words around it, in backticks or angle brackets: mostly one whole name. */
final class SetOff {

    private SetOff() {}

    /**
     * The passage {@code [start, end)} between the marks. With fewer than two colons it is no whole name: it speaks of
     * a namespace, such as {@code urn:isbn}, or of an element, such as {@code <urn:Poll>}, as running text does.
     */
    static Passage passage(String text, int start, int end, Role role, Escapes escapes) {
        int colon = text.indexOf(':', start, end);
        boolean whole = colon >= 0 && text.indexOf(':', colon + 1, end) >= 0;
        return new Passage(start, end, role, whole ? Extent.VALUE : Extent.PROSE, escapes);
    }

    /** The {@code >} that closes the {@code <urn:…>} at {@code at} before {@code limit}; negative if there is none. */
    static int angleEnd(String text, int at, int limit) {
        return text.regionMatches(true, at, "<urn:", 0, 5) ? closingAngle(text, at, limit) : -1;
    }

    /** The {@code >} before {@code limit} and before another {@code <} than the one at {@code at}; else negative. */
    static int closingAngle(String text, int at, int limit) {
        for (int i = at + 1; i < limit; i++) {
            char c = text.charAt(i);
            if (c == '>' || c == '<') {
                return c == '>' ? i : -1;
            }
        }
        return -1;
    }
}
