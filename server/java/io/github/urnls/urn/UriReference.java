package io.github.urnls.urn;

import static io.github.urnls.urn.CharSet.firstOf;

import org.jspecify.annotations.Nullable;

/**
 * A reference to a resource, whole or relative, cut into its components (RFC 3986 §4.1). Any string can be cut: only
 * the delimiters count, as in the expression of RFC 3986 Appendix B. The other characters are not checked.
 *
 * <p>
 * A component is {@code null} when its delimiter is missing, which is not the same as empty (§5.3). There is always a
 * path, possibly empty (§3.3).
 *
 * @param scheme    without its {@code :}
 * @param authority without its {@code //}
 * @param query     without its {@code ?}
 * @param fragment  without its {@code #}
 */
public record UriReference(@Nullable String scheme, @Nullable String authority, String path, @Nullable String query,
        @Nullable String fragment) {

    /** Reads any string; {@link #toString()} gives it back. */
    public static UriReference parse(String text) {
        // ^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))? (RFC 3986 Appendix B)
        int colon = firstOf(":/?#", text, 0);
        boolean hasScheme = colon > 0 && text.startsWith(":", colon);
        int hierarchy = hasScheme ? colon + 1 : 0;
        boolean hasAuthority = text.startsWith("//", hierarchy);
        int path = hasAuthority ? firstOf("/?#", text, hierarchy + 2) : hierarchy;
        int pathEnd = firstOf("?#", text, path);
        boolean hasQuery = text.startsWith("?", pathEnd);
        int hash = firstOf("#", text, pathEnd);
        return new UriReference(part(hasScheme, text, 0, colon), part(hasAuthority, text, hierarchy + 2, path),
                text.substring(path, pathEnd), part(hasQuery, text, pathEnd + 1, hash),
                part(hash < text.length(), text, hash + 1, text.length()));
    }

    /** The characters of {@code [start, end)}; {@code null} without the delimiter that introduces them. */
    private static @Nullable String part(boolean introduced, String text, int start, int end) {
        return introduced ? text.substring(start, end) : null;
    }

    /** Whether it needs a base: it has no scheme of its own (RFC 3986 §4.2). */
    public boolean isRelative() {
        return scheme == null;
    }

    /**
     * Whether it points into its own document: it is empty or a fragment alone (RFC 3986 §4.4, 1998 draft §4.2).
     */
    public boolean isSameDocument() {
        return scheme == null && authority == null && path.isEmpty() && query == null;
    }

    /** The meaning of this reference on {@code base}, which has a scheme (RFC 3986 §5.2). */
    public UriReference resolve(UriReference base) {
        return ReferenceResolution.RFC_3986.resolve(this, base);
    }

    /** The components put together again (RFC 3986 §5.3). */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        if (scheme != null) {
            text.append(scheme).append(':');
        }
        if (authority != null) {
            text.append("//").append(authority);
        }
        text.append(path);
        if (query != null) {
            text.append('?').append(query);
        }
        if (fragment != null) {
            text.append('#').append(fragment);
        }
        return text.toString();
    }
}
