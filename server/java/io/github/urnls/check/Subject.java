package io.github.urnls.check;

import io.github.urnls.check.Fix.Safety;
import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.PrefixEscapes;
import io.github.urnls.namespace.NamespaceRule.Problem;
import io.github.urnls.namespace.forms.FamilyForm;
import io.github.urnls.namespace.rules.Misspelling;
import io.github.urnls.namespace.rules.Namespaces;
import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.known.KnownNames;
import io.github.urnls.namespace.known.NearMiss;
import io.github.urnls.namespace.names.DeployedNames;
import io.github.urnls.scan.ImpliedNames;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.text.TextEdit;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** One name that is being checked. It keeps the answers that several rules ask for. */
public final class Subject {

    /**
     * The most findings that the syntax of a URN, or one rule, gives for that URN. A name with more is not repaired
     * character by character.
     */
    public static final int MOST_FINDINGS = 50;

    /** How much of a name is shown in a message, in UTF-16 code units. */
    public static final int LONGEST_SHOWN = 200;

    private final Name name;
    private final Registry registry;
    private final Spellings spellings;
    private boolean lookedAround;
    private boolean nearMissesLookAround;
    private @Nullable List<Problem> problems;
    private @Nullable List<SyntaxProblem> syntaxProblems;
    private @Nullable List<NearMiss> nearMisses;
    private @Nullable Optional<DeployedNames.Entry> deployed;
    private @Nullable Optional<Misspelling> misspelling;
    private @Nullable Boolean listed;
    private @Nullable Boolean known;
    private @Nullable Optional<FamilyForm> family;
    private @Nullable List<Subject> parts;

    /**
     * Creates a subject for {@code name}.
     *
     * @param registry  the namespaces that are known
     * @param spellings how names are spelled, there and elsewhere
     */
    public Subject(Name name, Registry registry, Spellings spellings) {
        this.name = name;
        this.registry = registry;
        this.spellings = spellings;
    }

    /**
     * Whether a rule has asked for more than the name itself since {@link #lookedAround(boolean)}: for its place, or
     * for other names. A rule that has not says the same wherever the name stands.
     */
    public boolean hasLookedAround() {
        return lookedAround;
    }

    /** Sets what {@link #hasLookedAround} answers, until a rule looks around. */
    public void lookedAround(boolean looked) {
        lookedAround = looked;
    }

    public Name name() {
        lookedAround = true;
        return name;
    }

    /** Whether it is a whole name and no template. */
    public boolean isUrn() {
        return name.isUrn();
    }

    /** The name without components (RFC 8141 §2). */
    public String assignedName() {
        return urn().assignedNameText();
    }

    /** Where the NID stands in a name that has one. */
    public Span nidSpan() {
        return urn().nid().orElseThrow();
    }

    /** The namespaces that are known. */
    public Registry registry() {
        return registry;
    }

    public KnownNames knownNames() {
        return registry.names();
    }

    /** Another name, read by the same specification. */
    ParsedUrn parsed(String other) {
        return UrnParser.parse(other, urn().specification());
    }

    /** Whether {@code name} itself is a known name. */
    public boolean isListedName(String name) {
        return knownNames().find(name).isPresent();
    }

    /** How names are spelled, there and elsewhere. */
    public Spellings spellings() {
        lookedAround = true;
        return spellings;
    }

    /** Whether names of other documents are known. */
    boolean comparesDocuments() {
        return spellings.reachesBeyondTheDocument();
    }

    /** Whether there is a percent sign in it, so that something may be percent-encoded. */
    public boolean isEncoded() {
        return text().contains("%");
    }

    /** Whether its namespace is registered with IANA or in the user's registry. */
    public boolean isRegistered() {
        return registry.find(nid()).isPresent();
    }

    /** The problems that the rules of its namespace find. Only for a name that is valid by the general grammar. */
    public List<Problem> problems() {
        if (problems == null) {
            problems = Namespaces.check(urn(), registry);
        }
        return problems;
    }

    /** Whether there is a known name in its namespace. */
    public boolean isListed() {
        if (listed == null) {
            listed = knownNames().isListed(nid());
        }
        return listed;
    }

