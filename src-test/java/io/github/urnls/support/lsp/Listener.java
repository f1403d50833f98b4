package io.github.urnls.support.lsp;

import com.google.gson.JsonNull;
import com.google.gson.JsonObject;

/** What a client does with a message as soon as it has come, on the thread that reads. */
public interface Listener {

    /** The number of progress reports depends on time, so tests cannot expect it. Beginning and end do not. */
    Listener OF_PROGRESS = (client, message) -> LspClient.method(message).equals("$/progress")
            && message.getAsJsonObject("params").get("value") instanceof JsonObject value && value.has("kind")
            && value.get("kind").getAsString().equals("report");

    /** Answers each request of the server with null. */
    Listener THAT_ANSWERS = (client, message) -> {
        boolean asks = message.has("method") && message.has("id");
        if (asks) {
            client.reply(message, JsonNull.INSTANCE);
        }
        return asks;
    };

    /** Hears nothing but answers: requests of the server are answered with null, and notifications are dropped. */
    Listener OF_ANSWERS = (client, message) -> THAT_ANSWERS.dealsWith(client, message) || message.has("method");

    /** Deals with nothing. */
    Listener OF_NOTHING = (client, message) -> false;

    /** Whether the message is dealt with; any other waits until it is expected. */
    boolean dealsWith(LspClient client, JsonObject message);
}
