package io.github.urnls.format;

import io.github.urnls.format.MarkupTag.Attribute;
import io.github.urnls.format.MarkupTag.End;
import io.github.urnls.format.MarkupTag.Start;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;

/** A document in XML or HTML as a row of tags. They are read as tolerantly as its passages are, by the same lexer. */
public final class Markup {

    private final String text;
    private final MarkupFormat format;

    private Markup(String text, MarkupFormat format) {
        this.text = text;
        this.format = format;
    }

    /** The tags of {@code document}; empty when it is in another language. */
    public static Optional<Markup> of(Document document) {
        return Formats.of(document) instanceof MarkupFormat format ? Optional.of(new Markup(document.text(), format)) : Optional.empty();
    }

    /** Whether this is HTML, in which names have no namespace and end tags may be missing; XHTML is XML. */
    public boolean isHtml() {
        return format == MarkupFormat.HTML;
    }

    /** Whether browsers show it: HTML, XHTML, SVG. */
    public boolean isForBrowsers() {
        return isHypertext() || root().equals("svg");
    }

    /** Whether this is HTML or XHTML. */
    public boolean isHypertext() {
        return isHtml() || root().equals("html");
    }

    /** The name of the first element, in lower case and without its prefix. */
    private String root() {
        String[] root = {""};
        read(tag -> {
            root[0] = tag.localName();
            return false;
        });
        return root[0];
    }

    /** Hands every tag to {@code sink}, in the order of the text, until it answers that it has seen enough. */
    public void read(Predicate<MarkupTag> sink) {
        Collector collector = new Collector(sink);
        MarkupLexer lexer = new MarkupLexer(text, isHtml(), passage -> { }, collector);
        while (collector.goesOn && lexer.step()) {
            // each step may have given a tag
        }
    }

    /** Makes tags of what the lexer tells. */
    private final class Collector implements MarkupLexer.Tags {

        private final Predicate<MarkupTag> sink;
        private List<Attribute> attributes = new ArrayList<>();
        private boolean goesOn = true;

        Collector(Predicate<MarkupTag> sink) {
            this.sink = sink;
        }

        @Override
        public void attribute(String name, int start, int end) {
            Escapes escapes = isHtml() ? XmlEscapes.HTML : XmlEscapes.XML;
            attributes.add(new Attribute(name, start, escapes.decode(text, new TextRange(start, end)).text().strip()));
        }

        @Override
        public void start(String element, boolean closed) {
            goesOn = goesOn && sink.test(new Start(element, List.copyOf(attributes), closed));
            attributes = new ArrayList<>();
        }

        @Override
        public void end(int start, int end) {
            int nameEnd = start;
            while (nameEnd < end && text.charAt(nameEnd) > ' ' && text.charAt(nameEnd) != '>') {
                nameEnd++;
            }
            goesOn = goesOn && sink.test(new End(text.substring(start, nameEnd).toLowerCase(Locale.ROOT)));
        }
    }
}
