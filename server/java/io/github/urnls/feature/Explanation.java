package io.github.urnls.feature;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.EncodeFixes;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Rule.Trait;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Spellings;
import io.github.urnls.check.rules.DeployedName;
import io.github.urnls.check.run.Checker;
import io.github.urnls.check.run.Rules;
import io.github.urnls.feature.Answer.Basis;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.NamespaceRule.Statement;
import io.github.urnls.namespace.NidsInUse;
import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.Resolvers.Resolution;
import io.github.urnls.namespace.Resolvers;
import io.github.urnls.namespace.forms.NameForms;
import io.github.urnls.namespace.names.Segments.Segment;
import io.github.urnls.namespace.names.Segments;
import io.github.urnls.namespace.rules.Namespaces;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Chars;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.PercentEncoding;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import io.github.urnls.urn.UrnPart.Delimiter;
import io.github.urnls.urn.legacy.Migration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What is known about one URN. All but the answer and what is wrong is looked up when it is asked for.
 *
 * @param name     where it stands
 * @param parsed   the URN, read by the specification that was chosen; of a qualified name its namespace
 * @param registry the namespaces and names it is looked up in
 * @param wrong    what is wrong with it, the worst first
 * @param answer   what it is, in a few words
 */
public record Explanation(Name name, ParsedUrn parsed, Registry registry, List<Finding> wrong, Answer answer) {

    private static final Checker CHECKER = new Checker((rule, fault) -> {});

    /** The rules about style. */
    private static final Set<String> REMARKS = Rules.all().stream().filter(rule -> rule.is(Trait.REMARK))
            .map(Rule::code).collect(Collectors.toUnmodifiableSet());

    /**
     * A URN read by an older specification.
     *
     * @param migration its form under RFC 8141
     */
    public record Reading(Specification by, Migration migration) {}

    /** Explains {@code urn} with the namespaces that come with the program. */
    public static Explanation of(ParsedUrn urn) {
        return of(urn, Registry.BUILT_IN);
    }

    /** Explains {@code urn} with the namespaces and names of {@code registry}, as if a document held it alone. */
    public static Explanation of(ParsedUrn urn, Registry registry) {
        return alone(urn, registry, REMARKS);
    }

    /** As {@link #of(ParsedUrn, Registry)}, with findings about style, for a reader who asks about this one name. */
    public static Explanation whole(ParsedUrn urn, Registry registry) {
        return alone(urn, registry, Set.of());
    }

    private static Explanation alone(ParsedUrn urn, Registry registry, Set<String> off) {
        CheckOptions options = new CheckOptions(urn.specification(), Map.of(), off).with(registry);
        return of(Name.alone(urn.text(), urn.specification()), urn, options, Spellings.NONE);
    }

    /** Explains a name of a document that is checked by {@code options}, without findings about style. */
    public static Explanation of(Name name, CheckOptions options, Spellings spellings) {
        ParsedUrn urn = name.isQualified()
                ? UrnParser.parse(name.spelling(), options.specification()) : name.urn();
        Set<String> off = Stream.concat(options.off().stream(), REMARKS.stream()).collect(Collectors.toSet());
        return of(name, urn, options.without(off), spellings);
    }

    private static Explanation of(Name name, ParsedUrn urn, CheckOptions options, Spellings spellings) {
        List<Finding> found = CHECKER.each(List.of(name), options, spellings);
        boolean bad = found.stream().anyMatch(finding -> finding.isAtLeast(Severity.WARNING));
        List<Finding> wrong = found.stream() // of a form that is fixed another word is wrong
                .filter(finding -> !bad || !finding.code().equals(DeployedName.CODE))
                .sorted(Comparator.comparing(Finding::severity)).toList();
        return new Explanation(name, urn, options.registry(), wrong, Answer.of(urn, options.registry()));
    }

    /**
     * The same for a name that a document declares; a name that is listed keeps its answer.
     *
     * @param what    what the document declares
     * @param file    the name that users know it by
     * @param address its URI, with the line behind “#L”
     */
    public Explanation declared(String what, String file, String address) {
        if (answer.basis() == Basis.LISTED) {
            return this;
        }
        return new Explanation(name, parsed, registry, wrong,
                new Answer(what, file, Optional.of(address), Basis.DECLARED));
    }

