package io.github.urnls.scan;

import io.github.urnls.format.Decoded;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage;
import io.github.urnls.format.PrefixedName;
import io.github.urnls.format.languages.Formats;
import io.github.urnls.namespace.names.ComposedName;
import io.github.urnls.scan.UrnOccurrence.Kind;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.Specification;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The names that a document does not write as URNs: names with a prefix, and names within composed names. They are
 * looked up, counted and renamed like others. They are not checked as URNs, because an error in their syntax is an
 * error where the prefix is bound.
 */
public final class ImpliedNames {

    private ImpliedNames() {}

    /** The implied names of {@code document}, in the order of the text. */
    public static List<Name> in(Document document, Specification specification) {
        return in(document, found -> true, specification);
    }

    private static List<Name> in(Document document, Predicate<PrefixedName> wanted, Specification specification) {
        List<Name> names = new ArrayList<>();
        Formats.readPrefixedNames(document, found -> {
            if (wanted.test(found)) {
                name(document, found, specification).ifPresent(names::add);
            }
        });
        return Collections.unmodifiableList(names);
    }

    /** The implied names of {@code document} that touch {@code offset}. */
    public static List<Name> at(Document document, int offset, Specification specification) {
        return in(document, found -> found.range().touches(offset), specification);
    }

    /**
     * {@code written} and the implied names, in the order of the text. {@code written} must be all URNs in {@code
     * document}.
     */
    public static List<Name> with(List<Name> written, Document document, Specification specification) {
        if (written.isEmpty()) {
            return written; // then no prefix is bound to a URN either
        }
        List<Name> implied = new ArrayList<>(in(document, specification));
        written.forEach(name -> implied.addAll(parts(name)));
        if (implied.isEmpty()) {
            return written;
        }
        List<Name> all = new ArrayList<>(written.size() + implied.size());
        all.addAll(written);
        all.addAll(implied);
        all.sort((a, b) -> Integer.compare(a.range().start(), b.range().start()));
        return Collections.unmodifiableList(all);
    }

    /** {@code written}, and behind them the names within composed ones that touch {@code offset}. */
    public static List<Name> withParts(List<Name> written, int offset) {
        List<Name> all = new ArrayList<>(written);
        written.forEach(name -> parts(name).stream()
                .filter(part -> part.range().touches(offset)).forEach(all::add));
        return all;
    }

    /**
     * The names within {@code whole}, if it is composed of several, in the order of the text; without the one by which
     * it is compared itself.
     */
    public static List<Name> parts(Name whole) {
        Optional<ComposedName> composed = whole.isUrn() || whole.isEncoded() ? ComposedName.of(whole.urn().text())
                : Optional.empty();
        if (composed.isEmpty()) {
            return List.of();
        }
        List<Name> names = new ArrayList<>();
        for (ComposedName.Part part : composed.get().parts()) {
            boolean isWhole = part.span().start() == 0 && part.span().end() >= whole.urn().assignedNameEnd();
            if (!isWhole && part.isUrn(whole.urn().text())) {
                names.add(part(whole, part.span()));
            }
        }
        names.removeIf(name -> !name.urn().hasAssignedName());
        return names;
    }

    /** The SCIM schema of an attribute. */
    public static Optional<Name> schema(Name attribute) {
        return ComposedName.of(attribute.urn().text()).flatMap(composed -> composed.part(ComposedName.Role.SCHEMA))
                .map(schema -> part(attribute, schema.span()));
    }

    /** The characters {@code span} of {@code whole} as a name. */
    public static Name part(Name whole, Span span) {
        UrnOccurrence at = whole.occurrence();
        return Name.of(new UrnOccurrence(Kind.PART, at.passage(), at.decoded(), at.start() + span.start(),
                at.start() + span.end()), whole.urn().specification());
    }

    private static Optional<Name> name(Document document, PrefixedName found, Specification specification) {
        Kind kind = found.qualified() ? Kind.QUALIFIED : Kind.PREFIXED;
        Passage passage = new Passage(found.range(), Role.VALUE, Extent.VALUE, found.escapes());
        Decoded decoded = found.escapes().decode(document.text(), found.range());
        Name name = Name.of(new UrnOccurrence(kind, passage, decoded, 0, decoded.text().length()), specification);
        return Optional.of(name).filter(it -> it.urn().hasAssignedName());
    }
}
