package io.github.urnls.feature;

import io.github.urnls.urn.PercentEncoding;

/**
 * A URI reference in its parts (RFC 3986 §3), each with the delimiter that begins or ends it, or empty. Unlike {@code java.net.URI} it
 * takes any string and keeps {@code file:///}.
 */
record UriReference(String scheme, String authority, String path, String query, String fragment) {

    static UriReference of(String text) {
        int fragment = orEnd(text.indexOf('#'), text.length());
        int query = orEnd(text.substring(0, fragment).indexOf('?'), fragment);
        int scheme = schemeEnd(text, query);
        boolean hasAuthority = text.startsWith("//", scheme) && scheme + 2 <= query;
        int path = hasAuthority ? orEnd(text.substring(0, query).indexOf('/', scheme + 2), query) : scheme;
        return new UriReference(text.substring(0, scheme), text.substring(scheme, path), text.substring(path, query),
                text.substring(query, fragment), text.substring(fragment));
    }

    // scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )      (§3.1)
    private static int schemeEnd(String text, int limit) {
        int end = 0;
        while (end < limit && text.charAt(end) < 128 && (Character.isLetter(text.charAt(end))
                || end > 0 && (Character.isDigit(text.charAt(end)) || "+-.".indexOf(text.charAt(end)) >= 0))) {
            end++;
        }
        return end > 0 && end < limit && text.charAt(end) == ':' ? end + 1 : 0;
    }

    private static int orEnd(int index, int end) {
        return index < 0 ? end : index;
    }

    /** {@code reference} relative to {@code base} (§5.2.2), with what no URI can hold encoded. */
    static String resolve(String base, String reference) {
        return of(base).resolve(of(escaped(reference.strip()))).toString();
    }

    private UriReference resolve(UriReference reference) {
        if (!reference.scheme.isEmpty()) {
            return reference.withPath(reference.path);
        }
        if (!reference.authority.isEmpty()) {
            return new UriReference(scheme, reference.authority, "", reference.query, reference.fragment).withPath(reference.path);
        }
        if (reference.path.isEmpty()) {
            return new UriReference(scheme, authority, path, reference.query.isEmpty() ? query : reference.query, reference.fragment);
        }
        return new UriReference(scheme, authority, "", reference.query, reference.fragment)
                .withPath(reference.path.startsWith("/") ? reference.path : merged(reference.path));
    }

    private UriReference withPath(String newPath) {
        boolean hierarchical = newPath.startsWith("/") || scheme.isEmpty();
        return new UriReference(scheme, authority, hierarchical ? withoutDots(newPath) : newPath, query, fragment);
    }

    /** §5.2.3. */
    private String merged(String relative) {
        return !authority.isEmpty() && path.isEmpty() ? "/" + relative : path.substring(0, path.lastIndexOf('/') + 1) + relative;
    }

    /** §5.2.4. A relative path keeps the steps that lead out of it. */
    private static String withoutDots(String path) {
        StringBuilder output = new StringBuilder(path.length());
        int at = 0;
        while (at < path.length()) {
            int end = orEnd(path.indexOf('/', at), path.length() - 1) + 1;
            String segment = path.substring(at, end);
            String name = segment.endsWith("/") ? segment.substring(0, segment.length() - 1) : segment;
            int before = output.lastIndexOf("/", output.length() - 2) + 1;
            if (name.equals("..") && output.length() > 0 && !output.substring(before).equals("../")) {
                output.setLength(output.length() == 1 && output.charAt(0) == '/' ? 1 : before);
            } else if (!name.equals(".")) {
                output.append(segment);
            }
            at = end;
        }
        return output.toString();
    }

    /** {@code text} with what no URI can hold encoded as UTF-8 (OASIS XML Catalogs 1.1 §6.3); the same string if there is none. */
    static String escaped(String text) {
        if (text.chars().noneMatch(UriReference::isDisallowed)) {
            return text;
        }
        StringBuilder escaped = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(c -> escaped.append(isDisallowed(c) ? PercentEncoding.encodeAll(Character.toString(c))
                : Character.toString(c)));
        return escaped.toString();
    }

    private static boolean isDisallowed(int c) {
        return c <= ' ' || c >= 0x7F || "\"<>\\^`{|}".indexOf(c) >= 0;
    }

    @Override
    public String toString() {
        return scheme + authority + path + query + fragment;
    }
}
