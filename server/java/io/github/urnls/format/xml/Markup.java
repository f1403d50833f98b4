package io.github.urnls.format.xml;

import java.util.Iterator;

/** A document in XML or HTML as a sequence of tags. The lexer of its passages reads them, and is as tolerant. */
public final class Markup implements Iterable<MarkupTag> {

    private final String text;
    private final MarkupFormat format;

    Markup(String text, MarkupFormat format) {
        this.text = text;
        this.format = format;
    }

    /** Whether this is HTML: names have no namespace, and end tags may be missing. XHTML is XML. */
    public boolean isHtml() {
        return format.isHtml();
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
        Iterator<MarkupTag> tags = iterator();
        return tags.hasNext() ? tags.next().inLowerCase().localName() : "";
    }

    /** The tags in the order of the text. Each is read when it is asked for. */
    @Override
    public Iterator<MarkupTag> iterator() {
        return new MarkupTags(text, format);
    }
}
