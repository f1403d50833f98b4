package io.github.urnls.cli.report;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.stream.JsonWriter;
import io.github.urnls.check.Finding;
import io.github.urnls.check.FindingStatus;
import io.github.urnls.check.Fix;
import io.github.urnls.check.ReportedFinding;
import io.github.urnls.cli.output.ExitCode;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Normalization;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * {@code --format sarif}: SARIF 2.1.0 (OASIS Standard), for GitHub code scanning and other readers. Results are written
 * as they come; only the rules and files with results wait for the end. The log does not depend on the time or the
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

    private final SarifRules rules = new SarifRules();
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
            json.name("columnKind").value("utf16CodeUnits");
            PlainJson.write(json.name("newlineSequences"), Json.array("\r\n", "\n", "\r"));
            PlainJson.write(json.name("originalUriBaseIds"), Json.object(
                    BASE, description("The folder that paths are relative to: the top of the working tree, or what"
                            + " --root names."),
                    ELSEWHERE, description("Folders of files outside SRCROOT; their paths are not given.")));
            json.name("results").beginArray();
        });
    }

    /** A base folder without an address, which only the reader of the log knows (§3.14.14). */
    private static JsonObject description(String text) {
        return Json.object("description", SarifRules.text(text));
    }

    @Override
    public void file(CheckedFile file) {
        for (ReportedFinding reported : file.findings()) {
            PlainJson.write(json, result(file, reported));
        }
    }

    private JsonObject result(CheckedFile file, ReportedFinding reported) {
        Finding finding = reported.finding();
        artifacts.putIfAbsent(file.path(), new Artifact(artifacts.size(), file.encoding().charset().name()));
        JsonObject result = rule(finding.code());
        Json.put(result, "level", SarifRules.level(finding.severity()),
                "message", message(Printable.of(finding.message())),
                "locations", location(file.path(), "region", region(file.document(), finding.range())),
                "partialFingerprints", Json.object("urnName/v1", reported.fingerprint().digestWithinFile()));
        if (reported.status() instanceof FindingStatus.New) {
            result.addProperty("baselineState", "new");
        } else if (reported.isKnown()) {
            result.addProperty("baselineState", "unchanged");
        }
        result.add("suppressions", suppressions(reported.status()));
        if (!finding.fixes().isEmpty()) {
            result.add("fixes", Json.list(finding.fixes(), fix -> fix(file, fix)));
        }
        return Json.put(result, "properties",
                Json.object("urn", finding.urn(), "severity", finding.severity().id()));
    }

    private JsonObject rule(String code) {
        return Json.object("ruleId", code, "ruleIndex", rules.index(code));
    }

    /** Breaks the syntax of links, {@code [text](address)} (§3.11.6), in text from a document. */
    private static JsonObject message(String text) {
        return SarifRules.text(text.replace("](", "] ("));
    }

    /** The list of locations with its only one, which may have a region. */
    private JsonArray location(Path path, Object... region) {
        JsonObject physical = Json.object("artifactLocation", artifactLocation(path));
        return Json.array(Json.object("physicalLocation", Json.put(physical, region)));
    }

    private JsonObject artifactLocation(Path path) {
        JsonObject location = Json.object("uri", root.uri(path), "uriBaseId", root.holds(path) ? BASE : ELSEWHERE);
        Artifact artifact = artifacts.get(path);
        return artifact == null ? location : Json.put(location, "index", artifact.index());
    }

    private static JsonObject region(Document document, TextRange range) {
        Place start = Place.of(document, range.start());
        Place end = Place.of(document, range.end());
        return Json.object("startLine", start.line(), "startColumn", start.column(), "endLine", end.line(),
                "endColumn", end.column());
    }

    /** The suppressions, even if there are none: if one result lacks them, all must (§3.27.23). */
    private static JsonArray suppressions(@Nullable FindingStatus status) {
        if (status instanceof FindingStatus.Silenced(String reason)) {
            JsonObject suppression = Json.object("kind", "inSource", "status", "accepted");
            if (!reason.isEmpty()) {
                suppression.addProperty("justification", Printable.of(reason));
            }
            return Json.array(suppression);
        }
        return new JsonArray();
    }

    private JsonObject fix(CheckedFile file, Fix fix) {
        JsonArray replacements = Json.list(fix.edits(),
                edit -> Json.object("deletedRegion", region(file.document(), edit.range()),
                        "insertedContent", SarifRules.text(edit.newText())));
        return Json.object("description", message(Printable.of(fix.title())),
                "artifactChanges", Json.array(Json.object("artifactLocation", artifactLocation(file.path()),
                        "replacements", replacements)),
                "properties", Json.object("safety", Normalization.id(fix.safety())));
    }

    @Override
    public void end(Ending ending) {
        PlainJson.write(() -> {
            for (Gone gone : ending.gone()) {
                PlainJson.write(json, absent(gone));
            }
            json.endArray();
            PlainJson.write(json.name("tool"), Json.object("driver", rules.driver()));
            PlainJson.write(json.name("artifacts"), Json.list(artifacts.entrySet(),
                    file -> Json.object("location", artifactLocation(file.getKey()), "encoding",
                            file.getValue().encoding())));
            PlainJson.write(json.name("invocations"), Json.array(invocation(ending)));
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
        String files = elsewhere == 1 ? "1 file with findings is" : elsewhere + " files with findings are";
        return files + " not below " + Printable.path(root.folder())
                + ", so the log has only file names there; for whole paths, give a folder above with --root";
    }

    /** A result that only the baseline has. Only its file is known. */
    private JsonObject absent(Gone gone) {
        return Json.put(rule(gone.what().key().rule()), "level", "none", "kind", "pass",
                "message", message("No longer found in " + Printable.of(gone.what().key().name())),
                "locations", location(gone.file()), "occurrenceCount", gone.what().count(),
                "baselineState", "absent", "suppressions", suppressions(null));
    }

    private JsonObject invocation(Ending ending) {
        return Json.object("executionSuccessful", ending.exitCode() != ExitCode.FAILED,
                "exitCode", ending.exitCode(),
                "toolExecutionNotifications", Json.list(ending.notices(), this::notification));
    }

    private JsonObject notification(Notice notice) {
        boolean tells = MACHINE_PATH.matcher(notice.text()).find();
        return Json.object("level", SarifRules.level(notice.kind().severity),
                "message", message(tells ? notice.kind().sentence : notice.text()),
                "descriptor", Json.object("id", notice.kind().id, "index", notice.kind().ordinal()),
                "locations", location(notice.path()));
    }
}
