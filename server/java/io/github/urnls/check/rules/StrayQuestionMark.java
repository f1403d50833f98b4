package io.github.urnls.check.rules;

import io.github.urnls.check.EncodeFixes;
import io.github.urnls.check.Fix;
import io.github.urnls.check.MigrationFix;
import io.github.urnls.check.Subject.Repair;
import io.github.urnls.check.Subject;
import io.github.urnls.check.SyntaxRule;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import io.github.urnls.urn.legacy.Migration.Faithful;
import io.github.urnls.urn.legacy.Migration;
import io.github.urnls.urn.legacy.OlderReading;
import java.util.List;
import java.util.Optional;

/**
 * A {@code ?} that starts neither an r- nor a q-component (RFC 8141 §2: to be treated as a syntax error). When the name
 * has the marks of an older specification, its form in RFC 8141 is offered first.
 */
public final class StrayQuestionMark extends SyntaxRule {

    public StrayQuestionMark() {
        super(SyntaxCode.STRAY_QUESTION_MARK, "A `?` that starts neither an r-component nor a q-component.");
    }

    @Override
    public List<Fix> fixes(Subject subject, SyntaxProblem problem) {
        Optional<Faithful> migrated = migrated(subject);
        Repair repair = subject.repair();
        migrated.ifPresent(form -> repair.offers().add(() -> Optional.of(MigrationFix.of(subject.occurrence(), form))));
        offer(repair, "Make it a q-component: “?=”", problem.span(), "?=", migrated);
        offer(repair, "Make it an r-component: “?+”", problem.span(), "?+", migrated);
        repair.offers().add(() -> EncodeFixes.of(subject, problem).stream().findFirst());
        return repair.done();
    }

    private static Optional<Faithful> migrated(Subject subject) {
        boolean beginsTemplate = subject.occurrence().text().length() != subject.text().length();
        if (beginsTemplate || subject.urn().problems().size() > Subject.MOST_FINDINGS) {
            return Optional.empty();
        }
        return OlderReading.of(subject.urn()).map(Migration::of).filter(Faithful.class::isInstance)
                .map(Faithful.class::cast);
    }

    /**
     * Offers {@code mark} in place of the question mark, unless the result is the migrated form, which is already
     * offered.
     */
    private static void offer(Repair repair, String title, Span span, String mark,
            Optional<Faithful> migrated) {
        ParsedUrn urn = repair.subject().urn();
        String marked = urn.text().substring(0, span.start()) + mark + urn.text().substring(span.end());
        if (migrated.filter(form -> form.text().equals(marked)).isEmpty()) {
            repair.review(title, span, mark);
        }
    }
}
