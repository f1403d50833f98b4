package io.github.urnls.urn;

/** An immutable set of ASCII characters, one bit each. It never has members from U+0080 on. */
public record CharSet(long low, long high) {

    static final CharSet NONE = new CharSet(0, 0);

    // ALPHA = %x41-5A / %x61-7A, DIGIT = %x30-39 (RFC 5234 App. B.1)
    public static final CharSet ALPHA = range('A', 'Z').or(range('a', 'z'));
    public static final CharSet DIGIT = range('0', '9');
    public static final CharSet ALPHANUM = ALPHA.or(DIGIT);
    static final CharSet HEXDIG = DIGIT.or(range('A', 'F')).or(range('a', 'f'));

    // ldh = alphanum / "-" (RFC 8141 §2)
    public static final CharSet LDH = ALPHANUM.or(of("-"));

    // unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~" (RFC 3986 §2.3)
    static final CharSet UNRESERVED = ALPHANUM.or(of("-._~"));

    // sub-delims = "!" / "$" / "&" / "'" / "(" / ")" / "*" / "+" / "," / ";" / "=" (RFC 3986 §2.2)
    static final CharSet SUB_DELIMS = of("!$&'()*+,;=");

    // pchar = unreserved / pct-encoded / sub-delims / ":" / "@", here without pct-encoded (RFC 3986 §3.3)
    static final CharSet PCHAR = UNRESERVED.or(SUB_DELIMS).or(of(":@"));

    // query = fragment = *( pchar / "/" / "?" ) (RFC 3986 §3.4, §3.5)
    static final CharSet QUERY = PCHAR.or(of("/?"));

    // URI = *( unreserved / gen-delims / sub-delims / "%" ), the characters alone (RFC 3986 §2)
    static final CharSet URI = QUERY.or(of("#[]%"));

    /** The set of exactly the characters of {@code members}, which must all be ASCII. */
    public static CharSet of(String members) {
        long low = 0;
        long high = 0;
        for (int i = 0; i < members.length(); i++) {
            char c = members.charAt(i);
            if (c >= 128) {
                throw new IllegalArgumentException("not ASCII: " + members);
            }
            if (c < 64) {
                low |= 1L << c;
            } else {
                high |= 1L << (c - 64);
            }
        }
        return new CharSet(low, high);
    }

    private static CharSet range(char first, char last) {
        StringBuilder members = new StringBuilder();
        for (char c = first; c <= last; c++) {
            members.append(c);
        }
        return of(members.toString());
    }

    public CharSet or(CharSet other) {
        return new CharSet(low | other.low, high | other.high);
    }

    CharSet without(CharSet other) {
        return new CharSet(low & ~other.low, high & ~other.high);
    }

    /** Whether {@code c} is a member; any {@code char} may be asked. */
    public boolean contains(char c) {
        if (c < 64) {
            return (low >>> c & 1) != 0;
        }
        return c < 128 && (high >>> (c - 64) & 1) != 0;
    }

    /**
     * The first place of one of {@code members} in {@code text}, from {@code from} on; the length when there is none.
     */
    public static int firstOf(String members, String text, int from) {
        int at = from;
        while (at < text.length() && members.indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return at;
    }
}
