package io.github.urnls.scan;

import io.github.urnls.format.Decoded;
import io.github.urnls.format.Escapes;
import io.github.urnls.text.Chars;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.PercentEncoding;

/**
 * A name that a query or a form writes percent-encoded (RFC 3986 §2.1), {@code grant_type=urn%3Aietf%3A…}: an escape
 * around the escapes of its place. The colon of its scheme is encoded, and once.
 *
 * @param around the escapes of its place
 */
record EncodedName(Escapes around) implements Escapes {

    /** What stands as it is in such a name, beside letters and digits: some programs do not encode all of these. */
    private static final String PLAIN = "-._~:*!@";

    /** What ends a name in a query although it is encoded. */
    private static final String DELIMITERS = "\"&'<>|[]{}";

    /**
     * The end of the name at {@code at}, a decoded offset, whose colon is encoded; 0 if none begins there; negative,
     * but for its sign the place to go on, if a program goes on with it.
     */
    static int end(String text, int at) {
        if (!Surroundings.isAlone(text, at)) {
            return 0;
        }
        int end = at + 6;
        while (end < text.length() && goesOnAt(text, at, end)) {
            end += text.charAt(end) == '%' ? 3 : 1;
        }
        boolean open = Chars.isAt(text, end, "$%{\ufffc") && !PercentEncoding.isTriplet(text, end);
        int last = Chars.before(text, end, ".!*") + 1; // which end the sentence around it
        boolean beginning = !Chars.isAt(text, last, "&")
                && (Chars.isAt(text, last - 1, ":-_") || Chars.isInAnyCase(text, last - 3, "%3A"));
        return open || beginning ? -end : last;
    }

    private static boolean goesOnAt(String text, int start, int at) {
        char c = text.charAt(at);
        if (c == ':' && Chars.isInAnyCase(text, Chars.wordEnd(text, start + 6, at, "-"), "%3A")) {
            return false; // a name of which each colon is encoded, and a local name
        }
        if (c != '%') {
            return c < 128 && Chars.isOfWord(c, PLAIN);
        }
        return PercentEncoding.isTriplet(text, at) && !isDelimiter(text, at) && !endsName(text, start, at);
    }

    /**
     * Whether the triplet at {@code at} divides the name that begins at {@code start} from another one, which {@code #}
     * and a colon join to it, or is a parenthesis that closes what it does not open.
     */
    static boolean endsName(String text, int start, int at) {
        return Chars.isInAnyCase(text, at, "%5C%2")
                || "#:".indexOf(octet(text, at)) < 0 && Chars.isInAnyCase(text, at + 3, "urn")
                        && Chars.isAt(text, at + 6, ":%")
                || text.startsWith("%29", at) && Chars.indexOf(text, "%28", start, at) < 0;
    }

    /** Whether a triplet at {@code at} stands for a character that ends a name, or one that cannot be seen. */
    static boolean isDelimiter(String text, int at) {
        return octet(text, at) <= ' ' || DELIMITERS.indexOf(octet(text, at)) >= 0;
    }

    /** Whether a triplet at {@code at} stands for no letter and no digit. */
    static boolean isSign(String text, int at) {
        int octet = octet(text, at);
        return octet < 128 && !Chars.isLetterOrDigit((char) octet);
    }

    /** What the triplet at {@code at} stands for; a letter if there is none. */
    private static int octet(String text, int at) {
        return at >= 0 && PercentEncoding.isTriplet(text, at) ? PercentEncoding.octet(text, at) : 'a';
    }

    @Override
    public Decoded decode(String text, TextRange range) {
        Decoded inner = around.decode(text, range);
        Decoded.Builder decoded = new Decoded.Builder(text, range);
        String name = inner.text();
        for (int i = 0; i < name.length(); i++) {
            boolean triplet = PercentEncoding.isTriplet(name, i) && PercentEncoding.octet(name, i) < 128;
            TextRange source = inner.source(i, triplet ? i + 3 : i + 1);
            if (triplet || source.length() > 1) {
                decoded.escape(source.start(), source.end(),
                        String.valueOf(triplet ? (char) PercentEncoding.octet(name, i) : name.charAt(i)));
            }
            i += triplet ? 2 : 0;
        }
        return decoded.build();
    }

    @Override
    public String encode(String decoded) {
        return around.encode(PercentEncoding.encodeComponent(decoded));
    }
}
