package io.github.urnls.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.support.Case;
import io.github.urnls.support.Cases;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TextProperties {

    /** Text with every kind of line end, characters of one to four bytes, and lone surrogates. */
    private static final List<String> PIECES = List.of("a", "b c", "\n", "\r", "\r\n", "é", "中", "😀", "\ud83d",
            "\ude00", "\t", "");

    private static String texts(Case random) {
        return random.joined(0, 20, PIECES);
    }

    @Test
    void offsetsRoundTrip() {
        Cases.forEach(1000, random -> {
            String text = texts(random);
            PositionEncoding encoding = random.one(PositionEncoding.values());
            LineIndex lines = new LineIndex(text);
            for (int offset = 0; offset <= text.length(); offset++) {
                int back = lines.offset(lines.position(offset, encoding), encoding);
                boolean withinPair = offset > 0 && offset < text.length()
                        && Character.isLowSurrogate(text.charAt(offset))
                        && Character.isHighSurrogate(text.charAt(offset - 1));
                boolean withinLineEnd = offset > lines.lineEnd(lines.lineOf(offset));
                int expected = withinPair ? offset - 1 : withinLineEnd ? lines.lineEnd(lines.lineOf(offset)) : offset;
                assertEquals(expected, back);
            }
        });
    }

    @Test
    void anyPositionHasAnOffset() {
        Cases.forEach(1000, random -> {
            String text = texts(random);
            PositionEncoding encoding = random.one(PositionEncoding.values());
            int line = random.between(-3, 50);
            int character = random.between(-3, 50);
            int offset = new LineIndex(text).offset(new Position(line, character), encoding);
            assertTrue(offset >= 0 && offset <= text.length());
        });
    }

    @Test
    void aCursorAgreesWithTheIndexInAnyOrder() {
        Cases.forEach(1000, random -> {
            String text = texts(random);
            PositionEncoding encoding = random.one(PositionEncoding.values());
            List<Integer> offsets = random.list(0, 255, () -> random.between(0, 40));
            LineIndex lines = new LineIndex(text);
            PositionCursor cursor = new PositionCursor(lines, encoding);
            for (int offset : offsets) {
                int inText = Math.min(offset, text.length());
                assertEquals(lines.position(inText, encoding), cursor.position(inText));
            }
            for (int offset = 0; offset <= text.length(); offset++) {
                assertEquals(lines.position(offset, encoding), cursor.position(offset));
            }
        });
    }

    @Test
    void rangesAreStrippedLikeStrings() {
        Cases.forEach(1000, random -> {
            String text = texts(random);
            TextRange all = new TextRange(0, text.length());
            assertEquals(text.strip(), all.strippedIn(text).in(text));
            assertEquals(all.strippedIn(text), all.strippedIn(text).strippedIn(text));
        });
    }

    @Test
    void linesTileTheText() {
        Cases.forEach(1000, random -> {
            String text = texts(random);
            LineIndex lines = new LineIndex(text);
            StringBuilder joined = new StringBuilder();
            for (int line = 0; line < lines.lineCount(); line++) {
                int next = line + 1 < lines.lineCount() ? lines.lineStart(line + 1) : text.length();
                String own = text.substring(lines.lineStart(line), lines.lineEnd(line));
                assertTrue(own.chars().noneMatch(c -> c == '\n' || c == '\r'));
                assertTrue(List.of("", "\n", "\r", "\r\n").contains(text.substring(lines.lineEnd(line), next)));
                joined.append(text, lines.lineStart(line), next);
            }
            assertEquals(text, joined.toString());
        });
    }

    @Test
    void editsInTurnEqualEditsAtOnce() {
        Cases.forEach(1000, random -> {
            String text = texts(random);
            List<Integer> cuts = random.list(0, 255, () -> random.between(0, 40));
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
        });
    }
}
