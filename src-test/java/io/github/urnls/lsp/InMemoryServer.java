package io.github.urnls.lsp;

import io.github.urnls.check.run.Checker;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.check.Rule;
import io.github.urnls.support.OurWords;
import io.github.urnls.support.lsp.InMemory;
import io.github.urnls.support.lsp.Listener;
import io.github.urnls.support.lsp.LspClient;
import io.github.urnls.support.lsp.Transport;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** Sessions of the server within the process of the test. */
public final class InMemoryServer {

    private InMemoryServer() {}

    /** A new server. */
    public static Transport start() {
        return start(Checker::new);
    }

    /** A new server with another checker. */
    static Transport start(Function<BiConsumer<Rule, RuntimeException>, Checker> checkers) {
        return new InMemory((in, out) -> LanguageServer.serve(in, out, code -> {}, checkers));
    }

    /** A client of a new server that pulls diagnostics and counts columns as {@code encoding} says. */
    public static LspClient client(String encoding) {
        LspClient client = LspClient.unchecked(start(), Listener.OF_ANSWERS);
        client.initialize("""
                {"initializationOptions": {"documentSymbols": true, "codeLens": true},
                 "capabilities": {"general": {"positionEncodings": ["%s"]}, "textDocument": {"diagnostic": {},
                 "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "source"]}}},
                 "documentSymbol": {"hierarchicalDocumentSymbolSupport": true}, "semanticTokens": {}}}}"""
                .formatted(encoding));
        client.notify("initialized", "{}");
        return client;
    }

    /** What a server says to {@code messages}, until each request among them is answered. */
    static List<JsonObject> session(String... messages) {
        return session(Checker::new, messages);
    }

    /** As {@link #session(String...)}, with another checker. */
    static List<JsonObject> session(Function<BiConsumer<Rule, RuntimeException>, Checker> checkers,
            String... messages) {
        try (LspClient client = LspClient.of(start(checkers), Listener.OF_NOTHING)) {
            return session(client, messages);
        }
    }

    private static List<JsonObject> session(LspClient client, String... messages) {
        Set<String> unanswered = new HashSet<>();
        for (String message : messages) {
            client.send(message);
            Optional.ofNullable(JsonParser.parseString(message).getAsJsonObject().get("id"))
                    .ifPresent(id -> unanswered.add(id.toString()));
        }
        List<JsonObject> said = new ArrayList<>();
        while (!unanswered.isEmpty()) {
            JsonObject message = client.receive();
            said.add(message);
            if (!message.has("method")) {
                unanswered.remove(String.valueOf(message.get("id")));
            }
        }
        client.closeInput();
        client.exitCode();
        said.addAll(client.left());
        said.forEach(message -> OurWords.assertIn(message.toString()));
        return said;
    }

    /** The answer of a new server to {@code initialize} with any parameters. */
    static JsonObject initialize(String params) {
        try (LspClient client = LspClient.of(start(), Listener.OF_NOTHING).sendingWhatIsWrong()) {
            return session(client,
                    "{\"jsonrpc\":\"2.0\",\"id\":\"first\",\"method\":\"initialize\",\"params\":" + params + "}",
                    "{\"jsonrpc\":\"2.0\",\"method\":\"initialized\",\"params\":{}}",
                    "{\"jsonrpc\":\"2.0\",\"id\":\"last\",\"method\":\"shutdown\"}").stream()
                    .filter(message -> message.has("id") && message.get("id").getAsString().equals("first")).findFirst()
                    .orElseThrow();
        }
    }
}
