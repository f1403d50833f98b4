package io.github.urnls.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.format.json.JsonText;
import io.github.urnls.format.languages.Formats;
import io.github.urnls.format.xml.MarkupTag;
import io.github.urnls.fuzz.Documents;
import io.github.urnls.fuzz.FuzzTarget;
import io.github.urnls.fuzz.Input;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Any text in any document language: its passages and tags, their escapes, and the same text cut off somewhere. */
public final class FormatTarget implements FuzzTarget {

    @Override
    public String name() {
        return "format";
    }

    @Override
    public void check(Input input) {
        String extension = input.choice(Documents.EXTENSIONS);
        int cut = input.number(4096);
        String text = input.text();
        read(extension, text);
        read(extension, text.substring(0, Math.min(cut, text.length())));
    }

    private static void read(String extension, String text) {
        Document document = new Document("file:///x." + extension, "", 1, text);
        Format format = Formats.of(document);
        List<Passage> passages = new ArrayList<>();
        format.read(text, passages::add);
        checkPassages(passages, text);
        passages.forEach(passage -> checkEscapes(passage, text));
        Formats.markup(document).ifPresent(tags -> checkTags(tags, text));
        new JsonText(text).objects().forEach(object -> assertTrue(object.range().end() <= text.length()));
    }

    /** In order, within the text, without overlap. */
    static void checkPassages(List<Passage> passages, String text) {
        int end = 0;
        for (Passage passage : passages) {
            assertTrue(passage.range().start() >= end && passage.range().end() <= text.length(),
                    () -> passage + " in " + text);
            end = passage.range().end();
        }
        // An empty passage takes no character, but none stands where another one stands.
        assertTrue(passages.size() <= 2 * text.length() + 2, () -> passages.size() + " passages in " + text);
    }

    /** The map back is monotone and within the passage, and what is written again reads the same. */
    private static void checkEscapes(Passage passage, String text) {
        Decoded decoded = passage.escapes().decode(text, passage.range());
        int last = passage.range().start();
        for (int i = 0; i < decoded.text().length(); i++) {
            TextRange source = decoded.source(i, i + 1);
            assertTrue(source.start() >= last || i > 0 && source.equals(decoded.source(i - 1, i)), text);
            assertTrue(source.length() > 0 && source.end() <= passage.range().end(), text);
            last = source.end();
        }
        boolean plain = decoded.text().chars().noneMatch(c -> c == '\n' || c == '\r' || c == '\t' || c == '\uFFFC');
        if (plain) {
            String encoded = passage.escapes().encode(decoded.text());
            assertEquals(decoded.text(), passage.escapes().decode(encoded, new TextRange(0, encoded.length())).text());
        }
    }

    private static void checkTags(Iterable<MarkupTag> tags, String text) {
        int end = 0;
        for (MarkupTag tag : tags) {
            assertTrue(tag.range().start() >= end && tag.range().end() <= text.length() && !tag.name().isEmpty(), text);
            int last = tag.range().start();
            for (MarkupTag.Attribute attribute : tag.attributes()) {
                assertTrue(attribute.range().start() > last && attribute.range().end() <= tag.range().end(), text);
                last = attribute.range().start();
            }
            end = tag.range().end();
        }
    }

    @Override
    public Stream<byte[]> seeds() {
        return Documents.drawn().map(
                fixture -> Input.of(fixture.text(), Documents.language(fixture), 0, fixture.text().length() / 2 % 100));
    }
}
