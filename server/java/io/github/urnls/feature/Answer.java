package io.github.urnls.feature;

import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.rules.NamespaceEquivalence;
import io.github.urnls.namespace.NamespaceRule.Statement;
import io.github.urnls.namespace.rules.Namespaces;
import io.github.urnls.namespace.NidsInUse;
import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.DefiningTexts;
import io.github.urnls.namespace.known.KnownName;
import io.github.urnls.namespace.known.NearMiss;
import io.github.urnls.namespace.known.Vocabulary.Openness;
import io.github.urnls.namespace.known.Vocabulary;
import io.github.urnls.namespace.names.JoinedName;
import io.github.urnls.namespace.rules.NameForms;
import io.github.urnls.urn.CharSet;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a name is, in a few words.
 *
 * @param text    what it is
 * @param source  the document that says so; may be empty
 * @param address the address of that document
 * @param basis   what the answer rests on
 */
public record Answer(String text, String source, Optional<String> address, Basis basis) {

    /** What an answer rests on. */
    public enum Basis {
        /** The name, or what it is made of, is in a list. */
        LISTED,
        /** A document of the workspace declares the name. */
        DECLARED,
        /** The form of the name, or a listed name near it. */
        FORM,
        /** Only a listed name that may have been meant. */
        MEANT,
        /** The title of the namespace alone. */
        NAMESPACE
    }

    private Answer(String text, String source, Basis basis) {
        this(text, source, DefiningTexts.address(source), basis);
    }

    /** What {@code urn} is: a known name, a name that its namespace explains, or at least a name of its namespace. */
    static Answer of(ParsedUrn urn, Registry registry) {
        String name = urn.assignedNameText();
        return known(urn.text(), registry).or(() -> joined(urn.text(), registry)).or(() -> known(name, registry))
                .or(() -> known(NamespaceEquivalence.key(urn), registry))
                .or(() -> known(urn.text().substring(0, CharSet.firstOf("?", urn.text(), 0)), registry))
                .or(() -> meant(urn, registry))
                .or(() -> byNamespace(urn, registry)).orElseGet(() -> namespace(urn, registry));
    }

    private static Optional<Answer> known(String name, Registry registry) {
        return registry.names().find(name).map(Answer::of);
    }

    private static Answer of(KnownName known) {
        String note = known.status() == KnownName.Status.DEPRECATED ? ", deprecated" : "";
        return new Answer(known.title() + note, known.source(), Basis.LISTED);
    }

    /** What the author of a misspelled name probably meant. */
    private static Optional<Answer> meant(ParsedUrn urn, Registry registry) {
        if (!urn.isValid() || !urn.hasAssignedName()) {
            return Optional.empty();
        }
        boolean free = registry.find(urn.nidText()).isEmpty() && NidsInUse.find(urn.nidText()).isEmpty();
        return registry.names().nearMisses(urn.assignedNameText(), free).stream().findFirst()
                .flatMap(NearMiss::known)
                .map(known -> new Answer("not a known name; probably meant: " + known.title(), known.source(),
                        Basis.MEANT))
                .or(() -> registry.names().missingFrom(urn.assignedNameText())
                        .map(list -> new Answer("not a known name: not in the list of " + list.title(), "",
                                Basis.MEANT)));
    }

    private static Optional<Answer> byNamespace(ParsedUrn urn, Registry registry) {
        if (!urn.isValid() || !urn.hasAssignedName()) {
            return Optional.empty();
        }
        String name = urn.assignedNameText();
        return registry.names().relative(name).map(other -> relative(name, other))
                .or(() -> registry.names().vocabulary(name).filter(list -> list.openness().isClosed())
                        .map(Answer::notIn))
                .or(() -> Optional.of(urn).filter(one -> !registry.isOwn(one.nidText())).flatMap(NameForms::title)
                        .map(title -> new Answer(title.text(), title.source(), Basis.FORM)))
                .or(() -> Namespaces.title(urn).map(title -> new Answer(title, "", Basis.FORM)))
                .or(() -> registry.names().above(name)
                        .map(above -> new Answer("“" + name.substring(above.name().length() + 1) + "” below "
                                + above.title(), above.source(), Basis.FORM)))
                .or(() -> registry.names().vocabulary(name).filter(list -> list.openness() == Openness.OPEN)
                        .map(Answer::notIn));
    }

    private static Answer notIn(Vocabulary list) {
        return new Answer("not in the list of " + list.title(), "", Basis.FORM);
    }

    private static Answer relative(String name, KnownName other) {
        String words = other.name().equals(name) ? ", which is not in the list"
                : ", another version or kind; the known name is " + other.name();
        return new Answer(other.title() + words, other.source(), Basis.FORM);
    }

    /** The parts of a name that is made of several. */
    static List<Statement> parts(String name, Registry registry) {
        List<Statement> statements = new ArrayList<>();
        List<JoinedName.Part> parts = JoinedName.parts(name);
        for (JoinedName.Part part : parts) {
            String text = part.span().in(name);
            Optional<Answer> answer = Optional.of(text).filter(urn -> part.isUrn(name))
                    .flatMap(urn -> known(urn, registry).or(() -> byNamespace(UrnParser.parse(urn), registry)));
            statements.add(new Statement(part.role() + " “" + text + "”" + answer.map(known -> ": " + known.text())
                    .orElse(""), answer.map(Answer::source).filter(source -> !source.isEmpty())
                            .orElse(name.contains("##") ? "Peppol, Policy for use of Identifiers"
                                    : "EN 16931-1, BT-24")));
        }
        return statements;
    }

    private static Optional<Answer> joined(String name, Registry registry) {
        List<JoinedName.Part> parts = JoinedName.parts(name);
        if (parts.size() < 2) {
            return Optional.empty();
        }
        String first = parts.getFirst().span().in(name);
        if (name.contains("##")) {
            return Optional.of(new Answer("document type " + parts.get(1).span().in(name) + " with its customization",
                    "Peppol, Policy for use of Identifiers", Basis.LISTED));
        }
        return Optional.of(new Answer("a customization of " + known(first, registry).map(Answer::text).orElse(first),
                "EN 16931-1, BT-24", Basis.LISTED));
    }

    private static Answer namespace(ParsedUrn urn, Registry registry) {
        String nid = urn.nidText();
        if (nid.isEmpty()) {
            return new Answer("not a URN: the namespace identifier is missing", "RFC 8141 §2", Basis.FORM);
        }
        Optional<Namespace> namespace = registry.find(nid);
        if (namespace.isPresent() && !namespace.get().title().isBlank()) {
            return new Answer("a name of “" + nid + "”: " + namespace.get().title(),
                    namespace.get().references().stream().findFirst().orElse(""), Basis.NAMESPACE);
        }
        return NidsInUse.find(nid)
                .map(entry -> new Answer("a name of “" + nid + "”: " + entry.who(), "", Basis.NAMESPACE))
                .orElseGet(() -> new Answer("a name of the namespace “" + nid + "”, which is "
                        + (namespace.isPresent() ? "registered" : "not registered with IANA"), "", Basis.NAMESPACE));
    }
}
