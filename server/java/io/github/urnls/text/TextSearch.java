package io.github.urnls.text;

import java.util.Arrays;

/**
 * A search for one text in whole documents, by Horspool's algorithm. It looks at one character in as many as the text
 * has. {@link String#contains} looks at each, and only the optimizing compiler of the JVM makes that fast.
 */
public final class TextSearch {

    private final String sought;
    /** How far the end of the next match is from a character, by that character; 0 for the last one. */
    private final byte[] shifts = new byte[128];
    /** How far it is from the last character, when that ends no match. */
    private final int again;

    /** A search for {@code sought}: at most 127 characters, all of them ASCII. */
    public TextSearch(String sought) {
        this.sought = sought;
        int last = sought.length() - 1;
        Arrays.fill(shifts, (byte) sought.length());
        for (int i = 0; i < last; i++) {
            shifts[sought.charAt(i)] = (byte) (last - i);
        }
        again = shifts[sought.charAt(last)];
        shifts[sought.charAt(last)] = 0;
    }

    public boolean isIn(String text) {
        return indexIn(text, 0) >= 0;
    }

    /** The first place from {@code from} on; -1 if there is none. */
    public int indexIn(String text, int from) {
        int length = sought.length();
        int end = text.length();
        for (int at = from + length - 1; at < end;) {
            char c = text.charAt(at);
            int shift = c < 128 ? shifts[c] : length;
            if (shift == 0) {
                if (text.startsWith(sought, at - length + 1)) {
                    return at - length + 1;
                }
                shift = again;
            }
            at += shift;
        }
        return -1;
    }
}
