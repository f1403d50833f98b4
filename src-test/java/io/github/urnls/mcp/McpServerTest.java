package io.github.urnls.mcp;

import static io.github.urnls.mcp.Conversation.code;
import static io.github.urnls.mcp.Conversation.request;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * The protocol, with tools that have nothing to do with URNs. {@code src-test/user/mcp} asks the packaged server with
 * the official client.
 */
@Timeout(value = McpServerTest.PATIENCE_MINUTES, unit = TimeUnit.MINUTES)
class McpServerTest {

    /** How long a test may take before it gives up; never how long it is expected to take. */
    static final int PATIENCE_MINUTES = 5;

    private static final String INITIALIZE = "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\","
            + "\"params\":{\"protocolVersion\":"
            + "\"%s\",\"capabilities\":{},\"clientInfo\":{\"name\":\"t\",\"version\":\"1\"}}}";

    private final CountDownLatch cancelled = new CountDownLatch(1);
    private final CountDownLatch begun = new CountDownLatch(1);
    private final List<String> faults = Collections.synchronizedList(new ArrayList<>());

    private interface Work {
        ToolResult of(JsonObject arguments, BooleanSupplier cancelled);
    }

    private static Tool tool(String name, Work work) {
        ToolDefinition definition = new ToolDefinition(JsonParser.parseString("{\"name\":\"" + name
                + "\",\"inputSchema\":{\"type\":"
                + "\"object\",\"properties\":{\"text\":{\"type\":\"string\",\"maxLength\":5},"
                + "\"kind\":{\"type\":\"string\",\"enum\":[\"a\","
                + "\"b\"]},\"count\":{\"type\":\"integer\",\"minimum\":1,"
                + "\"maximum\":9},\"list\":{\"type\":\"array\",\"maxItems\":2,\"items\":"
                + "{\"type\":\"string\"}},\"flag\":{\"type\":\"boolean\"}},\"required\":[\"text\"]}}")
                .getAsJsonObject());
        return new Tool() {
            @Override
            public ToolDefinition definition() {
                return definition;
            }

            @Override
            public ToolResult call(JsonObject arguments, BooleanSupplier cancelled) {
                return work.of(arguments, cancelled);
            }
        };
    }

    private McpServer server() {
        return new McpServer(new McpServer.Identity("t", "T", "1"), "how to use it", List.of(
                tool("echo", (arguments, over) -> new ToolResult.Answer(arguments.toString())),
                tool("broken", (arguments, over) -> {
                    throw new IllegalStateException("on purpose");
                }),
                tool("deep", (arguments, over) -> {
                    throw new StackOverflowError();
                }),
                tool("slow", (arguments, over) -> {
                    begun.countDown();
                    while (!over.getAsBoolean()) {
                        Thread.onSpinWait();
                    }
                    cancelled.countDown();
                    return new ToolResult.Answer("{}");
                })), (what, fault) -> faults.add(what + ": " + fault.getMessage()));
    }

    @Test
    void theHandshakeAgreesOnARevision() throws IOException {
        for (String[] pair : new String[][] {{"2025-06-18", "2025-06-18"}, {"2025-11-25", "2025-11-25"},
                {"2024-11-05", "2025-11-25"},
                {"2031-01-01", "2025-11-25"}, {"2026-07-28", "2025-11-25"}}) {
            try (Conversation client = new Conversation(server())) {
                JsonObject result = client.answer(INITIALIZE.formatted(pair[0])).getAsJsonObject("result");
                assertEquals(pair[1], result.get("protocolVersion").getAsString());
                assertEquals("{\"tools\":{}}", result.get("capabilities").toString());
                assertEquals("how to use it", result.get("instructions").getAsString());
                client.send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
                assertEquals("{}", client.answer("{\"jsonrpc\":\"2.0\",\"id\":\"p\",\"method\":\"ping\"}").get("result")
                        .toString());
                JsonObject tools = client.answer("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}")
                        .getAsJsonObject("result");
                assertEquals(4, tools.getAsJsonArray("tools").size());
                assertFalse(tools.has("resultType"), "that came later");
                JsonObject call = client
                        .answer("{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/call\",\"params\":{\"name\":\"echo\","
                                + "\"arguments\":{\"text\":\"a\"}}}")
                        .getAsJsonObject("result");
                assertEquals("{\"text\":\"a\"}", call.get("structuredContent").toString());
                assertEquals(-32601,
                        code(client.answer("{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"resources/list\"}")));
            }
        }
    }

