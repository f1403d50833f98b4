package io.github.urnls.check.rules;

import io.github.urnls.check.Checker;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.check.MigrationFix;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Subject;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import io.github.urnls.urn.legacy.Migration;
import io.github.urnls.urn.legacy.OlderReading;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A {@code ?} that starts neither an r- nor a q-component (RFC 8141 §2: to be treated as a syntax error). When the name
 * bears the marks of an older specification, the form that RFC 8141 gives it is offered first.
 */
public final class StrayQuestionMark implements Rule.OfSyntax {

    @Override
    public SyntaxCode syntax() {
        return SyntaxCode.STRAY_QUESTION_MARK;
    }

    @Override
    public Finding finding(Subject subject, SyntaxProblem problem) {
        Optional<Migration.Faithful> migrated = migrated(subject);
        List<Fix> fixes = new ArrayList<>();
        migrated.ifPresent(form -> fixes.add(MigrationFix.of(subject.occurrence(), form)));
        Subject.Repair repair = subject.repair();
        offer(repair, "Make it a q-component: “?=”", problem.span(), "?=", migrated);
        offer(repair, "Make it an r-component: “?+”", problem.span(), "?+", migrated);
        fixes.addAll(repair.review("Percent-encode “?” as %3F", problem.span(), "%3F").done());
        return subject.finding(this, problem.span(), problem.message(), fixes);
    }

    private static Optional<Migration.Faithful> migrated(Subject subject) {
        boolean whole = subject.occurrence().text().length() == subject.urn().text().length(); // not the beginning of a
                                                                                               // template
        return whole && subject.urn().problems().size() <= Checker.MOST_PROBLEMS
                ? OlderReading.of(subject.urn()).map(Migration::of).filter(Migration.Faithful.class::isInstance)
                        .map(Migration.Faithful.class::cast)
                : Optional.empty();
    }

    /**
     * Offers {@code mark} in place of the question mark, unless that is the migrated form, which is offered already.
     */
    private static void offer(Subject.Repair repair, String title, Span span, String mark,
            Optional<Migration.Faithful> migrated) {
        ParsedUrn urn = repair.subject().urn();
        String marked = urn.text().substring(0, span.start()) + mark + urn.text().substring(span.end());
        if (migrated.filter(form -> form.text().equals(marked)).isEmpty()) {
            repair.review(title, span, mark);
        }
    }
}
