package io.github.urnls.urn;

import java.util.Objects;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Percent-encoding of bytes: {@code pct-encoded = "%" HEXDIG HEXDIG} (RFC 3986 §2.1), always as UTF-8 (RFC 8141 §2.2).
 */
public final class PercentEncoding {

    private static final String DIGITS = "0123456789ABCDEF";

    private PercentEncoding() {}

    /** Whether a whole triplet {@code %HH} stands at {@code offset}. */
    public static boolean isTriplet(CharSequence text, int offset) {
        return offset + 2 < text.length() && text.charAt(offset) == '%'
                && CharSet.HEXDIG.contains(text.charAt(offset + 1)) && CharSet.HEXDIG.contains(text.charAt(offset + 2));
    }

    /** Whether the triplet at {@code offset} stands for the byte zero. */
    static boolean isNul(CharSequence text, int offset) {
        return text.charAt(offset + 1) == '0' && text.charAt(offset + 2) == '0';
    }

    /** The byte, 0 to 255, that the triplet at {@code offset} stands for. */
    public static int octet(CharSequence text, int offset) {
        return Character.digit(text.charAt(offset + 1), 16) << 4 | Character.digit(text.charAt(offset + 2), 16);
    }

    /** Encodes every character of {@code text} as UTF-8, in upper-case hexadecimal. A lone surrogate becomes U+FFFD. */
    public static String encodeAll(String text) {
        return encodeAll(wellFormed(text).getBytes(StandardCharsets.UTF_8));
    }

    /** Encodes each of {@code octets} (RFC 3986 §2.1). */
    public static String encodeAll(byte[] octets) {
        StringBuilder encoded = new StringBuilder(3 * octets.length);
        for (byte octet : octets) {
            encoded.append(encodeOctet(octet));
        }
        return encoded.toString();
    }

    /**
     * Encodes the characters of {@code text} that are in {@code members}. A {@code %} must come first in {@code
     * members}.
     */
    public static String encodeOnly(String members, String text) {
        String encoded = text;
        for (String member : members.split("")) {
            encoded = encoded.replace(member, encodeAll(member));
        }
        return encoded;
    }

    private static String wellFormed(String text) {
        StringBuilder result = new StringBuilder(text.length());
        text.codePoints().forEach(c -> result.appendCodePoint(c >= 0xD800 && c <= 0xDFFF ? 0xFFFD : c));
        return result.toString();
    }

    /**
     * Makes any text an NSS (RFC 8141 §2.2): encodes what the grammar does not allow, every {@code %} and a leading
     * {@code /}. The empty string stays empty, and an NSS must not be empty.
     */
    public static String encodeNss(String text) {
        return encode(text, CharSet.PCHAR, CharSet.NSS);
    }

    /** Makes any text an r- or q-component (RFC 8141 §2.3.1, §2.3.2); see {@link #encodeNss}. */
    public static String encodeQComponent(String text) {
        return encode(text, CharSet.PCHAR, CharSet.QUERY);
    }

    /** Makes any text an r-component: as {@link #encodeQComponent}, and encodes {@code ?=}, which would end it. */
    public static String encodeRComponent(String text) {
        return encodeQComponent(text).replace("?=", "%3F=");
    }

    /** Makes any text an f-component (RFC 8141 §2.3.3, RFC 3986 §3.5). */
    public static String encodeFComponent(String text) {
        return encode(text, CharSet.QUERY, CharSet.QUERY);
    }

    /** Encodes all but unreserved characters, as one component of a URI (RFC 3986 §2.3). */
    public static String encodeComponent(String text) {
        return encode(text, CharSet.UNRESERVED, CharSet.UNRESERVED);
    }

    /**
     * Encodes characters that no URI can hold (RFC 3986 §2). Every {@code %} stays, even one that begins no triplet.
     */
    public static String encodeUriReference(String text) {
        return encode(text, CharSet.URI, CharSet.URI);
    }

