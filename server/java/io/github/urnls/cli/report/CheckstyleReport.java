package io.github.urnls.cli.report;

import io.github.urnls.cli.output.Printable;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Product;
import io.github.urnls.check.ReportedFinding;
import java.io.PrintWriter;
import java.util.List;

/** {@code --format checkstyle}: the XML of Checkstyle, which most viewers of linter findings can read. */
public final class CheckstyleReport implements Report {

    private final PrintWriter out;
    private Xml xml;

    public CheckstyleReport(PrintWriter out) {
        this.out = out;
    }

    @Override
    public void begin() {
        xml = new Xml(out);
        xml.open("checkstyle", "version", "10.0");
    }

    @Override
    public void file(CheckedFile file) {
        List<ReportedFinding> findings = file.counting();
        if (findings.isEmpty()) {
            return;
        }
        xml.open("file", "name", file.document().uri());
        findings.forEach(reported -> error(file, reported.finding()));
        xml.close("file");
    }

    private void error(CheckedFile file, Finding finding) {
        Place start = Place.of(file.document().lines(), finding.range().start());
        xml.empty("error", "line", String.valueOf(start.line()), "column", String.valueOf(start.column()),
                "severity", Report.word(finding.severity(), "error", "warning", "info"), "message", finding.message(),
                "source", Product.NAME + "." + finding.code());
    }

    @Override
    public void end(Ending ending) {
        for (Notice notice : ending.notices()) {
            xml.open("file", "name", Printable.path(notice.path()));
            xml.empty("error", "line", "1", "severity", notice.kind().level(),
                    "message", notice.text(), "source", Product.NAME + "." + notice.kind().id());
            xml.close("file");
        }
        xml.close("checkstyle");
    }
}
