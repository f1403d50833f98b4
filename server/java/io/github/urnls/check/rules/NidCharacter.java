package io.github.urnls.check.rules;

import io.github.urnls.check.Fix;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Subject;
import io.github.urnls.namespace.names.DeployedNames;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import io.github.urnls.urn.UrnParser;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

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
        boolean never = problem.span().equals(nid) && !subject.urn().hasAssignedName(); // it would still be no URN
        if (never || isDeployed(subject.text(), nid)) {
            return List.of();
        }
        if (problem.span().equals(nid)) {
            String repaired = HYPHENATED.matcher(nid.in(subject.text())).replaceAll("-").replaceAll("^-+|-+$", "");
            return replace(subject, problem, "Write “" + repaired + "”", repaired);
        }
        String run = problem.span().in(subject.text());
        if (!HYPHENATED.matcher(run).matches()) {
            return List.of();
        }
        if (run.isBlank()) {
            String without = nid.in(subject.text()).replace(run, "");
            if (subject.registry().find(without).isPresent()) {
                return replace(subject, problem, "Write “" + without + "”", "");
            }
            String before = subject.text().substring(nid.start(), problem.span().start());
            if (subject.registry().find(before).isPresent()) {
                return subject.review("Write a colon instead", problem.span(), ":");
            }
        }
        return replace(subject, problem, "Write a hyphen instead", "-");
    }

    /** Whether the name without its blanks, or with a dot in place of each, is one that a standard has fixed. */
    private static boolean isDeployed(String text, Span nid) {
        String written = nid.in(text);
        return written.contains(" ") && Stream.of("", ".").map(instead -> written.replace(" ", instead))
                .anyMatch(meant -> DeployedNames.find("urn:" + meant + text.substring(nid.end())).isPresent());
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
