package io.github.urnls.check;

import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import java.util.Comparator;
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
    record Spelling(String text, int uses, int namespaceNames, boolean declared) {

        /** The spelling of the declaration, else the one used most, else the normalized one (RFC 8141 §3.1). */
        public static final Comparator<Spelling> BEST_FIRST = Comparator.comparing((Spelling spelling) -> !spelling.declared)
                .thenComparing(spelling -> -spelling.uses)
                .thenComparing(spelling -> !spelling.isNormalized())
                .thenComparing(Spelling::text, Comparator.reverseOrder()); // lower case, and no hyphens

        private boolean isNormalized() {
            return Normalization.normalize(UrnParser.parse(text, Specification.RFC8141)).equals(text);
        }
    }

    /**
     * Every spelling of one name outside {@code document}.
     *
     * @param key      what the name is compared by, see {@link io.github.urnls.namespace.NamespaceEquivalence}
     * @param document the URI of the document that is checked
     */
    List<Spelling> of(String key, String document);
}
