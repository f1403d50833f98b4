package io.github.urnls.lsp;

import com.google.gson.JsonObject;
import io.github.urnls.check.Finding;
import io.github.urnls.check.SectionFinding;
import io.github.urnls.text.Document;
import io.github.urnls.text.Position;
import io.github.urnls.text.PositionCursor;
import io.github.urnls.text.TextRange;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Diagnostics as JSON. The protocol has no way to say what has changed in them, so all are sent for each edit; but of those that were sent
 * before, only the place is written anew.
 */
final class DiagnosticTexts {

    private final ClientCapabilities client;
    /** For each document what was last written of each finding behind its range. */
    private final Map<String, Map<Finding, String>> written = new ConcurrentHashMap<>();

    DiagnosticTexts(ClientCapabilities client) {
        this.client = client;
    }

    /** The diagnostics of one state of a document, as an array. */
    String items(Document document, ShownFindings shown) {
        PositionCursor cursor = new PositionCursor(document.lines(), client.positionEncoding());
        ToLsp toLsp = new ToLsp(document, client);
        Map<Finding, String> before = written.getOrDefault(document.uri(), Map.of());
        Map<Finding, String> now = new IdentityHashMap<>(shown.findings().size());
        StringBuilder json = new StringBuilder(256 * shown.findings().size() + 16).append('[');
        for (SectionFinding placed : shown.findings()) {
            String known = before.get(placed.finding());
            String rest = known == null ? behindRange(toLsp.withoutRange(placed.finding())) : known;
            now.put(placed.finding(), rest);
            append(json, placed.range(), cursor, rest);
        }
        if (shown.more() > 0) {
            append(json, new TextRange(0, 0), cursor, behindRange(ToLsp.remark(shown)));
        }
        written.put(document.uri(), now);
        return json.append(']').toString();
    }

    private static String behindRange(JsonObject diagnostic) {
        return diagnostic.toString().substring(1);
    }

    private static void append(StringBuilder json, TextRange range, PositionCursor cursor, String rest) {
        json.append(json.length() == 1 ? "" : ",").append("{\"range\":{\"start\":");
        append(json, cursor.position(range.start()));
        json.append(",\"end\":");
        append(json, cursor.position(range.end()));
        json.append("},").append(rest);
    }

    private static void append(StringBuilder json, Position position) {
        json.append("{\"line\":").append(position.line()).append(",\"character\":").append(position.character()).append('}');
    }

    /** The document is no longer open. */
    void forget(String uri) {
        written.remove(uri);
    }
}
