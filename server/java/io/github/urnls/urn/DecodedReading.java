package io.github.urnls.urn;

import java.util.ArrayList;
import java.util.List;

/**
 * The characters that a URN stands for, with their places. Percent-encoded UTF-8 is decoded; all else stays as it is
 * (RFC 8141 §3.2, §4.4). People see these characters and may mistake them for others. Triplets that are not UTF-8 are
 * left out. Names must not be compared by these characters.
 */
public final class DecodedReading {

    /** One character and where it is written in the text that was read. */
    public record Letter(int codePoint, Span span) {}

    private DecodedReading() {}

    /** A cheap test: whether decoding may give control characters or characters outside ASCII. */
    public static boolean isInteresting(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= 128
                    || c == '%' && i + 1 < text.length() && (text.charAt(i + 1) >= '8' || text.charAt(i + 1) <= '1')) {
                return true;
            }
        }
        return false;
    }

    /** The characters in the order of {@code text}. */
    public static List<Letter> of(String text) {
        List<Letter> letters = new ArrayList<>(text.length());
        int at = 0;
        while (at < text.length()) {
            if (PercentEncoding.isTriplet(text, at)) {
                String character = PercentEncoding.characterAt(text, at);
                int end = at + Math.max(3, PercentEncoding.encodeAll(character).length());
                if (!character.isEmpty()) {
                    letters.add(new Letter(character.codePointAt(0), new Span(at, end)));
                }
                at = end;
            } else {
                int codePoint = text.codePointAt(at);
                letters.add(new Letter(codePoint, new Span(at, at + Character.charCount(codePoint))));
                at += Character.charCount(codePoint);
            }
        }
        return letters;
    }

    /** The characters of {@code letters}. A loop, since each name with letters beyond ASCII is looked at. */
    public static int[] codePoints(List<Letter> letters) {
        int[] codePoints = new int[letters.size()];
        for (int i = 0; i < codePoints.length; i++) {
            codePoints[i] = letters.get(i).codePoint();
        }
        return codePoints;
    }
}
