package io.github.urnls.text;

/**
 * Turns offsets into positions one after the other. Ascending offsets cost one walk over each line altogether, however
 * many there are: the columns of a line of ten megabytes are not counted from its start each time.
 */
public final class PositionCursor {

    private final LineIndex lines;
    private final PositionEncoding encoding;
    private Position last = new Position(0, 0);
    private int lastOffset;

    public PositionCursor(LineIndex lines, PositionEncoding encoding) {
        this.lines = lines;
        this.encoding = encoding;
    }

    /** As {@link LineIndex#position}; any order is right, ascending order is fast. */
    public Position position(int offset) {
        int line = lines.lineOf(offset);
        if (line != last.line() || offset < lastOffset) {
            last = new Position(line, 0);
            lastOffset = lines.lineStart(line);
        }
        int to = lines.characterStart(Math.min(offset, lines.lineEnd(line)));
        last = new Position(line, last.character() + lines.width(lastOffset, to, encoding));
        lastOffset = Math.max(lastOffset, to);
        return last;
    }
}
