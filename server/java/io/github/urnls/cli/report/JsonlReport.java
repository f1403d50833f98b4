package io.github.urnls.cli.report;

import com.google.gson.JsonObject;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Normalization;
import java.io.PrintWriter;

/** {@code --format jsonl}: {@code path line column endLine endColumn code severity message urn fixes}. */
public record JsonlReport(PrintWriter out) implements Report {

    @Override
    public void file(CheckedFile file) {
        file.counting().forEach(
                reported -> Jsonl.line(out, of(Jsonl.path(file.path()), file.document(), reported.finding())));
    }

    /** The members of one finding, in the documented form. */
    public static JsonObject of(String path, Document document, Finding finding) {
        return Json.put(Place.json(path, document, finding.range()), "code", finding.code(),
                "severity", finding.severity().id(), "message", finding.message(), "urn", finding.urn(),
                "fixes", Json.list(finding.fixes(), fix -> fix(document, fix)));
    }

    private static JsonObject fix(Document document, Fix fix) {
        return Json.object("title", fix.title(), "safety", Normalization.id(fix.safety()),
                "edits", Json.list(fix.edits(),
                        edit -> Json.put(Place.json(document, edit.range()), "newText", edit.newText())));
    }
}
