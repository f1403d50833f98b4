package io.github.urnls.cli.report;

import com.google.gson.JsonObject;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.cli.output.Printable;
import com.google.gson.stream.JsonWriter;
import io.github.urnls.check.Finding;
import io.github.urnls.check.ReportedFinding;
import io.github.urnls.text.LineIndex;
import java.io.PrintWriter;

/** {@code --format gitlab}: a report for GitLab's Code Quality, a subset of Code Climate's format. */
public final class GitlabReport implements Report {

    private final SourceRoot root;
    private final JsonWriter json;

    public GitlabReport(PrintWriter out, SourceRoot root) {
        this.root = root;
        this.json = PlainJson.indented(out);
    }

    @Override
    public void begin() {
        PlainJson.write(json::beginArray);
    }

    @Override
    public void file(CheckedFile file) {
        file.counting().forEach(reported -> PlainJson.write(json, issue(file, reported)));
    }

    @Override
    public void end(Ending ending) {
        PlainJson.write(() -> {
            json.endArray();
            json.flush();
        });
    }

    private JsonObject issue(CheckedFile file, ReportedFinding reported) {
        Finding finding = reported.finding();
        LineIndex lines = file.document().lines();
        int first = lines.lineOf(finding.start());
        int last = Math.max(first, lines.lineOf(Math.max(finding.start(), finding.end() - 1)));
        return Json.object("type", "issue", "check_name", finding.code(),
                "description", Printable.of(finding.message()),
                "categories", Json.array(Report.word(finding.severity(), "Bug Risk", "Style", "Style")),
                "severity", Report.word(finding.severity(), "major", "minor", "info"),
                "fingerprint", reported.fingerprint().digest(),
                "location", Json.object("path", root.relative(file.path()),
                        "lines", Json.object("begin", first + 1, "end", last + 1)));
    }
}
