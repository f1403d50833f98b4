package io.github.urnls.namespace;

import io.github.urnls.urn.CharSet;
import java.util.Optional;

/**
 * A pattern for names. {@code *} stands for any characters, or none; all else stands for itself. Up to the colon behind
 * the NID, the case of ASCII letters is ignored, and so it is behind a bracket, as in filters (RFC 7644 §3.4.2.2). The
 * time to match grows at most with the product of both lengths.
 */
public record Glob(String pattern) {

    private static final String SCHEME = "urn:";

    /** The error in a pattern that no URN can match; empty for any other pattern. */
    public Optional<String> problem() {
        String start = beginning();
        int length = Math.min(start.length(), SCHEME.length());
        boolean fits = start.regionMatches(true, 0, SCHEME, 0, length)
                && (pattern.indexOf('*') >= 0 || length == SCHEME.length());
        return fits ? Optional.empty()
                : Optional.of("no URN matches “" + pattern + "”; a pattern begins with “urn:” or “*”");
    }

    /** What stands before the first {@code *}; all if there is none. */
    public String beginning() {
        return pattern.split("\\*", 2)[0];
    }

    /** Whether the whole of {@code name} matches. */
    public boolean matches(String name) {
        int colon = name.indexOf(':', SCHEME.length());
        int folded = colon < 0 ? name.length() : colon;
        char[] wanted = pattern.toCharArray();
        char[] text = name.toCharArray();
        int p = 0;
        int n = 0;
        int star = -1;
        int resume = 0;
        while (n < text.length) {
            if (p < wanted.length && wanted[p] == '*') {
                star = p++;
                resume = n;
            } else if (p < wanted.length && (wanted[p] == text[n]
                    || isSameLetter(wanted[p], text[n]) && (n < folded || pattern.lastIndexOf('[', p) >= 0))) {
                p++;
                n++;
            } else if (star >= 0) {
                p = star + 1;
                n = ++resume;
            } else {
                return false;
            }
        }
        while (p < wanted.length && wanted[p] == '*') {
            p++;
        }
        return p == wanted.length;
    }

    private static boolean isSameLetter(char a, char b) {
        return (a | 0x20) == (b | 0x20) && CharSet.ALPHA.contains(a);
    }
}
