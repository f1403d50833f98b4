package io.github.urnls.cli.report;

import io.github.urnls.check.Finding;
import io.github.urnls.check.Product;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.text.Document;
import java.io.PrintWriter;

/**
 * {@code --format github}: workflow commands, which GitHub turns into annotations. A line is always one command.
 * Characters that could end a property, a message or the line are escaped as the runner expects.
 */
public record GithubReport(PrintWriter out, SourceRoot root) implements Report {

    @Override
    public void file(CheckedFile file) {
        file.counting().forEach(reported -> {
            Finding finding = reported.finding();
            command(Report.word(finding.severity(), "error", "warning", "notice"),
                    property("file", root.relative(file.path())) + "," + place(file.document(), finding)
                            + "," + property("title", Product.NAME + " " + finding.code()),
                    finding.message());
        });
    }

    @Override
    public void end(Ending ending) {
        for (Notice notice : ending.notices()) {
            command(Report.word(notice.kind().severity, "error", "warning", "warning"),
                    property("file", root.relative(notice.path())) + "," + property("title", Product.NAME),
                    notice.text());
        }
    }

    /**
     * The place of a finding. GitHub accepts columns only for findings on one line, and its last column is inclusive.
     */
    private static String place(Document document, Finding finding) {
        Place start = Place.of(document, finding.start());
        Place end = Place.of(document, finding.end());
        String where = "line=" + start.line();
        if (start.line() != end.line()) {
            return where + ",endLine=" + end.line();
        }
        return where + ",col=" + start.column() + ",endColumn=" + Math.max(start.column(), end.column() - 1);
    }

    private void command(String kind, String properties, String message) {
        out.println("::" + kind + " " + properties + "::" + escaped(message));
    }

    private static String property(String name, String value) {
        return name + "=" + escaped(value).replace(":", "%3A").replace(",", "%2C");
    }

    /** Escapes line ends as GitHub expects, and replaces all other unsafe characters. */
    private static String escaped(String text) {
        return Printable.of(text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A"));
    }
}