    private static String encode(String text, CharSet first, CharSet rest) {
        StringBuilder encoded = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(c -> {
            CharSet allowed = encoded.isEmpty() ? first : rest;
            if (c < 128 && allowed.contains((char) c)) {
                encoded.append((char) c);
            } else {
                encoded.append(encodeAll(Characters.text(c)));
            }
        });
        return encoded.toString();
    }

    /** {@code text} with the hexadecimal digits of every triplet in upper case; the same string if they already are. */
    public static String upperCaseHex(String text) {
        StringBuilder upper = null;
        for (int at = text.indexOf('%'); at >= 0; at = text.indexOf('%', at + 1)) {
            if (isTriplet(text, at) && (text.charAt(at + 1) >= 'a' || text.charAt(at + 2) >= 'a')) {
                if (upper == null) {
                    upper = new StringBuilder(text);
                }
                upper.replace(at + 1, at + 3, text.substring(at + 1, at + 3).toUpperCase(Locale.ROOT));
            }
        }
        return upper == null ? text : upper.toString();
    }

    /** A run of adjacent triplets: {@code [start, end)} in the text, and the bytes that they stand for. */
    public record Run(int start, int end, byte[] octets) {

        /** Whether the bytes are well-formed UTF-8. */
        public boolean isUtf8() {
            return decoded(octets) != null;
        }
    }

    /** The next run of triplets at or after {@code from}, or {@code null} when there is none. */
    public static @Nullable Run nextRun(String text, int from) {
        int start = text.indexOf('%', from);
        while (start >= 0 && !isTriplet(text, start)) {
            start = text.indexOf('%', start + 1);
        }
        if (start < 0) {
            return null;
        }
        int end = start;
        while (isTriplet(text, end)) {
            end += 3;
        }
        byte[] octets = new byte[(end - start) / 3];
        for (int i = 0; i < octets.length; i++) {
            octets[i] = (byte) octet(text, start + 3 * i);
        }
        return new Run(start, end, octets);
    }

    /**
     * {@code text} for people to read (RFC 8141 §4.4): decodes triplets that are UTF-8 for a visible character or a
     * space, and no others. The result is no URN and must not be compared as one (§3.1).
     */
    public static String decodeForDisplay(String text) {
        StringBuilder decoded = new StringBuilder(text.length());
        int at = 0;
        while (at < text.length()) {
            String character = characterAt(text, at);
            if (character.isEmpty() || !isVisible(character.codePointAt(0))) {
                decoded.append(text.charAt(at++));
            } else {
                decoded.append(character);
                at += encodeAll(character).length();
            }
        }
        return decoded.toString();
    }

    /** The character whose UTF-8 begins with the triplet at {@code at}; empty when there is none. */
    static String characterAt(String text, int at) {
        if (!isTriplet(text, at)) {
            return "";
        }
        // The first byte of a character of n bytes begins with n ones, if n is above one.
        int length = Math.max(1, Integer.numberOfLeadingZeros(~(octet(text, at) << 24)));
        byte[] octets = new byte[length];
        for (int i = 0; i < length; i++) {
            if (!isTriplet(text, at + 3 * i)) {
                return "";
            }
            octets[i] = (byte) octet(text, at + 3 * i);
        }
        return Objects.requireNonNullElse(decoded(octets), "");
    }

    /** The text whose UTF-8 {@code octets} are; {@code null} if they are no UTF-8. */
    private static @Nullable String decoded(byte[] octets) {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(octets)).toString();
        } catch (CharacterCodingException e) {
            return null;
        }
    }

    /** One byte as a triplet. */
    public static String encodeOctet(byte octet) {
        return "%" + DIGITS.charAt(octet >> 4 & 15) + DIGITS.charAt(octet & 15);
    }

    /**
     * Whether people see the character as itself. They do not see control, format, private, unassigned and
     * line-breaking ones, nor those of the plane for tags and variation selectors.
     */
    public static boolean isVisible(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL, Character.FORMAT, Character.SURROGATE, Character.PRIVATE_USE, Character.UNASSIGNED,
                    Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> false;
            case Character.SPACE_SEPARATOR -> codePoint == ' ';
            default -> codePoint < 0xE0000 || codePoint > 0xE0FFF;
        };
    }
}
