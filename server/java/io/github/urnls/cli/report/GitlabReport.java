package io.github.urnls.cli.report;

import io.github.urnls.cli.output.Printable;
import com.google.gson.stream.JsonWriter;
import io.github.urnls.check.Finding;
import io.github.urnls.check.ReportedFinding;
import io.github.urnls.text.LineIndex;
import java.io.IOException;
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
        file.counting().forEach(reported -> PlainJson.write(() -> issue(file, reported)));
    }

    @Override
    public void end(Ending ending) {
        PlainJson.write(() -> {
            json.endArray();
            json.flush();
        });
    }

    private void issue(CheckedFile file, ReportedFinding reported) throws IOException {
        Finding finding = reported.finding();
        LineIndex lines = file.document().lines();
        int first = lines.lineOf(finding.range().start());
        int last = Math.max(first, lines.lineOf(Math.max(finding.range().start(), finding.range().end() - 1)));
        json.beginObject();
        json.name("type").value("issue")
                .name("check_name").value(finding.code())
                .name("description").value(Printable.of(finding.message()))
                .name("categories").beginArray().value(Report.word(finding.severity(), "Bug Risk", "Style", "Style"))
                .endArray()
                .name("severity").value(Report.word(finding.severity(), "major", "minor", "info"))
                .name("fingerprint").value(reported.fingerprint().digest());
        json.name("location").beginObject();
        json.name("path").value(root.relative(file.path()))
                .name("lines").beginObject().name("begin").value(first + 1).name("end").value(last + 1).endObject();
        json.endObject();
        json.endObject();
    }

}
