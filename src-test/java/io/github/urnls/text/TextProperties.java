package io.github.urnls.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class TextProperties {

    /** Text with every kind of line end, characters of one to four octets, and lone surrogates. */
    @Provide
    Arbitrary<String> texts() {
        return Arbitraries.of("a", "b c", "\n", "\r", "\r\n", "é", "中", "😀", "\ud83d", "\ude00", "\t", "")
                .list().ofMaxSize(20).map(parts -> String.join("", parts));
    }

    @Property
    void offsetsMakeTheRoundTrip(@ForAll("texts") String text, @ForAll PositionEncoding encoding) {
        LineIndex lines = new LineIndex(text);
        for (int offset = 0; offset <= text.length(); offset++) {
            int back = lines.offset(lines.position(offset, encoding), encoding);
            boolean withinPair = offset > 0 && offset < text.length() && Character.isLowSurrogate(text.charAt(offset))
                    && Character.isHighSurrogate(text.charAt(offset - 1));
            boolean withinLineEnd = offset > lines.lineEnd(lines.lineOf(offset));
            int expected = withinPair ? offset - 1 : withinLineEnd ? lines.lineEnd(lines.lineOf(offset)) : offset;
            assertEquals(expected, back);
        }
    }

    @Property
    void anyPositionHasAnOffset(@ForAll("texts") String text, @ForAll PositionEncoding encoding,
            @ForAll @IntRange(min = -3, max = 50) int line, @ForAll @IntRange(min = -3, max = 50) int character) {
        int offset = new LineIndex(text).offset(new Position(line, character), encoding);
        assertTrue(offset >= 0 && offset <= text.length());
    }

    @Property
    void aCursorSaysTheSameInAnyOrder(@ForAll("texts") String text, @ForAll PositionEncoding encoding,
            @ForAll List<@IntRange(max = 40) Integer> offsets) {
        LineIndex lines = new LineIndex(text);
        PositionCursor cursor = new PositionCursor(lines, encoding);
        for (int offset : offsets) {
            int inText = Math.min(offset, text.length());
            assertEquals(lines.position(inText, encoding), cursor.position(inText));
        }
        for (int offset = 0; offset <= text.length(); offset++) {
            assertEquals(lines.position(offset, encoding), cursor.position(offset));
        }
    }

    @Property
    void rangesAreStrippedAsStringsAre(@ForAll("texts") String text) {
        TextRange all = new TextRange(0, text.length());
        assertEquals(text.strip(), all.strippedIn(text).in(text));
        assertEquals(all.strippedIn(text), all.strippedIn(text).strippedIn(text));
    }

    @Property
    void linesTileTheText(@ForAll("texts") String text) {
        LineIndex lines = new LineIndex(text);
        StringBuilder joined = new StringBuilder();
        for (int line = 0; line < lines.lineCount(); line++) {
            int next = line + 1 < lines.lineCount() ? lines.lineStart(line + 1) : text.length();
            assertTrue(text.substring(lines.lineStart(line), lines.lineEnd(line)).chars().noneMatch(c -> c == '\n' || c == '\r'));
            assertTrue(List.of("", "\n", "\r", "\r\n").contains(text.substring(lines.lineEnd(line), next)));
            joined.append(text, lines.lineStart(line), next);
        }
        assertEquals(text, joined.toString());
    }

    @Property
    void oneEditAfterTheOtherEqualsAllAtOnce(@ForAll("texts") String text, @ForAll List<@IntRange(max = 40) Integer> cuts) {
        List<Integer> places = cuts.stream().filter(cut -> cut <= text.length()).distinct().sorted().toList();
        List<TextEdit> edits = new ArrayList<>();
        for (int i = 0; i + 1 < places.size(); i += 2) {
            edits.add(new TextEdit(places.get(i), places.get(i + 1), "<" + i + ">"));
        }
        Document document = new Document("file:///a", "", 1, text);
        for (int i = edits.size() - 1; i >= 0; i--) {
            document = document.edited(2, edits.get(i).range(), edits.get(i).newText());
        }
        assertEquals(TextEdit.apply(text, edits), document.text());
    }
}
