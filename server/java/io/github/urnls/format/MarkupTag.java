package io.github.urnls.format;

import java.util.List;
import java.util.Optional;

/** A tag in markup, for rules that must know what stands around a name. Names are in lower case and keep their prefix. */
public sealed interface MarkupTag {

    /** Of the element. */
    String name();

    /** The name of the element without its prefix. */
    default String localName() {
        return name().substring(name().indexOf(':') + 1);
    }

    /**
     * A start tag (XML 1.0 §3.1).
     *
     * @param attributes those that have a value, in the order of the text
     * @param closed     whether it is the end of the element as well, with {@code />}
     */
    record Start(String name, List<Attribute> attributes, boolean closed) implements MarkupTag {

        /** The attribute called {@code name}; the first, if it is there twice. */
        public Optional<Attribute> attribute(String name) {
            return attributes.stream().filter(attribute -> attribute.name().equals(name)).findFirst();
        }

        /** The value of the attribute called {@code name}, or the empty string. */
        public String value(String name) {
            return attribute(name).map(Attribute::value).orElse("");
        }
    }

    /** An end tag. */
    record End(String name) implements MarkupTag {}

    /**
     * An attribute.
     *
     * @param start where its value begins in the document, behind the quote
     * @param value with character references read, and without white space around it
     */
    record Attribute(String name, int start, String value) {}
}
