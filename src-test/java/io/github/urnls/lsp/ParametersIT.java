package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import io.github.urnls.support.lsp.LspClient;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Parameters that are not what the protocol says, for every method that the server knows: an answer each, and never the
 * one for a bug.
 */
class ParametersIT {

    private static final String URI = EveryRequest.URI;

    /** What stands where something else should. */
    private static final List<String> WRONG = List.of("null", "true", "5", "-1", "1.5", "1e400", "99999999999999999999",
            "\"\"", "\"text\"", "[]",
            "[[]]", "[{}]", "[null]", "{}", "{\"a\":{}}");

    /** The codes that a request may fail with, as long as its parameters are at fault and not the server. */
    private static final Set<Integer> FAULTS_OF_THE_CLIENT = Set.of(-32600, -32601, -32602);

    private static final String INITIALIZE = """
            {"processId":null,"rootUri":null,"capabilities":{
              "general":{"positionEncodings":["utf-16"]},
              "workspace":{"workspaceEdit":{"documentChanges":true}},
              "textDocument":{%s
                "publishDiagnostics":{"versionSupport":true},
                "hover":{"contentFormat":["markdown","plaintext"]},
                "codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":["quickfix"]}}}}}}""";

    /** What the server asks its client, or tells it. */
    private static final List<String> OF_THE_SERVER = List.of("workspace/configuration", "client/registerCapability",
            "window/workDoneProgress/create", "window/showMessageRequest", "workspace/diagnostic/refresh",
            "workspace/codeLens/refresh",
            "workspace/inlayHint/refresh", "workspace/semanticTokens/refresh", "$/progress");

    /** Requests of the client, and those of the server, which it does not answer. */
    private static List<String> requests() {
        List<String> requests = new ArrayList<>(OF_THE_SERVER);
        requests.remove("$/progress");
        Methods.TABLE.forEach((method, known) -> {
            if (known instanceof Methods.Method.Request) {
                requests.add(method);
            }
        });
        return requests;
    }

    /** What only ends a session, or begins it. */
    private static final Set<String> LIFE = Set.of(Methods.INITIALIZE, Methods.INITIALIZED, Methods.SHUTDOWN,
            Methods.EXIT);

    private static LspClient running(boolean pull) throws IOException {
        LspClient server = LspClient.start().sendingWhatIsWrong();
        server.initialize(INITIALIZE.formatted(pull ? "\"diagnostic\":{}," : ""));
        server.notify("initialized", "{}");
        server.notify("textDocument/didOpen", EveryRequest.opened(URI, EveryRequest.TEXT));
        return server;
    }

    /** {@code json} with each of its parts, and the whole, replaced by each wrong thing, or left out. */
    private static List<String> spoiled(JsonElement json) {
        List<String> all = new ArrayList<>(WRONG);
        if (json instanceof JsonObject object) {
            for (String name : object.keySet()) {
                JsonObject without = object.deepCopy();
                without.remove(name);
                all.add(without.toString());
                for (String part : spoiled(object.get(name))) {
                    JsonObject other = new JsonObject();
                    for (String member : object.keySet()) {
                        other.add(member, member.equals(name) ? JsonNull.INSTANCE : object.get(member));
                    }
                    all.add(other.toString().replace("\"" + name + "\":null", "\"" + name + "\":" + part));
                }
            }
        } else if (json.isJsonArray() && !json.getAsJsonArray().isEmpty()) {
            spoiled(json.getAsJsonArray().get(0)).forEach(part -> all.add("[" + part + "]"));
        }
        return all;
    }

    /**
     * Sends each of {@code params}, and reads one answer for each. What else the server says meanwhile is for
     * {@code others}.
     */
    private static Map<String, JsonObject> answers(LspClient server, String method, List<String> params,
            List<JsonObject> others) {
        for (int i = 0; i < params.size(); i++) {
            server.sendRaw("{\"jsonrpc\":\"2.0\",\"id\":\"" + i + "\",\"method\":\"" + method + "\",\"params\":"
                    + params.get(i) + "}");
        }
        Map<String, JsonObject> answers = new HashMap<>();
        while (answers.size() < params.size()) {
            JsonObject message = server.receive();
            if (message.has("method")) {
                others.add(message);
            } else {
                assertEquals(null, answers.put(params.get(Integer.parseInt(message.get("id").getAsString())), message),
                        "one answer each");
            }
        }
        return answers;
    }

