package io.github.urnls.text;

/**
 * The difference between two states of a document. The stretch {@code [start, oldEnd)} of the older one became {@code
 * [start, newEnd)} of the newer one; all else is the same. Offsets are UTF-16 code units.
 */
public record Change(int start, int oldEnd, int newEnd) {

    /** The replacement of {@code range} by {@code inserted} characters. */
    public static Change of(TextRange range, int inserted) {
        return new Change(range.start(), range.end(), range.start() + inserted);
    }

    /** This change and then {@code next}, as one change. It may cover text that neither of them changed. */
    public Change then(Change next) {
        int first = Math.min(start, next.start);
        int last = Math.max(newEnd, next.oldEnd);
        return new Change(first, last - delta(), last + next.delta());
    }

    /** By how many characters the text behind the change has moved. */
    public int delta() {
        return newEnd - oldEnd;
    }
}
