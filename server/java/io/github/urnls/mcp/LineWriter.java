package io.github.urnls.mcp;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Writes messages, one a line, whole, from any thread. */
final class LineWriter {

    private final OutputStream out;
    private boolean broken;

    LineWriter(OutputStream out) {
        this.out = out;
    }

    void result(String id, JsonObject result) {
        JsonObject message = message();
        message.add("id", JsonParser.parseString(id));
        message.add("result", result);
        write(message);
    }

    /** Without an id where none could be read: MCP knows no {@code null} there. */
    void failure(Optional<String> id, Failure failure) {
        JsonObject message = message();
        id.ifPresent(known -> message.add("id", JsonParser.parseString(known)));
        message.add("error", failure.toJson());
        write(message);
    }

    void notification(String method, JsonObject params) {
        JsonObject message = message();
        message.addProperty("method", method);
        message.add("params", params);
        write(message);
    }

    private static JsonObject message() {
        JsonObject message = new JsonObject();
        message.addProperty("jsonrpc", "2.0");
        return message;
    }

    /** JSON text has no line ends in it: they are escaped in strings, and nothing else is indented here. */
    private synchronized void write(JsonObject message) {
        if (broken) {
            return;
        }
        try {
            out.write((message + "\n").getBytes(StandardCharsets.UTF_8));
            out.flush();
        } catch (IOException e) {
            broken = true; // Nobody reads any more; input will end as well.
        }
    }
}
