package io.github.urnls.feature;

import io.github.urnls.check.HiddenCharacters;
import io.github.urnls.urn.DecodedReading.Letter;
import io.github.urnls.urn.DecodedReading;
import io.github.urnls.urn.PercentEncoding;
import java.text.BreakIterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A URN, or a part of one, as text to be shown on one line: characters that are invisible, or that turn the direction
 * of the text around them, stand there percent-encoded. For display only, never for comparing (RFC 8141 §3.1, §4.4).
 */
final class DisplayText {

    private DisplayText() {}

    /**
     * How a person would read {@code text} with its percent-encoding decoded; empty when that is what stands there
     * anyway.
     */
    static Optional<String> decoded(String text) {
        if (text.indexOf('%') < 0) {
            return Optional.empty();
        }
        String reading = read(text, true);
        return reading.equals(asWritten(text)) ? Optional.empty() : Optional.of(reading);
    }

    /** {@code text} as it is written, percent-encoding and all. */
    static String asWritten(String text) {
        return isPrintableAscii(text) ? text : read(text, false);
    }

    private static boolean isPrintableAscii(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < ' ' || text.charAt(i) > '~') {
                return false;
            }
        }
        return true;
    }

    private static String read(String text, boolean decode) {
        List<Letter> letters = DecodedReading.of(text);
        StringBuilder reading = new StringBuilder(text.length());
        int copied = 0;
        for (int i = 0; i < letters.size(); i++) {
            Letter letter = letters.get(i);
            reading.append(text, copied, letter.span().start()); // octets that are not UTF-8
            String written = letter.span().in(text);
            boolean encoded = PercentEncoding.isTriplet(written, 0);
            if (encoded && !decode || encoded && !isSeen(letters, i)) {
                reading.append(written);
            } else {
                String character = Character.toString(letter.codePoint());
                reading.append(isSeen(letters, i) ? character : PercentEncoding.encodeAll(character));
            }
            copied = letter.span().end();
        }
        return reading.append(text, copied, text.length()).toString();
    }

    /** A format character that is not hidden is one that its script needs, such as a joiner between Persian letters. */
    private static boolean isSeen(List<Letter> letters, int index) {
        int codePoint = letters.get(index).codePoint();
        return !HiddenCharacters.isHidden(letters, index)
                && (PercentEncoding.isVisible(codePoint) || Character.getType(codePoint) == Character.FORMAT);
    }

    /**
     * At most {@code most} UTF-16 code units of {@code text} and an ellipsis, cut between what people take for
     * characters.
     */
    static String cut(String text, int most) {
        if (text.length() <= most) {
            return text;
        }
        BreakIterator characters = BreakIterator.getCharacterInstance(Locale.ROOT);
        characters.setText(text);
        int end = characters.isBoundary(most) ? most : characters.preceding(most);
        return text.substring(0, end) + "…";
    }
}
