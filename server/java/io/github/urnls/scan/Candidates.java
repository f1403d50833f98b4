package io.github.urnls.scan;

import java.util.Arrays;

/**
 * A cheap search before any lexer runs. It finds {@code urn}, in any case, in the raw text, before a colon or a
 * character that may write a colon ({@code &#58;}, {@code \:}). A document without such a place is not read any
 * further.
 */
final class Candidates {

    private static final int LENGTH = 4;

    /** How far the next end of a candidate is from a character: Horspool's search. 0 for what may write a colon. */
    private static final byte[] SHIFTS = new byte[128];

    static {
        Arrays.fill(SHIFTS, (byte) LENGTH);
        String letters = "urn";
        for (int i = 0; i < letters.length(); i++) {
            SHIFTS[letters.charAt(i)] = (byte) (LENGTH - 1 - i);
            SHIFTS[letters.charAt(i) & ~0x20] = (byte) (LENGTH - 1 - i);
        }
        SHIFTS['5'] = LENGTH - 1;
        for (char end : new char[] {':', '\\', '&', '%'}) {
            SHIFTS[end] = 0;
        }
    }

    private Candidates() {}

    /** The offsets of the letter {@code u}, or of the last character of its escape, ascending. */
    static int[] in(String text) {
        return in(text, 0, text.length());
    }

    /** As {@link #in(String)}, for candidates whose colon lies in {@code [from, to)}. */
    static int[] in(String text, int from, int to) {
        int[] found = new int[8];
        int count = 0;
        for (int at = from; at < to;) {
            char c = text.charAt(at);
            int shift = c < 128 ? SHIFTS[c] : LENGTH;
            if (shift == 0 && isUrn(text, at - 3)) {
                if (count == found.length) {
                    found = Arrays.copyOf(found, count * 2);
                }
                found[count++] = at - 3;
            }
            at += shift == 0 ? LENGTH : shift;
        }
        return Arrays.copyOf(found, count);
    }

    /**
     * Whether the letters stand at {@code at}; also if the first one is an escape with its number: {@code \\u0075rn}.
     */
    private static boolean isUrn(String text, int at) {
        return at >= 0 && (text.charAt(at + 2) | 0x20) == 'n' && (text.charAt(at + 1) | 0x20) == 'r'
                && ((text.charAt(at) | 0x20) == 'u' || text.startsWith("75", at - 1));
    }
}
