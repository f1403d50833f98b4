package io.github.urnls.feature;

import io.github.urnls.text.Chars;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.rules.NamespaceEquivalence;
import io.github.urnls.namespace.NamespaceRule.Statement;
import io.github.urnls.namespace.forms.NameForms;
import io.github.urnls.namespace.rules.Namespaces;
import io.github.urnls.namespace.NidsInUse;
import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.DefiningTexts;
import io.github.urnls.namespace.known.KnownName;
import io.github.urnls.namespace.known.NearMiss;
import io.github.urnls.namespace.known.Vocabulary.Adds;
import io.github.urnls.namespace.known.Vocabulary;
import io.github.urnls.namespace.names.ComposedName.Form;
import io.github.urnls.namespace.names.ComposedName.Role;
import io.github.urnls.namespace.names.ComposedName;
import io.github.urnls.urn.CharSet;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.UrnParser;
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
        return known(urn.text(), registry).or(() -> composed(urn.text(), registry)).or(() -> known(name, registry))
                .or(() -> known(NamespaceEquivalence.key(urn), registry))
                .or(() -> known(urn.text().substring(0, CharSet.firstOf("?", urn.text(), 0)), registry))
                .or(() -> meant(urn, registry))
                .or(() -> byNamespace(urn, registry)).orElseGet(() -> namespace(urn, registry));
    }

    private static Optional<Answer> known(String name, Registry registry) {
        return registry.names().find(name).map(known -> new Answer(
                known.title() + (known.isPast() ? ", " + registry.lifecycle(known.name()).words(known.status())
                        : ""),
                known.source(), Basis.LISTED));
    }

    /** What the author of a misspelled name probably meant. */
    private static Optional<Answer> meant(ParsedUrn urn, Registry registry) {
        if (!urn.isValid()) {
            return Optional.empty();
        }
        boolean free = registry.find(urn.nidText()).isEmpty() && NidsInUse.find(urn.nidText()).isEmpty();
        return Namespaces.check(urn, registry).stream().flatMap(problem -> problem.repair().stream())
                .flatMap(repair -> registry.names().find(repair.in(urn.assignedNameText())).stream()).findFirst()
                .map(Answer::near)
                .or(() -> registry.names().nearMisses(urn.assignedNameText(), free).stream().findFirst()
                        .flatMap(Answer::near))
                .or(() -> registry.names().missingFrom(urn.assignedNameText())
                        .map(list -> notIn(urn.assignedNameText(), list)));
    }

    /** What the one name that was {@linkplain Basis#MEANT meant} stands for. */
    String meant() {
        return text.substring(text.indexOf(", ") + 2);
    }

    private static Answer near(KnownName known) {
        return new Answer("not a known name; near it is " + known.name() + ", " + known.title(), known.source(),
                Basis.MEANT);
    }

    private static Optional<Answer> near(NearMiss miss) {
        return miss.known().map(Answer::near).or(() -> Optional.of(miss.listed()).filter(listed -> !listed.isEmpty())
                .map(listed -> new Answer("not a known name; near it are names that begin with " + listed + ":", "",
                        Basis.MEANT)));
    }

    private static Optional<Answer> byNamespace(ParsedUrn urn, Registry registry) {
        if (!urn.isValid()) {
            return Optional.empty();
        }
        String name = urn.assignedNameText();
        return registry.names().relative(name).map(other -> relative(name, other))
                .or(() -> NameForms.of(urn, registry).title(urn).map(title -> new Answer(
                        title.text() + (repeats(name, title.text()) ? unlisted(name, registry) : ""),
                        title.source(), Basis.FORM)))
                .or(() -> registry.names().vocabulary(name).filter(list -> list.adds().isClosed())
                        .map(list -> notIn(name, list)))
                .or(() -> Namespaces.title(urn).map(title -> new Answer(title, "", Basis.FORM)))
                .or(() -> registry.names().above(name)
                        .map(above -> new Answer("“" + name.substring(above.name().length() + 1) + "” below "
                                + above.title(), above.source(), Basis.FORM)))
                .or(() -> registry.names().vocabulary(name).filter(list -> list.adds() == Adds.ANYONE)
                        .map(list -> notIn(name, list)));
    }

    /** Whether {@code title} begins with the end of {@code name}, of which it knows nothing more. */
    private static boolean repeats(String name, String title) {
        return name.endsWith(":" + title.substring(0, CharSet.firstOf(",", title, 0)));
    }

    private static String unlisted(String name, Registry registry) {
        return registry.names().areKnownBeside(name) ? ", not in our lists" : "";
    }

    private static Answer notIn(String name, Vocabulary list) {
        return new Answer("a name among " + list.title() + ": " + name.substring(list.prefix().length())
                + ", not in our list" + (list.asOf().isEmpty() ? "" : " of " + list.asOf()), "", Basis.FORM);
    }

    private static Answer relative(String name, KnownName other) {
        String words = other.name().equals(name) ? ", which is not in the list"
                : ", another version or kind; the known name is " + other.name();
        return new Answer(other.title() + words, other.source(), Basis.FORM);
    }

    /** The parts of a name that is composed of several. */
    static List<Statement> parts(String name, Registry registry) {
        return ComposedName.of(name).filter(it -> it.form() != Form.OTHER).stream()
                .flatMap(composed -> composed.parts().stream().filter(part -> part.span().length() < name.length())
                        .map(part -> part(name, composed, part, registry)))
                .toList();
    }

    private static Statement part(String name, ComposedName composed, ComposedName.Part part, Registry registry) {
        String text = part.span().in(name);
        Optional<Answer> answer = Optional.of(text).filter(urn -> part.isUrn(name))
                .flatMap(urn -> known(urn, registry).or(() -> byNamespace(UrnParser.parse(urn), registry)));
        String known = answer.map(it -> ": " + it.text()).orElse("");
        return new Statement(part.role().words() + " “" + text + "”" + known,
                answer.map(Answer::source).filter(source -> !source.isEmpty()).orElse(composed.form().source()));
    }

    private static Optional<Answer> composed(String name, Registry registry) {
        return ComposedName.of(name).filter(composed -> composed.form() != Form.OTHER).map(composed -> {
            String first = composed.parts().getFirst().span().in(name);
            String last = composed.parts().getLast().span().in(name);
            String of = known(first, registry).map(Answer::text).orElse(first).replaceFirst("^Peppol [a-z ]+: ", "");
            String text = switch (composed.form()) {
                case DOCUMENT_TYPE -> "document type" + composed.part(Role.DOCUMENT)
                        .map(document -> " " + document.span().in(name)).orElse("") + " with its customization";
                case CUSTOMIZATION -> "a customization of " + of + ": "
                        + known(last, registry).map(Answer::text).orElse(last);
                case OF_COUNTRY -> "a customization “" + name.substring(first.length() + 1) + "” of " + of;
                case SCIM_PATH, OTHER -> "read as the attribute “" + composed.part(Role.ATTRIBUTE)
                        .map(attribute -> name.substring(attribute.span().start())).orElse("") + "” of " + of;
            };
            return new Answer(text, composed.form().source(), Basis.FORM);
        });
    }

    private static Answer namespace(ParsedUrn urn, Registry registry) {
        String nid = urn.nidText();
        if (nid.isEmpty()) {
            return new Answer("not a URN: the namespace identifier is missing", "RFC 8141 §2", Basis.FORM);
        }
        Optional<Namespace> namespace = registry.find(nid);
        if (namespace.isPresent() && !Chars.isBlank(namespace.get().title())) {
            return new Answer("a name of “" + nid + "”: " + namespace.get().title()
                    + (urn.isValid() ? unlisted(urn.assignedNameText(), registry) : ""),
                    namespace.get().references().stream().findFirst().orElse(""), Basis.NAMESPACE);
        }
        if (namespace.filter(own -> own.kind() == Namespace.Kind.PRIVATE).isPresent()) {
            return new Answer("a name of the private namespace “" + nid + "”", "", Basis.NAMESPACE);
        }
        return NidsInUse.find(nid)
                .map(entry -> new Answer("a name of “" + nid + "”: " + entry.who(), "", Basis.NAMESPACE))
                .orElseGet(() -> new Answer("a name of the namespace “" + nid + "”, which is "
                        + (namespace.isPresent() ? "registered" : "not registered with IANA"), "", Basis.NAMESPACE));
    }
}