    @Test
    void withoutHandshakeEveryRequestNamesItsRevision() throws IOException {
        try (Conversation client = new Conversation(server())) {
            JsonObject discovered = client.ask(1, "server/discover", "").getAsJsonObject("result");
            assertEquals("[\"2026-07-28\"]", discovered.get("supportedVersions").toString());
            assertEquals("complete", discovered.get("resultType").getAsString());
            assertEquals("public", discovered.get("cacheScope").getAsString());
            assertEquals("t", discovered.getAsJsonObject("_meta")
                    .getAsJsonObject("io.modelcontextprotocol/serverInfo").get("name").getAsString());
            JsonObject tools = client.ask(2, "tools/list", "").getAsJsonObject("result");
            assertEquals(4, tools.getAsJsonArray("tools").size());
            assertTrue(tools.get("ttlMs").getAsInt() > 0);
            assertEquals("complete", client.call("echo", "{\"text\":\"a\"}").get("resultType").getAsString());
            assertEquals(-32601, code(client.ask(3, "ping", "")), "it is no longer part of MCP");
            assertEquals(-32602, code(client.ask(4, "tools/list", "\"cursor\":\"x\"")));
            JsonObject wrong = client.answer(request(5, "tools/list", "").replace("2026-07-28", "2019-01-01"));
            assertEquals(-32022, code(wrong));
            assertEquals("{\"supported\":[\"2026-07-28\"],\"requested\":\"2019-01-01\"}",
                    wrong.getAsJsonObject("error").get("data").toString());
            assertEquals(-32602,
                    code(client.answer(request(6, "tools/list", "").replace("clientCapabilities", "other"))));
            assertEquals(-32602,
                    code(client.answer("{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"tools/list\",\"params\":{}}")));
            assertEquals(-32602, code(client
                    .answer("{\"jsonrpc\":\"2.0\",\"id\":8,\"method\":\"tools/list\",\"params\":{\"_meta\":1}}")));
        }
    }

