package io.github.urnls.lsp.diagnostics;

import com.google.gson.JsonObject;
import io.github.urnls.check.Finding;
import io.github.urnls.check.HiddenCharacters;
import io.github.urnls.check.Rule.Trait;
import io.github.urnls.check.RulePages;
import io.github.urnls.check.Severity;
import io.github.urnls.check.incremental.SectionFinding;
import io.github.urnls.check.run.Rules;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.lsp.documents.ShownFindings;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.lsp.protocol.ClientCapabilities;
import io.github.urnls.lsp.protocol.ToLsp;
import io.github.urnls.text.Document;
import io.github.urnls.text.Position;
import io.github.urnls.text.PositionCursor;
import io.github.urnls.text.TextRange;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DiagnosticTag;

/**
 * Writes diagnostics as JSON. The protocol cannot say what has changed, so each edit sends all of them. Only the place
 * of those that were sent before is written again.
 */
public final class DiagnosticWriter {

    private static final String SOURCE = "urn";

    private final ClientCapabilities client;
    /** For each open document, the JSON of each finding behind its range, as last written. */
    private final Map<String, Map<Finding, String>> written = new ConcurrentHashMap<>();

    DiagnosticWriter(ClientCapabilities client) {
        this.client = client;
    }

    /** The diagnostics of one state of an open document, as an array. */
    String items(Document document, ShownFindings shown) {
        PositionCursor positions = new PositionCursor(document.lines(), client.positionEncoding());
        Map<Finding, String> before = written.getOrDefault(document.uri(), Map.of());
        Map<Finding, String> now = new IdentityHashMap<>(shown.findings().size());
        StringBuilder json = new StringBuilder(256 * shown.findings().size() + 16).append('[');
        for (SectionFinding placed : shown.findings()) {
            Finding finding = placed.finding();
            String known = before.get(finding);
            String rest = known == null ? behindRange(withoutRange(finding, client)) : known;
            now.put(finding, rest);
            append(json, placed.range(), positions, rest);
        }
        if (shown.more() > 0) {
            append(json, new TextRange(0, 0), positions, behindRange(remark(shown)));
        }
        written.put(document.uri(), now);
        return json.append(']').toString();
    }

    /** The diagnostics of a file that is not open, as an array. */
    String items(Document file, List<Finding> findings) {
        PositionCursor positions = new PositionCursor(file.lines(), client.positionEncoding());
        StringBuilder json = new StringBuilder("[");
        findings.forEach(
                finding -> append(json, finding.range(), positions, behindRange(withoutRange(finding, client))));
        return json.append(']').toString();
    }

    /** One diagnostic, for a code action. */
    public static Map<String, Object> diagnostic(Finding finding, ToLsp toLsp, ClientCapabilities client) {
        Map<String, Object> diagnostic = new LinkedHashMap<>(withoutRange(finding, client).asMap());
        diagnostic.put("range", toLsp.range(finding.range()));
        return diagnostic;
    }

    /** A diagnostic without its range, which does not depend on the place. */
    private static JsonObject withoutRange(Finding finding, ClientCapabilities client) {
        JsonObject diagnostic = Json.object("severity", severity(finding.severity()).getValue(), "code",
                finding.code());
        if (client.has(Ability.CODE_DESCRIPTION)) {
            diagnostic.add("codeDescription", Json.object("href", RulePages.address(finding.code())));
        }
        if (client.has(Ability.DIAGNOSTIC_TAGS) && Rules.is(finding.code(), Trait.OUTDATED)) {
            diagnostic.add("tags", Json.array(DiagnosticTag.Deprecated.getValue()));
        }
        return Json.put(diagnostic, "source", SOURCE, "message", HiddenCharacters.shown(finding.message()));
    }

    /** As {@link #withoutRange}, for the remark on findings that are not shown. */
    private static JsonObject remark(ShownFindings shown) {
        return Json.object("severity", DiagnosticSeverity.Information.getValue(), "source", SOURCE,
                "message", shown.remark());
    }

    private static DiagnosticSeverity severity(Severity severity) {
        return switch (severity) {
            case ERROR -> DiagnosticSeverity.Error;
            case WARNING -> DiagnosticSeverity.Warning;
            case INFORMATION -> DiagnosticSeverity.Information;
            case HINT -> DiagnosticSeverity.Hint;
        };
    }

    private static String behindRange(JsonObject diagnostic) {
        return diagnostic.toString().substring(1);
    }

    private static void append(StringBuilder json, TextRange range, PositionCursor positions, String rest) {
        if (json.length() > 1) {
            json.append(',');
        }
        json.append("{\"range\":{\"start\":");
        append(json, positions.position(range.start()));
        json.append(",\"end\":");
        append(json, positions.position(range.end()));
        json.append("},").append(rest);
    }

    private static void append(StringBuilder json, Position position) {
        json.append("{\"line\":").append(position.line());
        json.append(",\"character\":").append(position.character()).append('}');
    }

    /** Forgets a document that is no longer open. */
    void forget(String uri) {
        written.remove(uri);
    }
}
