package io.github.urnls.text;

/**
 * Where each line of one text begins, and the way from offsets to positions and back. A line ends with LF, CR LF or CR
 * (LSP 3.17, Text Documents); its end is not part of what a column can point at.
 */
public final class LineIndex {

    private final Pieces text;

    /** Looks once through {@code text}. */
    public LineIndex(String text) {
        this(Pieces.of(text));
    }

    LineIndex(Pieces text) {
        this.text = text;
    }

    /** How many lines there are; at least one, and one more than there are line ends. */
    public int lineCount() {
        return text.lineEnds() + 1;
    }

    /** The line, counted from zero, on which {@code offset} lies; an offset within a line end belongs to that line. */
    public int lineOf(int offset) {
        return text.lineEndsUpTo(offset);
    }

    /** The offset of the first character of {@code line}, which must exist. */
    public int lineStart(int line) {
        return line == 0 ? 0 : text.behindLineEnd(line - 1);
    }

    /** The offset behind the last character of {@code line}, before its line end. */
    public int lineEnd(int line) {
        if (line == text.lineEnds()) {
            return text.length();
        }
        int end = lineStart(line + 1) - 1;
        if (end > lineStart(line) && text.charAt(end) == '\n' && text.charAt(end - 1) == '\r') {
            return end - 1;
        }
        return end;
    }

    /**
     * The offset of a position that a client sent. Any position has one: behind the end of a line it is the end of that
     * line, behind the last line the end of the text, a negative number counts as zero, and a column that falls within
     * a character means the start of that character.
     */
    public int offset(Position position, PositionEncoding encoding) {
        if (position.line() < 0) {
            return 0;
        }
        if (position.line() >= lineCount()) {
            return text.length();
        }
        int start = lineStart(position.line());
        int end = lineEnd(position.line());
        if (encoding == PositionEncoding.UTF16) {
            return characterStart((int) Math.min(end, (long) start + Math.max(0, position.character())));
        }
        return text.offsetOf(Math.max(0, position.character()), start, end, encoding);
    }

    /**
     * The position of {@code offset}, which must lie within the text. An offset within a line end gives the end of the
     * line, one within a surrogate pair the start of the character.
     */
    public Position position(int offset, PositionEncoding encoding) {
        int line = lineOf(offset);
        int end = characterStart(Math.min(offset, lineEnd(line)));
        return new Position(line, width(lineStart(line), end, encoding));
    }

    /** {@code offset}, or the start of the surrogate pair that it lies within. */
    int characterStart(int offset) {
        if (offset > 0 && offset < text.length() && Character.isLowSurrogate(text.charAt(offset))
                && Character.isHighSurrogate(text.charAt(offset - 1))) {
            return offset - 1;
        }
        return offset;
    }

    /** How many columns the characters of {@code [from, to)} take. */
    int width(int from, int to, PositionEncoding encoding) {
        return text.width(from, to, encoding);
    }
}
