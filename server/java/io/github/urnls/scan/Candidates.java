package io.github.urnls.scan;

import io.github.urnls.text.Chars;
import java.util.Arrays;

/**
 * A cheap search before any lexer runs. It finds {@code urn}, in any case, in the raw text, before a colon or a
 * character that may write a colon ({@code &#58;}, {@code \:}). A document without such a place is not read any
 * further.
 */
final class Candidates {

    private Candidates() {}

    /** The offsets of the letter {@code u}, ascending. */
    static int[] in(String text) {
        return in(text, 0, text.length());
    }

    /** As {@link #in(String)}, for candidates whose colon lies in {@code [from, to)}. */
    static int[] in(String text, int from, int to) {
        int[] found = new int[8];
        int count = 0;
        // Three searches in which the JVM reads many characters at a time, merged in the order of the text.
        int colon = find(text, ':', from, to);
        int backslash = find(text, '\\', from, to);
        int ampersand = find(text, '&', from, to);
        while (true) {
            int next = Math.min(colon, Math.min(backslash, ampersand));
            if (next == to) {
                return Arrays.copyOf(found, count);
            }
            if (isUrn(text, next - 3)) {
                if (count == found.length) {
                    found = Arrays.copyOf(found, count * 2);
                }
                found[count++] = next - 3;
            }
            if (next == colon) {
                colon = find(text, ':', next + 1, to);
            } else if (next == backslash) {
                backslash = find(text, '\\', next + 1, to);
            } else {
                ampersand = find(text, '&', next + 1, to);
            }
        }
    }

    /** The first {@code c} in {@code [from, to)}; {@code to} if there is none. */
    private static int find(String text, char c, int from, int to) {
        int found = Chars.indexOf(text, c, from, to);
        return found < 0 ? to : found;
    }

    private static boolean isUrn(String text, int at) {
        return at >= 0 && (text.charAt(at + 2) | 0x20) == 'n' && (text.charAt(at + 1) | 0x20) == 'r'
                && (text.charAt(at) | 0x20) == 'u';
    }
}
