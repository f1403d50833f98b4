package io.github.urnls.scan;

import io.github.urnls.format.Passage;
import io.github.urnls.scan.UrnOccurrence.Kind;

/** Where a URN that has begun ends, and what it was taken for. */
final class Extents {

    /** The end, exclusive, as a decoded offset; and the kind. */
    record Extent(int end, Kind kind) {}

    private Extents() {}

    /** Delimits the name that begins at {@code at} in the decoded text of {@code passage}. */
    static Extent of(String text, int at, Passage passage) {
        boolean whole = passage.extent() == Passage.Extent.VALUE && isBlank(text, 0, at);
        int raw = whole ? ValueEnd.of(text, at) : ProseEnd.raw(text, at);
        Kind kind = Lookalikes.kind(text, at, raw);
        if (kind == Kind.PATTERN || kind == Kind.TEMPLATE) {
            return new Extent(raw, kind);
        }
        if (whole) {
            boolean constant = text.charAt(raw - 1) == ':' && passage.role() != Passage.Role.NAMESPACE_NAME;
            return new Extent(raw, constant ? Kind.PREFIX : Kind.URN);
        }
        int end = passage.extent() == Passage.Extent.LIST ? raw : ProseEnd.trim(text, at, raw);
        return new Extent(end, hasNss(text, at, end) ? Kind.URN : Kind.PREFIX);
    }

    /** Whether anything stands behind a second colon: running text speaks of {@code urn:isbn} without meaning a name. */
    private static boolean hasNss(String text, int at, int end) {
        int colon = text.indexOf(':', at + 4);
        return colon > at + 4 && colon < end - 1;
    }

    static boolean isBlank(String text, int from, int to) {
        for (int i = from; i < to; i++) {
            if (!Character.isWhitespace(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }
}
