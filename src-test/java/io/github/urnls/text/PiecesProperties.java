package io.github.urnls.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.support.Cases;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A document in pieces has the same text and lines as the same document in one string. */
class PiecesProperties {

    private static final String[] SCRAPS = {"a", "\n", "\r", "\r\n", "😀", "\ud83d", "\ude00", "é", "中",
            "line of some length\n"};

    private static String scraps(Random random, int most) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(most + 1); i > 0; i--) {
            text.append(SCRAPS[random.nextInt(SCRAPS.length)]);
        }
        return text.toString();
    }

    @Test
    void editsGiveTheSameTextAndLinesAsAString() {
        Cases.forEach(100, random -> {
            StringBuilder expected = new StringBuilder(scraps(random, 20_000));
            Document document = Document.toBeEdited("file:///x", "", 1, expected.toString());
            for (int i = 0; i < 30; i++) {
                int start = random.nextInt(expected.length() + 1);
                int end = Math.min(expected.length(), start + random.nextInt(random.nextInt(4) == 0 ? 40_000 : 3));
                String inserted = scraps(random, random.nextInt(4) == 0 ? 9000 : 2);
                expected.replace(start, end, inserted);
                document = document.edited(i + 2, new TextRange(start, end), inserted);
                assertEquals(expected.length(), document.length());
                int from = random.nextInt(expected.length() + 1);
                int to = from + random.nextInt(Math.min(50_000, expected.length() - from + 1));
                assertEquals(expected.substring(from, to), document.text(new TextRange(from, to)));
            }
            assertEquals(expected.toString(), document.text());
            assertSameLines(expected.toString(), document.lines(), random);
        });
    }

    /** Counts the lines one character after the other. */
    private static void assertSameLines(String text, LineIndex lines, Random random) {
        int line = 0;
        int start = 0;
        for (int i = 0; i < text.length(); i++) {
            boolean ends = text.charAt(i) == '\n'
                    || text.charAt(i) == '\r' && !(i + 1 < text.length() && text.charAt(i + 1) == '\n');
            assertEquals(line, lines.lineOf(i), "line of " + i);
            if (ends) {
                assertEquals(start, lines.lineStart(line));
                line++;
                start = i + 1;
            }
        }
        assertEquals(line + 1, lines.lineCount());
        assertEquals(text.length(), lines.lineEnd(line));
        for (PositionEncoding encoding : PositionEncoding.values()) {
            int offset = random.nextInt(text.length() + 1);
            Position position = lines.position(offset, encoding);
            String before = text.substring(lines.lineStart(position.line()), lines.offset(position, encoding));
            int width = before.codePoints().map(encoding::width).sum();
            assertEquals(width, position.character());
        }
    }
}
