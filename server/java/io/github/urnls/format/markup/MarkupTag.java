package io.github.urnls.format.markup;

import io.github.urnls.text.TextRange;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A tag in markup (XML 1.0 §3.1), for code that needs to know what surrounds a name. Names are as they are written,
 * with their prefix, and compared letter by letter, as XML compares them; for HTML, see {@link #inLowerCase}.
 *
 * @param name       of the element
 * @param attributes those that have a name and a value, in the order of the text; none in an end tag
 * @param range      with its angle brackets, as far as they are there
 */
public record MarkupTag(String name, List<Attribute> attributes, TextRange range, Kind kind) {

    /** Whether a tag opens its element, closes it, or does both. */
    public enum Kind { OPEN, EMPTY, CLOSE }

    /**
     * An attribute.
     *
     * @param range of its value as it is written, without quotes
     * @param value with character references read
     */
    public record Attribute(String name, TextRange range, String value) {}

    /** The prefix of the name (Namespaces in XML 1.0 §4), or the empty string. */
    public String prefix() {
        return name.substring(0, Math.max(0, name.indexOf(':')));
    }

    /** The name of the element without its prefix. */
    public String localName() {
        return name.substring(name.indexOf(':') + 1);
    }

    /** The attribute called {@code attributeName}; the first, if it is there twice. */
    public Optional<Attribute> attribute(String attributeName) {
        return attributes.stream().filter(attribute -> attribute.name.equals(attributeName)).findFirst();
    }

    /** The value of the attribute called {@code attributeName}, or the empty string. */
    public String value(String attributeName) {
        return attribute(attributeName).map(Attribute::value).orElse("");
    }

    /** The same tag with all names in lower case, as HTML compares them (WHATWG HTML §13.1.2). */
    public MarkupTag inLowerCase() {
        return new MarkupTag(name.toLowerCase(Locale.ROOT), attributes.stream().map(
                attribute -> new Attribute(attribute.name.toLowerCase(Locale.ROOT), attribute.range, attribute.value))
                .toList(), range, kind);
    }
}
