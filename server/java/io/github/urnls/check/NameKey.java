package io.github.urnls.check;

import io.github.urnls.format.Passage;
import io.github.urnls.namespace.NamespaceEquivalence;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.urn.ParsedUrn;

/** What makes two places speak of the same name: RFC 8141 §3, and what the namespace adds to it. */
public final class NameKey {

    private NameKey() {}

    /** Equal for names that are the same, whatever components follow. Shares the string with the name where the two are equal. */
    public static String of(ParsedUrn urn) {
        String key = NamespaceEquivalence.key(urn);
        return key.equals(urn.text()) ? urn.text() : key;
    }

    /** Whether everyone who reads the document compares the name letter by letter (Namespaces in XML 1.0 §2.3). */
    public static boolean isNamespaceName(UrnOccurrence occurrence) {
        return occurrence.passage().role() == Passage.Role.NAMESPACE_NAME;
    }
}
