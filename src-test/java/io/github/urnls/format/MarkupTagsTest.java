package io.github.urnls.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.format.MarkupTags.Attribute;
import io.github.urnls.format.MarkupTags.Tag;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MarkupTagsTest {

    private static List<Tag> tags(String text) {
        List<Tag> tags = new ArrayList<>();
        new MarkupTags(text).forEachRemaining(tags::add);
        return tags;
    }

    private static String drawn(List<Tag> tags) {
        return tags.stream().map(tag -> switch (tag.kind()) {
            case OPEN -> tag.name() + attributes(tag);
            case EMPTY -> tag.name() + attributes(tag) + "/";
            case CLOSE -> "/" + tag.name();
        }).collect(Collectors.joining(" "));
    }

    private static String attributes(Tag tag) {
        return tag.attributes().stream().map(attribute -> "[" + attribute.name() + "=" + attribute.value() + "]")
                .collect(Collectors.joining());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "<a b=\"c\" d:e = 'f'>g</a > | a[b=c][d:e=f] /a",
        "<a/><b c='d'/><e f=g/> | a/ b[c=d]/ e[f=g/]",
        "<a b='&lt;&#233;&amp;&x;'/> | a[b=<é&&x;]/",
        "<?xml version='1'?><!DOCTYPE a [<!ENTITY b '<c>'> <!-- ] --> ]><a/> | a/",
        "<a><!-- <b> --><![CDATA[<c>]]><?d <e> ?></a> | a /a",
        "<a b c='d' e><1> < f></> | a[c=d]",
        "<a b='c <d e=\"f\"> | a[b=c ] d[e=f]",
        "<a b=\"c d=\"e\"> | a[b=c d=]",
        "<a <b </a | a b /a",
        "<_:a:b/> | _:a:b/",
        "<!-- <a> | ``",
        "<![CDATA[<a> | ``",
        "<?a <b>?<c/> | c/",
        "<!DOCTYPE [ <a> | ``"})
    void readsWhatIsThere(String text, String tags) {
        assertEquals(tags, drawn(tags(text)));
    }

    @Test
    void rangesAreThoseOfTheText() {
        String text = "x<a:b c='&amp;d'>y</a:b>";
        List<Tag> tags = tags(text);
        assertEquals(List.of("<a:b c='&amp;d'>", "</a:b>"), tags.stream().map(tag -> tag.range().in(text)).toList());
        Attribute attribute = tags.get(0).attribute("c").orElseThrow();
        assertEquals("&amp;d", attribute.range().in(text));
        assertEquals("a b", tags.get(0).prefix() + " " + tags.get(0).localName());
        assertEquals("", new MarkupTags("<a>").next().prefix());
        assertTrue(tags.get(0).attribute("b").isEmpty());
    }

    @Test
    void endsOnce() {
        MarkupTags tags = new MarkupTags("<a>b");
        assertTrue(tags.hasNext() && tags.hasNext());
        tags.next();
        assertThrows(NoSuchElementException.class, tags::next);
    }

    @Provide
    Arbitrary<String> scraps() {
        return Arbitraries.of("<a", "</a", ">", "/>", "<!--", "-->", "<![CDATA[", "]]>", "<?x", "?>", "<!DOCTYPE", "[", "]", "=", "\"", "'",
                "&amp;", "&", " ", "\n", "b", ":", "/", "😀", "<", "xmlns").list().ofMaxSize(30).map(parts -> String.join("", parts));
    }

    @Property
    void tagsLieInTheTextInOrderAndAttributesInTheirTags(@ForAll("scraps") String text) {
        int end = 0;
        for (Tag tag : tags(text)) {
            assertTrue(tag.range().start() >= end && tag.range().end() <= text.length() && tag.range().length() > 1, text);
            int last = tag.range().start();
            for (Attribute attribute : tag.attributes()) {
                assertTrue(attribute.range().start() > last && attribute.range().end() <= tag.range().end(), text);
                last = attribute.range().start();
            }
            end = tag.range().end();
        }
    }

    /** What is never closed is looked for once, not at every place where it begins. */
    @ParameterizedTest
    @CsvSource({"<?x>", "<!x '", "<a b='", "<a b=\"<", "</a"})
    void whatIsNeverClosedCostsNoMoreThanItsLength(String scrap) {
        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> tags(scrap.repeat(500_000)));
    }
}