    @Test
    void everyRequestAnswersParametersOfEveryShape() throws IOException {
        for (boolean pull : new boolean[] {false, true}) {
            try (LspClient server = running(pull)) {
                List<JsonObject> others = new ArrayList<>();
                Set<String> tried = new HashSet<>();
                for (String method : requests()) {
                    List<String> params = spoiled(EveryRequest.RIGHT.getOrDefault(method, new JsonObject()))
                            .stream().distinct().toList();
                    if (pull && method.equals("workspace/diagnostic")) {
                        params = List.of(); // stays unanswered until there is something to say; see below
                    }
                    answers(server, method, params, others).forEach((given, answer) -> {
                        assertEquals("2.0", answer.get("jsonrpc").getAsString());
                        assertTrue(answer.has("result") != answer.has("error"), answer::toString);
                        assertTrue(answer.has("result") || FAULTS_OF_THE_CLIENT.contains(code(answer)),
                                () -> method + " " + given + ": " + answer);
                    });
                    tried.add(method);
                }
                tried.removeAll(OF_THE_SERVER);
                assertEquals(EveryRequest.RIGHT.keySet(), tried, "every request in the table has right parameters");
                for (String method : EveryRequest.RIGHT.keySet()) {
                    boolean answered = !method.equals("textDocument/diagnostic")
                            && !method.equals("workspace/diagnostic") || pull;
                    if (!method.equals("workspace/diagnostic")) {
                        JsonObject answer = server.call(method, EveryRequest.RIGHT.get(method));
                        assertEquals(answered, answer.has("result"), () -> method + ": " + answer);
                    }
                }
                others.removeIf(
                        message -> message.get("method").getAsString().equals("textDocument/publishDiagnostics")
                                || message.toString().contains("URN: Files that are not open are left out."));
                assertEquals(List.of(), others);
            }
        }
    }

    /** A client may name its documents as it likes; not every name is a file, and not every one is a URI. */
    @Test
    void aDocumentMayHaveAnyName() throws IOException {
        List<String> names = List.of("", " ", "text", "a%", "//x", "..", "\u0000", "\ud800", "\udc00\ud800", "file:",
                "file:a", "file://", "file:///", "file://host/a.xml", "file:////a.xml", "file:///a.xml?q",
                "file:///a.xml#f",
                "file:///%00", "file:///a\u0000b", "file:///\ud800/a.xml", "file:///%zz", "file:///%ff",
                "file:///a%2Fb.xml",
                "FILE:///a.xml", "file:///C:/a.xml", "file:///a\\b.xml", "untitled:\u0000", "http://[", "urn:example:a",
                ":",
                "file:///" + "a/".repeat(2000), "file:///" + "a".repeat(5000), "x".repeat(100_000));
        try (LspClient server = running(true)) {
            for (String name : names) {
                String document = "{\"textDocument\":{\"uri\":" + new JsonPrimitive(name)
                        + ",\"languageId\":\"xml\",\"version\":1,\"text\":\"<a b='urn:example:?'/>\"}}";
                String what = name.substring(0, Math.min(40, name.length()));
                server.notify("textDocument/didOpen", document);
                JsonObject report = server.request("textDocument/diagnostic", document).getAsJsonObject();
                assertEquals(1, report.getAsJsonArray("items").size(), what);
                server.notify("textDocument/didSave", document);
                server.notify("workspace/didChangeWatchedFiles",
                        "{\"changes\":[{\"uri\":" + new JsonPrimitive(name) + ",\"type\":2}]}");
                server.notify("textDocument/didClose", document);
            }
            server.end();
        }
    }

    @Test
    void theRequestForTheWorkspaceIsAnsweredByTheNextOneAtTheLatest() throws IOException {
        try (LspClient server = running(true)) {
            List<String> params = spoiled(EveryRequest.RIGHT.get("workspace/diagnostic"))
                    .stream().distinct().toList();
            for (int i = 0; i < params.size(); i++) {
                server.sendRaw("{\"jsonrpc\":\"2.0\",\"id\":" + i + ",\"method\":\"workspace/diagnostic\",\"params\":"
                        + params.get(i) + "}");
            }
            server.sendRaw("{\"jsonrpc\":\"2.0\",\"id\":\"end\",\"method\":\"shutdown\"}");
            Set<String> answered = new HashSet<>();
            for (int i = 0; i <= params.size(); i++) {
                JsonObject answer = server.receive();
                assertTrue(answered.add(answer.get("id").toString()), "one answer each");
                assertTrue(answer.has("result") || FAULTS_OF_THE_CLIENT.contains(code(answer)), answer::toString);
            }
            server.notify("exit", "null");
            assertEquals(0, server.exitCode());
            server.assertNothingUnexpected();
        }
    }

    @Test
    void requestsOfTheServerAreNotAnswered() throws IOException {
        try (LspClient server = running(true)) {
            for (String method : List.of("workspace/configuration", "client/registerCapability",
                    "window/workDoneProgress/create", "window/showMessageRequest",
                    "workspace/diagnostic/refresh", "workspace/codeLens/refresh", "workspace/inlayHint/refresh",
                    "workspace/semanticTokens/refresh",
                    "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose", Methods.INITIALIZED,
                    "window/workDoneProgress/cancel", "$/unknown", "", "x")) {
                for (String params : List.of("{}", "null", "[]", "5")) {
                    assertEquals(-32601, code(server.call(method, params)), method + " " + params);
                }
            }
            server.end();
        }
    }

