package io.github.urnls.urn;

/** A stretch of a parsed string: UTF-16 offsets, {@code end} exclusive, {@code 0 <= start <= end}. */
public record Span(int start, int end) {

    /** Throws {@link IllegalArgumentException} unless {@code 0 <= start <= end}. */
    public Span {
        if (start < 0 || end < start) {
            throw new IllegalArgumentException("span " + start + ".." + end);
        }
    }

    /** Written out: the JVM generates the method of a record at each start, which takes time and memory. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Span that && start == that.start && end == that.end;
    }

    @Override
    public int hashCode() {
        return 31 * start + end;
    }

    /** This place in a text before which {@code characters} more stand. */
    public Span plus(int characters) {
        return new Span(start + characters, end + characters);
    }

    /** In UTF-16 code units. */
    public int length() {
        return end - start;
    }

    /** Whether it covers nothing. */
    public boolean isEmpty() {
        return start == end;
    }

    /** The characters of {@code text} that this span covers. */
    public String in(String text) {
        return text.substring(start, end);
    }
}
