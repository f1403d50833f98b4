package io.github.urnls.scan;

import io.github.urnls.format.Passage;
import io.github.urnls.scan.UrnOccurrence.Kind;

/**
 * White space and invisible characters before a name that belong to its value, as those behind it do:
 * {@code xmlns=" urn:…"}. What reads the value compares them too. They do not count where a reader takes them out, as
 * in lists and in element text, nor where a program may join the string to others.
 */
final class LeadingBlanks {

    /** U+FEFF at the beginning of a text says how it is encoded. */
    private static final char BYTE_ORDER_MARK = '\ufeff';

    private LeadingBlanks() {}

    /** How many characters before the name at {@code at} of {@code text} are such; 0 mostly. */
    static int count(String text, int at, Extents.Extent extent, Opening opening) {
        Passage passage = opening.passage();
        boolean counts = at > 0 && extent.kind() == Kind.URN && passage.extent() == Passage.Extent.VALUE
                && areIn(text, 0, at) && areIn(text, extent.end(), text.length()) && isOnOneLine(text, at, extent.end())
                && (passage.isExact() || passage.inCode() && opening.isAssigned());
        return counts ? at : 0;
    }

    /** Whether nothing else stands in {@code [from, to)}. */
    static boolean areIn(String text, int from, int to) {
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            if (!Character.isWhitespace(c) && !Character.isSpaceChar(c) && Character.getType(c) != Character.FORMAT) {
                return false;
            }
        }
        return true;
    }

    /** Whether no line break stands before {@code at} or behind {@code end}, and no mark of the encoding. */
    private static boolean isOnOneLine(String text, int at, int end) {
        String around = text.substring(0, at) + text.substring(end);
        return text.charAt(0) != BYTE_ORDER_MARK && around.chars().noneMatch(c -> c == '\n' || c == '\r');
    }
}
