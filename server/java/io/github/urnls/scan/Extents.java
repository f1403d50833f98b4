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
        boolean piece = passage.extent() == Passage.Extent.PIECE;
        boolean whole = (piece || passage.extent() == Passage.Extent.VALUE) && isBlank(text, 0, at);
        int closing = whole ? text.length() : Quotes.closing(text, at);
        if (whole || closing >= 0) {
            return value(text, at, closing, passage, piece && whole);
        }
        int raw = ProseEnd.raw(text, at);
        Kind kind = Lookalikes.kind(text, at, raw);
        if (kind == Kind.PATTERN || kind == Kind.TEMPLATE) {
            return new Extent(raw, kind);
        }
        int end = passage.extent() == Passage.Extent.LIST ? raw : ProseEnd.trim(text, at, raw);
        return new Extent(end, hasNss(text, at, end) ? Kind.URN : Kind.PREFIX);
    }

    /** A name that stands at the beginning of a value, which ends at {@code limit}. */
    private static Extent value(String text, int at, int limit, Passage passage, boolean piece) {
        int end = ValueEnd.of(text, at, limit);
        if (end <= at + 4) {
            return new Extent(end, Kind.PREFIX);
        }
        Kind kind = Lookalikes.kind(text, at, end);
        boolean goesOn = piece && isBlank(text, end, limit);
        boolean constant = text.charAt(end - 1) == ':' && passage.role() != Passage.Role.NAMESPACE_NAME;
        return new Extent(end, kind == Kind.URN && (goesOn || constant) ? Kind.PREFIX : kind);
    }

    /** Whether anything stands behind a second colon: running text speaks of {@code urn:isbn} without meaning a name. */
    private static boolean hasNss(String text, int at, int end) {
        int colon = text.indexOf(':', at + 4, Math.max(at + 4, end));
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
