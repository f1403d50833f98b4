package io.github.urnls.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class TextEditTest {

    @Test
    void editsCountInTheOriginalTextWhateverTheirOrder() {
        assertEquals("aXcY", TextEdit.apply("abcd", List.of(new TextEdit(3, 4, "Y"), new TextEdit(1, 2, "X"))));
    }

    @Test
    void overlappingOrOutsideEditsAreRefused() {
        List<TextEdit> overlapping = List.of(new TextEdit(0, 2, ""), new TextEdit(1, 3, ""));
        assertThrows(IllegalArgumentException.class, () -> TextEdit.apply("abcd", overlapping));
        assertThrows(IllegalArgumentException.class, () -> TextEdit.apply("a", List.of(new TextEdit(1, 2, ""))));
    }

    @Test
    void theDifferenceOfTwoTextsIsOneEdit() {
        for (String[] pair : new String[][] {{"abc", "axc"}, {"", "x"}, {"aa", "a"}, {"a", "aa"}, {"x", "x"},
                {"a😀b", "a😁b"}}) {
            assertEquals(pair[1], TextEdit.apply(pair[0], List.of(TextEdit.between(pair[0], pair[1]))));
        }
        assertEquals("😁", TextEdit.between("a😀b", "a😁b").newText(), "no half of a character");
    }

    @Test
    void aSnapshotStaysAsItWas() {
        Document before = new Document("file:///a", "xml", 1, "one");
        Document after = before.edited(2, new TextRange(0, 3), "two");
        assertEquals("one", before.text());
        assertEquals("two", after.text());
        assertEquals(2, after.version());
        assertEquals("xml", after.languageId());
    }
}
