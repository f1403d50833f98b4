package io.github.urnls.feature;

import io.github.urnls.format.MarkupTag;
import io.github.urnls.format.MarkupTag.Attribute;
import io.github.urnls.urn.PercentEncoding;
import io.github.urnls.urn.UriReference;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** What an element inherits from those around it: namespaces (Namespaces in XML 1.0 §6.1) and the base URI (XML Base §4). */
final class OpenElements {

    /** A closing tag that closes nothing this far up was written for something else. */
    private static final int FAR = 100;

    /** Longer than any address. Without a limit, bases in bases would take the square of their number. */
    private static final int LONGEST_BASE = 2000;

    private record Open(String name, List<String> prefixes, UriReference base) {}

    private final UriReference document;
    private final Deque<Open> open = new ArrayDeque<>();
    /** By prefix, the innermost first; the empty prefix is the default namespace. */
    private final Map<String, Deque<String>> namespaces = new HashMap<>();

    OpenElements(String documentUri) {
        document = UriReference.parse(documentUri);
    }

    /** Whether the next element is the root. */
    boolean isEmpty() {
        return open.isEmpty();
    }

    /** The element of a start tag, or of an empty one, which {@link #leave} has to end as well. */
    void enter(MarkupTag tag) {
        List<String> prefixes = List.of();
        UriReference base = base();
        for (Attribute attribute : tag.attributes()) {
            String name = attribute.name();
            if (name.equals("xmlns") || name.startsWith("xmlns:")) {
                String prefix = name.substring(Math.min(name.length(), 6));
                namespaces.computeIfAbsent(prefix, key -> new ArrayDeque<>()).push(attribute.value());
                prefixes = prefixes.isEmpty() ? new ArrayList<>() : prefixes;
                prefixes.add(prefix);
            } else if (name.equals("xml:base") && base.toString().length() + attribute.value().length() <= LONGEST_BASE) {
                base = reference(attribute.value()).resolve(base);
            }
        }
        open.push(new Open(tag.name(), prefixes, base));
    }

    /** Ends the element that {@code tag} closes, and those in it that were never closed. */
    void leave(MarkupTag tag) {
        if (tag.kind() == MarkupTag.Kind.EMPTY || isOpen(tag.name())) {
            Open closed;
            do {
                closed = open.pop();
                closed.prefixes.forEach(prefix -> namespaces.get(prefix).pop());
            } while (!closed.name.equals(tag.name()));
        }
    }

    private boolean isOpen(String name) {
        int left = FAR;
        for (Iterator<Open> outward = open.iterator(); outward.hasNext() && left > 0; left--) {
            if (outward.next().name.equals(name)) {
                return true;
            }
        }
        return false;
    }

    /** The namespace of {@code tag}, once it is entered; the empty string when it has none. */
    String namespace(MarkupTag tag) {
        Deque<String> bound = namespaces.get(tag.prefix());
        return bound == null || bound.isEmpty() ? "" : bound.peek();
    }

    /** What {@code reference} means in the innermost element (RFC 3986 §5.2). */
    String resolve(String reference) {
        return reference(reference).resolve(base()).toString();
    }

    private UriReference base() {
        return open.isEmpty() ? document : open.peek().base;
    }

    /** What no URI can hold is encoded before anything is resolved (OASIS XML Catalogs 1.1 §6.3). */
    private static UriReference reference(String text) {
        return UriReference.parse(PercentEncoding.encodeUriReference(text.strip()));
    }
}
