package io.github.urnls.check.rules;

import io.github.urnls.check.Fix;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Subject;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** A character that a namespace identifier cannot hold (RFC 8141 §2, §2.1). */
public final class NidCharacter implements Rule.OfSyntax {

    /** Characters that people write between words, where a NID can only have a hyphen. */
    private static final Pattern HYPHENATED = Pattern.compile("[_.+~ ]+");

    @Override
    public SyntaxCode syntax() {
        return SyntaxCode.NID_CHARACTER;
    }

    @Override
    public List<Fix> fixes(Subject subject, SyntaxProblem problem) {
        Span nid = subject.urn().nid().orElseThrow();
        if (problem.span().equals(nid) && !subject.urn().hasAssignedName()) {
            return List.of(); // it would still be no URN
        }
        if (problem.span().equals(nid)) {
            String repaired = HYPHENATED.matcher(nid.in(subject.text())).replaceAll("-").replaceAll("^-+|-+$", "");
            return replace(subject, problem, "Write “" + repaired + "”", repaired);
        }
        String run = problem.span().in(subject.text());
        if (!HYPHENATED.matcher(run).matches()) {
            return List.of();
        }
        List<Fix> fixes = new ArrayList<>();
        String without = nid.in(subject.text()).replace(run, "");
        if (run.isBlank() && subject.registry().find(without).isPresent()) {
            fixes.addAll(replace(subject, problem, "Write “" + without + "”", ""));
        }
        fixes.addAll(replace(subject, problem, "Write a hyphen instead", "-"));
        return fixes;
    }

    /** Offers {@code replacement} for the problem unless that makes the NID a reserved one. */
    static List<Fix> replace(Subject subject, SyntaxProblem problem, String title, String replacement) {
        Span nid = subject.urn().nid().orElseThrow();
        Span span = problem.span();
        String text = subject.text();
        String repaired = text.substring(nid.start(), span.start()) + replacement
                + text.substring(span.end(), nid.end());
        boolean possible = UrnParser.parse("urn:" + repaired + ":x").isValid() || span.length() < nid.length();
        return ReservedNid.isReserved(repaired) || !possible ? List.of() : subject.review(title, span, replacement);
    }
}
