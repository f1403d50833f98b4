package io.github.urnls.text;

/**
 * Turns offsets into positions one after the other. Offsets that come in the order of the text cost one walk over each
 * line altogether, however many there are: what stands on one line of ten megabytes is not counted from its start each
 * time.
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
        boolean goesOn = line == last.line() && offset >= lastOffset;
        int from = goesOn ? lastOffset : lines.lineStart(line);
        int before = goesOn ? last.character() : 0;
        int to = lines.characterStart(Math.min(offset, lines.lineEnd(line)));
        last = new Position(line, before + lines.width(Math.min(from, to), to, encoding));
        lastOffset = Math.max(from, to);
        return last;
    }
}
