package io.github.urnls.soak;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.soak.Desk.OnDesk;
import io.github.urnls.support.Json;
import io.github.urnls.support.lsp.Asked;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;

/** Everything an editor can ask about a document, and how often something came of it. */
final class Questions {

    /** What is asked of a document; each is asked in every run. */
    static final List<String> METHODS = List.of("textDocument/hover", "textDocument/completion",
            "textDocument/codeAction",
            "textDocument/documentLink", "textDocument/documentSymbol", "workspace/symbol",
            "textDocument/semanticTokens/full",
            "textDocument/semanticTokens/full/delta", "textDocument/semanticTokens/range",
            "textDocument/documentHighlight",
            "textDocument/references", "textDocument/definition", "textDocument/prepareRename", "textDocument/rename",
            "textDocument/selectionRange", "textDocument/inlayHint", "textDocument/codeLens", "textDocument/diagnostic",
            "workspace/executeCommand");

    /** What may be asked again about one item of an answer, and the capability that says so. */
    private static final Map<String, List<String>> RESOLVED = Map.of(
            "textDocument/completion", List.of("completionProvider", "completionItem/resolve"),
            "textDocument/codeAction", List.of("codeActionProvider", "codeAction/resolve"), "textDocument/documentLink",
            List.of("documentLinkProvider", "documentLink/resolve"), "textDocument/codeLens",
            List.of("codeLensProvider", "codeLens/resolve"),
            "textDocument/inlayHint", List.of("inlayHintProvider", "inlayHint/resolve"));

    private static final String SHARED = "urn:example:shared";

    /** What a document should hold for something to come of a question. */
    private static final Map<String, String> FITTING = Map.of("textDocument/definition", SHARED,
            "textDocument/rename", SHARED,
            "textDocument/codeLens", "<uri name=",
            "textDocument/inlayHint", "%C3%A9");

    private final Desk desk;
    private final Map<String, Integer> full = new TreeMap<>();

    Questions(Desk desk) {
        this.desk = desk;
    }

    /** How often each kind of question had an answer with something in it. */
    synchronized Map<String, Integer> full() {
        return new TreeMap<>(full);
    }

    /** Sends a random question about {@code given}, or about a document that more can be said of. */
    Asked ask(String method, OnDesk given, SplittableRandom random) {
        String wanted = FITTING.get(method);
        OnDesk document = wanted == null ? given
                : desk.open().stream().filter(open -> open.text.toString().contains(wanted)).findFirst().orElse(given);
        Asked asked = desk.server().request(method, parameters(method, document, random));
        asked.answer().thenAccept(answer -> {
            if (answer.has("result")) {
                count(method, answer.get("result"));
            }
        });
        return asked;
    }

    /** Waits for the answer and asks for what is left out in it. */
    JsonElement answer(Asked asked, OnDesk document, SplittableRandom random) {
        JsonElement result = desk.server().result(asked);
        if (asked.method().startsWith("textDocument/semanticTokens/full") && result instanceof JsonObject tokens
                && tokens.has("resultId")) {
            document.tokens = Optional.of(tokens.get("resultId").getAsString());
        }
        List<String> resolving = RESOLVED.get(asked.method());
        JsonArray items = items(result);
        if (resolving != null && !items.isEmpty() && desk.server().offers(resolving.get(0), "resolveProvider")) {
            JsonElement resolved = desk.server().result(
                    desk.server().request(resolving.get(1), items.get(random.nextInt(items.size())).getAsJsonObject()));
            count(resolving.get(1), resolved);
        }
        return result;
    }

    private synchronized void count(String method, JsonElement result) {
        boolean isFull = !result.isJsonNull() && !(result.isJsonArray() && result.getAsJsonArray().isEmpty());
        full.merge(method, isFull ? 1 : 0, Integer::sum);
    }

    /** The list in an answer, wherever it has it. */
    static JsonArray items(JsonElement result) {
        JsonElement list = result instanceof JsonObject object ? object.get("items") : result;
        return list instanceof JsonArray array ? array : new JsonArray();
    }

    private JsonObject parameters(String method, OnDesk document, SplittableRandom random) {
        int shared = SHARED.equals(FITTING.get(method)) && random.nextInt(3) > 0
                ? document.text.toString().indexOf(SHARED)
                : -1;
        int place = shared >= 0 ? shared + 10 : random.nextInt(4) == 0 ? document.text.place(random)
                : document.text.inName(random);
        JsonObject params = Desk.about(desk.identifier(document));
        params.add("position", random.nextInt(20) == 0 ? beyond(random) : document.text.position(place));
        params.add("range", range(document, place, random));
        params.add("positions", Json.array(document.text.position(place)));
        switch (method) {
            case "textDocument/codeAction" -> params.add("context", Json.object("diagnostics", new JsonArray()));
            case "textDocument/references" ->
                    params.add("context", Json.object("includeDeclaration", random.nextBoolean()));
            case "textDocument/rename" -> params.addProperty("newName", "urn:example:shared:" + random.nextInt(20));
            case "textDocument/semanticTokens/full/delta" ->
                    params.addProperty("previousResultId", document.tokens.orElse("0"));
            case "workspace/symbol" ->
                    params.addProperty("query", List.of("", "shared", "urn:isbn", "7", "x y").get(random.nextInt(5)));
            case "workspace/executeCommand" -> command(params, document, place, random);
            default -> {
            }
        }
        return params;
    }

    private static void command(JsonObject params, OnDesk document, int place, SplittableRandom random) {
        boolean whole = random.nextInt(4) == 0;
        params.addProperty("command", whole ? "urn-ls.checkWorkspace" : "urn-ls.canonical");
        params.add("arguments",
                Json.array(Json.object("uri", document.uri, "position", document.text.position(place))));
    }

    private static JsonObject range(OnDesk document, int place, SplittableRandom random) {
        int end = random.nextInt(3) == 0 ? document.text.length() : place;
        return document.text.range(end == place ? place : 0, document.text.cursor(end));
    }

    private static JsonObject beyond(SplittableRandom random) {
        return Json.position(random.nextInt(5000), random.nextInt(5000));
    }
}
