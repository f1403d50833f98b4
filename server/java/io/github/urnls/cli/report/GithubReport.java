package io.github.urnls.cli.report;

import io.github.urnls.check.Finding;
import io.github.urnls.check.Product;
import io.github.urnls.check.Severity;
import io.github.urnls.text.LineIndex;
import io.github.urnls.text.Position;
import io.github.urnls.text.PositionEncoding;
import java.io.PrintWriter;

/**
 * {@code --format github}: workflow commands, of which GitHub makes annotations. Whatever a file or its name holds, a
 * line is one command: what could end a property, a message or the line is escaped as the runner reads it.
 */
public record GithubReport(PrintWriter out, SourceRoot root) implements Report {

    @Override
    public void file(CheckedFile file) {
        LineIndex lines = file.document().lines();
        file.counting().forEach(reported -> {
            Finding finding = reported.finding();
            command(kind(finding.severity()), property("file", root.relative(file.path())) + "," + place(lines, finding)
                    + "," + property("title", Product.NAME + " " + finding.code()), finding.message());
        });
    }

    @Override
    public void end(Ending ending) {
        for (Notice notice : ending.notices()) {
            String kind = notice.kind() == Notice.Kind.FAILED ? "error" : "warning";
            command(kind, property("file", root.relative(notice.path())) + "," + property("title", Product.NAME),
                    notice.text());
        }
    }

    /**
     * GitHub takes columns only where a finding begins and ends on one line; its last column belongs to the finding.
     */
    private static String place(LineIndex lines, Finding finding) {
        Position start = lines.position(finding.range().start(), PositionEncoding.UTF16);
        Position end = lines.position(finding.range().end(), PositionEncoding.UTF16);
        String where = "line=" + (start.line() + 1);
        if (start.line() != end.line()) {
            return where + ",endLine=" + (end.line() + 1);
        }
        return where + ",col=" + (start.character() + 1) + ",endColumn="
                + Math.max(start.character() + 1, end.character());
    }

    private static String kind(Severity severity) {
        return switch (severity) {
            case ERROR -> "error";
            case WARNING -> "warning";
            case INFORMATION, HINT -> "notice";
        };
    }

    private void command(String kind, String properties, String message) {
        out.println("::" + kind + " " + properties + "::" + escaped(message));
    }

    private static String property(String name, String value) {
        return name + "=" + escaped(value).replace(":", "%3A").replace(",", "%2C");
    }

    /** Line ends are replaced by {@link Printable} already; escaping them is for the day when they are not. */
    private static String escaped(String text) {
        return Printable.of(text).replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
    }
}