    /** What is wrong with it, as far as an editor that shows the findings at {@code offset} does not tell it. */
    public List<Finding> wrongExceptAt(int offset) {
        return wrong.stream().filter(finding -> offset < finding.start() || finding.end() <= offset)
                .toList();
    }

    /** Whether it has an error or a warning, or is not valid although no standard has fixed its form. */
    public boolean isWrong() {
        return !EncodeFixes.isSound(parsed)
                || wrong.stream().anyMatch(finding -> finding.isAtLeast(Severity.WARNING));
    }

    /** Whether the author should change something. */
    public static boolean isWrong(Finding finding) {
        return finding.isAtLeast(Severity.WARNING) || Rules.is(finding.code(), Trait.LACKING_NAME);
    }

    /** Whether a finding says all of the answer except its source. */
    boolean isAnsweredByFinding() {
        boolean named = hasFinding(Trait.MEANT_NAME) || hasFinding(Trait.LACKING_NAME);
        return answer.basis() == Basis.MEANT && named
                || answer.basis() == Basis.NAMESPACE && hasFinding(Trait.MEANT_NID);
    }

    private boolean hasFinding(Trait trait) {
        return wrong.stream().anyMatch(finding -> Rules.is(finding.code(), trait));
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
    public List<ExplainedPart> parts() {
        return parsed.parts().stream().filter(part -> !(part instanceof Delimiter))
                .map(part -> new ExplainedPart(part, parsed)).toList();
    }

    /** The namespace it belongs to, if it is known. */
    public Optional<Namespace> namespace() {
        return registry.find(parsed.nidText());
    }

    /** The namespace it belongs to, if that is not known but in use. */
    public Optional<NidsInUse.Entry> namespaceInUse() {
        return namespace().isPresent() ? Optional.empty() : NidsInUse.find(parsed.nidText());
    }

    /** What the rules of the namespace say about it, each with its source. */
    public List<Statement> statements() {
        List<Statement> statements = new ArrayList<>(Answer.parts(urn(), registry));
        if (parsed.isValid()) {
            NameForms.of(parsed, registry).parts(parsed).ifPresent(statements::add);
            statements.addAll(Namespaces.explain(parsed, registry));
            if (answer.basis() == Basis.NAMESPACE) {
                List<Statement> segments = segments();
                statements.addAll(segments.subList(Math.max(0, segments.size() - 2), segments.size()));
            }
        }
        newer().ifPresent(statements::add);
        noted().ifPresent(statements::add);
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
        String assigned = parsed.assignedNameText();
        return Optional.of(assigned).filter(registry.names()::isKnown).flatMap(Version::in)
                .filter(version -> version.name().equals(assigned))
                .flatMap(version -> version.published(registry.names()).stream().findFirst())
                .flatMap(newest -> registry.names().find(newest))
                .map(newest -> new Statement("a newer version is published: " + newest.name(), newest.source()));
    }

    /** What its owner notes of a name that ages. */
    private Optional<Statement> noted() {
        return registry.names().find(parsed.assignedNameText()).map(known -> registry.lifecycle(known.name()))
                .filter(life -> !life.note().isEmpty()).map(life -> new Statement(life.note(), life.source()));
    }

    /** What is known about single segments. */
    private List<Statement> segments() {
        List<Statement> statements = new ArrayList<>();
        String nss = parsed.nssText();
        String prefix = parsed.foldedNid() + ":";
        int start = 0;
        for (int end = 0; end <= nss.length() && end < 500; end++) {
            if (Chars.endsAt(nss, end, ":.;-")) {
                String part = nss.substring(start, end);
                Optional<Segment> known = Segments.find(prefix + nss.substring(0, start), part);
                known.ifPresent(segment -> statements
                        .add(new Statement("“" + part + "”: " + segment.meaning(), segment.source())));
                if (known.isPresent() || nss.startsWith(":", end)) {
                    start = end + 1;
                }
            }
        }
        return statements;
    }
}
