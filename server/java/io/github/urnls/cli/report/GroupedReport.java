package io.github.urnls.cli.report;

import io.github.urnls.check.Finding;
import io.github.urnls.check.ReportedFinding;
import java.io.PrintWriter;
import java.util.List;

/** {@code --format grouped}: each file with a table of its findings: place, severity, message, code. */
public record GroupedReport(PrintWriter out, TextOptions options) implements Report {

    /** The widest column of messages, in cells. After a longer message the code is not aligned. */
    private static final int WIDEST = 90;

    private record Row(Finding finding, String place, String message) {

        private static Row of(CheckedFile file, ReportedFinding reported) {
            Finding finding = reported.finding();
            return new Row(finding, Place.of(file.document().lines(), finding.range().start()).toString(),
                    Ink.message(finding, reported.isKnown()));
        }

        private String severity() {
            return finding.severity().id();
        }
    }

    @Override
    public void file(CheckedFile file) {
        List<Row> rows = options.shown(file).stream().map(reported -> Row.of(file, reported)).toList();
        if (rows.isEmpty()) {
            return;
        }
        Ink ink = new Ink(options.style());
        int places = rows.stream().mapToInt(row -> row.place.length()).max().orElse(0);
        int severities = rows.stream().mapToInt(row -> row.severity().length()).max().orElse(0);
        int messages = rows.stream().mapToInt(row -> Cells.width(row.message)).filter(width -> width <= WIDEST).max()
                .orElse(0);
        out.println(ink.underlined(file.document().uri()));
        for (Row row : rows) {
            String severity = ink.severity(row.finding.severity(), row.severity())
                    + " ".repeat(severities - row.severity().length());
            out.println("  " + " ".repeat(places - row.place.length()) + ink.dim(row.place) + "  " + severity + "  "
                    + Cells.padded(row.message, messages) + "  " + ink.dim(ink.linked(row.finding.code())));
        }
        int hidden = options.hidden(file);
        if (hidden > 0) {
            out.println("  " + ink.dim(TextOptions.more(file, hidden)));
        }
        out.println();
    }
}