    @Test
    void aSubscriptionIsAcknowledgedWithoutUpdates() throws IOException {
        try (Conversation client = new Conversation(server())) {
            JsonObject first = client.ask(9, "subscriptions/listen", "\"notifications\":{\"toolsListChanged\":true}");
            assertEquals("notifications/subscriptions/acknowledged", first.get("method").getAsString());
            assertEquals("{\"_meta\":{\"io.modelcontextprotocol/subscriptionId\":9},\"notifications\":{}}",
                    first.get("params").toString());
            client.send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":9}}");
            assertEquals(-32602, code(client.ask(9, "subscriptions/listen", "")), "the id is free again");
        }
    }

    @Test
    void aBrokenMessageGetsAnErrorAndCostsNoOther() throws IOException {
        try (Conversation client = new Conversation(server())) {
            for (String line : new String[] {"nonsense", "{", "{'a':1}", "{\"a\":1}{\"b\":2}", "{\"a\":NaN}",
                    "[".repeat(1000)}) {
                JsonObject answer = client.answer(line);
                assertEquals(-32700, code(answer), line);
                assertFalse(answer.has("id"));
            }
            assertEquals("the line is not JSON, from column 7", client.answer("{\"a\": 1x}")
                    .getAsJsonObject("error").get("message").getAsString());
            for (String line : new String[] {"[]", "[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}]", "1", "null",
                    "{}",
                    "{\"jsonrpc\":\"1.0\",\"id\":1,\"method\":\"ping\"}",
                    "{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"ping\"}",
                    "{\"jsonrpc\":\"2.0\",\"id\":1.5,\"method\":\"ping\"}",
                    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":7}",
                    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\",\"params\":[]}"}) {
                assertEquals(-32600, code(client.answer(line)), line);
            }
            client.send(new byte[] {'"', (byte) 0xC3, '"', '\n'});
            assertEquals(-32700, code(client.next()));
            client.send("");
            client.send("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}");
            client.send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/whatever\"}");
            client.send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":{}}}");
            JsonObject pong = client.answer("{\"jsonrpc\":\"2.0\",\"id\":\"é\\u0000\",\"method\":\"ping\"}\r");
            assertEquals("é\0", pong.get("id").getAsString(), "the next is answered as ever");
        }
    }

    @Test
    void aMessageThatIsTooLongIsSkipped() throws IOException {
        ByteArrayOutputStream in = new ByteArrayOutputStream();
        in.write("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\",\"params\":{\"a\":\""
                .getBytes(StandardCharsets.UTF_8));
        in.write("x".repeat(33 << 20).getBytes(StandardCharsets.UTF_8));
        in.write("\"}}\n{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"ping\"}".getBytes(StandardCharsets.UTF_8));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        server().serve(new ByteArrayInputStream(in.toByteArray()), out);
        List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();
        assertEquals(2, lines.size());
        assertEquals(-32600, code(JsonParser.parseString(lines.get(0)).getAsJsonObject()));
        assertEquals("{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{}}", lines.get(1));
    }

    @Test
    void errorsOfProgramsAreErrorsAndErrorsOfModelsAreResults() throws IOException {
        try (Conversation client = new Conversation(server())) {
            JsonObject unknown = client.ask(1, "tools/call", "\"name\":\"no\"");
            assertEquals(-32602, code(unknown));
            assertEquals("no such tool: “no”; there are echo, broken, deep, slow",
                    unknown.getAsJsonObject("error").get("message").getAsString());
            assertEquals(-32602, code(client.ask(1, "tools/call", "")));
            assertEquals(-32602, code(client.ask(1, "tools/call", "\"name\":\"echo\",\"arguments\":[]")));
            for (String[] pair : new String[][] {{"{}", "“text” is missing"},
                    {"{\"text\":1}", "“text” must be a string, not a number"},
                    {"{\"text\":\"123456\"}", "“text” is longer than 5 characters"},
                    {"{\"text\":\"a\",\"txt\":1}",
                            "there is no argument “txt”; there are text, kind, count, list, flag"},
                    {"{\"text\":\"a\",\"kind\":\"c\"}", "“kind” must be one of a, b"},
                    {"{\"text\":\"a\",\"count\":10}", "“count” must be an integer from 1 to 9"},
                    {"{\"text\":\"a\",\"count\":1.5}", "“count” must be an integer from 1 to 9"},
                    {"{\"text\":\"a\",\"count\":99999999999999999999}", "“count” must be an integer from 1 to 9"},
                    {"{\"text\":\"a\",\"list\":\"x\"}", "“list” must be an array, not a string"},
                    {"{\"text\":\"a\",\"list\":[]}", "“list” must have 1 to 2 items"},
                    {"{\"text\":\"a\",\"list\":[\"x\",null]}", "item 2 of “list” must be a string, not null"},
                    {"{\"text\":\"a\",\"flag\":\"yes\"}", "“flag” must be true or false, not a string"},
                    {"{\"text\":\"a\",\"flag\":1}", "“flag” must be true or false, not a number"},
                    {"{\"text\":true}", "“text” must be a string, not true"},
                    {"{\"text\":{}}", "“text” must be a string, not an object"},
                    {"{\"count\":\"1\"}",
                            "“count” must be an integer from 1 to 9, not a string; “text” is missing"}}) {
                assertEquals(pair[1], client.refusal("echo", pair[0]));
            }
            assertEquals("\ud800", client.structured("echo", "{\"text\":\"\\ud800\"}").get("text").getAsString());
            assertEquals("{\"text\":\"😀😀😀😀😀\"}",
                    client.structured("echo", "{\"text\":\"😀😀😀😀😀\"}").toString());
        }
    }

    @Test
    void aToolThatThrowsCostsOneCall() throws IOException {
        try (Conversation client = new Conversation(server())) {
            assertEquals(-32603,
                    code(client.ask(1, "tools/call", "\"name\":\"broken\",\"arguments\":{\"text\":\"a\"}")));
            assertEquals(-32603, code(client.ask(2, "tools/call", "\"name\":\"deep\",\"arguments\":{\"text\":\"a\"}")));
            assertEquals(List.of("tool broken: on purpose", "tool deep: null"), faults);
            client.structured("echo", "{\"text\":\"a\"}");
        }
    }

    @Test
    void aCancelledCallEndsWithoutAnAnswer() throws Exception {
        try (Conversation client = new Conversation(server())) {
            client.send(request(5, "tools/call", "\"name\":\"slow\",\"arguments\":{\"text\":\"a\"}"));
            assertTrue(begun.await(PATIENCE_MINUTES, TimeUnit.MINUTES), "the tool is called");
            assertEquals("{\"text\":\"b\"}", client.structured("echo", "{\"text\":\"b\"}").toString(),
                    "others are answered meanwhile");
            JsonObject again = client.answer(request(5, "tools/list", ""));
            assertEquals(-32600, code(again));
            assertFalse(again.has("id"), "it must not be taken for the answer to the first");
            client.send(
                    "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":\"5\"}}");
            assertEquals(-32600, code(client.answer(request(5, "tools/list", ""))), "that id is another one");
            client.send(
                    "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":5,"
                            + "\"reason\":\"r\"}}");
            assertTrue(cancelled.await(PATIENCE_MINUTES, TimeUnit.MINUTES), "the tool is told");
            client.structured("echo", "{\"text\":\"c\"}");
        }
    }

    @Test
    void requestsBeforeTheEndAreAnswered() throws IOException {
        String input = IntStream.range(0, 50).mapToObj(id -> request(id, "tools/call",
                "\"name\":\"echo\",\"arguments\":{\"text\":\"" + id + "\"}")).collect(Collectors.joining("\n"));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        server().serve(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), out);
        assertEquals(50, out.toString(StandardCharsets.UTF_8).lines().count());
    }

    @Test
    void anIdComesBackUnchanged() throws IOException {
        try (Conversation client = new Conversation(server())) {
            for (String id : List.of("\"\\ud800\"", "\"a\\udc00\\ud800b\"", "12345678901234567890123", "-0")) {
                JsonObject answer = client.answer("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"ping\"}");
                assertEquals(JsonParser.parseString(id).toString(), answer.get("id").toString());
            }
        }
    }
}
