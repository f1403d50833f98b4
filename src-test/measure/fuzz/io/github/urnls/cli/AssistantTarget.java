package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import io.github.urnls.cli.command.McpCommand;
import io.github.urnls.cli.tools.Roots;
import io.github.urnls.fuzz.FuzzTarget;
import io.github.urnls.fuzz.Input;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Any octets sent to the server for assistants, as lines: every line it writes is a message, each request is answered
 * once, no tool fails, and it ends when the input ends.
 */
public final class AssistantTarget implements FuzzTarget {

    private static final String META = "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\"}";
    private static final String INITIALIZE = "{\"jsonrpc\":\"2.0\",\"id\":\"first\",\"method\":\"initialize\","
            + "\"params\":{"
            + "\"protocolVersion\":\"2025-06-18\",\"capabilities\":{},\"clientInfo\":{\"name\":\"a\","
            + "\"version\":\"1\"}}}\n";

    private final Path folder;

    /** The one folder that may be read is made here, and is empty. */
    public AssistantTarget() {
        try {
            folder = Files.createTempDirectory("urn-ls-fuzz");
            folder.toFile().deleteOnExit();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String name() {
        return "assistant";
    }

    @Override
    public void check(Input input) throws IOException {
        boolean initialized = input.choice(2) == 1;
        byte[] rest = input.rest();
        ByteArrayOutputStream in = new ByteArrayOutputStream();
        in.writeBytes(initialized ? INITIALIZE.getBytes(StandardCharsets.UTF_8) : new byte[0]);
        in.writeBytes(rest);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        StringWriter err = new StringWriter();
        PrintWriter complaints = new PrintWriter(err);
        McpCommand
                .server(McpCommand.tools(new Roots(List.of(folder)), 1 << 20, Optional.empty(), complaints),
                        complaints)
                .serve(new ByteArrayInputStream(in.toByteArray()), out);
        assertEquals("", err.toString());
        Map<JsonElement, Integer> answers = new HashMap<>();
        String written = out.toString(StandardCharsets.UTF_8);
        assertTrue(written.isEmpty() || written.endsWith("\n"), written);
        written.lines().forEach(line -> {
            JsonObject message = JsonParser.parseString(line).getAsJsonObject();
            assertEquals(new JsonPrimitive("2.0"), message.get("jsonrpc"));
            assertTrue(message.has("method") ^ (message.has("result") ^ message.has("error")), line);
            if (message.has("id") && !message.get("id").isJsonNull()) {
                answers.merge(message.get("id"), 1, Integer::sum);
            }
        });
        if (initialized) {
            assertEquals(1, answers.getOrDefault(new JsonPrimitive("first"), 0), written);
        }
    }

    @Override
    public Stream<byte[]> seeds() {
        Stream<String> calls = Stream.of("\"check\",\"arguments\":{\"text\":\"urn:isbn:1 2\",\"name\":\"a.xml\"}",
                "\"check\",\"arguments\":{\"paths\":[\".\"]}",
                "\"explain\",\"arguments\":{\"urn\":\"urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6\"}",
                "\"explain\",\"arguments\":{\"urns\":[\"urn:a:b\"]}",
                "\"encode\",\"arguments\":{\"text\":\"a b\",\"component\":\"q\"}",
                "\"namespaces\",\"arguments\":{\"nid\":\"isbn\"}",
                "\"namespaces\",\"arguments\":{\"query\":\"book\"}");
        Stream<byte[]> called = calls.flatMap(call -> Stream.of(
                Input.of(
                        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":" + call + "}}\n",
                        1),
                Input.of("{\"jsonrpc\":\"2.0\",\"id\":\"x\",\"method\":\"tools/call\",\"params\":{\"name\":" + call
                        + "," + META + "}}", 0)));
        Stream<byte[]> others = Stream.of("ping", "tools/list", "server/discover", "subscriptions/listen",
                "notifications/cancelled", "initialize")
                .flatMap(method -> Stream
                        .of("{" + META + "}", "{\"requestId\":1,\"notifications\":{}," + META + "}",
                                "{\"cursor\":\"a\"}")
                        .map(params -> Input.of("{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"" + method
                                + "\",\"params\":" + params + "}\n", 1)));
        return Stream.concat(called, others);
    }
}