    /** Whether its assigned-name is a known name or the beginning of some. */
    public boolean isKnown() {
        if (known == null) {
            known = isListed() && knownNames().isKnown(assignedName());
        }
        return known;
    }

    /**
     * The names that the author probably meant, see {@link KnownNameSearch}: none, or one or two that are equally near.
     */
    public List<NearMiss> nearMisses() {
        if (nearMisses == null) {
            boolean before = lookedAround;
            lookedAround = false;
            nearMisses = KnownNameSearch.nearMisses(this);
            nearMissesLookAround = lookedAround;
            lookedAround = before;
        }
        lookedAround |= nearMissesLookAround;
        return nearMisses;
    }

    /** The standard or the vendor that has fixed it. */
    public Optional<DeployedNames.Entry> deployed() {
        if (deployed == null) {
            deployed = FamilyForm.deployed(urn(), registry);
        }
        return deployed;
    }

    /** The namespace that the author probably meant; only for a valid URN. */
    public Optional<Misspelling> misspelling() {
        if (misspelling == null) {
            misspelling = Misspelling.of(urn(), registry);
        }
        return misspelling;
    }

    /** What is known of its parts. */
    public Optional<FamilyForm> family() {
        if (family == null) {
            family = FamilyForm.find(urn(), registry);
        }
        return family;
    }

    /** The names within it, of which it is composed or which are parts; without the one by which it is compared. */
    public List<Subject> parts() {
        if (parts == null) {
            List<Name> names = new ArrayList<>(ImpliedNames.parts(name));
            family().ifPresent(form -> form.names(urn())
                    .forEach(span -> names.add(ImpliedNames.part(name, span))));
            parts = names.stream().map(part -> new Subject(part, registry, spellings)).toList();
        }
        lookedAround |= !parts.isEmpty();
        return parts;
    }

    public UrnOccurrence occurrence() {
        lookedAround = true;
        return name.occurrence();
    }

    /** The stretch of the document that it stands in. */
    public Passage passage() {
        return occurrence().passage();
    }

    public ParsedUrn urn() {
        return name.urn();
    }

    /** The name with the escapes of the document read. */
    public String text() {
        return urn().text();
    }

    public String nid() {
        return urn().nidText();
    }

    /** A finding of {@code rule} at {@code span} of the name, with the default severity. */
    public Finding finding(Rule rule, Span span, String message, List<Fix> fixes) {
        return finding(rule, rule.defaultSeverity(), span, message, fixes);
    }

    public Finding finding(Rule rule, Severity severity, Span span, String message, List<Fix> fixes) {
        return new Finding(rule.code(), severity, occurrence().range(span), message, text(), fixes);
    }

    /** Its syntax problems, without those that someone has fixed with the name: {@link DeployedNames}. */
    public List<SyntaxProblem> syntaxProblems() {
        if (syntaxProblems == null) {
            syntaxProblems = unfixed(urn(), this::deployed);
        }
        return syntaxProblems;
    }

    /**
     * The severity of a syntax problem of this name. It is {@code byRule} when the name has a namespace. An impossible
     * namespace identifier is at most a warning; so is one without a name behind it, in running text and in programs at
     * most information. Either is a hint as the action of a web service, which its callers must send unchanged.
     */
    public Severity severity(Severity byRule) {
        boolean missing = false;
        boolean impossible = false;
        for (SyntaxProblem problem : syntaxProblems()) {
            if (problem.code() == SyntaxCode.EMPTY_NID) {
                return byRule;
            }
            missing |= problem.code() == SyntaxCode.MISSING_NSS && name.isUrn(); // a template goes on
            impossible |= problem.code().isOfNamespace() && problem.code() != SyntaxCode.MISSING_NSS;
        }
        if (!missing && !impossible) {
            return byRule;
        }
        Passage passage = passage();
        Severity worst = Severity.WARNING;
        if (passage.role() == Role.ACTION) {
            worst = Severity.HINT;
        } else if (!impossible && (passage.extent() == Extent.PROSE || passage.inCode())) {
            worst = Severity.INFORMATION;
        }
        return byRule.isAtLeast(worst) ? worst : byRule;
    }

