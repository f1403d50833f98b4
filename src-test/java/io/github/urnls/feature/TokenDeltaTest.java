package io.github.urnls.feature;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.feature.SemanticTokens.Token;
import io.github.urnls.feature.SemanticTokens.Type;
import io.github.urnls.feature.TokenDelta.Edit;
import io.github.urnls.support.Case;
import io.github.urnls.support.Cases;
import io.github.urnls.text.Document;
import io.github.urnls.text.LineIndex;
import io.github.urnls.text.Position;
import io.github.urnls.text.PositionEncoding;
import io.github.urnls.text.TextRange;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TokenDeltaTest {

    private static final int SCHEME = Type.SCHEME.ordinal();
    private static final int NID = Type.NID.ordinal();
    private static final int NSS = Type.NSS.ordinal();
    private static final int DELIMITER = Type.DELIMITER.ordinal();

    private static List<Token> tokens(Document document) {
        return SemanticTokens.in(document, Drawn.names(document), Drawn.whole(document));
    }

    private static int[] encode(Document document, PositionEncoding encoding) {
        return TokenDelta.encode(tokens(document), document.lines(), encoding);
    }

    /** What a client makes of the edits. */
    private static int[] applied(int[] before, List<Edit> edits) {
        List<Integer> data = new ArrayList<>(IntStream.of(before).boxed().toList());
        for (Edit edit : edits) {
            List<Integer> stretch = data.subList(edit.start(), edit.start() + edit.deleteCount());
            stretch.clear();
            stretch.addAll(IntStream.of(edit.data()).boxed().toList());
        }
        return data.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Where the tokens stand, counted from the numbers as a client does. */
    private static List<Token> decoded(int[] data, LineIndex lines, PositionEncoding encoding) {
        List<Token> tokens = new ArrayList<>();
        int line = 0;
        int character = 0;
        for (int at = 0; at < data.length; at += 5) {
            character = data[at] == 0 ? character + data[at + 1] : data[at + 1];
            line += data[at];
            int start = lines.offset(new Position(line, character), encoding);
            int end = lines.offset(new Position(line, character + data[at + 2]), encoding);
            tokens.add(new Token(new TextRange(start, end), Type.values()[data[at + 3]]));
        }
        return tokens;
    }

    @Test
    void numbersAreRelativeToTheTokenBefore() {
        assertArrayEquals(new int[] {
                0, 6, 3, SCHEME, 0, 0, 3, 1, DELIMITER, 0, 0, 1, 4, NID, 0, 0, 4, 1, DELIMITER, 0, 0, 1, 1, NSS, 0,
                1, 2, 3, SCHEME, 0, 0, 3, 1, DELIMITER, 0, 0, 1, 4, NID, 0, 0, 4, 1, DELIMITER, 0, 0, 1, 1, NSS, 0},
                encode(Drawn.document("xml", "<a b=\"urn:isbn:1\">\n  urn:isbn:2</a>"), PositionEncoding.UTF16));
    }

    @Test
    void columnsAndLengthsAreCountedInTheEncoding() {
        Document document = Drawn.document("xml", "<é b=\"urn:ex:😀\"/>");
        int[] utf16 = encode(document, PositionEncoding.UTF16);
        assertEquals(List.of(6, 2), List.of(utf16[1], utf16[22]));
        int[] utf8 = encode(document, PositionEncoding.UTF8);
        assertEquals(List.of(7, 4), List.of(utf8[1], utf8[22]));
        int[] utf32 = encode(document, PositionEncoding.UTF32);
        assertEquals(List.of(6, 1), List.of(utf32[1], utf32[22]));
    }

    @Test
    void aNewLineAboveChangesOneNumber() {
        int[] before = encode(Drawn.document("txt", "a\nurn:isbn:1 urn:isbn:2"), PositionEncoding.UTF16);
        int[] after = encode(Drawn.document("txt", "a\n\nurn:isbn:1 urn:isbn:2"), PositionEncoding.UTF16);
        List<Edit> edits = TokenDelta.between(before, after);
        assertEquals(1, edits.size());
        assertEquals(0, edits.getFirst().start());
        assertEquals(1, edits.getFirst().deleteCount());
        assertArrayEquals(new int[] {2}, edits.getFirst().data());
        assertEquals(List.of(), TokenDelta.between(after, after.clone()));
    }

    /** Few different numbers, so that long stretches are the same. */
    private static int[] data(Case random) {
        return random.list(0, 15, () -> random.between(0, 2)).stream().mapToInt(Integer::intValue).toArray();
    }

    @Test
    void numbersReadBack() {
        Cases.forEach(1000, random -> {
            Document document = Drawn.document(random);
            PositionEncoding encoding = random.one(PositionEncoding.values());
            assertEquals(tokens(document), decoded(encode(document, encoding), document.lines(), encoding));
        });
    }

    @Test
    void theDeltaMakesAfterOfBefore() {
        Cases.forEach(1000, random -> {
            int[] before = data(random);
            int[] after = data(random);
            assertArrayEquals(after, applied(before, TokenDelta.between(before, after)));
        });
    }

    /** Neither the first nor the last number that goes is one that comes again in its place. */
    @Test
    void theDeltaIsAsShortAsOneEditCanBe() {
        Cases.forEach(1000, random -> {
            int[] before = data(random);
            int[] after = data(random);
            for (Edit edit : TokenDelta.between(before, after)) {
                int gone = edit.deleteCount();
                int come = edit.data().length;
                assertTrue(gone > 0 || come > 0);
                if (gone > 0 && come > 0) {
                    assertTrue(before[edit.start()] != edit.data()[0]);
                    assertTrue(before[edit.start() + gone - 1] != edit.data()[come - 1]);
                }
            }
        });
    }
}
