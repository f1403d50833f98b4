package io.github.urnls.format.xml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.format.languages.Formats;
import io.github.urnls.format.xml.MarkupTag.Attribute;
import io.github.urnls.text.Document;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MarkupTest {

    private static Document document(String extension, String text) {
        return new Document("file:///x." + extension, "", 1, text);
    }

    private static Markup markup(String extension, String text) {
        return Formats.markup(document(extension, text)).orElseThrow();
    }

    private static List<MarkupTag> tags(String extension, String text) {
        List<MarkupTag> tags = new ArrayList<>();
        markup(extension, text).forEach(tags::add);
        return tags;
    }

    private static String drawn(List<MarkupTag> tags) {
        return tags.stream().map(tag -> switch (tag.kind()) {
            case OPEN -> tag.name() + attributes(tag);
            case EMPTY -> tag.name() + attributes(tag) + "/";
            case CLOSE -> "/" + tag.name();
        }).collect(Collectors.joining(" "));
    }

    private static String attributes(MarkupTag tag) {
        return tag.attributes().stream().map(attribute -> "[" + attribute.name() + "=" + attribute.value() + "]")
                .collect(Collectors.joining());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "<a b=\"c\" d:e = 'f'>g</a > | a[b=c][d:e=f] /a",
            "<a:B C='d'><e f=' g&amp;h '/></a:B > | a:B[C=d] e[f= g&h ]/ /a:B",
            "<a/><b c='d'/><e f=g/> | a/ b[c=d]/ e[f=g/]",
            "<a b='&lt;&#233;&amp;&x;'/> | a[b=<é&&x;]/",
            "<?xml version='1'?><!DOCTYPE a [<!ENTITY b '<c>'> <!-- ] --> ]><a/> | a/",
            "<a><!-- <b> --><![CDATA[<c>]]><?d <e> ?></a x='y'> | a /a",
            "<a b c='d' e><1> < f></> | a[c=d]",
            "<_:a:b/> | _:a:b/",
            "<a><b>1 < 2</b></a> | a b /b /a"})
    void readsXml(String text, String tags) {
        assertEquals(tags, drawn(tags("xml", text)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "<p class=a hidden><script>'<x y=z>'</script><br/></P> | p[class=a] script /script br/ /P",
            "<STYLE>a > b { c: '</p>' }</Style><p> | STYLE /Style p",
            "<p a='&eacute;' b='<c>' d='e > f'> | p[a=é][b=<c>][d=e > f]"})
    void readsHtml(String text, String tags) {
        assertEquals(tags, drawn(tags("html", text)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "<a b='c <d e=\"f\"> | a[b=c ] d[e=f]",
            "<a b=\"c d=\"e\"> | a[b=c d=]",
            "<a b=\"c <d | a[b=c ] d",
            "<a <b </a | a b /a",
            "</b <c></b | /b c /b",
            "<a =></ | a",
            "<!-- <a> | ``",
            "<![CDATA[<a> | ``",
            "<?a <b>?<c/> | c/",
            "<!DOCTYPE [ <a> | ``"})
    void readsHalfTypedMarkup(String text, String tags) {
        assertEquals(tags, drawn(tags("xml", text)));
    }

    @Test
    void rangesAreThoseOfTheText() {
        String text = "x<a:b c='&amp;d'>y</a:b>";
        List<MarkupTag> tags = tags("xml", text);
        assertEquals(List.of("<a:b c='&amp;d'>", "</a:b>"), tags.stream().map(tag -> tag.range().in(text)).toList());
        Attribute attribute = tags.get(0).attribute("c").orElseThrow();
        assertEquals("&amp;d", attribute.range().in(text));
        assertEquals("a b", tags.get(0).prefix() + " " + tags.get(0).localName());
        assertEquals("", tags("xml", "<a>").get(0).prefix());
        assertTrue(tags.get(0).attribute("b").isEmpty());
    }

    @Test
    void namesAreComparedAsTheLanguageDoes() {
        MarkupTag tag = tags("html", "<P Class='A' CLASS='b'>").get(0);
        assertEquals("P ", tag.name() + " " + tag.value("class"));
        assertEquals("p A", tag.inLowerCase().name() + " " + tag.inLowerCase().value("class"));
        assertEquals(tag.range(), tag.inLowerCase().range());
    }

    @Test
    void whatBrowsersShow() {
        assertTrue(markup("xml", "<!DOCTYPE html><h:html/>").isHypertext());
        assertTrue(markup("html", "<p>").isHypertext());
        assertTrue(markup("svg", "<svg:SVG/>").isForBrowsers());
        assertFalse(markup("svg", "<svg/>").isHypertext());
        assertFalse(markup("xml", "<doc><html/></doc>").isForBrowsers());
        assertFalse(markup("xml", "").isForBrowsers());
        assertTrue(Formats.markup(document("json", "{}")).isEmpty());
    }

    @Test
    void tagsAreReadOnDemandAndEndOnce() {
        Iterator<MarkupTag> tags = markup("xml", "<a>b").iterator();
        assertTrue(tags.hasNext() && tags.hasNext());
        assertEquals("a", tags.next().name());
        assertFalse(tags.hasNext());
        assertThrows(NoSuchElementException.class, tags::next);
        Markup large = markup("xml", "<a/>".repeat(2_000_000));
        assertTimeoutPreemptively(Duration.ofMinutes(5), () -> {
            for (int i = 0; i < 100_000; i++) {
                assertEquals("a", large.iterator().next().name());
            }
        });
    }

    /**
     * A missing end is looked for once, not at every place where it is missing. A page may be one line.
     */
    @ParameterizedTest
    @ValueSource(strings = {"<?x>", "<!x '", "<a b='", "<a b=\"<", "</a", "<!--", "<![CDATA[", "<a \"", "<a b='c'>",
            "<a b='<>'>",
            "<a b='<c'\n>", "<p b=\"c' d='e>", "<script>", "<style></"})
    void timeIsProportionalToTheText(String scrap) {
        for (String extension : List.of("xml", "html")) {
            Document document = document(extension, scrap.repeat(500_000));
            assertTimeoutPreemptively(Duration.ofMinutes(5), () -> {
                markup(extension, document.text()).forEach(tag -> {});
                Formats.of(document).read(document.text(), passage -> {});
            }, extension);
        }
    }
}