    /** One fix for review, made by {@link Repair#offer}; empty when that makes none. */
    public List<Fix> review(String title, Span span, String replacement) {
        return repair().review(title, span, replacement).done();
    }

    /** The beginning of {@code text} for a message, with “…” where it is cut. */
    public static String shortened(String text, int most) {
        return text.length() <= most ? text : text.substring(0, most) + "…";
    }

    public Repair repair() {
        return new Repair(this, new ArrayList<>(1)); // mostly there is one
    }

    /**
     * A fix that puts the {@code replacement} of each of {@code places} in its place; empty unless it removes syntax
     * problems and adds none. In the name of an XML namespace no fix is safe: documents with the old spelling would no
     * longer match. Neither is one where a percent sign may begin something else.
     */
    private Optional<Fix> tried(String title, Safety safety, List<Span> places, UnaryOperator<String> replacement) {
        ParsedUrn urn = urn();
        if (urn.problems().size() > MOST_FINDINGS) {
            return Optional.empty();
        }
        String repaired = replaced(urn.text(), places, replacement);
        List<SyntaxCode> before = codes(syntaxProblems());
        int problems = before.size();
        List<SyntaxCode> after = codes(unfixed(parsed(repaired),
                () -> DeployedNames.find(repaired)));
        boolean better = after.size() < problems || name.isPart() || syntaxProblems().isEmpty();
        after.forEach(before::remove);
        if (!better || before.size() + after.size() != problems) {
            return Optional.empty();
        }
        Safety inPlace = name.isNamespaceName() || !keepsPercent() ? Safety.REVIEW : safety;
        if (passage().escapes() instanceof PrefixEscapes prefix) {
            return prefix.written(repaired)
                    .map(written -> new Fix(title, inPlace, new TextEdit(occurrence().range(), written)));
        }
        return Optional.of(new Fix(title, inPlace,
                places.stream().map(place -> occurrence().replace(place, replacement.apply(place.in(urn.text()))))
                        .toList()));
    }

    /** {@code text} with the {@code replacement} of each of {@code places}, in their order, in its place. */
    static String replaced(String text, List<Span> places, UnaryOperator<String> replacement) {
        StringBuilder replaced = new StringBuilder(text);
        places.reversed().forEach(
                place -> replaced.replace(place.start(), place.end(), replacement.apply(place.in(text))));
        return replaced.toString();
    }

    /**
     * False in a string of a program too: in a format string a percent sign begins a directive, in SQL it is any text.
     */
    private boolean keepsPercent() {
        Passage passage = passage();
        return passage.escapes().keepsPercent() && (!passage.inCode() || passage.role() == Role.COMMENT);
    }

    /** The problems of {@code urn} without those that someone has fixed with it. */
    private static List<SyntaxProblem> unfixed(ParsedUrn urn, Supplier<Optional<DeployedNames.Entry>> deployed) {
        List<SyntaxProblem> all = urn.problems();
        return all.isEmpty() ? all : deployed.get()
                .map(entry -> all.stream().filter(problem -> !entry.fixes(urn, problem)).toList()).orElse(all);
    }

    private static List<SyntaxCode> codes(List<SyntaxProblem> problems) {
        return new ArrayList<>(problems.stream().map(SyntaxProblem::code).toList());
    }

    /** The fixes of one finding in the order in which they are offered. They are tried when they are asked for. */
    public record Repair(Subject subject, List<Supplier<Optional<Fix>>> offers) {

        /** Offers to replace {@code span} by {@code replacement}, if that makes the name better. */
        public Repair offer(String title, Safety safety, Span span, String replacement) {
            return offer(title, safety, List.of(span), run -> replacement);
        }

        /** Offers to put the {@code replacement} of each of {@code places}, in their order, in its place. */
        Repair offer(String title, Safety safety, List<Span> places, UnaryOperator<String> replacement) {
            offers.add(() -> subject.tried(title, safety, places, replacement));
            return this;
        }

        public Repair review(String title, Span span, String replacement) {
            return offer(title, Safety.REVIEW, span, replacement);
        }

        public List<Fix> done() {
            return new LazyList<>(() -> offers.stream().map(Supplier::get).flatMap(Optional::stream).toList());
        }
    }
}
