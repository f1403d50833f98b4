package io.github.urnls.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class LineIndexTest {

    @Test
    void linesEndWithLfCrLfOrCr() {
        LineIndex lines = new LineIndex("a\nb\r\nc\rd\n\r\n");
        assertEquals(6, lines.lineCount());
        assertEquals(0, lines.lineStart(0));
        assertEquals(2, lines.lineStart(1));
        assertEquals(5, lines.lineStart(2));
        assertEquals(7, lines.lineStart(3));
        assertEquals(9, lines.lineStart(4));
        assertEquals(11, lines.lineStart(5));
        assertEquals(3, lines.lineEnd(1), "CR LF is one line end");
        assertEquals(6, lines.lineEnd(2));
        assertEquals(9, lines.lineEnd(4));
        assertEquals(11, lines.lineEnd(5));
    }

    @Test
    void theEmptyTextHasOneLine() {
        LineIndex lines = new LineIndex("");
        assertEquals(1, lines.lineCount());
        assertEquals(new Position(0, 0), lines.position(0, PositionEncoding.UTF16));
        assertEquals(0, lines.offset(new Position(7, 7), PositionEncoding.UTF8));
    }

    @Test
    void columnsCountWhatTheEncodingCounts() {
        LineIndex lines = new LineIndex("x\naé中😀b");
        int b = 7;
        assertEquals(new Position(1, 5), lines.position(b, PositionEncoding.UTF16));
        assertEquals(new Position(1, 4), lines.position(b, PositionEncoding.UTF32));
        assertEquals(new Position(1, 10), lines.position(b, PositionEncoding.UTF8));
    }

    @Test
    void aPositionWithinACharacterMeansItsStart() {
        LineIndex lines = new LineIndex("a😀b");
        assertEquals(1, lines.offset(new Position(0, 2), PositionEncoding.UTF16), "between the surrogates");
        assertEquals(1, lines.offset(new Position(0, 3), PositionEncoding.UTF8), "within four octets");
        assertEquals(3, lines.offset(new Position(0, 5), PositionEncoding.UTF8));
        assertEquals(new Position(0, 1), lines.position(2, PositionEncoding.UTF16), "an offset between the surrogates");
    }

    @Test
    void aPositionOutsideMeansTheNearestPlace() {
        LineIndex lines = new LineIndex("ab\r\ncd");
        assertEquals(2, lines.offset(new Position(0, 99), PositionEncoding.UTF16), "behind the end of the line");
        assertEquals(6, lines.offset(new Position(1, Integer.MAX_VALUE), PositionEncoding.UTF16));
        assertEquals(6, lines.offset(new Position(99, 0), PositionEncoding.UTF16), "behind the last line");
        assertEquals(0, lines.offset(new Position(-1, 5), PositionEncoding.UTF16));
        assertEquals(4, lines.offset(new Position(1, -5), PositionEncoding.UTF16));
        assertEquals(new Position(0, 2), lines.position(3, PositionEncoding.UTF16), "between CR and LF");
    }
}
