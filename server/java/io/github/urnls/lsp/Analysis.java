package io.github.urnls.lsp;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Checker;
import io.github.urnls.check.Finding;
import io.github.urnls.scan.OccurrenceScanner;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.text.Document;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One snapshot of a document under one set of options, and what is known of it; each result is computed once, when asked for. */
final class Analysis {

    private final Document document;
    private final CheckOptions options;
    private final Checker checker;
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

    synchronized List<UrnOccurrence> occurrences() {
        List<UrnOccurrence> known = occurrences;
        if (known == null) {
            known = OccurrenceScanner.scan(document);
            occurrences = known;
        }
        return known;
    }

    synchronized List<Finding> findings() {
        List<Finding> known = findings;
        if (known == null) {
            known = checker.check(occurrences(), options);
            findings = known;
        }
        return known;
    }
}
