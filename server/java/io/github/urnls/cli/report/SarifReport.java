package io.github.urnls.cli.report;

import io.github.urnls.cli.output.ExitCode;
import io.github.urnls.cli.output.Printable;
import com.google.gson.stream.JsonWriter;
import io.github.urnls.check.Finding;
import io.github.urnls.check.FindingStatus;
import io.github.urnls.check.Fix;
import io.github.urnls.check.ReportedFinding;
import io.github.urnls.text.LineIndex;
import io.github.urnls.text.TextEdit;
import io.github.urnls.text.TextRange;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * {@code --format sarif}: SARIF 2.1.0 (OASIS Standard), for GitHub code scanning and other readers. Results are written
 * as they come; only the list of files with results waits for the end. The log does not depend on the time or the
 * machine, so two runs over the same files give the same log. Paths are relative to the source folder, which is not
 * named. A file elsewhere is given only by its name. Columns are UTF-16 code units, ends exclusive (§3.30).
 */
public final class SarifReport implements Report {

    private static final String SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/"
            + "sarif-schema-2.1.0.json";

    /** The base of paths in the source folder (§3.4.4). */
    private static final String BASE = "SRCROOT";

    /** The base of all files outside the source folder. */
    private static final String ELSEWHERE = "ELSEWHERE";

    /** An absolute path at the start of a word. */
    private static final Pattern MACHINE_PATH = Pattern.compile("(?<![^\\s“\"'(=:])(/|[A-Za-z]:[\\\\/]|\\\\\\\\)");

    /** A file with results: its index in the list, and its character set. */
    private record Artifact(int index, String encoding) {}

    private final SourceRoot root;
    private final JsonWriter json;
    private final Map<Path, Artifact> artifacts = new LinkedHashMap<>();

    public SarifReport(PrintWriter out, SourceRoot root) {
        this.root = root;
        this.json = PlainJson.indented(out);
    }

    @Override
    public void begin() {
        PlainJson.write(() -> {
            json.beginObject();
            json.name("$schema").value(SCHEMA).name("version").value("2.1.0");
            json.name("runs").beginArray().beginObject();
            json.name("tool").beginObject().name("driver");
            SarifRules.write(json);
            json.endObject();
            json.name("columnKind").value("utf16CodeUnits")
                    .name("newlineSequences").beginArray().value("\r\n").value("\n").value("\r").endArray();
            json.name("originalUriBaseIds").beginObject();
            base(BASE, "The folder that paths are relative to: the top of the working tree, or what --root names.");
            base(ELSEWHERE, "Folders of files outside SRCROOT; their paths are not given.");
            json.endObject();
            json.name("results").beginArray();
        });
    }

    /** Writes a base folder without an address, which only the reader of the log knows (§3.14.14). */
    private void base(String name, String description) throws IOException {
        json.name(name).beginObject().name("description").beginObject().name("text").value(description).endObject()
                .endObject();
    }

    @Override
    public void file(CheckedFile file) {
        for (ReportedFinding reported : file.findings()) {
            PlainJson.write(() -> result(file, reported));
        }
    }

    private void result(CheckedFile file, ReportedFinding reported) throws IOException {
        Finding finding = reported.finding();
        LineIndex lines = file.document().lines();
        artifacts.putIfAbsent(file.path(), new Artifact(artifacts.size(), file.encoding().charset().name()));
        json.beginObject();
        rule(finding.code());
        json.name("level").value(SarifRules.level(finding.severity()));
        message(Printable.of(finding.message()));
        beginLocation(file.path());
        json.name("region");
        region(lines, finding.range());
        endLocation();
        json.name("partialFingerprints").beginObject();
        json.name("urnName/v1").value(reported.fingerprint().digestWithinFile());
        json.endObject();
        switch (reported.status()) {
            case FindingStatus.New fresh -> json.name("baselineState").value("new");
            case FindingStatus.Known known -> json.name("baselineState").value("unchanged");
            case FindingStatus.Plain plain -> {
            }
            case FindingStatus.Silenced silenced -> {
            }
        }
        suppressions(reported.status());
        fixes(file, finding);
        json.name("properties").beginObject();
        json.name("urn").value(finding.urn()).name("severity").value(finding.severity().id());
        json.endObject();
        json.endObject();
    }

    private void rule(String code) throws IOException {
        json.name("ruleId").value(code).name("ruleIndex").value(SarifRules.index(code));
    }

    /** Breaks the syntax of links, {@code [text](address)} (§3.11.6), in text from a document. */
    private static String unlinked(String text) {
        return text.replace("](", "] (");
    }

    private void message(String text) throws IOException {
        json.name("message").beginObject().name("text").value(unlinked(text)).endObject();
    }

    /** Begins the list of locations with its only one; a region may follow. */
    private void beginLocation(Path path) throws IOException {
        json.name("locations").beginArray().beginObject().name("physicalLocation").beginObject();
        artifactLocation(path);
    }

