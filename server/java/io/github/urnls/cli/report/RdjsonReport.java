package io.github.urnls.cli.report;

import io.github.urnls.format.lexers.Lines;
import io.github.urnls.format.Format;
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
import java.io.IOException;
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
            json.name("source").beginObject().name("name").value(Product.NAME).name("url").value(Product.HOME)
                    .endObject();
            json.name("diagnostics").beginArray();
        });
    }

    @Override
    public void file(CheckedFile file) {
        PositionCursor cursor = new PositionCursor(file.document().lines(), PositionEncoding.UTF8);
        for (ReportedFinding reported : file.counting()) {
            PlainJson.write(() -> diagnostic(file, reported.finding(), cursor));
        }
    }

    private void diagnostic(CheckedFile file, Finding finding, PositionCursor cursor) throws IOException {
        if (worst == null || finding.severity().isAtLeast(worst)) {
            worst = finding.severity();
        }
        json.beginObject();
        json.name("message").value(Printable.of(finding.message()));
        json.name("location").beginObject().name("path").value(root.relative(file.path()));
        range(cursor, finding.range());
        json.endObject();
        json.name("severity").value(word(finding.severity()));
        json.name("code").beginObject().name("value").value(finding.code()).name("url")
                .value(RulePages.address(finding.code())).endObject();
        json.name("suggestions").beginArray();
        for (Fix fix : finding.fixes()) {
            suggestion(file.document(), fix, cursor);
        }
        json.endArray();
        json.endObject();
    }

    /** Writes a suggestion. It has one range, so the edits of a fix become one, with the text between them. */
    private void suggestion(Document document, Fix fix, PositionCursor cursor) throws IOException {
        int start = fix.edits().stream().mapToInt(edit -> edit.range().start()).min().orElse(0);
        int end = fix.edits().stream().mapToInt(edit -> edit.range().end()).max().orElse(0);
        if (fix.edits().isEmpty() || document.lines().lineOf(end) - document.lines().lineOf(start) >= MOST_LINES) {
            return;
        }
        String text = TextEdit.apply(document.text().substring(start, end), fix.edits().stream()
                .map(edit -> new TextEdit(edit.range().moved(-start), edit.newText())).toList());
        json.beginObject();
        range(cursor, new TextRange(start, end));
        json.name("text").value(text);
        json.endObject();
    }

    private void range(PositionCursor cursor, TextRange range) throws IOException {
        json.name("range").beginObject();
        position("start", cursor, range.start());
        position("end", cursor, range.end());
        json.endObject();
    }

    private void position(String name, PositionCursor cursor, int offset) throws IOException {
        Position position = cursor.position(offset);
        json.name(name).beginObject().name("line").value(position.line() + 1).name("column")
                .value(position.character() + 1).endObject();
    }

    private static String word(Severity severity) {
        return Report.word(severity, "ERROR", "WARNING", "INFO");
    }

    @Override
    public void end(Ending ending) {
        PlainJson.write(() -> {
            for (Notice notice : ending.notices()) {
                notice(notice);
            }
            json.endArray();
            if (worst != null) {
                json.name("severity").value(word(worst));
            }
            json.endObject();
            json.flush();
        });
    }

    /** Writes a notice about a whole file. */
    private void notice(Notice notice) throws IOException {
        json.beginObject();
        json.name("message").value(notice.text());
        json.name("location").beginObject().name("path").value(root.relative(notice.path())).endObject();
        json.name("severity").value(notice.kind() == Notice.Kind.FAILED ? "ERROR" : "WARNING");
        json.name("code").beginObject().name("value").value(notice.kind().id()).endObject();
        json.endObject();
    }
}
