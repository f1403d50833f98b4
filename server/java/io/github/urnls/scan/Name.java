package io.github.urnls.scan;

import io.github.urnls.format.Passage;
import io.github.urnls.namespace.NamespaceEquivalence;
import io.github.urnls.scan.UrnOccurrence.Kind;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What stands for a name in a document, read by one specification. It is made once for each state of a document; rules,
 * editor features and the index of the workspace share it.
 *
 * @param occurrence where it stands
 * @param urn        its parts; of a template those of {@link UrnOccurrence#fixedText}
 * @param key        equal for names that are the same, whatever components follow (RFC 8141 §3, and what the namespace
 *                   adds)
 */
public record Name(UrnOccurrence occurrence, ParsedUrn urn, String key) {

    /** Reads what stands at {@code occurrence}. */
    public static Name of(UrnOccurrence occurrence, Specification specification) {
        ParsedUrn urn = UrnParser.parse(occurrence.fixedText(), specification);
        String key = NamespaceEquivalence.key(urn);
        if (key.equals(urn.text())) {
            key = urn.text(); // one string instead of two
        }
        return new Name(occurrence, urn, key);
    }

    /** Everything in {@code document} that stands for a name, in the order of the text. */
    public static List<Name> in(Document document, Specification specification) {
        return of(OccurrenceScanner.scan(document), specification);
    }

    static List<Name> of(List<UrnOccurrence> occurrences, Specification specification) {
        List<Name> names = new ArrayList<>(occurrences.size());
        for (UrnOccurrence occurrence : occurrences) {
            names.add(of(occurrence, specification));
        }
        return Collections.unmodifiableList(names);
    }

    /** The same {@code by} characters further on. */
    Name moved(int by) {
        return by == 0 ? this : new Name(occurrence.moved(by), urn, key);
    }

    /** Whether it is a whole name, right or wrong, and no template or pattern. */
    public boolean isUrn() {
        return occurrence.kind() == Kind.URN;
    }

    /** Whether it can be compared with others: it is a whole name with a namespace and something in it. */
    public boolean isComparable() {
        return isUrn() && urn.hasAssignedName();
    }

    /** The assigned-name as it is written, without components (RFC 8141 §2). */
    public String spelling() {
        return urn.assignedNameText();
    }

    /** Whether everyone who reads the document compares it letter by letter (Namespaces in XML 1.0 §2.3). */
    public boolean isNamespaceName() {
        return occurrence.passage().role().isNamespaceName();
    }

    /** Whether the document says here what the name stands for. */
    public boolean isDefined() {
        return occurrence.passage().role() == Passage.Role.DEFINED_NAMESPACE;
    }

    /** Where all of it stands in the document. */
    public TextRange range() {
        return occurrence.range();
    }

    /** Where its assigned-name stands in the document. */
    public TextRange assignedNameRange() {
        return occurrence.range(new Span(0, urn.assignedNameEnd()));
    }
}
