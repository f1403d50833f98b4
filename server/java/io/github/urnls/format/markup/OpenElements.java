package io.github.urnls.format.markup;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The elements that are open at one place of a document, with what each hands on to its children: namespaces
 * (Namespaces in XML 1.0 §6.1) and a base for references (XML Base §4). Reading all tags of a document takes time in
 * proportion to it, whatever is left open.
 *
 * @param <B> how the caller describes a base
 */
public final class OpenElements<B> {

    private record Open<B>(String name, List<String> prefixes, B base) {}

    private final B document;
    private final Deque<Open<B>> open = new ArrayDeque<>();
    private final Map<String, Integer> openByName = new HashMap<>();
    /** By prefix, the innermost first; the empty prefix is the default namespace. */
    private final Map<String, Deque<String>> namespaces = new HashMap<>();

    /** Nothing is open yet; {@code document} is the base outside of all elements. */
    public OpenElements(B document) {
        this.document = document;
    }

    /** Whether the next element is the root. */
    public boolean isEmpty() {
        return open.isEmpty();
    }

    /** The base in the innermost element. */
    public B base() {
        return open.isEmpty() ? document : open.peek().base;
    }

    /**
     * The element of a start tag, or of an empty one, which {@link #leave} has to end as well; {@code base} is the one
     * in it.
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

    /**
     * Ends the element that {@code tag} closes, and those in it that were never closed; a tag that closes nothing is
     * passed over.
     */
    public void leave(MarkupTag tag) {
        boolean closed = openByName.getOrDefault(tag.name(), 0) == 0;
        while (!closed) {
            Open<B> innermost = open.pop();
            innermost.prefixes.forEach(prefix -> namespaces.get(prefix).pop());
            openByName.merge(innermost.name, -1, Integer::sum);
            closed = innermost.name.equals(tag.name());
        }
    }

    /** The namespace of {@code tag}, once it is entered; the empty string when it has none. */
    public String namespace(MarkupTag tag) {
        return Optional.ofNullable(namespaces.get(tag.prefix())).map(Deque::peek).orElse("");
    }
}
