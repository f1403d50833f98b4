package io.github.urnls.urn;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Joins all problems of one namespace identifier, a missing NSS included, into one. */
public final class NamespaceProblem {

    private NamespaceProblem() {}

    /**
     * Replaces the problems with {@link SyntaxCode#isOfNamespace} by one, which stands first. Of their codes it has the
     * one that comes first in {@link SyntaxCode}; its place is the whole NID. A single such problem stays as it is.
     */
    public static List<SyntaxProblem> joined(ParsedUrn urn, List<SyntaxProblem> problems) {
        List<SyntaxProblem> ofNamespace = problems.stream().filter(problem -> problem.code().isOfNamespace()).toList();
        if (ofNamespace.size() < 2) {
            return problems;
        }
        List<SyntaxProblem> joined = new ArrayList<>();
        joined.add(join(urn, ofNamespace));
        problems.stream().filter(problem -> !problem.code().isOfNamespace()).forEach(joined::add);
        return joined;
    }

    private static SyntaxProblem join(ParsedUrn urn, List<SyntaxProblem> problems) {
        SyntaxProblem first = problems.stream().min(Comparator.comparing(SyntaxProblem::code)).orElseThrow();
        if (first.code() == SyntaxCode.EMPTY_NID) {
            return first; // no need to add that the NSS is missing too
        }
        Span nid = urn.nid().orElseThrow();
        Set<String> wrong = new LinkedHashSet<>();
        String characters = String.join(" and ", runs(urn.text(), problems));
        if (!characters.isEmpty()) {
            wrong.add(characters + " cannot stand in it");
        }
        NidRule rule = urn.specification().nid();
        problems.stream().sorted(Comparator.comparing(SyntaxProblem::code)).forEach(problem -> {
            switch (problem.code()) {
                case NID_HYPHEN -> wrong.add(
                        "it " + (problem.span().start() == nid.start() ? "begins" : "ends") + " with a hyphen");
                case NID_LENGTH ->
                        wrong.add("it has " + nid.length() + (nid.length() == 1 ? " character" : " characters")
                                + ", not " + rule.minLength() + " to " + rule.maxLength());
                case MISSING_NSS -> wrong.add("no name follows");
                default -> {
                }
            }
        });
        return new SyntaxProblem(first.code(), nid, "“" + urn.nidText() + "” is no namespace: "
                + String.join("; ", wrong) + " (" + urn.specification().clause(first.code()) + ")");
    }

    /** The characters that cannot stand in the NID, each run of them once. */
    private static Set<String> runs(String text, List<SyntaxProblem> problems) {
        Set<String> runs = new LinkedHashSet<>();
        problems.stream().filter(problem -> problem.code() == SyntaxCode.NID_CHARACTER)
                .forEach(problem -> runs.add(Characters.describeRun(problem.span().in(text))));
        return runs;
    }
}
