package io.github.urnls.scan;

import io.github.urnls.format.Escapes;
import io.github.urnls.format.Passage;
import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.namespace.rules.NamespaceEquivalence;
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
 * Something that stands for a name in a document, read by one specification. It is made once for each state of a
 * document. Rules, editor features and the index of the workspace share it.
 *
 * @param occurrence where it stands
 * @param urn        its parts; for a template, the parts of {@link UrnOccurrence#fixedText}
 * @param key        the same for equal names, with or without components (RFC 8141 §3, and the rules of the namespace)
 */
public record Name(UrnOccurrence occurrence, ParsedUrn urn, String key) {

    /** The name at {@code occurrence}. */
    public static Name of(UrnOccurrence occurrence, Specification specification) {
        ParsedUrn urn = UrnParser.parse(occurrence.fixedText(), specification);
        String key = NamespaceEquivalence.key(urn);
        if (key.equals(urn.text())) {
            key = urn.text(); // one string instead of two
        }
        return new Name(occurrence, urn, key);
    }

    /** The name {@code text} as if a document held it alone. */
    public static Name alone(String text, Specification specification) {
        Passage passage = new Passage(0, text.length(), Role.VALUE, Extent.VALUE, Escapes.NONE);
        return of(new UrnOccurrence(Kind.URN, passage, Escapes.NONE.decode(text, passage.range()), 0, text.length()),
                specification);
    }

    /** All that stands for a name in {@code document}, in the order of the text. */
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

    /** What it is, judged by its text. */
    public Kind kind() {
        return occurrence.kind();
    }

    /** The whole text, also of a template, whose placeholders {@link #urn} does not have. */
    public String text() {
        return occurrence.text();
    }

    /** Whether it is a whole name, right or wrong, and no template or pattern. */
    public boolean isUrn() {
        return kind() == Kind.URN;
    }

    /** Whether it is not written as a URN of its own; see {@link ImpliedNames}. */
    public boolean isImplied() {
        return kind() == Kind.PREFIXED || isQualified() || isPart() || isEncoded();
    }

    /** Whether it is a qualified name of XML or YANG, such as {@code tns:T}. */
    public boolean isQualified() {
        return kind() == Kind.QUALIFIED;
    }

    /** Whether it is one of the names within a composed name, at the same place. */
    public boolean isPart() {
        return kind() == Kind.PART;
    }

    /** Whether it is percent-encoded; see {@link EncodedName}. */
    public boolean isEncoded() {
        return kind() == Kind.ENCODED;
    }

    /** Whether it can be compared with others: it is a whole name with a namespace and an NSS. */
    public boolean isComparable() {
        return (isUrn() || isImplied()) && urn.hasAssignedName();
    }

    /**
     * Whether it is the same name as another one with its {@link #key}: it is a whole name, or it is a string that a
     * program compares or takes apart, as in {@code contains("urn:example:a")}. Rules do not check such a string, since
     * it may be only the beginning of names.
     */
    public boolean isSameByKey() {
        return isUrn() || isComparable() || kind() == Kind.COMPARED && urn.isValid();
    }

    /** The assigned-name as it is written, without components (RFC 8141 §2). */
    public String spelling() {
        return urn.assignedNameText();
    }

    /** Whether all readers of the document compare it letter by letter (Namespaces in XML 1.0 §2.3). */
    public boolean isNamespaceName() {
        return passage().role().isNamespaceName();
    }

    /** Whether the document says here what the name stands for. */
    public boolean isDefined() {
        return passage().role() == Role.DEFINED_NAMESPACE;
    }

    /** The stretch of the document that it stands in. */
    public Passage passage() {
        return occurrence.passage();
    }

    /** The place of the whole name in the document. */
    public TextRange range() {
        return occurrence.range();
    }

    /** The place of its assigned-name in the document. */
    public TextRange assignedNameRange() {
        return occurrence.range(new Span(0, urn.assignedNameEnd()));
    }
}
