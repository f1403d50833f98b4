package io.github.urnls.feature;

import io.github.urnls.text.UnsafeCharacters;
import io.github.urnls.urn.Characters;
import io.github.urnls.check.HiddenCharacters;
import io.github.urnls.urn.DecodedReading.Letter;
import io.github.urnls.urn.DecodedReading;
import io.github.urnls.urn.PercentEncoding;
import java.util.List;
import java.util.Optional;

/**
 * Shows a URN, or a part of one, on one line. Characters that are invisible, or that change the direction of the text,
 * are percent-encoded. For display only, never for comparing (RFC 8141 §3.1, §4.4).
 */
final class DisplayText {

    private DisplayText() {}

    /**
     * {@code text} with its percent-encoding decoded for a reader; empty when that changes nothing.
     */
    static Optional<String> decoded(String text) {
        if (!text.contains("%")) {
            return Optional.empty();
        }
        return Optional.of(read(text, true)).filter(reading -> !reading.equals(asWritten(text)));
    }

    /** {@code text} as it is written, percent-encoding and all. */
    static String asWritten(String text) {
        return isPrintableAscii(text) ? text : read(text, false);
    }

    static boolean isPrintableAscii(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < ' ' || text.charAt(i) > '~') {
                return false;
            }
        }
        return true;
    }

    private static String read(String text, boolean decode) {
        List<Letter> letters = DecodedReading.of(text);
        int[] characters = DecodedReading.codePoints(letters);
        StringBuilder reading = new StringBuilder(text.length());
        int copied = 0;
        for (int i = 0; i < letters.size(); i++) {
            Letter letter = letters.get(i);
            reading.append(text, copied, letter.span().start()); // keeps bytes that are not UTF-8
            String written = letter.span().in(text);
            boolean seen = isSeen(characters, i);
            if (PercentEncoding.isTriplet(written, 0) && !(decode && seen)) {
                reading.append(written);
            } else if (seen) {
                reading.appendCodePoint(letter.codePoint());
            } else {
                reading.append(PercentEncoding.encodeAll(Characters.text(letter.codePoint())));
            }
            copied = letter.span().end();
        }
        return reading.append(text, copied, text.length()).toString();
    }

    /**
     * Whether a reader sees the character. Those that their script needs count, such as a joiner between Persian
     * letters and the variation selector of an ideograph.
     */
    private static boolean isSeen(int[] characters, int index) {
        int codePoint = characters[index];
        return !HiddenCharacters.isHidden(characters, index)
                && (PercentEncoding.isVisible(codePoint) || Character.getType(codePoint) == Character.FORMAT
                        || UnsafeCharacters.isIgnorable(codePoint));
    }

    /** The first {@code most} UTF-16 code units of {@code text} and an ellipsis; a letter keeps its accents. */
    static String cut(String text, int most) {
        if (text.length() <= most) {
            return text;
        }
        int end = most;
        while (end > 0 && (Character.isLowSurrogate(text.charAt(end))
                || Character.getType(text.charAt(end)) == Character.NON_SPACING_MARK)) {
            end--;
        }
        return text.substring(0, end) + "…";
    }
}
