package io.github.urnls.feature;

import io.github.urnls.check.Rule.Trait;
import io.github.urnls.check.Severity;
import io.github.urnls.check.run.Rules;
import io.github.urnls.feature.Answer.Basis;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.NamespaceRule.Statement;
import io.github.urnls.namespace.forms.NameForms;
import io.github.urnls.namespace.rules.Namespaces;
import io.github.urnls.namespace.NidsInUse;
import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.known.KnownName;
import io.github.urnls.namespace.known.Lifecycle;
import io.github.urnls.namespace.Resolvers.Resolution;
import io.github.urnls.namespace.Resolvers;
import io.github.urnls.namespace.names.Segments.Segment;
import io.github.urnls.namespace.names.Segments;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.PercentEncoding;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.legacy.Migration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is known about one URN. All but the answer and what is wrong is looked up when it is asked for.
 *
 * @param parsed   the URN, read by the specification that was chosen
 * @param registry the namespaces and names it is looked up in
 * @param wrong    what is wrong with it, the worst first, without findings about style
 * @param answer   what it is, in a few words
 */
public record Explanation(ParsedUrn parsed, Registry registry, List<Wrong> wrong, Answer answer) {

    /**
     * Something wrong with a URN, as {@code check} reports it.
     *
     * @param span    the characters that are wrong, in the text of the URN
     * @param message what is wrong
     */
    public record Wrong(String code, Severity severity, Span span, String message) {

        /** Whether it covers the character at {@code offset} of the URN. */
        boolean covers(int offset) {
            return span.start() <= offset && offset < span.end();
        }

        private boolean is(Trait trait) {
            return Rules.is(code, trait);
        }

        /** Whether it says which name was meant, or which list should have it. */
        private boolean saysWhatIsMeant() {
            return is(Trait.MEANT_NAME) || is(Trait.LACKING_NAME);
        }

        /** Whether the author should change something. */
        public boolean isWrong() {
            return severity.isAtLeast(Severity.WARNING) || is(Trait.LACKING_NAME);
        }
    }

    /**
     * One part of a URN.
     *
     * @param name    what the specification calls it
     * @param meaning its purpose, with the clause that says so
     */
    public record Part(String name, String text, String meaning) {}

    /**
     * A URN read by an older specification.
     *
     * @param migration its form under RFC 8141
     */
    public record Reading(Specification by, Migration migration) {}

    /**
     * The namespace of a URN, for reading.
     *
     * @param title      what it is for; may be empty
     * @param kind       formal, informal, private, or not registered
     * @param registrant who manages it; may be empty
     * @param references the documents that define it
     * @param date       when it was registered or published, in the registry's words; may be empty
     * @param source     where these facts come from
     * @param verified   whether title and registrant were read from a primary source
     */
    public record NamespaceFacts(String nid, String title, String kind, String registrant, List<String> references,
            String date, String source, boolean verified) {

        static NamespaceFacts of(Namespace namespace) {
            return new NamespaceFacts(namespace.nid(), namespace.title(), namespace.kind().words(),
                    namespace.registrant(),
                    namespace.references(), namespace.date(), namespace.source(), namespace.verified());
        }
    }

    /** Whether a finding says all of the answer except its source. */
    boolean isAnsweredByFinding() {
        return answer.basis() == Basis.MEANT && wrong.stream().anyMatch(Wrong::saysWhatIsMeant)
                || answer.basis() == Basis.NAMESPACE
                        && wrong.stream().anyMatch(one -> one.is(Trait.MEANT_NID));
    }

    /** The same for a name that a document declares, unless it is listed. */
    Explanation declared(String what, String file, String address) {
        if (answer.basis() == Basis.LISTED) {
            return this;
        }
        return new Explanation(parsed, registry, wrong, new Answer(what, file, Optional.of(address), Basis.DECLARED));
    }

    /** Explains {@code urn} with the namespaces that come with the program. */
    public static Explanation of(ParsedUrn urn) {
        return of(urn, Registry.BUILT_IN);
    }

    /** Explains {@code urn} with the namespaces and names of {@code registry}. */
    public static Explanation of(ParsedUrn urn, Registry registry) {
        return of(urn, registry, Wrongs.of(urn, registry));
    }

