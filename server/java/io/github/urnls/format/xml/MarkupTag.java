package io.github.urnls.format.xml;

import io.github.urnls.text.TextRange;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A tag in markup (XML 1.0 §3.1), for code that needs to know what is around a name. Names have their prefix and are
 * compared letter by letter, as in XML; for HTML see {@link #inLowerCase}.
 *
 * @param name       the name of the element
 * @param attributes those with a name and a value, in the order of the text; none in an end tag
 * @param range      with its angle brackets, if they are there
 */
public record MarkupTag(String name, List<Attribute> attributes, TextRange range, Kind kind) {

    /** Whether a tag opens its element, closes it, or does both. */
    public enum Kind { OPEN, EMPTY, CLOSE }

    /**
     * An attribute.
     *
     * @param range its value in the document, without quotes
     * @param value with character references decoded
     */
    public record Attribute(String name, TextRange range, String value) {}

    /** How it changes the number of open elements: 1, 0 or -1. */
    public int depth() {
        return switch (kind) {
            case OPEN -> 1;
            case EMPTY -> 0;
            case CLOSE -> -1;
        };
    }

    /** The prefix of the name (Namespaces in XML 1.0 §4), or the empty string. */
    public String prefix() {
        return prefix(name);
    }

    /** The prefix of the name of an element or attribute, or the empty string. */
    public static String prefix(String name) {
        return name.substring(0, Math.max(0, name.indexOf(':')));
    }

    /** The name of the element without its prefix. */
    public String localName() {
        return localName(name);
    }

    /** The name of an element or attribute without its prefix. */
    public static String localName(String name) {
        return name.substring(name.indexOf(':') + 1);
    }

    /** The attribute {@code attributeName}; the first if it occurs twice. */
    public Optional<Attribute> attribute(String attributeName) {
        for (Attribute attribute : attributes) { // a loop, since each tag of a document is asked
            if (attribute.name.equals(attributeName)) {
                return Optional.of(attribute);
            }
        }
        return Optional.empty();
    }

    /** The value of the attribute {@code attributeName}, or the empty string. */
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
