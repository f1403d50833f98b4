package io.github.urnls.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.text.Document;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class MarkupTest {

    private static Markup markup(String extension, String text) {
        return Markup.of(new Document("file:///x." + extension, "", 1, text)).orElseThrow();
    }

    private static String tags(String extension, String text) {
        List<String> tags = new ArrayList<>();
        markup(extension, text).read(tag -> tags.add(switch (tag) {
            case MarkupTag.Start start -> "<" + start.name() + start.attributes().stream()
                    .map(attribute -> " " + attribute.name() + "@" + attribute.start() + "=" + attribute.value())
                    .collect(Collectors.joining()) + (start.closed() ? "/>" : ">");
            case MarkupTag.End end -> "</" + end.name() + ">";
        }));
        return String.join("", tags);
    }

    @Test
    void startAndEndTagsWithTheirAttributes() {
        assertEquals("<a:b c@8=d><e f@17=g&h/></a:b>", tags("xml", "<a:B C='d'><e f=' g&amp;h '/></a:B >"));
        assertEquals("<a><b></b></a>", tags("xml", "<?p <x> ?><a><!-- <x> --><![CDATA[<x>]]><b>1 < 2</b></a x='y'>"));
        assertEquals("<p class@9=a><script></script><br/></p>", tags("html", "<p class=a hidden><script>'<x y=z>'</script><br/></P>"));
    }

    @Test
    void whatIsHalfTyped() {
        assertEquals("<a b@6=c><d>", tags("xml", "<a b=\"c <d"));
        assertEquals("<a></>", tags("xml", "<a =></"));
        assertEquals("</b><c></b>", tags("xml", "</b <c></b"));
    }

    @Test
    void whatBrowsersShow() {
        assertTrue(markup("xml", "<!DOCTYPE html><h:html/>").isHypertext());
        assertTrue(markup("html", "<p>").isHypertext());
        assertTrue(markup("svg", "<svg:svg/>").isForBrowsers());
        assertFalse(markup("svg", "<svg/>").isHypertext());
        assertFalse(markup("xml", "<doc><html/></doc>").isForBrowsers());
        assertTrue(Markup.of(new Document("file:///x.json", "", 1, "{}")).isEmpty());
    }

    @Test
    void readingEndsWhenEnoughIsSeen() {
        List<String> names = new ArrayList<>();
        markup("xml", "<a><b/><c/></a>").read(tag -> {
            names.add(tag.name());
            return names.size() < 2;
        });
        assertEquals(List.of("a", "b"), names);
    }
}
