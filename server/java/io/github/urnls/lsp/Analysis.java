package io.github.urnls.lsp;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Checker;
import io.github.urnls.check.DocumentSubject;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.check.FixAll;
import io.github.urnls.check.SafeFixes;
import io.github.urnls.check.Spellings;
import io.github.urnls.feature.Ignoring;
import io.github.urnls.scan.OccurrenceScanner;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.workspace.ScannedFile;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One snapshot of a document under one set of options, and what is known of it; each result is computed once, when asked for. Where the
 * options or the spellings in other documents change, there is another for the same text.
 */
final class Analysis {

    /** A text with its URNs, which are the same under all options. */
    private static final class Scan {

        private final Document document;
        private @Nullable List<UrnOccurrence> occurrences;

        Scan(Document document) {
            this.document = document;
        }

        synchronized List<UrnOccurrence> occurrences() {
            List<UrnOccurrence> known = occurrences;
            if (known == null) {
                known = OccurrenceScanner.scan(document);
                occurrences = known;
            }
            return known;
        }
    }

    /** With a lock of its own: a hover needs the occurrences alone and must not wait for the document to be checked. */
    private final Scan scan;
    private final CheckOptions options;
    private final boolean included;
    private final Checker checker;
    private final Spellings elsewhere;
    private final long number;
    private final Object checking = new Object();
    private @Nullable List<Finding> findings;

    /**
     * @param included  whether the document is to be checked
     * @param elsewhere the names of other documents
     * @param number    another for each analysis, so that findings with the same number are the same
     */
    Analysis(Document document, CheckOptions options, boolean included, Checker checker, Spellings elsewhere, long number) {
        this(new Scan(document), options, included, checker, elsewhere, number);
    }

    private Analysis(Scan scan, CheckOptions options, boolean included, Checker checker, Spellings elsewhere, long number) {
        this.scan = scan;
        this.options = options;
        this.included = included;
        this.checker = checker;
        this.elsewhere = elsewhere;
        this.number = number;
    }

    /** The same text under other options, or after the names of other documents have changed. */
    Analysis again(CheckOptions newOptions, boolean nowIncluded, long newNumber) {
        return new Analysis(scan, newOptions, nowIncluded, checker, elsewhere, newNumber);
    }

    long number() {
        return number;
    }

    Document document() {
        return scan.document;
    }

    CheckOptions options() {
        return options;
    }

    List<UrnOccurrence> occurrences() {
        return scan.occurrences();
    }

    List<Finding> findings() {
        synchronized (checking) {
            List<Finding> known = findings;
            if (known == null) {
                known = !included ? List.of() : checker.check(new DocumentSubject(document(), occurrences(), options, elsewhere));
                findings = known;
            }
            return known;
        }
    }

    /** The document with its URNs. */
    ScannedFile scanned() {
        return new ScannedFile(document(), occurrences(), options.specification());
    }

    /** The comment that silences {@code finding}, where one can be written. */
    Optional<Fix> ignoring(Finding finding) {
        return Ignoring.of(document(), finding, checker, options);
    }

    /** Every safe repair, also those that only the first ones make possible; the second time there is nothing left to repair. */
    List<TextEdit> safeEdits() {
        List<TextEdit> edits = SafeFixes.edits(findings());
        if (edits.isEmpty()) {
            return edits;
        }
        String once = TextEdit.apply(document().text(), edits);
        String whole = FixAll.apply(document().withText(document().version(), once), checker, options);
        return whole.equals(once) ? edits : List.of(TextEdit.between(document().text(), whole));
    }
}
