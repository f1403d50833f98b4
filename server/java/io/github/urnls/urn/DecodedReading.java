package io.github.urnls.urn;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The characters that a URN stands for: percent-encoded UTF-8 decoded, everything else as it is, each with its place
 * (RFC 8141 §3.2, §4.4: what people see, and may mistake). Octets that are not UTF-8 are left out. Not for comparing.
 */
public final class DecodedReading {

    /** One character and where it is written in the text that was read. */
    public record Letter(int codePoint, Span span) {}

    private DecodedReading() {}

    /** Whether decoding could give anything but ASCII; cheap. */
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
                at = decode(text, at, letters);
            } else {
                int codePoint = text.codePointAt(at);
                letters.add(new Letter(codePoint, new Span(at, at + Character.charCount(codePoint))));
                at += Character.charCount(codePoint);
            }
        }
        return letters;
    }

    /** Adds the character whose first octet stands at {@code at}, if it is one; returns where to go on. */
    private static int decode(String text, int at, List<Letter> letters) {
        int first = PercentEncoding.octet(text, at);
        int length = first < 0x80 ? 1 : first < 0xC0 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
        byte[] octets = new byte[length];
        for (int i = 0; i < length; i++) {
            if (!PercentEncoding.isTriplet(text, at + 3 * i)) {
                return at + 3;
            }
            octets[i] = (byte) PercentEncoding.octet(text, at + 3 * i);
        }
        try {
            String character = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(octets)).toString();
            if (character.isEmpty()) {
                return at + 3;
            }
            letters.add(new Letter(character.codePointAt(0), new Span(at, at + 3 * length)));
            return at + 3 * length;
        } catch (CharacterCodingException e) {
            return at + 3;
        }
    }
}
