package io.github.urnls.text;

/** A stretch of a document: UTF-16 offsets into one snapshot, {@code end} exclusive, {@code 0 <= start <= end}. */
public record TextRange(int start, int end) {

    /** Throws {@link IllegalArgumentException} unless {@code 0 <= start <= end}. */
    public TextRange {
        if (start < 0 || end < start) {
            throw new IllegalArgumentException("range " + start + ".." + end);
        }
    }

    /** In UTF-16 code units. */
    public int length() {
        return end - start;
    }

    /** The range {@code by} characters later; earlier if {@code by} is negative. */
    public TextRange moved(int by) {
        return new TextRange(start + by, end + by);
    }

    /** Whether {@code offset} lies within the range or at its end: there a cursor still touches the range. */
    public boolean touches(int offset) {
        return start <= offset && offset <= end;
    }

    /** Whether both cover some same character, or one begins where the other ends. */
    public boolean touches(TextRange other) {
        return start <= other.end && other.start <= end;
    }

    /** Whether {@code other} covers all of this range. */
    public boolean isWithin(TextRange other) {
        return other.start <= start && end <= other.end;
    }

    /** Whether both cover some same character. */
    public boolean overlaps(TextRange other) {
        return start < other.end && other.start < end;
    }

    /**
     * This range without the white space of {@code text} at its start and end. For white space alone, an empty range at
     * its end.
     */
    public TextRange strippedIn(String text) {
        int first = Chars.skipSpace(text, start, end);
        return new TextRange(first, Chars.trimSpace(text, first, end));
    }

    /** The characters of {@code text} that this range covers. */
    public String in(String text) {
        return text.substring(start, end);
    }
}