    private void endLocation() throws IOException {
        json.endObject().endObject().endArray();
    }

    private void artifactLocation(Path path) throws IOException {
        artifactLocation("artifactLocation", path);
    }

    private void artifactLocation(String member, Path path) throws IOException {
        json.name(member).beginObject().name("uri").value(root.uri(path))
                .name("uriBaseId").value(root.holds(path) ? BASE : ELSEWHERE);
        Artifact artifact = artifacts.get(path);
        if (artifact != null) {
            json.name("index").value(artifact.index());
        }
        json.endObject();
    }

    private void region(LineIndex lines, TextRange range) throws IOException {
        Place start = Place.of(lines, range.start());
        Place end = Place.of(lines, range.end());
        json.beginObject();
        json.name("startLine").value(start.line()).name("startColumn").value(start.column())
                .name("endLine").value(end.line()).name("endColumn").value(end.column());
        json.endObject();
    }

    /** Writes the suppressions, even if there are none: if one result lacks them, all must (§3.27.23). */
    private void suppressions(FindingStatus status) throws IOException {
        json.name("suppressions").beginArray();
        if (status instanceof FindingStatus.Silenced(String reason)) {
            json.beginObject().name("kind").value("inSource").name("status").value("accepted");
            if (!reason.isEmpty()) {
                json.name("justification").value(Printable.of(reason));
            }
            json.endObject();
        }
        json.endArray();
    }

    private void fixes(CheckedFile file, Finding finding) throws IOException {
        if (finding.fixes().isEmpty()) {
            return;
        }
        json.name("fixes").beginArray();
        for (Fix fix : finding.fixes()) {
            json.beginObject();
            json.name("description").beginObject().name("text").value(unlinked(Printable.of(fix.title()))).endObject();
            json.name("artifactChanges").beginArray().beginObject();
            artifactLocation(file.path());
            json.name("replacements").beginArray();
            for (TextEdit edit : fix.edits()) {
                json.beginObject().name("deletedRegion");
                region(file.document().lines(), edit.range());
                json.name("insertedContent").beginObject().name("text").value(edit.newText()).endObject();
                json.endObject();
            }
            json.endArray().endObject().endArray();
            json.name("properties").beginObject().name("safety").value(fix.safety().name().toLowerCase(Locale.ROOT))
                    .endObject();
            json.endObject();
        }
        json.endArray();
    }

    @Override
    public void end(Ending ending) {
        PlainJson.write(() -> {
            for (Gone gone : ending.gone()) {
                absent(gone);
            }
            json.endArray();
            artifacts();
            invocation(ending);
            json.endObject().endArray().endObject();
            json.flush();
        });
    }

    @Override
    public String remark() {
        long elsewhere = artifacts.keySet().stream().filter(path -> !root.holds(path)).count();
        if (elsewhere == 0) {
            return "";
        }
        return Tally.count((int) elsewhere, "file") + " with findings " + (elsewhere == 1 ? "lies" : "lie")
                + " outside of "
                + Printable.path(root.folder())
                + ", and the log holds no folder of such a file; --root names another root";
    }

    /** Writes a result that only the baseline has. Only its file is known. */
    private void absent(Gone gone) throws IOException {
        json.beginObject();
        rule(gone.what().key().rule());
        json.name("level").value("none").name("kind").value("pass");
        message("No longer found in " + Printable.of(gone.what().key().name()));
        beginLocation(gone.file());
        endLocation();
        json.name("occurrenceCount").value(gone.what().count())
                .name("baselineState").value("absent");
        suppressions(null);
        json.endObject();
    }

    private void artifacts() throws IOException {
        json.name("artifacts").beginArray();
        for (Map.Entry<Path, Artifact> entry : artifacts.entrySet()) {
            json.beginObject();
            artifactLocation("location", entry.getKey());
            json.name("encoding").value(entry.getValue().encoding());
            json.endObject();
        }
        json.endArray();
    }

    private void invocation(Ending ending) throws IOException {
        json.name("invocations").beginArray().beginObject();
        json.name("executionSuccessful").value(ending.exitCode() != ExitCode.FAILED)
                .name("exitCode").value(ending.exitCode());
        json.name("toolExecutionNotifications").beginArray();
        for (Notice notice : ending.notices()) {
            json.beginObject();
            json.name("level").value(SarifRules.level(notice.kind()));
            message(MACHINE_PATH.matcher(notice.text()).find() ? SarifRules.sentence(notice.kind()) : notice.text());
            json.name("descriptor").beginObject().name("id").value(notice.kind().id()).name("index")
                    .value(notice.kind().ordinal());
            json.endObject();
            beginLocation(notice.path());
            endLocation();
            json.endObject();
        }
        json.endArray();
        json.endObject().endArray();
    }
}
