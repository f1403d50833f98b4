package io.github.urnls.namespace.rules;

import io.github.urnls.namespace.FamilyTrait;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.NamespaceRule;
import io.github.urnls.namespace.NamespaceRule.MissingCheck;
import io.github.urnls.namespace.NamespaceRule.Problem;
import io.github.urnls.namespace.NamespaceRule.Statement;
import io.github.urnls.namespace.NssPattern;
import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.forms.Families;
import io.github.urnls.urn.CharSet;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The rules of namespaces for their names. */
public final class Namespaces {

    private Namespaces() {}

    /**
     * The problems that the rule of its namespace finds in {@code urn}, which must be valid by the general grammar.
     * None for names longer than {@link NssPattern#LONGEST}, and for placeholders.
     */
    public static List<Problem> check(ParsedUrn urn) {
        Optional<NamespaceRule> rule = ruleWithinLimit(urn);
        if (rule.isEmpty()) {
            return List.of();
        }
        List<Problem> problems = Families.builtIn().trapped(urn, rule.get().check(urn));
        if (problems.isEmpty()) {
            return problems;
        }
        Problem first = problems.getFirst();
        if (first.repair().isEmpty() && mayEndBefore(urn, first)) {
            String doubt = "; or the name ends before “" + urn.text().charAt(first.span().start()) + "”";
            return List.of(new Problem(Problem.Kind.DOUBT, first.span(), first.message() + doubt, Optional.empty()));
        }
        return weighed(urn, problems);
    }

    /** As {@link #check(ParsedUrn)}, with what the owner of the namespace says of its names in {@code registry}. */
    public static List<Problem> check(ParsedUrn urn, Registry registry) {
        List<Problem> problems = check(urn);
        Optional<NamespaceRule> own = own(urn, registry);
        if (own.isEmpty()) {
            return problems;
        }
        List<Problem> all = new ArrayList<>(problems);
        all.addAll(weighed(urn, own.get().check(urn)));
        return all;
    }

    /** What the owner of its namespace says of {@code urn}. */
    private static Optional<NamespaceRule> own(ParsedUrn urn, Registry registry) {
        return urn.hasAssignedName() ? registry.find(urn.nidText()).flatMap(Namespace::form) : Optional.empty();
    }

    /** Whether the name is whole before the {@code problem}, which begins with a character that separates. */
    private static boolean mayEndBefore(ParsedUrn urn, Problem problem) {
        int start = problem.span().start();
        if (!hasFixedForm(urn.nidText()) || start == urn.text().length()) {
            return false;
        }
        char first = urn.text().charAt(start);
        return !CharSet.LDH.contains(first) && "._:%".indexOf(first) < 0 && isWhole(urn.text().substring(0, start));
    }

    /** Fewer or milder {@code problems} for a placeholder or an example. */
    private static List<Problem> weighed(ParsedUrn urn, List<Problem> problems) {
        String nid = urn.nidText();
        String nss = urn.nssText();
        if (Placeholders.isPlaceholder(nid, nss)) {
            return List.of();
        }
        boolean madeUp = Placeholders.isMadeUp(nid, nss);
        if (!madeUp && !Placeholders.isWord(nid, nss)) {
            return problems;
        }
        return problems.stream().filter(problem -> !(madeUp && problem.kind() == Problem.Kind.CHECK_DIGIT))
                .map(problem -> problem.as(Problem.Kind.DOUBT)).toList();
    }

    /** The name {@code urn} in a few words, by the rule of its namespace. */
    public static Optional<String> title(ParsedUrn urn) {
        return ruleWithinLimit(urn).flatMap(rule -> rule.title(urn));
    }

    /**
     * The meaning of the digits in {@code urn} by the rule of its namespace, in a few words. Empty for a name that is
     * wrong or made up for an example.
     */
    public static Optional<Statement> reading(ParsedUrn urn) {
        if (!urn.isValid() || Placeholders.isPlaceholder(urn.nidText(), urn.nssText())
                || Placeholders.isMadeUp(urn.nidText(), urn.nssText())) {
            return Optional.empty();
        }
        return ruleWithinLimit(urn).filter(rule -> rule.check(urn).isEmpty()).flatMap(rule -> rule.reading(urn));
    }

    /** The facts that its namespace tells about {@code urn}; none for names longer than {@link NssPattern#LONGEST}. */
    public static List<Statement> explain(ParsedUrn urn) {
        return ruleWithinLimit(urn).map(rule -> rule.explain(urn)).orElse(List.of());
    }

    /** As {@link #explain(ParsedUrn)}, with what the owner of the namespace says of its names in {@code registry}. */
    public static List<Statement> explain(ParsedUrn urn, Registry registry) {
        List<Statement> all = new ArrayList<>(explain(urn));
        own(urn, registry).ifPresent(form -> all.addAll(form.explain(urn)));
        return all;
    }

    private static Optional<NamespaceRule> ruleWithinLimit(ParsedUrn urn) {
        return urn.nssLength() > NssPattern.LONGEST ? Optional.empty() : rule(urn);
    }

    /** Whether names of the namespace {@code nid}, in any case, tell by their form where they end. */
    public static boolean hasFixedForm(String nid) {
        return FamilyTrait.FIXED.isOf("urn:" + nid + ":");
    }

    /** Whether {@code name} is a name of its namespace, by the rule of that. */
    public static boolean isWhole(String name) {
        ParsedUrn urn = UrnParser.parse(name);
        return urn.isValid() && ruleWithinLimit(urn).filter(rule -> rule.check(urn).isEmpty()).isPresent();
    }

    /** The check digit that {@code name} lacks; with it, the name is right. */
    public static Optional<MissingCheck> missingCheck(String name) {
        ParsedUrn urn = UrnParser.parse(name);
        return ruleWithinLimit(urn).flatMap(rule -> rule.missingCheck(urn.nssText()))
                .filter(check -> isWhole(name + check.text()));
    }

    /** As {@link #missingCheck(String)}, with what the owner of the namespace says of its names in {@code registry}. */
    public static Optional<MissingCheck> missingCheck(String name, Registry registry) {
        ParsedUrn urn = UrnParser.parse(name);
        return missingCheck(name).or(() -> own(urn, registry).flatMap(rule -> rule.missingCheck(urn.nssText())));
    }

    /** The rule of a namespace, with its NID in any case. */
    public static Optional<NamespaceRule> rule(String nid) {
        return Families.builtIn().form(Normalization.fold(nid));
    }

    /** The rule of the namespace of {@code urn}; empty unless its assigned-name is whole. */
    public static Optional<NamespaceRule> rule(ParsedUrn urn) {
        if (!urn.hasAssignedName()) {
            return Optional.empty();
        }
        return rule(urn.nidText());
    }
}