    @Test
    void everyNotificationTakesParametersOfEveryShape() throws IOException {
        String item = "{\"uri\":\"file:///torture/b.xml\",\"languageId\":\"xml\",\"version\":1,"
                + "\"text\":\"urn:example:x y\"}";
        String change = "{\"textDocument\":{\"uri\":\"" + URI
                + "\",\"version\":2},\"contentChanges\":[{\"range\":{\"start\":{\"line\":0,\"character\":0},"
                + "\"end\":{\"line\":0,\"character\":0}},\"rangeLength\":0,\"text\":\"\"}]}";
        Map<String, String> right = Map.of("textDocument/didOpen", "{\"textDocument\":" + item + "}",
                "textDocument/didChange", change,
                "textDocument/didClose", "{\"textDocument\":{\"uri\":\"file:///torture/none\"}}",
                "textDocument/didSave", "{\"textDocument\":{\"uri\":\"" + URI + "\"}}",
                "workspace/didChangeConfiguration", "{\"settings\":{\"urn\":{}}}",
                "workspace/didChangeWorkspaceFolders",
                "{\"event\":{\"added\":[{\"uri\":\"file:///torture/none\",\"name\":\"n\"}],\"removed\":[]}}",
                "workspace/didChangeWatchedFiles", "{\"changes\":[{\"uri\":\"file:///torture/none\",\"type\":1}]}",
                "workspace/didRenameFiles",
                "{\"files\":[{\"oldUri\":\"file:///torture/none\",\"newUri\":\"file:///torture/other\"}]}",
                "window/workDoneProgress/cancel", "{\"token\":\"t\"}", "$/cancelRequest", "{\"id\":1}");
        List<String> methods = new ArrayList<>(Methods.TABLE.keySet());
        methods.addAll(OF_THE_SERVER);
        methods.addAll(List.of("$/cancelRequest", "$/setTrace", "$/unknown", ""));
        methods.removeAll(LIFE);
        methods.addAll(List.of(Methods.INITIALIZED, Methods.SHUTDOWN)); // no request, so it does not end anything
        try (LspClient server = running(false)) {
            for (String method : methods) {
                for (String params : spoiled(JsonParser.parseString(right.getOrDefault(method, "{}")))) {
                    server.notify(method, params);
                }
            }
            // None of this is answered; whatever was in doubt stands in the log, and no complaint is about the server.
            server.notify("workspace/didChangeConfiguration", "{\"settings\":{\"urn\":{}}}");
            server.notify("textDocument/didChange", "{\"textDocument\":{\"uri\":\"" + URI
                    + "\",\"version\":3},\"contentChanges\":[{\"text\":\"<last>urn:example:?</last>\"}]}");
            server.sendRaw(
                    "{\"jsonrpc\":\"2.0\",\"id\":\"end\",\"method\":\"textDocument/hover\","
                            + "\"params\":{\"textDocument\":{\"uri\":\""
                            + URI
                            + "\"},\"position\":{\"line\":0,\"character\":8}}}");
            boolean answered = false;
            boolean found = false;
            while (!answered || !found) {
                JsonObject message = server.receive();
                if (message.has("id")) {
                    assertEquals("end", message.get("id").getAsString(), message::toString);
                    answered = true;
                } else {
                    String method = message.get("method").getAsString();
                    assertTrue(Set.of("window/logMessage", "window/showMessage", "textDocument/publishDiagnostics")
                            .contains(method), message::toString);
                    String said = message.toString();
                    for (String fault : List.of("NullPointer", "ClassCast", "IllegalState", "NumberFormat",
                            "UnsupportedOperation", "StackOverflow")) {
                        assertFalse(said.contains(fault), said);
                    }
                    JsonObject params = message.getAsJsonObject("params");
                    found |= method.endsWith("publishDiagnostics") && params.has("version")
                            && params.get("version").getAsInt() == 3;
                }
            }
        }
    }

    @Test
    void initializeTakesCapabilitiesOfEveryShape() throws IOException {
        String right = """
                {"processId":1,"rootUri":"file:///torture","rootPath":"/torture",\
                "initializationOptions":{"urn":{"accept":["urn:x:*"]}},
                 "workspaceFolders":[{"uri":"file:///torture","name":"n"}],"trace":"off","capabilities":{
                  "general":{"positionEncodings":["utf-8"]},"window":{"workDoneProgress":true},
                  "workspace":{"configuration":true,"didChangeWatchedFiles":{"dynamicRegistration":true},\
                "workspaceEdit":{"documentChanges":true,
                    "changeAnnotationSupport":{}}},
                  "textDocument":{"hover":{"contentFormat":["markdown"]},"diagnostic":{},
                    "codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":["quickfix"]}}}}}}""";
        JsonObject whole = JsonParser.parseString(right).getAsJsonObject();
        List<String> spoiled = spoiled(whole).stream().distinct().toList();
        for (String params : spoiled) {
            JsonObject answer = InMemoryServer.initialize(params);
            boolean object = params.startsWith("{");
            assertEquals(object || params.equals("null"), answer.has("result"), () -> params + ": " + answer);
            assertTrue(answer.has("result") || code(answer) == -32602, () -> params + ": " + answer);
        }
        assertTrue(spoiled.size() > 200, "there is something to try");
    }

    private static int code(JsonObject response) {
        return response.has("error") ? response.getAsJsonObject("error").get("code").getAsInt() : 0;
    }
}
