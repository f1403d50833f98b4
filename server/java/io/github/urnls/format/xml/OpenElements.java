package io.github.urnls.format.xml;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * The elements that are open at one place of a document. Their children inherit namespaces (Namespaces in XML 1.0 §6.1)
 * and a base for references (XML Base §4). To read all tags of a document takes time in proportion to its length, even
 * if many elements are never closed.
 *
 * @param <B> how the caller describes a base
 */
public final class OpenElements<B> {

    private record Open<B>(String name, List<String> prefixes, B base) {}

    private final B document;
    private final Deque<Open<B>> open = new ArrayDeque<>();
    private final Map<String, Integer> openByName = new HashMap<>();
    /** The namespaces of each prefix, the innermost first. The empty prefix is the default namespace. */
    private final Map<String, Deque<String>> namespaces = new HashMap<>();

    /** Nothing is open yet; {@code document} is the base outside of all elements. */
    public OpenElements(B document) {
        this.document = document;
    }

    /** Whether the parent of the innermost element is called {@code localName}, with any prefix. */
    public boolean isIn(String localName) {
        Iterator<Open<B>> outwards = open.iterator();
        if (outwards.hasNext()) {
            outwards.next();
        }
        return outwards.hasNext() && MarkupTag.localName(outwards.next().name).equals(localName);
    }

    /** The base in the innermost element. */
    public B base() {
        return open.isEmpty() ? document : open.peek().base;
    }

    /**
     * Opens the element of a start tag or an empty tag. For both, {@link #leave} must close it. {@code base} is the
     * base in it.
     */
    public void enter(MarkupTag tag, B base) {
        List<String> prefixes = new ArrayList<>(0);
        for (MarkupTag.Attribute attribute : tag.attributes()) {
            String name = attribute.name();
            if (name.equals("xmlns") || name.startsWith("xmlns:")) {
                String prefix = name.substring(Math.min(name.length(), 6));
                namespaces.computeIfAbsent(prefix, key -> new ArrayDeque<>()).push(attribute.value());
                prefixes.add(prefix);
            }
        }
        open.push(new Open<>(tag.name(), prefixes, base));
        openByName.merge(tag.name(), 1, Integer::sum);
    }

    /** Closes the element that {@code tag} ends, and all open elements in it. Skips a tag that ends nothing. */
    public void leave(MarkupTag tag) {
        boolean closed = openByName.getOrDefault(tag.name(), 0) == 0;
        while (!closed) {
            Open<B> innermost = open.pop();
            innermost.prefixes.forEach(prefix -> namespaces.get(prefix).pop());
            openByName.merge(innermost.name, -1, Integer::sum);
            closed = innermost.name.equals(tag.name());
        }
    }

    /** The namespace of {@code tag}, once it is entered; the empty string if it has none. */
    public String namespace(MarkupTag tag) {
        return namespace(tag.prefix());
    }

    /** The namespace of {@code prefix} in the innermost element; the empty string if it has none. */
    public String namespace(String prefix) {
        Deque<String> innermostFirst = namespaces.get(prefix);
        return innermostFirst == null || innermostFirst.isEmpty() ? "" : innermostFirst.peek();
    }
}
