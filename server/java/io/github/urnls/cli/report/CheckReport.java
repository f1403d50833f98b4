package io.github.urnls.cli.report;

import com.google.gson.stream.JsonWriter;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Severity;
import io.github.urnls.text.Document;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What a check came to, as the tool {@code check} answers: everything is counted, and listed as far as it is wanted and
 * fits into one message. The answer says how much is left out.
 */
public final class CheckReport {

    /**
     * All that is listed together is at most this long, in UTF-16 code units; clients refuse messages of some
     * megabytes.
     */
    private static final int LONGEST = 1_000_000;
    private static final int MOST_NOT_READ = 100;

    private record NotRead(String path, String reason) {}

    private final Severity least;
    private final int limit;
    private final List<String> listed = new ArrayList<>();
    private final Map<Severity, Integer> counts = new EnumMap<>(Severity.class);
    private final List<NotRead> notRead = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private int notReadTotal;
    private int length;
    private int total;
    private int files;

    public CheckReport(Severity least, int limit) {
        this.least = least;
        this.limit = limit;
    }

    public void file() {
        files++;
    }

    public void findings(Document document, List<Finding> findings) {
        for (Finding finding : findings) {
            total++;
            counts.merge(finding.severity(), 1, Integer::sum);
            if (finding.severity().isAtLeast(least) && listed.size() < limit) {
                String json = Jsonl.object(object -> JsonlReport.write(object, document, finding));
                if (length + json.length() <= LONGEST) {
                    length += json.length();
                    listed.add(json);
                }
            }
        }
    }

    public void notRead(String path, String reason) {
        notReadTotal++;
        if (notRead.size() < MOST_NOT_READ) {
            notRead.add(new NotRead(path, reason));
        }
    }

    public void note(String note) {
        if (notes.size() < MOST_NOT_READ) {
            notes.add(note);
        }
    }

    public void write(JsonWriter json) throws IOException {
        json.name("summary").value(summary());
        json.name("findings").beginArray();
        for (String finding : listed) {
            json.jsonValue(finding);
        }
        json.endArray();
        json.name("total").value(total);
        json.name("counts").beginObject();
        for (Severity severity : Severity.values()) {
            json.name(severity.id()).value(counts.getOrDefault(severity, 0));
        }
        json.endObject();
        json.name("files").value(files);
        json.name("notRead").beginArray();
        for (NotRead left : notRead) {
            json.beginObject().name("path").value(left.path).name("reason").value(left.reason).endObject();
        }
        json.endArray();
        json.name("notReadTotal").value(notReadTotal);
        Jsonl.strings(json, "notes", notes);
    }

    private String summary() {
        StringBuilder text = new StringBuilder(total == 0 ? "no findings" : Tally.count(total, "finding"));
        text.append(" in ").append(Tally.count(files, "file"));
        if (listed.size() < total) {
            text.append("; ").append(listed.size()).append(" listed, ").append(total - listed.size()).append(" not");
        }
        if (notReadTotal > 0) {
            text.append("; ").append(notReadTotal).append(" not read");
        }
        return text.toString();
    }
}
