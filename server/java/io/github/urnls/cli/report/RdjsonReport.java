package io.github.urnls.cli.report;

import io.github.urnls.format.lexers.Lines;
import io.github.urnls.format.Format;
import com.google.gson.JsonObject;
import io.github.urnls.jsonrpc.Json;
import java.util.Optional;
import io.github.urnls.cli.output.Printable;
import com.google.gson.stream.JsonWriter;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.check.Product;
import io.github.urnls.check.ReportedFinding;
import io.github.urnls.check.RulePages;
import io.github.urnls.check.Severity;
import io.github.urnls.text.Document;
import io.github.urnls.text.Position;
import io.github.urnls.text.PositionCursor;
import io.github.urnls.text.PositionEncoding;
import io.github.urnls.text.TextEdit;
import io.github.urnls.text.TextRange;
import java.io.PrintWriter;
import org.jspecify.annotations.Nullable;

/**
 * {@code --format rdjson}: a {@code DiagnosticResult} of the Reviewdog Diagnostic Format. Lines and columns count from
 * 1, columns in bytes of UTF-8. Ends are exclusive.
 */
public final class RdjsonReport implements Report {

    /** The most lines of a suggestion; longer repairs do not help a reviewer. */
    private static final int MOST_LINES = 10;

    private final SourceRoot root;
    private final JsonWriter json;
    private @Nullable Severity worst;

    public RdjsonReport(PrintWriter out, SourceRoot root) {
        this.root = root;
        this.json = PlainJson.indented(out);
    }

    @Override
    public void begin() {
        PlainJson.write(() -> {
            json.beginObject();
            PlainJson.write(json.name("source"), Json.object("name", Product.NAME, "url", Product.HOME));
            json.name("diagnostics").beginArray();
        });
    }

    @Override
    public void file(CheckedFile file) {
        PositionCursor cursor = new PositionCursor(file.document().lines(), PositionEncoding.UTF8);
        for (ReportedFinding reported : file.counting()) {
            PlainJson.write(json, diagnostic(file, reported.finding(), cursor));
        }
    }

    private JsonObject diagnostic(CheckedFile file, Finding finding, PositionCursor cursor) {
        if (worst == null || finding.severity().isAtLeast(worst)) {
            worst = finding.severity();
        }
        return Json.object("message", Printable.of(finding.message()),
                "location", Json.object("path", root.relative(file.path()), "range", range(cursor, finding.range())),
                "severity", word(finding.severity()),
                "code", Json.object("value", finding.code(), "url", RulePages.address(finding.code())),
                "suggestions", Json.list(finding.fixes().stream()
                        .flatMap(fix -> suggestion(file.document(), fix, cursor).stream()).toList()));
    }

    /** A suggestion has one range, so the edits of a fix become one, with the text between them. */
    private static Optional<JsonObject> suggestion(Document document, Fix fix, PositionCursor cursor) {
        int start = fix.edits().stream().mapToInt(edit -> edit.range().start()).min().orElse(0);
        int end = fix.edits().stream().mapToInt(edit -> edit.range().end()).max().orElse(0);
        if (fix.edits().isEmpty() || document.lines().lineOf(end) - document.lines().lineOf(start) >= MOST_LINES) {
            return Optional.empty();
        }
        String text = TextEdit.apply(document.text().substring(start, end), fix.moved(-start).edits());
        return Optional.of(Json.object("range", range(cursor, new TextRange(start, end)), "text", text));
    }

    private static JsonObject range(PositionCursor cursor, TextRange range) {
        return Json.object("start", position(cursor, range.start()), "end", position(cursor, range.end()));
    }

    private static JsonObject position(PositionCursor cursor, int offset) {
        Position position = cursor.position(offset);
        return Json.object("line", position.line() + 1, "column", position.character() + 1);
    }

    private static String word(Severity severity) {
        return Report.word(severity, "ERROR", "WARNING", "INFO");
    }

    @Override
    public void end(Ending ending) {
        PlainJson.write(() -> {
            for (Notice notice : ending.notices()) {
                PlainJson.write(json, notice(notice));
            }
            json.endArray();
            if (worst != null) {
                json.name("severity").value(word(worst));
            }
            json.endObject();
            json.flush();
        });
    }

    /** A notice about a whole file. */
    private JsonObject notice(Notice notice) {
        return Json.object("message", notice.text(), "location", Json.object("path", root.relative(notice.path())),
                "severity", notice.kind() == Notice.Kind.FAILED ? "ERROR" : "WARNING",
                "code", Json.object("value", notice.kind().id()));
    }
}
