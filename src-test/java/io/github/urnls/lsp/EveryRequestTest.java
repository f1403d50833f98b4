package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Clients that declare little and ask for everything there is. A session of {@link InMemoryServer} fails when the
 * server says what the protocol does not know, or what the client has not declared.
 */
class EveryRequestTest {

    private static final String BARE = "{\"processId\":null,\"rootUri\":null,\"rootPath\":null,"
            + "\"workspaceFolders\":null,\"capabilities\":{}}";

    private static String request(String id, String method, Object params) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"" + method + "\",\"params\":" + params + "}";
    }

    private static String notification(String method, Object params) {
        return "{\"jsonrpc\":\"2.0\",\"method\":\"" + method + "\",\"params\":" + params + "}";
    }

    /** A session that opens a document, makes {@code requests} of it, and waits until it has been checked. */
    private static List<JsonObject> session(String initialize, String text, List<String> requests) {
        List<String> messages = new ArrayList<>();
        messages.add(request("\"first\"", "initialize", initialize));
        messages.add(notification("initialized", "{}"));
        messages.add(notification("textDocument/didOpen", EveryRequest.opened(EveryRequest.URI, text)));
        messages.addAll(requests);
        messages.add(request("\"checked\"", "workspace/symbol", "{\"query\":\"no such name\"}"));
        messages.add("{\"jsonrpc\":\"2.0\",\"id\":\"last\",\"method\":\"shutdown\"}");
        return InMemoryServer.session(messages.toArray(String[]::new));
    }

    private static JsonObject answer(List<JsonObject> said, String id) {
        return said.stream().filter(message -> message.has("id") && message.get("id").toString().equals(id)).findFirst()
                .orElseThrow();
    }

    private static List<String> everyRequest() {
        return EveryRequest.RIGHT.entrySet().stream()
                .map(example -> request("\"" + example.getKey() + "\"", example.getKey(), example.getValue())).toList();
    }

    @Test
    void isSentNothingThatItHasNotDeclared() {
        List<JsonObject> said = session(BARE, EveryRequest.TEXT, everyRequest());
        Set<String> methods = new TreeSet<>();
        said.stream().filter(message -> message.has("method"))
                .forEach(message -> methods.add(message.get("method").getAsString()));
        assertEquals(Set.of("textDocument/publishDiagnostics", "window/showMessage"), methods, "needs no capability");
        assertEquals("[]", answer(said, "\"textDocument/codeAction\"").get("result").toString());

        JsonObject offered = answer(said, "\"first\"").getAsJsonObject("result").getAsJsonObject("capabilities");
        assertEquals(new JsonPrimitive(true), offered.get("renameProvider"), "options are for prepareSupport");
        assertFalse(offered.has("codeActionProvider"), "there would be none");
        assertFalse(offered.has("diagnosticProvider"));
        assertEquals("utf-16", offered.get("positionEncoding").getAsString());
    }

    @Test
    void completionsAreOfTheFirstKinds() {
        String text = "<a b=\"urn:example:x?\" c=\"urn:oasis:names:tc:SAML:2.0:\" d=\"urn:\"/>";
        List<String> requests = new ArrayList<>();
        for (String before : List.of("example:x?", "SAML:2.0:", "d=\"urn:")) {
            int end = text.indexOf(before) + before.length();
            requests.add(request(String.valueOf(requests.size()), "textDocument/completion",
                    "{\"textDocument\":{\"uri\":\"" + EveryRequest.URI + "\"},\"position\":{\"line\":0,\"character\":"
                            + end + "}}"));
        }
        List<JsonObject> said = session(BARE, text, requests);
        Set<Integer> kinds = new TreeSet<>();
        for (int id = 0; id < requests.size(); id++) {
            for (JsonElement item : answer(said, String.valueOf(id)).getAsJsonObject("result")
                    .getAsJsonArray("items")) {
                kinds.add(item.getAsJsonObject().get("kind").getAsInt());
            }
        }
        assertEquals(Set.of(5, 9, 12), kinds, "Value instead of Constant and Operator");
    }

    /** Tokens by which a client asks for progress, on each request; the server need not report, and does not refuse. */
    @ParameterizedTest
    @ValueSource(strings = {"7", "\"token\""})
    void everyRequestTakesTokens(String token) {
        List<String> requests = new ArrayList<>();
        EveryRequest.RIGHT.forEach((method, params) -> {
            JsonObject all = params.deepCopy();
            all.add("workDoneToken", JsonParser.parseString(token));
            all.add("partialResultToken", JsonParser.parseString(token.replace("7", "8").replace("token", "part")));
            requests.add(request("\"" + method + "\"", method, all));
        });
        String initialize = BARE.substring(0, BARE.length() - 1).replace("{}", "{\"textDocument\":{\"diagnostic\":{}}}")
                + ",\"workDoneToken\":" + token + "}";
        List<JsonObject> said = session(initialize, EveryRequest.TEXT, requests);
        EveryRequest.RIGHT.keySet().forEach(method -> assertTrue(answer(said, "\"" + method + "\"").has("result"),
                () -> method + ": " + answer(said, "\"" + method + "\"")));
    }
}
