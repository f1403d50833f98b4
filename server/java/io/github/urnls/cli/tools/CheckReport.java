package io.github.urnls.cli.tools;

import io.github.urnls.cli.report.JsonlReport;
import io.github.urnls.feature.Tally;
import com.google.gson.JsonObject;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Severity;
import io.github.urnls.text.Document;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The result of a check, as the tool {@code check} answers it. All findings are counted; they are listed as far as they
 * are wanted and fit into one message. The answer says how many are left out.
 */
final class CheckReport {

    private final Severity least;
    private final JsonList listed;
    private final FilesReport files = new FilesReport();
    private final Map<Severity, Integer> counts = new EnumMap<>(Severity.class);
    private int total;

    CheckReport(Severity least, int limit) {
        this.least = least;
        this.listed = new JsonList(limit);
    }

    /** The part about the files. */
    FilesReport files() {
        return files;
    }

    void findings(Document document, List<Finding> findings) {
        for (Finding finding : findings) {
            total++;
            counts.merge(finding.severity(), 1, Integer::sum);
            if (finding.severity().isAtLeast(least)) {
                listed.add(JsonlReport.of(document.uri(), document, finding));
            }
        }
    }

    JsonObject json() {
        JsonObject bySeverity = new JsonObject();
        for (Severity severity : Severity.values()) {
            bySeverity.addProperty(severity.id(), counts.getOrDefault(severity, 0));
        }
        return files.putTo(Json.object("summary", summary(), "findings", listed.listed(), "total", total, "counts",
                bySeverity));
    }

    private String summary() {
        return (total == 0 ? "no findings" : Tally.counted(total, "finding")) + files.extent()
                + listed.omissions(total) + files.omissions();
    }
}
