package io.github.urnls.check.rules;

import io.github.urnls.check.DocumentSubject;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Rules;
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
import java.util.TreeSet;

/** A comment that silences nothing: its finding is gone, or its rule has another name. */
public final class UnusedSuppression implements Rule.OfSuppressions {

    @Override
    public String code() {
        return "unused-suppression";
    }

    @Override
    public Group group() {
        return Group.PROJECT;
    }

    @Override
    public Severity defaultSeverity() {
        return Severity.HINT;
    }

    @Override
    public List<Finding> check(DocumentSubject subject, Suppressions suppressions) {
        List<Finding> found = new ArrayList<>();
        for (SuppressionComment directive : suppressions.comments()) {
            if (directive.kind() == SuppressionComment.Kind.UNCLEAR) {
                found.add(finding(directive.range(),
                        "this comment suppresses nothing: write urn-ls:ignore, urn-ls:off or"
                                + " urn-ls:on, with or without rules in [ ]",
                        subject.document(), directive));
            }
            for (SuppressionComment.Code code : directive.codes()) {
                if (Rules.byCode(code.name()).isEmpty()) {
                    found.add(finding(code.range().length() == 0 ? directive.range() : code.range(),
                            "there is no rule “" + code.name() + "”",
                            subject.document(), directive));
                }
            }
        }
        TreeSet<Integer> names = new TreeSet<>();
        subject.names().forEach(name -> names.add(name.range().start()));
        suppressions.stretches().forEach(one -> unused(one, suppressions, subject, names, found));
        return found;
    }

    /** Reports what one suppression does not silence. {@code names} holds the offsets where names begin. */
    private void unused(Suppression suppression, Suppressions suppressions, DocumentSubject subject,
            TreeSet<Integer> names, List<Finding> found) {
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
                        subject.document(), directive));
            }
            return;
        }
        for (SuppressionComment.Code code : directive.codes()) {
            boolean known = subject.options().least() == Severity.HINT && Rules.byCode(code.name())
                    .filter(rule -> subject.options().reports(rule) && (everywhere || !rule.comparesDocuments()))
                    .isPresent();
            if (known && !suppressions.isUsed(suppression, code.name())) {
                found.add(finding(code.range(), "there is no finding of “" + code.name() + "” to suppress",
                        subject.document(), directive));
            }
        }
    }

    private Finding finding(TextRange range, String message, Document document, SuppressionComment directive) {
        return new Finding(code(), defaultSeverity(), range, message, "", removal(document, directive));
    }

    /** Removes the lines of a comment that stands alone and says nothing else. */
    private static List<Fix> removal(Document document, SuppressionComment directive) {
        if (!directive.isAlone() || directive.codes().size() > 1 || !directive.isAllOfComment(document.text())) {
            return List.of();
        }
        LineIndex lines = document.lines();
        int last = lines.lineOf(directive.comment().end());
        int end = last + 1 < lines.lineCount() ? lines.lineStart(last + 1) : document.text().length();
        TextRange whole = new TextRange(lines.lineStart(lines.lineOf(directive.comment().start())), end);
        return List.of(new Fix("Remove this comment", Fix.Safety.REVIEW, new TextEdit(whole, "")));
    }
}
