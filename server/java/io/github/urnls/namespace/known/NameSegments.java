package io.github.urnls.namespace.known;

/** A name in the segments between its colons, numbered from 0 for the namespace identifier. */
final class NameSegments {

    final String text;
    /** Where each segment begins; one more for the segment that could follow. */
    private final int[] starts;

    /** Cuts {@code text}, an assigned-name (RFC 8141 §2). */
    NameSegments(String text) {
        this.text = text;
        this.starts = new int[(int) text.chars().filter(c -> c == ':').count() + 1];
        starts[0] = "urn:".length();
        for (int i = 1; i < starts.length; i++) {
            starts[i] = SegmentTree.end(text, starts[i - 1]) + 1;
        }
    }

    int count() {
        return starts.length - 1;
    }

    int start(int i) {
        return starts[i];
    }

    int end(int i) {
        return starts[i + 1] - 1;
    }

    int length(int i) {
        return end(i) - start(i);
    }

    String segment(int i) {
        return text.substring(start(i), end(i));
    }

    /** Everything from a segment on. */
    String from(int i) {
        return text.substring(starts[i]);
    }

    boolean isLast(int i) {
        return i == count() - 1;
    }

    boolean hasLetters(int i) {
        return Likeness.hasLetters(segment(i));
    }
}
