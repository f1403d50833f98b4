package io.github.urnls.cli.report;

import com.google.gson.stream.JsonWriter;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Severity;
import io.github.urnls.text.Document;
import java.io.IOException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The result of a check, as the tool {@code check} answers it. All findings are counted; they are listed as far as they
 * are wanted and fit into one message. The answer says how many are left out.
 */
public final class CheckReport {

    private final Severity least;
    private final JsonList listed;
    private final FilesReport files = new FilesReport();
    private final Map<Severity, Integer> counts = new EnumMap<>(Severity.class);
    private int total;

    public CheckReport(Severity least, int limit) {
        this.least = least;
        this.listed = new JsonList(limit);
    }

    /** The part about the files. */
    public FilesReport files() {
        return files;
    }

    public void findings(Document document, List<Finding> findings) {
        for (Finding finding : findings) {
            total++;
            counts.merge(finding.severity(), 1, Integer::sum);
            if (finding.severity().isAtLeast(least)) {
                listed.add(object -> JsonlReport.write(object, document.uri(), document, finding));
            }
        }
    }

    public void write(JsonWriter json) throws IOException {
        json.name("summary").value(summary());
        listed.write(json, "findings");
        json.name("total").value(total);
        json.name("counts").beginObject();
        for (Severity severity : Severity.values()) {
            json.name(severity.id()).value(counts.getOrDefault(severity, 0));
        }
        json.endObject();
        files.write(json);
    }

    private String summary() {
        return (total == 0 ? "no findings" : Tally.count(total, "finding")) + files.extent()
                + listed.omissions(total) + files.omissions();
    }
}
