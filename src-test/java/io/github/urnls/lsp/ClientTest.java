package io.github.urnls.lsp;

import io.github.urnls.lsp.protocol.ClientCapabilities;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.lsp.protocol.Client;
import com.google.gson.JsonObject;
import io.github.urnls.jsonrpc.Endpoint;
import io.github.urnls.jsonrpc.JsonView;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.MessageType;
import org.junit.jupiter.api.Test;

/** What is shown to the user holds text of others, and that stays text. */
class ClientTest {

    /** VS Code makes a link of this in a notification, and runs the command when it is clicked. */
    @Test
    void textOfOthersMakesNoLinkAndMovesNoCursor() {
        List<String> sent = new ArrayList<>();
        Client client = new Client(new Endpoint() {
            @Override
            public CompletableFuture<JsonView> request(String method, Object parameters) {
                sent.add(((JsonObject) parameters).get("message").getAsString());
                return CompletableFuture.completedFuture(new JsonView(null));
            }

            @Override
            public void notify(String method, Object parameters) {
                sent.add(((JsonObject) parameters).get("message").getAsString());
            }
        }, ClientCapabilities.of(new JsonView(null)));
        String hostile = "[Fix](command:workbench.action.quit) ]](https://x) \u001b[2J\u202e\r\u009b a\n\tb"
                + Character.toString(0xE0041) + "😀\ud800";
        client.show(MessageType.Warning, hostile);
        client.log(MessageType.Warning, hostile);
        client.ask(MessageType.Warning, hostile, "Yes");
        String plain = "[Fix] (command:workbench.action.quit) ]] (https://x) \ufffd[2J\ufffd\ufffd\ufffd a\n\tb"
                + "\ufffd😀\ufffd";
        assertEquals(List.of(plain, plain, plain), sent);
    }
}
