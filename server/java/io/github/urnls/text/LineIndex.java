package io.github.urnls.text;

/**
 * Where each line of a text begins; turns offsets into positions and back. A line ends with LF, CR LF or CR (LSP 3.17,
 * Text Documents). A column cannot point into a line end.
 */
public final class LineIndex {

    private final Pieces text;

    /** Finds the lines of {@code text}, in one pass. */
    public LineIndex(String text) {
        this(Pieces.of(text));
    }

    LineIndex(Pieces text) {
        this.text = text;
    }

    /** How many lines there are: one more than line ends. */
    public int lineCount() {
        return text.lineEnds() + 1;
    }

    /** The line, counted from zero, of {@code offset}. A line end belongs to the line that it ends. */
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
     * The offset of a position that a client sent. Any position has one:
     * <ul>
     * <li>Behind the end of a line it is the end of that line.
     * <li>Behind the last line it is the end of the text.
     * <li>Before the first line or column it is the start of the text or the line.
     * <li>Within a character it is the start of that character.
     * </ul>
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
        String line = text.substring(start, end);
        int at = 0;
        int left = Math.max(0, position.character());
        while (at < line.length() && left >= encoding.width(line.codePointAt(at))) {
            left -= encoding.width(line.codePointAt(at));
            at += Character.charCount(line.codePointAt(at));
        }
        return start + at;
    }

    /**
     * The position of {@code offset}, which must lie within the text. An offset within a line end gives the end of the
     * line; one within a surrogate pair gives the start of the character.
     */
    public Position position(int offset, PositionEncoding encoding) {
        return new PositionCursor(this, encoding).position(offset);
    }

    /** {@code offset}, or the start of the surrogate pair around it. */
    int characterStart(int offset) {
        if (offset > 0 && offset < text.length() && Character.isLowSurrogate(text.charAt(offset))
                && Character.isHighSurrogate(text.charAt(offset - 1))) {
            return offset - 1;
        }
        return offset;
    }

    /** How many columns the characters of {@code [from, to)} take. Half a surrogate pair counts as a character. */
    int width(int from, int to, PositionEncoding encoding) {
        if (encoding == PositionEncoding.UTF16) {
            return to - from;
        }
        String part = text.substring(from, to);
        int columns = 0;
        for (int at = 0; at < part.length(); at += Character.charCount(part.codePointAt(at))) {
            columns += encoding.width(part.codePointAt(at));
        }
        return columns;
    }
}
