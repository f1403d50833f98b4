package io.github.urnls.check.rules;

import io.github.urnls.check.suppression.SuppressionComment.Code;
import io.github.urnls.check.DocumentSubject;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.check.NamedRule;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.suppression.Suppression;
import io.github.urnls.check.suppression.SuppressionComment;
import io.github.urnls.check.suppression.Suppressions;
import io.github.urnls.text.Document;
import io.github.urnls.text.LineIndex;
import io.github.urnls.text.TextEdit;
import io.github.urnls.text.TextRange;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** A comment that silences nothing: its finding is gone, or its rule has another name. */
public final class UnusedSuppression extends NamedRule implements Rule.OfSuppressions {

    public UnusedSuppression() {
        super("unused-suppression", Group.PROJECT, Severity.HINT,
                "A comment that suppresses a finding that is not there.");
    }

    @Override
    public List<Finding> check(DocumentSubject subject, Suppressions suppressions, List<Rule> rules) {
        List<Finding> found = new ArrayList<>();
        for (SuppressionComment directive : suppressions.comments()) {
            if (directive.kind() == SuppressionComment.Kind.UNCLEAR) {
                found.add(finding(directive.range(),
                        "this comment suppresses nothing: write urn-ls:ignore, urn-ls:off or"
                                + " urn-ls:on, with or without rules in [ ]",
                        subject, directive));
            }
            for (Code code : directive.codes()) {
                if (rule(rules, code).isEmpty()) {
                    found.add(finding(code.range().length() == 0 ? directive.range() : code.range(),
                            "there is no rule “" + code.name() + "”",
                            subject, directive));
                }
            }
        }
        TreeSet<Integer> names = new TreeSet<>();
        subject.names().forEach(name -> names.add(name.range().start()));
        suppressions.stretches().forEach(one -> unused(one, suppressions, subject, rules, names, found));
        return found;
    }

    private static Optional<Rule> rule(List<Rule> rules, Code code) {
        return rules.stream().filter(rule -> rule.code().equals(code.name())).findFirst();
    }

    /** Reports what one suppression does not silence. {@code names} holds the offsets where names begin. */
    private void unused(Suppression suppression, Suppressions suppressions, DocumentSubject subject,
            List<Rule> rules, TreeSet<Integer> names, List<Finding> found) {
        SuppressionComment directive = suppression.directive();
        boolean everywhere = subject.spellings().reachesBeyondTheDocument();
        if (directive.codes().isEmpty()) {
            // The purpose of the comment is not known when a rule is off, or when other documents matter and are not
            // known.
            Integer next = names.ceiling(suppression.silenced().start());
            boolean unknown = !subject.options().reportEverything()
                    || !everywhere && next != null && next <= suppression.silenced().end();
            if (!unknown && !suppressions.isUsed(suppression)) {
                found.add(finding(directive.range(), "this comment suppresses nothing: there is no finding",
                        subject, directive));
            }
            return;
        }
        for (Code code : directive.codes()) {
            boolean known = subject.options().least() == Severity.HINT && rule(rules, code)
                    .filter(rule -> subject.options().reports(rule)
                            && (everywhere || !rule.is(Trait.COMPARES_DOCUMENTS)))
                    .isPresent();
            if (known && !suppressions.isUsed(suppression, code.name())) {
                found.add(finding(code.range(), "there is no finding of “" + code.name() + "” to suppress",
                        subject, directive));
            }
        }
    }

    private Finding finding(TextRange range, String message, DocumentSubject subject, SuppressionComment directive) {
        return new Finding(code(), defaultSeverity(), range, message, "", removal(subject.document(), directive));
    }

    /** Removes the lines of a comment that stands alone and says nothing else. */
    private static List<Fix> removal(Document document, SuppressionComment directive) {
        if (!directive.isAlone() || directive.codes().size() > 1 || !directive.isAllOfComment(document.text())) {
            return List.of();
        }
        LineIndex lines = document.lines();
        int last = lines.lineOf(directive.comment().end());
        int end = last + 1 < lines.lineCount() ? lines.lineStart(last + 1) : document.length();
        TextRange whole = new TextRange(lines.lineStart(lines.lineOf(directive.comment().start())), end);
        return List.of(new Fix("Remove this comment", new TextEdit(whole, "")));
    }
}
