package io.github.urnls.scan;

import java.util.Arrays;

/**
 * The cheap look before any lexer runs: every place in the raw text where {@code urn} in any case is followed by a
 * colon or by a character that may write one ({@code &#58;}, {@code \:}). A document without one is not read any
 * further.
 */
final class Candidates {

    private Candidates() {}

    /** The offsets of the letter {@code u}, ascending. */
    static int[] in(String text) {
        return in(text, 0, text.length());
    }

    /** As {@link #in(String)}, of those whose colon lies in {@code [from, to)}. */
    static int[] in(String text, int from, int to) {
        int[] found = new int[8];
        int count = 0;
        int colon = text.indexOf(':', from, to);
        int backslash = text.indexOf('\\', from, to);
        int ampersand = text.indexOf('&', from, to);
        while (colon >= 0 || backslash >= 0 || ampersand >= 0) {
            // Three searches that the JVM does many characters at a time, taken in the order of the text.
            int next = earliest(colon, earliest(backslash, ampersand));
            if (isUrn(text, next - 3)) {
                found = count == found.length ? Arrays.copyOf(found, count * 2) : found;
                found[count++] = next - 3;
            }
            colon = next == colon ? text.indexOf(':', next + 1, to) : colon;
            backslash = next == backslash ? text.indexOf('\\', next + 1, to) : backslash;
            ampersand = next == ampersand ? text.indexOf('&', next + 1, to) : ampersand;
        }
        return Arrays.copyOf(found, count);
    }

    private static int earliest(int a, int b) {
        return a < 0 ? b : b < 0 ? a : Math.min(a, b);
    }

    private static boolean isUrn(String text, int at) {
        return at >= 0 && (text.charAt(at + 2) | 0x20) == 'n' && (text.charAt(at + 1) | 0x20) == 'r'
                && (text.charAt(at) | 0x20) == 'u';
    }
}
