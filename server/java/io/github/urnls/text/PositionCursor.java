package io.github.urnls.text;

/**
 * Turns offsets into positions, one after the other. Each walks on from the position before, if both are on one line.
 * So ascending offsets cost one walk over each line, however many there are and however long the line is.
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

    /** As {@link LineIndex#position}. Offsets may come in any order; those near the last one are fast. */
    public Position position(int offset) {
        int line = lines.lineOf(offset);
        int to = lines.characterStart(Math.min(offset, lines.lineEnd(line)));
        int start = lines.lineStart(line);
        if (line != last.line() || to - start < lastOffset - to) {
            last = new Position(line, 0);
            lastOffset = start;
        }
        int columns = to < lastOffset ? -lines.width(to, lastOffset, encoding)
                : lines.width(lastOffset, to, encoding);
        last = new Position(line, last.character() + columns);
        lastOffset = to;
        return last;
    }
}
