package io.github.urnls.cli.report;

import io.github.urnls.check.ReportedFinding;
import io.github.urnls.check.TestSeverity;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.FileContent;
import java.nio.file.Path;
import java.util.List;

/**
 * A file that was read and checked.
 *
 * @param path     its path; {@link Document#uri} is the form shown to the user
 * @param findings the findings in the order of the text, also those that do not count
 * @param tests    how findings are reported in it; {@code SAME} if it is no test
 * @param hidden   the number of findings below the lowest severity that is reported
 */
public record CheckedFile(Path path, Document document, FileContent.Encoding encoding, List<ReportedFinding> findings,
        TestSeverity tests, int hidden) {

    public CheckedFile {
        findings = List.copyOf(findings);
    }

    /** The findings that are neither known nor suppressed. */
    public List<ReportedFinding> counting() {
        return findings.stream().filter(ReportedFinding::counts).toList();
    }
}
