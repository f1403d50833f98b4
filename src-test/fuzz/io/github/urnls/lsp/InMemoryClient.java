package io.github.urnls.lsp;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import io.github.urnls.check.run.Checker;
import io.github.urnls.jsonrpc.Endpoint;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.jsonrpc.Message;
import io.github.urnls.jsonrpc.MessageWriter;
import io.github.urnls.lsp.protocol.Lsp4jValues;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A session without streams, spoken to in the JSON of the protocol. */
public final class InMemoryClient {

    /** How long an answer may take before it counts as never given. */
    private static final long PATIENCE_MINUTES = 5;

    private static final JsonPrimitive ID = new JsonPrimitive(1);

    private final MessageWriter writer = new MessageWriter(new Lsp4jValues());
    private final Session session = new Session(code -> {}, Checker::new);

    /** A client that pulls diagnostics and counts columns as {@code encoding} says. */
    public InMemoryClient(String encoding) {
        session.connect(new Endpoint() {
            @Override
            public CompletableFuture<JsonView> request(String method, Object parameter) {
                return CompletableFuture.completedFuture(new JsonView(null));
            }

            @Override
            public void notify(String method, Object parameter) {
                // What is told unasked is not compared.
            }
        }, () -> {});
        ask("initialize", JsonParser.parseString("""
                {"initializationOptions": {"documentSymbols": true},
                 "capabilities": {"general": {"positionEncodings": ["%s"]}, "textDocument": {"diagnostic": {},
                 "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "source"]}}},
                 "documentSymbol": {"hierarchicalDocumentSymbolSupport": true}, "semanticTokens": {}}}}"""
                .formatted(encoding)));
        tell("initialized", new JsonObject());
    }

    public void tell(String method, JsonElement params) {
        session.notify(new Message.Notification(method, new JsonView(params)));
    }

    /** The answer as JSON text. */
    public String ask(String method, JsonElement params) {
        try {
            return writer.result(ID, session.request(new Message.Request(ID, method, new JsonView(params)))
                    .get(PATIENCE_MINUTES, TimeUnit.MINUTES));
        } catch (Exception e) {
            throw new AssertionError(method + " was not answered: " + params, e);
        }
    }
}
