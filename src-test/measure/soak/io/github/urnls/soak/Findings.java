package io.github.urnls.soak;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import io.github.urnls.soak.Desk.OnDesk;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a server says of every open document, and whether one that has seen nothing else says the same. */
final class Findings {

    /** One answer for each of them: what depends on the whole text, beside the diagnostics. */
    private static final List<String> ALSO = List.of("textDocument/documentSymbol", "textDocument/documentLink",
            "textDocument/semanticTokens/full");

    private Findings() {}

    /** Compares the server that has seen everything with a new one; how many diagnostics there are. */
    static int compare(Plan plan, Desk desk, Path errors) throws IOException {
        desk.withoutPause();
        Map<String, JsonElement> after = all(desk, desk.server());
        try (Server fresh = desk.start(plan, errors)) {
            fresh.settle();
            desk.open().forEach(document -> fresh.notify("textDocument/didOpen", desk.opened(document)));
            Map<String, JsonElement> anew = all(desk, fresh);
            List<String> different = anew.keySet().stream().filter(what -> !anew.get(what).equals(after.get(what)))
                    .toList();
            if (!different.isEmpty()) {
                // Whether it stays so tells what to look for: something forgotten, or something not awaited; and which
                // of the two servers errs.
                String what = different.getFirst();
                boolean changes = !all(desk, desk.server()).get(what).equals(after.get(what));
                boolean changesAnew = !all(desk, fresh).get(what).equals(anew.get(what));
                throw new Failure(what + " is not what a new server says; a moment later it is "
                        + (changes ? "another" : "the same")
                        + ", and that of the new server " + (changesAnew ? "another" : "the same") + ". So are "
                        + (different.size() - 1)
                        + " more: " + different + "\nnew:   " + anew.get(what) + "\nafter: " + after.get(what));
            }
            fresh.end();
        }
        return after.entrySet().stream().filter(entry -> entry.getKey().startsWith("diagnostics"))
                .mapToInt(entry -> entry.getValue().getAsJsonArray().size()).sum();
    }

    private static Map<String, JsonElement> all(Desk desk, Server server) {
        server.settle();
        Map<String, JsonElement> all = new LinkedHashMap<>();
        for (OnDesk document : desk.open()) {
            all.put("diagnostics of " + document.uri,
                    desk.pulls() ? asked(desk, server, document) : told(server, document));
            for (String method : ALSO) {
                JsonElement answer = server.result(server.request(method, Desk.about(desk.identifier(document))));
                all.put(method + " of " + document.uri,
                        answer instanceof JsonObject object && object.has("data") ? object.get("data") : answer);
            }
        }
        server.checkFaults();
        return all;
    }

    private static JsonArray asked(Desk desk, Server server, OnDesk document) {
        return Questions
                .items(server.result(server.request("textDocument/diagnostic", Desk.about(desk.identifier(document)))));
    }

    private static JsonArray told(Server server, OnDesk document) {
        JsonObject report = server.published(document.uri)
                .orElseThrow(() -> new Failure("nothing was told of " + document.uri));
        JsonElement version = report.has("version") ? report.get("version") : JsonNull.INSTANCE;
        if (version.isJsonNull() || version.getAsInt() != document.version) {
            throw new Failure(
                    "last told of " + document.uri + " was version " + version + ", and it is at " + document.version);
        }
        return report.getAsJsonArray("diagnostics");
    }
}
