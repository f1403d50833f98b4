package io.github.urnls.check;

import java.util.List;

/** How names are spelled in the other documents of a workspace. */
public interface Spellings {

    /** Nothing is known but the document itself. */
    Spellings NONE = (key, document) -> List.of();

    /**
     * One spelling.
     *
     * @param text           the assigned-name as it is written (RFC 8141 §2), without components
     * @param uses           how often
     * @param namespaceNames how many of these name an XML namespace
     * @param declared       whether a schema, a module or a catalog declares the name in this spelling
     */
    record Spelling(String text, int uses, int namespaceNames, boolean declared) {}

    /**
     * Every spelling of one name outside {@code document}.
     *
     * @param key      what the name is compared by, see {@link io.github.urnls.namespace.NamespaceEquivalence}
     * @param document the URI of the document that is checked
     */
    List<Spelling> of(String key, String document);
}
