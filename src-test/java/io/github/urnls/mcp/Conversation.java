package io.github.urnls.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.support.OurWords;
import io.github.urnls.support.lsp.InMemory;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/**
 * A server in this process and a client that speaks raw lines to it. {@link #close} fails when an answer was not asked
 * for.
 */
public final class Conversation implements AutoCloseable {

    private static final String META = "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
            + "\"io.modelcontextprotocol/clientCapabilities\":{}}";

    private final InMemory server;
    private final BufferedReader fromServer;

    public Conversation(McpServer server) {
        this.server = new InMemory((in, out) -> {
            server.serve(in, out);
            return 0;
        });
        fromServer = new BufferedReader(new InputStreamReader(this.server.fromServer(), StandardCharsets.UTF_8));
    }

    public void send(String line) throws IOException {
        send((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    void send(byte[] octets) throws IOException {
        server.toServer().write(octets);
    }

    /** The next line of the server. */
    public JsonObject next() throws IOException {
        String line = fromServer.readLine();
        assertNotNull(line, "the server ended");
        JsonObject message = JsonParser.parseString(line).getAsJsonObject();
        assertEquals("2.0", message.get("jsonrpc").getAsString());
        OurWords.assertIn(line);
        return message;
    }

    JsonObject answer(String line) throws IOException {
        send(line);
        return next();
    }

    /** A request by the current revision; {@code params} are the members of an object. */
    JsonObject ask(int id, String method, String params) throws IOException {
        return answer(request(id, method, params));
    }

    static String request(int id, String method, String params) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"" + method + "\",\"params\":{" + META
                + (params.isEmpty() ? "" : ",")
                + params + "}}";
    }

    /** Calls a tool by the current revision, and returns its result. */
    public JsonObject call(String tool, String arguments) throws IOException {
        JsonObject answer = ask(1, "tools/call", "\"name\":\"" + tool + "\",\"arguments\":" + arguments);
        assertTrue(answer.has("result"), answer::toString);
        return answer.getAsJsonObject("result");
    }

    /** Calls a tool that must answer, and returns the answer, which must be the same in both forms. */
    public JsonObject structured(String tool, String arguments) throws IOException {
        JsonObject result = call(tool, arguments);
        assertTrue(!result.get("isError").getAsBoolean(), result::toString);
        assertEquals(result.getAsJsonObject("structuredContent"), JsonParser.parseString(text(result)));
        return result.getAsJsonObject("structuredContent");
    }

    /** Calls a tool that must refuse, and returns the reason. */
    public String refusal(String tool, String arguments) throws IOException {
        JsonObject result = call(tool, arguments);
        assertTrue(result.get("isError").getAsBoolean() && !result.has("structuredContent"), result::toString);
        return text(result);
    }

    private static String text(JsonObject result) {
        JsonObject content = result.getAsJsonArray("content").get(0).getAsJsonObject();
        assertEquals("text", content.get("type").getAsString());
        return content.get("text").getAsString();
    }

    static int code(JsonObject answer) {
        assertTrue(answer.has("error"), answer::toString);
        return answer.getAsJsonObject("error").get("code").getAsInt();
    }

    @Override
    public void close() throws IOException {
        server.close();
        assertEquals(null, fromServer.readLine(), "a message that was not expected");
        assertEquals(0, server.exitCode());
    }
}
