package io.github.urnls.urn;

/** One spelling for names that differ only where case is ignored (RFC 8141 §3.1, RFC 3986 §6.2.2.1). */
public final class Normalization {

    private Normalization() {}

    /**
     * The whole URN with scheme and NID in lower case and percent-encoded bytes in upper case. Nothing is encoded or
     * decoded. Returns the same string when it is normalized already.
     */
    public static String normalize(ParsedUrn urn) {
        int nidEnd = urn.nid().map(Span::end).orElse(urn.scheme().end());
        return lowerCase(urn.text(), nidEnd, urn.text().length(), urn.specification());
    }

    /** The assigned-name alone, normalized. {@link Equivalence} compares these. */
    public static String assignedName(ParsedUrn urn) {
        return lowerCase(urn.text(), urn.nid().map(Span::end).orElse(0), urn.assignedNameEnd(), urn.specification());
    }

    private static String lowerCase(String text, int nidEnd, int end, Specification specification) {
        if (isLowerCase(text, nidEnd) && text.indexOf('%', nidEnd) < 0
                && !specification.has(SyntaxTrait.WHITE_SPACE_INSIGNIFICANT)) {
            return text.substring(0, end); // as nearly all are
        }
        String head = text.substring(0, nidEnd);
        String tail = text.substring(nidEnd, end);
        if (specification.has(SyntaxTrait.WHITE_SPACE_INSIGNIFICANT)) {
            // First: white space may stand within a triplet.
            head = withoutSpace(head);
            tail = withoutSpace(tail);
        }
        String lowerHead = fold(head);
        String upperTail = PercentEncoding.upperCaseHex(tail);
        boolean unchanged = lowerHead.equals(head) && upperTail.equals(tail);
        if (unchanged && head.length() + tail.length() == text.length()) {
            return text;
        }
        return lowerHead + upperTail;
    }

    private static boolean isLowerCase(String text, int end) {
        for (int i = 0; i < end; i++) {
            if (text.charAt(i) >= 'A' && text.charAt(i) <= 'Z') {
                return false;
            }
        }
        return true;
    }

    /** {@code text} without white space, which is ignored within a URN: space, tab, CR and LF (1995 proposal §2). */
    public static String withoutSpace(String text) {
        return text.replaceAll("[ \\t\\r\\n]+", "");
    }

    /** A name, or the beginning of one, with scheme and NID in lower case. */
    public static String foldNamespace(String name) {
        int end = name.indexOf(':', name.indexOf(':') + 1) + 1;
        return end == 0 ? fold(name) : fold(name.substring(0, end)) + name.substring(end);
    }

    /** The name of a constant as codes, options and tables write it: in lower case, its words joined by hyphens. */
    public static String id(Enum<?> constant) {
        return fold(constant.name()).replace('_', '-');
    }

    /**
     * {@code text} with A to Z in lower case, for comparing NIDs, which have no other letters. {@code
     * String.toLowerCase} would fold U+212A KELVIN SIGN to {@code k}.
     */
    public static String fold(String text) {
        StringBuilder lower = null;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= 'A' && c <= 'Z') {
                if (lower == null) {
                    lower = new StringBuilder(text);
                }
                lower.setCharAt(i, (char) (c + 32));
            }
        }
        return lower == null ? text : lower.toString();
    }
}
