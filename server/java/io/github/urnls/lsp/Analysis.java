package io.github.urnls.lsp;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Checker;
import io.github.urnls.check.DocumentSubject;
import io.github.urnls.check.Finding;
import io.github.urnls.check.FixAll;
import io.github.urnls.check.SafeFixes;
import io.github.urnls.check.Spellings;
import io.github.urnls.scan.OccurrenceScanner;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One snapshot of a document under one set of options, and what is known of it; each result is computed once, when asked for. */
final class Analysis {

    private final Document document;
    private final CheckOptions options;
    private final Checker checker;
    /** Two locks: a hover needs the occurrences alone and must not wait for the document to be checked. */
    private final Object scanning = new Object();
    private final Object checking = new Object();
    private @Nullable List<UrnOccurrence> occurrences;
    private @Nullable List<Finding> findings;

    Analysis(Document document, CheckOptions options, Checker checker) {
        this.document = document;
        this.options = options;
        this.checker = checker;
    }

    Document document() {
        return document;
    }

    CheckOptions options() {
        return options;
    }

    List<UrnOccurrence> occurrences() {
        synchronized (scanning) {
            List<UrnOccurrence> known = occurrences;
            if (known == null) {
                known = OccurrenceScanner.scan(document);
                occurrences = known;
            }
            return known;
        }
    }

    List<Finding> findings() {
        synchronized (checking) {
            List<Finding> known = findings;
            if (known == null) {
                known = checker.check(new DocumentSubject(document, occurrences(), options, Spellings.NONE));
                findings = known;
            }
            return known;
        }
    }

    /** Every safe repair, also those that only the first ones make possible; the second time there is nothing left to repair. */
    List<TextEdit> safeEdits() {
        List<TextEdit> edits = SafeFixes.edits(findings());
        if (edits.isEmpty()) {
            return edits;
        }
        String once = TextEdit.apply(document.text(), edits);
        String whole = FixAll.apply(document.withText(document.version(), once), checker, options);
        return whole.equals(once) ? edits : List.of(TextEdit.between(document.text(), whole));
    }
}