    static Explanation of(ParsedUrn urn, Registry registry, List<Wrong> wrong) {
        return new Explanation(urn, registry, wrong, Answer.of(urn, registry));
    }

    /** The URN as it is written. */
    public String urn() {
        return parsed.text();
    }

    /** The specification that the URN was read by. */
    public Specification specification() {
        return parsed.specification();
    }

    /** Its parts without the delimiters, in order. */
    public List<Part> parts() {
        return Parts.of(parsed);
    }

    /** The namespace it belongs to, if it is known. */
    public Optional<NamespaceFacts> namespace() {
        String nid = parsed.nidText();
        return registry.find(nid).map(NamespaceFacts::of)
                .or(() -> NidsInUse.find(nid).map(entry -> new NamespaceFacts(entry.nid(),
                        entry.who(), "not registered with IANA, but in use", "", List.of(), "", entry.source(), true)));
    }

    /** What the rules of the namespace say about it, each with its source. */
    public List<Statement> statements() {
        List<Statement> statements = new ArrayList<>(Answer.parts(urn(), registry));
        if (parsed.isValid() && parsed.hasAssignedName()) {
            NameForms.of(parsed, registry).parts(parsed).ifPresent(statements::add);
            statements.addAll(Namespaces.explain(parsed, registry));
            if (answer().basis() == Answer.Basis.NAMESPACE) {
                List<Statement> segments = segments();
                statements.addAll(segments.subList(Math.max(0, segments.size() - 2), segments.size()));
            }
        }
        newer().ifPresent(statements::add);
        aged(statements);
        OlderSystems.statements(parsed, statements);
        return statements;
    }

    /** Its normalized spelling, if it is valid and that differs. */
    public Optional<String> normalized() {
        return unlessWritten(parsed.isValid() ? Normalization.normalize(parsed) : urn());
    }

    /** Its percent-encoding decoded for a reader, if that differs and divides nothing (RFC 3986 §2.2). */
    public Optional<String> decoded() {
        return unlessWritten(PercentEncoding.decodeForDisplay(urn()))
                .filter(text -> delimiters(text).equals(delimiters(urn())));
    }

    private static String delimiters(String text) {
        return text.replaceAll("[^:/?#\\[\\]@+]", "");
    }

    private Optional<String> unlessWritten(String other) {
        return Optional.of(other).filter(text -> !text.equals(urn()));
    }

    /** The specifications it is valid under. */
    public List<Specification> acceptedBy() {
        return parsed.acceptedBy();
    }

    /** Its form under RFC 8141, for each older specification that it can be read by. */
    public List<Reading> readings() {
        return OlderSystems.readings(parsed);
    }

    /** Where it can be looked up. */
    public Optional<Resolution> resolution() {
        return Resolvers.find(parsed, registry);
    }

    private Optional<Statement> newer() {
        String name = parsed.assignedNameText();
        return Version.in(name).filter(version -> version.name().equals(name) && registry.names().isKnown(name))
                .flatMap(version -> version.published(registry.names()).stream().findFirst())
                .flatMap(newest -> registry.names().find(newest))
                .map(newest -> new Statement("a newer version is published: " + newest.name(), newest.source()));
    }

    /** What its owner notes of a name that ages. */
    private void aged(List<Statement> statements) {
        Optional<KnownName> known = registry.names().find(parsed.assignedNameText());
        Lifecycle life = known.map(name -> registry.lifecycle(name.name())).orElse(Lifecycle.NONE);
        if (!life.note().isEmpty()) {
            statements.add(new Statement(life.note(), life.source()));
        }
    }

    /** What is known about single segments. */
    private List<Statement> segments() {
        List<Statement> statements = new ArrayList<>();
        String nss = parsed.nssText();
        String prefix = Normalization.fold(parsed.nidText()) + ":";
        int start = 0;
        for (int end = 0; end <= nss.length() && end < 500; end++) {
            if (end == nss.length() || ":.;-".indexOf(nss.charAt(end)) >= 0) {
                String part = nss.substring(start, end);
                Optional<Segment> known = Segments.find(prefix + nss.substring(0, start), part);
                known.ifPresent(segment -> statements
                        .add(new Statement("“" + part + "”: " + segment.meaning(), segment.source())));
                if (known.isPresent() || end < nss.length() && nss.charAt(end) == ':') {
                    start = end + 1;
                }
            }
        }
        return statements;
    }
}
