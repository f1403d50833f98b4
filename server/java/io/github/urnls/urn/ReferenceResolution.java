package io.github.urnls.urn;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Turns a relative reference into the URI that it means: by RFC 3986 §5.2, or by the draft of 1998 before it. The two
 * differ in these references:
 * <ul>
 * <li>An empty reference, or a fragment alone, means the base; in the draft it means the current document.
 * <li>A query alone follows the path of the base; in the draft it replaces the last segment of that path.
 * <li>More {@code ..} than the base has levels, and dots behind a leading slash, are removed; in the draft they stay.
 * <li>After a base that ends with its authority a slash is put in; in the draft it is not.
 * </ul>
 *
 * <p>
 * In both, a URN has no hierarchy: its path has no leading slash, and usually no slash at all. A reference that
 * replaces the last segment of such a path replaces the whole name with its NID: {@code b} on {@code urn:example:a} is
 * {@code urn:b}. RFC 8141 §4.3 advises against such references.
 */
public enum ReferenceResolution {

    /** RFC 3986 §5.2.2, for strict parsers: a scheme is never ignored, not even that of the base. */
    RFC_3986 {
        @Override
        public UriReference resolve(UriReference reference, UriReference base) {
            if (reference.scheme() != null || reference.authority() != null) {
                return new UriReference(firstPresent(reference.scheme(), base.scheme()), reference.authority(),
                        removeDotSegments(reference.path()), reference.query(), reference.fragment());
            }
            if (reference.path().isEmpty()) {
                return new UriReference(base.scheme(), base.authority(), base.path(),
                        firstPresent(reference.query(), base.query()), reference.fragment());
            }
            String path = reference.path();
            if (!path.startsWith("/")) {
                path = merge(base, path);
            }
            return new UriReference(base.scheme(), base.authority(), removeDotSegments(path), reference.query(),
                    reference.fragment());
        }

        /** RFC 3986 §5.2.3. */
        private static String merge(UriReference base, String path) {
            if (base.authority() != null && base.path().isEmpty()) {
                return "/" + path;
            }
            return directory(base.path()) + path;
        }

        /** RFC 3986 §5.2.4, step by step: of a path without a leading slash, {@code a/../b} becomes {@code /b}. */
        private static String removeDotSegments(String path) {
            StringBuilder kept = new StringBuilder(path.length());
            int at = leadingDots(path);
            while (at < path.length()) {
                int end = segmentEnd(path, at + 1);
                String segment = path.substring(at, end);
                boolean up = segment.equals("/..");
                if (up) {
                    kept.setLength(Math.max(0, kept.lastIndexOf("/")));
                }
                if (!up && !segment.equals("/.")) {
                    kept.append(segment);
                } else if (end == path.length()) {
                    kept.append('/');
                }
                at = end;
            }
            return kept.toString();
        }

        /** Where the path goes on after its leading {@code ../} and {@code ./} (steps A and D). */
        private static int leadingDots(String path) {
            int at = 0;
            int end = segmentEnd(path, at);
            while (at < path.length()
                    && (end - at == 1 && path.charAt(at) == '.' || end - at == 2 && path.startsWith("..", at))) {
                at = Math.min(path.length(), end + 1);
                end = segmentEnd(path, at);
            }
            return at;
        }

        private static int segmentEnd(String path, int from) {
            return CharSet.firstOf("/", path, from);
        }
    },

    /** draft-fielding-uri-syntax-02 §5.2. A reference to the current document (step 2) is returned as it is. */
    DRAFT_1998 {
        @Override
        public UriReference resolve(UriReference reference, UriReference base) {
            if (reference.isSameDocument() || reference.scheme() != null) {
                return reference;
            }
            String path = reference.path();
            if (reference.authority() == null && !path.startsWith("/")) {
                path = withoutDots(directory(base.path()) + path);
            }
            return new UriReference(base.scheme(), firstPresent(reference.authority(), base.authority()), path,
                    reference.query(), reference.fragment());
        }

        /** Steps 6c to 6g: a {@code ..} with no segment before it to remove stays. */
        private static String withoutDots(String path) {
            List<String> kept = new ArrayList<>();
            String[] segments = path.split("/", -1);
            int root = path.startsWith("/") ? 1 : 0; // the empty text before the first slash is no segment
            for (int i = 0; i < segments.length; i++) {
                boolean takesBack = segments[i].equals("..") && kept.size() > root && !kept.getLast().equals("..");
                if (takesBack) {
                    kept.removeLast();
                }
                if (!takesBack && !segments[i].equals(".")) {
                    kept.add(segments[i]);
                } else if (i == segments.length - 1) {
                    kept.add(""); // the slash before it stays
                }
            }
            return String.join("/", kept);
        }
    };

    /**
     * The meaning of {@code reference} on {@code base}. Never fails: on a base without a scheme the result has no
     * scheme.
     *
     * @param base a whole URI; its fragment is never used (RFC 3986 §5.1)
     */
    public abstract UriReference resolve(UriReference reference, UriReference base);

    private static @Nullable String firstPresent(@Nullable String first, @Nullable String second) {
        return first != null ? first : second;
    }

    /** Everything up to and including the last slash; empty when there is none. */
    private static String directory(String path) {
        return path.substring(0, path.lastIndexOf('/') + 1);
    }
}
