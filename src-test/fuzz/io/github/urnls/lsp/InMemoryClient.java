package io.github.urnls.lsp;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.check.Checker;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.jsonrpc.Endpoint;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.messages.NotificationMessage;
import org.eclipse.lsp4j.jsonrpc.messages.RequestMessage;

/** A session without streams, spoken to in the JSON of the protocol. */
final class InMemoryClient {

    /** How long an answer may take before it counts as never given. */
    private static final long PATIENCE_SECONDS = 60;

    private final MessageJsonHandler json = new MessageJsonHandler(Methods.TABLE);
    private final Session session = new Session(code -> { }, Checker::new);

    /** A client that pulls diagnostics and counts columns as {@code encoding} says. */
    InMemoryClient(String encoding) {
        json.setMethodProvider(id -> null);
        session.connect(new Client(new Endpoint() {
            @Override
            public CompletableFuture<?> request(String method, Object parameter) {
                return CompletableFuture.completedFuture(null);
            }

            @Override
            public void notify(String method, Object parameter) {
                // What is told unasked is not compared.
            }
        }), () -> { });
        ask("initialize", JsonParser.parseString("""
                {"capabilities": {"general": {"positionEncodings": ["%s"]}, "textDocument": {"diagnostic": {},
                 "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "source"]}}},
                 "documentSymbol": {"hierarchicalDocumentSymbolSupport": true}, "semanticTokens": {}}}}""".formatted(encoding)));
        tell("initialized", new JsonObject());
    }

    void tell(String method, JsonElement params) {
        NotificationMessage message = (NotificationMessage) json.parseMessage(message(method, params, false));
        session.notify(message.getMethod(), message.getParams());
    }

    /** The result as JSON text. */
    String ask(String method, JsonElement params) {
        RequestMessage message = (RequestMessage) json.parseMessage(message(method, params, true));
        try {
            return json.getGson().toJson(session.request(message.getMethod(), message.getParams()).get(PATIENCE_SECONDS, TimeUnit.SECONDS));
        } catch (Exception e) {
            throw new AssertionError(method + " was not answered: " + params, e);
        }
    }

    private static String message(String method, JsonElement params, boolean isRequest) {
        JsonObject message = new JsonObject();
        message.addProperty("jsonrpc", "2.0");
        if (isRequest) {
            message.addProperty("id", 1);
        }
        message.addProperty("method", method);
        message.add("params", params);
        return message.toString();
    }
}
