package io.github.urnls.urn;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Percent-encoding of octets: {@code pct-encoded = "%" HEXDIG HEXDIG} (RFC 3986 §2.1), always as UTF-8 (RFC 8141 §2.2).
 */
public final class PercentEncoding {

    private static final String HEX = "0123456789ABCDEF";

    private PercentEncoding() {}

    /** Whether a whole triplet {@code %HH} stands at {@code offset}. */
    public static boolean isTriplet(CharSequence text, int offset) {
        return offset + 2 < text.length() && text.charAt(offset) == '%'
                && CharSet.HEXDIG.contains(text.charAt(offset + 1)) && CharSet.HEXDIG.contains(text.charAt(offset + 2));
    }

    /** Whether the triplet at {@code offset} stands for the octet zero. */
    static boolean isNul(CharSequence text, int offset) {
        return text.charAt(offset + 1) == '0' && text.charAt(offset + 2) == '0';
    }

    /** The octet, 0 to 255, that the triplet at {@code offset} stands for. */
    public static int octet(CharSequence text, int offset) {
        return digit(text.charAt(offset + 1)) << 4 | digit(text.charAt(offset + 2));
    }

    private static int digit(char c) {
        return c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10;
    }

    /**
     * Encodes every character of {@code text}, as UTF-8, in upper-case hexadecimal. A lone surrogate becomes U+FFFD.
     */
    public static String encodeAll(String text) {
        byte[] octets = wellFormed(text).getBytes(StandardCharsets.UTF_8);
        StringBuilder encoded = new StringBuilder(octets.length * 3);
        for (byte octet : octets) {
            append(octet, encoded);
        }
        return encoded.toString();
    }

    private static String wellFormed(String text) {
        StringBuilder result = new StringBuilder(text.length());
        text.codePoints().forEach(c -> result.appendCodePoint(c >= 0xD800 && c <= 0xDFFF ? 0xFFFD : c));
        return result.toString();
    }

    /**
     * Makes any text an NSS (RFC 8141 §2.2): what the grammar does not allow is encoded, {@code %} included, and so is
     * a leading {@code /}. The empty string stays empty, which no NSS may be.
     */
    public static String encodeNss(String text) {
        return encode(text, CharSet.PCHAR, CharSet.PCHAR.or(CharSet.of("/")));
    }

    /** Makes any text an r- or q-component (RFC 8141 §2.3.1, §2.3.2); see {@link #encodeNss}. */
    public static String encodeQComponent(String text) {
        return encode(text, CharSet.PCHAR, CharSet.QUERY);
    }

    /** Makes any text an r-component: as {@link #encodeQComponent}, and {@code ?=}, which would end it, is encoded. */
    public static String encodeRComponent(String text) {
        return encodeQComponent(text).replace("?=", "%3F=");
    }

    /** Makes any text an f-component (RFC 8141 §2.3.3, RFC 3986 §3.5). */
    public static String encodeFComponent(String text) {
        return encode(text, CharSet.QUERY, CharSet.QUERY);
    }

    /**
     * Encodes what no URI can hold (RFC 3986 §2); triplets stay, and a {@code %} that begins none does. The same string
     * if all fits.
     */
    public static String encodeUriReference(String text) {
        return text.chars().allMatch(c -> CharSet.URI.contains((char) c)) ? text
                : encode(text, CharSet.URI, CharSet.URI);
    }

    private static String encode(String text, CharSet first, CharSet rest) {
        StringBuilder encoded = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(c -> {
            CharSet allowed = encoded.isEmpty() ? first : rest;
            if (c < 128 && allowed.contains((char) c)) {
                encoded.append((char) c);
            } else {
                encoded.append(encodeAll(Character.toString(c)));
            }
        });
        return encoded.toString();
    }

    /** {@code text} with the hexadecimal digits of every triplet in upper case; the same string if they are already. */
    public static String upperCaseHex(String text) {
        StringBuilder upper = null;
        for (int at = text.indexOf('%'); at >= 0; at = text.indexOf('%', at + 1)) {
            if (isTriplet(text, at) && (isLower(text.charAt(at + 1)) || isLower(text.charAt(at + 2)))) {
                upper = upper == null ? new StringBuilder(text) : upper;
                upper.replace(at + 1, at + 3, text.substring(at + 1, at + 3).toUpperCase(Locale.ROOT));
            }
        }
        return upper == null ? text : upper.toString();
    }

    private static boolean isLower(char hex) {
        return hex >= 'a';
    }

    /** One run of neighbouring triplets: {@code [start, end)} in the text, and the octets they stand for. */
    public record Run(int start, int end, byte[] octets) {

        /** Whether the octets are well-formed UTF-8. */
        public boolean isUtf8() {
            try {
                StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(octets));
                return true;
            } catch (CharacterCodingException e) {
                return false;
            }
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
     * What a person would read (RFC 8141 §4.4): triplets that are UTF-8 for visible characters or a space are decoded,
     * all others stay as they are. The result is for display; it is not a URN and must not be compared as one (§3.1).
     */
    public static String decodeForDisplay(String text) {
        Run run = nextRun(text, 0);
        if (run == null) {
            return text;
        }
        StringBuilder decoded = new StringBuilder(text.length());
        int copied = 0;
        for (; run != null; run = nextRun(text, run.end())) {
            decoded.append(text, copied, run.start());
            decodeRun(text, run, decoded);
            copied = run.end();
        }
        return decoded.append(text, copied, text.length()).toString();
    }

    private static void decodeRun(String text, Run run, StringBuilder decoded) {
        ByteBuffer octets = ByteBuffer.wrap(run.octets());
        while (octets.hasRemaining()) {
            int length = sequenceLength(octets.get(octets.position()));
            String character = length > octets.remaining() ? "" : decodeOne(octets, length);
            if (!character.isEmpty() && isVisible(character.codePointAt(0))) {
                decoded.append(character);
                octets.position(octets.position() + length);
            } else {
                int triplet = run.start() + 3 * octets.position();
                decoded.append(text, triplet, triplet + 3);
                octets.get();
            }
        }
    }

    /** One octet as a triplet. */
    public static String encodeOctet(byte octet) {
        StringBuilder encoded = new StringBuilder(3);
        append(octet, encoded);
        return encoded.toString();
    }

    private static void append(byte octet, StringBuilder encoded) {
        encoded.append('%').append(HEX.charAt(octet >> 4 & 15)).append(HEX.charAt(octet & 15));
    }

    private static int sequenceLength(byte first) {
        int octet = first & 0xFF;
        return octet < 0x80 ? 1 : octet < 0xE0 ? 2 : octet < 0xF0 ? 3 : 4;
    }

    private static String decodeOne(ByteBuffer octets, int length) {
        try {
            CharBuffer decoded = StandardCharsets.UTF_8.newDecoder().decode(octets.slice(octets.position(), length));
            return decoded.toString();
        } catch (CharacterCodingException e) {
            return "";
        }
    }

    /** Whether a person sees the character as itself: no control, format, private, unassigned or line-breaking one. */
    public static boolean isVisible(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL, Character.FORMAT, Character.SURROGATE, Character.PRIVATE_USE, Character.UNASSIGNED,
                    Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> false;
            case Character.SPACE_SEPARATOR -> codePoint == ' ';
            default -> true;
        };
    }
}
