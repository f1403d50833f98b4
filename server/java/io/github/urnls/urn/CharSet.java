package io.github.urnls.urn;

/**
 * An immutable set of ASCII characters. It never has members from U+0080 on. A table, not the bits of two {@code long}:
 * the parser asks at each character, and JavaScript has no quick numbers of 64 bits.
 */
public final class CharSet {

    private static final int ASCII = 128;

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

    // NSS = pchar *(pchar / "/") (RFC 8141 §2)
    static final CharSet NSS = PCHAR.or(of("/"));
    // query = fragment = *( pchar / "/" / "?" ) (RFC 3986 §3.4, §3.5)
    static final CharSet QUERY = NSS.or(of("?"));

    // URI = *( unreserved / gen-delims / sub-delims / "%" ), the characters alone (RFC 3986 §2)
    static final CharSet URI = QUERY.or(of("#[]%"));

    private final boolean[] members;

    private CharSet(boolean[] members) {
        this.members = members;
    }

    /** The set of exactly the characters of {@code members}, which must all be ASCII. */
    public static CharSet of(String members) {
        boolean[] table = new boolean[ASCII];
        for (int i = 0; i < members.length(); i++) {
            char c = members.charAt(i);
            if (c >= ASCII) {
                throw new IllegalArgumentException("not ASCII: " + members);
            }
            table[c] = true;
        }
        return new CharSet(table);
    }

    private static CharSet range(char first, char last) {
        StringBuilder members = new StringBuilder();
        for (char c = first; c <= last; c++) {
            members.append(c);
        }
        return of(members.toString());
    }

    public CharSet or(CharSet other) {
        boolean[] table = members.clone();
        for (int c = 0; c < ASCII; c++) {
            table[c] |= other.members[c];
        }
        return new CharSet(table);
    }

    CharSet without(CharSet other) {
        boolean[] table = members.clone();
        for (int c = 0; c < ASCII; c++) {
            table[c] &= !other.members[c];
        }
        return new CharSet(table);
    }

    /** Whether {@code c} is a member; any {@code char} may be asked. */
    public boolean contains(char c) {
        return c < ASCII && members[c];
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

    /** Where the members end that begin at {@code from}, if any do. */
    public int end(String text, int from) {
        int end = from;
        while (end < text.length() && contains(text.charAt(end))) {
            end++;
        }
        return end;
    }

    /** How many characters both begin with. */
    public static int common(CharSequence one, CharSequence other) {
        int common = 0;
        while (common < Math.min(one.length(), other.length()) && one.charAt(common) == other.charAt(common)) {
            common++;
        }
        return common;
    }

    /** Whether a code point is white space or another space, as U+00A0 is. */
    public static boolean isSpace(int c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c);
    }

    /** Whether all characters of {@code run} are {@linkplain #isSpace spaces} or cannot be seen. */
    public static boolean isHidden(String run) {
        return run.codePoints().allMatch(c -> isSpace(c) || Character.getType(c) == Character.FORMAT);
    }
}
