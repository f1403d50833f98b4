package io.github.urnls.scan;

import java.util.Arrays;

/**
 * The cheap look before any lexer runs: every place in the raw text where {@code urn} in any case is followed by a colon or
 * by a character that may write one ({@code &#58;}, {@code \:}). A document without one is not read any further.
 */
final class Candidates {

    private Candidates() {}

    /** The offsets of the letter {@code u}, ascending. */
    static int[] in(String text) {
        int[] found = new int[8];
        int count = 0;
        for (int n = nextN(text, 2); n >= 0; n = nextN(text, n + 1)) {
            if (isUr(text, n - 2) && n + 1 < text.length() && mayWriteColon(text.charAt(n + 1))) {
                found = count == found.length ? Arrays.copyOf(found, count * 2) : found;
                found[count++] = n - 2;
            }
        }
        return Arrays.copyOf(found, count);
    }

    /** The next {@code n} or {@code N} that a colon, a backslash or an ampersand follows. */
    private static int nextN(String text, int from) {
        for (int i = from; i + 1 < text.length(); i++) {
            char c = text.charAt(i);
            if ((c | 0x20) == 'n' && mayWriteColon(text.charAt(i + 1))) {
                return i;
            }
        }
        return -1;
    }

    private static boolean isUr(String text, int at) {
        return (text.charAt(at) | 0x20) == 'u' && (text.charAt(at + 1) | 0x20) == 'r';
    }

    private static boolean mayWriteColon(char c) {
        return c == ':' || c == '\\' || c == '&';
    }
}
