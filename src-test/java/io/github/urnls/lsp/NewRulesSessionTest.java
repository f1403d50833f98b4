package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.check.NewRules;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/** A rule that only {@link NewRules} knows is heard in an editor, when a document is opened and when it is edited. */
class NewRulesSessionTest {

    private static final String DOCUMENT = "\"textDocument\":{\"uri\":\"file:///a.txt\"";

    @Test
    void inAnEditor() {
        List<JsonObject> said = InMemoryServer.session(NewRules::checker,
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"processId\":null,"
                        + "\"rootUri\":null,\"capabilities\":{\"textDocument\":{\"diagnostic\":{}}}}}",
                "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":{" + DOCUMENT
                        + ",\"languageId\":\"plaintext\",\"version\":1,"
                        + "\"text\":\"<urn:example:a>\\n<urn:example:new>\\n\"}}}",
                "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"textDocument/diagnostic\",\"params\":{" + DOCUMENT + "}}}",
                "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didChange\",\"params\":{" + DOCUMENT
                        + ",\"version\":2},\"contentChanges\":[{"
                        + "\"range\":{\"start\":{\"line\":2,\"character\":0},\"end\":{\"line\":2,"
                        + "\"character\":0}},\"text\":\"new word\"}]}}",
                "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"textDocument/diagnostic\",\"params\":{" + DOCUMENT + "}}}");
        assertEquals(List.of("new-name"), codes(said, "2"));
        assertEquals(List.of("new-document", "new-name"), codes(said, "3"));
    }

    private static List<String> codes(List<JsonObject> said, String id) {
        JsonObject answer = said.stream()
                .filter(message -> message.has("id") && message.get("id").toString().equals(id)).findFirst()
                .orElseThrow();
        return StreamSupport.stream(answer.getAsJsonObject("result").getAsJsonArray("items").spliterator(), false)
                .map(JsonElement::getAsJsonObject).map(item -> item.get("code").getAsString()).toList();
    }
}
