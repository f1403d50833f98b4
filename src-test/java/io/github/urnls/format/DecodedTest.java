package io.github.urnls.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.format.json.JsonFormat;
import io.github.urnls.format.settings.SettingsFormat;
import io.github.urnls.format.yaml.YamlFormat;
import io.github.urnls.format.code.CodeEscapes;
import io.github.urnls.format.lexers.DoubledQuote;
import io.github.urnls.format.xml.XmlEscapes;
import io.github.urnls.text.TextRange;
import org.junit.jupiter.api.Test;

class DecodedTest {

    private static Decoded decode(Escapes escapes, String text) {
        return escapes.decode(text, new TextRange(0, text.length()));
    }

    @Test
    void anEscapeIsCoveredWhole() {
        Decoded decoded = decode(XmlEscapes.XML, "a&amp;b&#xe9;c&unknown;&#bad;&lt");
        assertEquals("a&béc&unknown;&#bad;&lt", decoded.text());
        assertEquals(new TextRange(1, 6), decoded.source(1, 2));
        assertEquals(new TextRange(0, 7), decoded.source(0, 3));
        assertEquals(new TextRange(7, 13), decoded.source(3, 4));
        assertEquals(2, decoded.decodedOffset(6));
        assertEquals(1, decoded.decodedOffset(4), "within the reference");
    }

    @Test
    void backslashEscapes() {
        assertEquals("a\"b/c\u00e9\ud83d\ude00\n\\q",
                decode(JsonFormat.STRING, "a\\\"b\\/c\\u00e9\\ud83d\\ude00\\n\\q").text());
        assertEquals("\\u12", decode(JsonFormat.STRING, "\\u12").text(), "cut off");
        assertEquals("\\uzzzz", decode(JsonFormat.STRING, "\\uzzzz").text());
        assertEquals("é\u00a0😀ab", decode(YamlFormat.DOUBLE_QUOTED, "\\xe9\\_\\U0001F600a\\\n   b").text());
        assertEquals("urn:example:a=b", decode(SettingsFormat.PROPERTIES_VALUE, "urn\\:exam\\\n  ple\\:a\\=b").text());
    }

    /** Parsers of numbers easily accept too much: signs, digits of other scripts, numbers beyond Unicode. */
    @Test
    void numbersOfCharactersAreReadStrictly() {
        for (String text : new String[] {"\\u+041", "\\u-041", "\\u\uff10\uff10\uff14\uff11", "\\u 041"}) {
            assertEquals(text, decode(JsonFormat.STRING, text).text());
            assertEquals(text, decode(CodeEscapes.PLAIN, text).text());
        }
        assertEquals("A", decode(CodeEscapes.PLAIN, "\\u{41}").text());
        assertEquals("\\u{}", decode(CodeEscapes.PLAIN, "\\u{}").text());
        assertEquals("\\UFFFFFFFF", decode(YamlFormat.DOUBLE_QUOTED, "\\UFFFFFFFF").text());
        assertEquals("&#+65;&#x110000;&#0;&#;A", decode(XmlEscapes.XML, "&#+65;&#x110000;&#0;&#;&#65;").text());
    }

    @Test
    void doubledQuotes() {
        assertEquals("a'b''", decode(new DoubledQuote('\''), "a''b''''").text());
    }

    @Test
    void lineJoinsBelongToNeitherNeighbor() {
        Decoded decoded = decode(YamlFormat.DOUBLE_QUOTED, "ab\\\n  cd");
        assertEquals("abcd", decoded.text());
        assertEquals(new TextRange(0, 2), decoded.source(0, 2));
        assertEquals(new TextRange(6, 8), decoded.source(2, 4));
        assertEquals(new TextRange(0, 8), decoded.source(0, 4));
    }
}
