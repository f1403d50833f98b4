package io.github.urnls.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.format.json.JsonFormat;
import io.github.urnls.format.settings.SettingsFormat;
import io.github.urnls.format.turtle.TurtleFormat;
import io.github.urnls.format.yaml.YamlFormat;
import io.github.urnls.format.languages.Formats;
import io.github.urnls.format.code.CodeEscapes;
import io.github.urnls.format.code.CodeEscapes.Backslash;
import io.github.urnls.format.code.CodeEscapes.Fill;
import io.github.urnls.format.lexers.DoubledQuote;
import io.github.urnls.format.markdown.MarkdownEscapes;
import io.github.urnls.format.rest.RestEscapes;
import io.github.urnls.format.yang.YangString;
import io.github.urnls.format.xml.MarkupTag;
import io.github.urnls.format.xml.XmlEscapes;
import io.github.urnls.fuzz.Documents;
import io.github.urnls.support.Case;
import io.github.urnls.support.Cases;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import java.util.List;
import org.junit.jupiter.api.Test;

class FormatProperties {

    /** Pieces of every language in any order: mostly nonsense, as in half-typed text. */
    private static final List<String> SCRAPS = List.of("<a", "</a", ">", "/>", "<!--", "-->", "<![CDATA[", "]]>",
            "<?x", "?>", "<!DOCTYPE", "[", "]", "=", "\"", "'", "{", "}", ":", ",", "#", ";", "//", "/*", "*/", "- ",
            ": ", "|", ">", "|-\n", "&", "&amp;", "&#233;", "\\", "\\u00e9", "\\u", "''", "\"\"\"", "'''", "\n",
            "\r\n", "\r", "  ", "\t", "xmlns:urn=", "urn:", "urn:example:a", "a", "<script>", "</script>", "---",
            "!", "*", "😀", "\ud83d", "?", "`", "${", "#{", "r#\"", "@\"", "f\"", "@prefix", "<", "+", "$x", "\\(",
            "<urn:", "prefix urn;", "\\U0001F600", "\" + \"", "```", "~~~", "```json\n", "](", "[x]:", "_", "**",
            ".. ", ".. code-block:: xml\n", "::\n\n", ":a: ", ".. _b: ", "\n    ");

    private static String scraps(Case random) {
        return random.joined(0, 30, SCRAPS);
    }

    private static final List<Escapes> ESCAPES = List.of(Escapes.NONE, XmlEscapes.XML, XmlEscapes.HTML,
            JsonFormat.STRING, YamlFormat.DOUBLE_QUOTED,
            SettingsFormat.TOML_BASIC, SettingsFormat.PROPERTIES_VALUE, new DoubledQuote('\''), CodeEscapes.PLAIN,
            CodeEscapes.RAW,
            MarkdownEscapes.TEXT, RestEscapes.TEXT, TurtleFormat.STRING, TurtleFormat.IRI,
            new YangString('"'),
            new CodeEscapes(Backslash.C, Fill.DOLLAR),
            new CodeEscapes(Backslash.C, Fill.BRACES), new CodeEscapes(Backslash.C, Fill.HASH),
            new CodeEscapes(Backslash.PHP, Fill.DOLLAR),
            new CodeEscapes(Backslash.SHELL, Fill.DOLLAR), new CodeEscapes(Backslash.QUOTE, Fill.NONE));

    @Test
    void passagesLieInTheTextInOrderWithoutOverlap() {
        Cases.forEach(1000, random -> {
            String text = scraps(random);
            String extension = random.one(Documents.EXTENSIONS);
            int[] end = {0};
            Formats.of(new Document("file:///x." + extension, "", 1, text)).read(text, passage -> {
                assertTrue(passage.range().start() >= end[0] && passage.range().end() <= text.length(),
                        () -> passage + " after " + end[0] + " in " + text);
                end[0] = passage.range().end();
            });
        });
    }

    @Test
    void tagsLieInTheTextInOrderAndAttributesInTheirTags() {
        Cases.forEach(1000, random -> {
            String text = scraps(random);
            boolean html = random.nextBoolean();
            int end = 0;
            for (MarkupTag tag : Formats.markup(new Document(html ? "file:///x.html" : "file:///x.xml", "", 1, text))
                    .orElseThrow()) {
                assertTrue(tag.range().start() >= end && tag.range().end() <= text.length() && !tag.name().isEmpty(),
                        text);
                int last = tag.range().start();
                for (MarkupTag.Attribute attribute : tag.attributes()) {
                    assertTrue(attribute.range().start() > last && attribute.range().end() <= tag.range().end(), text);
                    last = attribute.range().start();
                }
                end = tag.range().end();
            }
        });
    }

    @Test
    void decodingMapsAreMonotoneAndCoverThePassage() {
        Cases.forEach(1000, random -> {
            String text = scraps(random);
            Escapes escapes = random.one(ESCAPES);
            Decoded decoded = escapes.decode(text, new TextRange(0, text.length()));
            int last = 0;
            for (int i = 0; i < decoded.text().length(); i++) {
                TextRange source = decoded.source(i, i + 1);
                assertTrue(source.start() >= last || i > 0 && source.equals(decoded.source(i - 1, i)), text);
                assertTrue(source.length() > 0 && source.end() <= text.length());
                assertEquals(source.start(), decoded.source(decoded.decodedOffset(source.start()), i + 1).start());
                last = source.end();
            }
        });
    }

    @Test
    void encodedTextDecodesBack() {
        Cases.forEach(1000, random -> {
            String text = scraps(random);
            Escapes escapes = random.one(ESCAPES);
            boolean lines = text.contains("\n") || text.contains("\r") || text.contains("\t");
            if (!lines) {
                String encoded = escapes.encode(text);
                assertEquals(text, escapes.decode(encoded, new TextRange(0, encoded.length())).text());
            }
        });
    }
}
