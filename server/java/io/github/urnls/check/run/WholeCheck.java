package io.github.urnls.check.run;

import io.github.urnls.text.Document;
import io.github.urnls.check.DocumentSubject;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Rule.OfDocument;
import io.github.urnls.scan.Name;
import java.util.ArrayList;
import java.util.List;

/** The check of a document as a whole, a piece at a time. */
public final class WholeCheck {

    /** How many names are checked at a time. */
    private static final int PIECE = 128;

    private final Checker checker;
    private final DocumentSubject subject;
    private final DocumentSubject prepared;
    private final List<OfDocument> concerned;
    private final List<Finding> findings = new ArrayList<>();
    private int next;

    /** Begins the check of a document. */
    public WholeCheck(Checker checker, DocumentSubject document) {
        this.checker = checker;
        this.subject = document.with(checker.neighbours);
        Document whole = subject.document();
        this.concerned = checker.concerned(checker.concerned(whole, whole.text(), subject.names()), whole);
        DocumentSubject changed = subject;
        for (OfDocument rule : concerned) {
            DocumentSubject before = changed;
            changed = checker.guarded(rule, before, () -> rule.prepare(before));
        }
        this.prepared = changed;
    }

    /** Checks some more names; returns whether there are others. */
    public boolean goOn() {
        List<Name> names = prepared.names();
        int end = Math.min(names.size(), next + PIECE);
        findings.addAll(checker.each(names.subList(next, end), prepared.options(), prepared.spellings()));
        next = end;
        return next < names.size();
    }

    /** What there is to report, once all names are checked. */
    public Checker.Report report() {
        for (OfDocument rule : concerned) {
            checker.run(rule, subject.options(), () -> rule.check(subject), findings);
        }
        if (!concerned.isEmpty()) {
            findings.sort(Checker.BY_START);
        }
        return checker.report(subject, findings);
    }
}
