package io.github.urnls.cli.report;

import com.google.gson.stream.JsonWriter;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.check.ReportedFinding;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;

/**
 * {@code --format jsonl}: {@code path line column endLine endColumn code severity message urn fixes}. With
 * {@code --show-known} also {@code known}.
 */
public record JsonlReport(PrintWriter out, boolean showKnown) implements Report {

    @Override
    public void file(CheckedFile file) {
        for (ReportedFinding reported : file.findings()) {
            if (reported.counts() || showKnown && reported.isKnown()) {
                Jsonl.line(out, json -> write(json, file, reported));
            }
        }
    }

    private void write(JsonWriter json, CheckedFile file, ReportedFinding reported) throws IOException {
        write(json, Jsonl.path(file.path()), file.document(), reported.finding());
        if (showKnown) {
            json.name("known").value(reported.isKnown());
        }
    }

    /** The members of one finding, in the documented form. */
    static void write(JsonWriter json, String path, Document document, Finding finding) throws IOException {
        json.name("path").value(path);
        Place.write(json, document.lines(), finding.range());
        json.name("code").value(finding.code())
                .name("severity").value(finding.severity().id())
                .name("message").value(finding.message())
                .name("urn").value(finding.urn());
        json.name("fixes").beginArray();
        for (Fix fix : finding.fixes()) {
            json.beginObject();
            json.name("title").value(fix.title())
                    .name("safety").value(fix.safety().name().toLowerCase(Locale.ROOT));
            json.name("edits").beginArray();
            for (TextEdit edit : fix.edits()) {
                json.beginObject();
                Place.write(json, document.lines(), edit.range());
                json.name("newText").value(edit.newText());
                json.endObject();
            }
            json.endArray();
            json.endObject();
        }
        json.endArray();
    }
}
