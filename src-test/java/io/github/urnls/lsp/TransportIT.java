package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.support.lsp.LspClient;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Bytes that are no messages, and messages that are no requests: each is answered, and the next valid one is served.
 */
class TransportIT {

    private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":\"ping\",\"method\":\"x/ping\"}";

    private static final int PARSE_ERROR = -32700;
    private static final int INVALID_REQUEST = -32600;
    private static final int METHOD_NOT_FOUND = -32601;

    private static byte[] octets(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String framed(String content) {
        return "Content-Length: " + octets(content).length + "\r\n\r\n" + content;
    }

    /** The answer to something that has no id that could be told. */
    private static void assertRefused(LspClient server, int code, String what) {
        JsonObject message = server.receive();
        assertTrue(message.has("error"), () -> what + ": " + message);
        assertEquals(JsonNull.INSTANCE, message.get("id"), what);
        assertEquals(code, code(message), what);
    }

    private static int code(JsonObject response) {
        return response.getAsJsonObject("error").get("code").getAsInt();
    }

    /** The server still answers, and has said nothing in between. */
    private static void assertAlive(LspClient server, String what) {
        server.sendRaw(PING);
        assertPing(server, what);
    }

    private static void assertPing(LspClient server, String what) {
        JsonObject message = server.receive();
        assertEquals("ping", message.has("id") && !message.get("id").isJsonNull() ? message.get("id").getAsString()
                : message.toString(), what);
    }

    private static LspClient running() throws IOException {
        LspClient server = LspClient.start();
        server.initialize("{\"capabilities\":{}}");
        server.notify("initialized", "{}");
        return server;
    }

    @Test
    void headersThatCannotBeReadAreRefusedOnceAndReadingGoesOn() throws IOException {
        String noise = "{\"jsonrpc\":\"2.0\",\"method\":\"noise\"}";
        List<String> headers = List.of(
                "X-Other: 1\r\n\r\n", "X-Content-Length: 5\r\n\r\n", // no length
                "Content-Length: -5\r\n\r\n", "Content-Length: many\r\n\r\n", "Content-Length:\r\n\r\n",
                "Content-Length: 0x10\r\n\r\n",
                "Content-Length: 1.5\r\n\r\n", "Content-Length: +7\r\n\r\n", "Content-Length: 9 9\r\n\r\n",
                "Content-Length: 99999999999999999999999999\r\n\r\n",
                "Content-Length: 1000000000000000\r\n\r\n", "Content-Length: 0003000000000\r\n\r\n",
                "Content-Length: 34\r\nContent-Length: 35\r\n\r\n",
                "Content-Length: 34\r\nContent-Length: many\r\n\r\n", "Content-Length: 34, 34\r\n\r\n",
                "Content-Length 34\r\n\r\n", "Content-Length=34\n\n", "Content Length: 34\r\n\r\n", ": 34\r\n\r\n",
                "Content-Length:\r\n 34\r\n\r\n", "Content-Length: \u0663\u0664\r\n\r\n",
                "\uFEFFContent-Type: x\r\n\r\n",
                "no header at all\r\n\r\n", "\u0000\u0001\u0002\r\n\r\n", "é: 5\r\n\r\n",
                "x".repeat(100_000) + "\r\n\r\n",
                "X-Line: 1\r\n".repeat(10_000) + "\r\n");
        try (LspClient server = running()) {
            for (String header : headers) {
                String what = header.substring(0, Math.min(40, header.length()));
                server.sendBytes(octets(header));
                assertRefused(server, PARSE_ERROR, what);
                // What was meant to be its content stands directly before the next header, and may hold empty lines.
                server.sendBytes(octets(noise + "\n\n" + noise));
                assertAlive(server, what);
            }
            server.end();
        }
    }

    @Test
    void headersThatAreOnlyUnusualAreRead() throws IOException {
        String length = String.valueOf(PING.length());
        List<String> headers = List.of(
                "content-length: " + length + "\r\n\r\n", "CONTENT-LENGTH:" + length + "\r\n\r\n",
                "Content-Length : \t" + length + "  \r\n\r\n", "Content-Length: " + length + "\n\n",
                "Content-Length: " + length + "\n\r\n", "\r\n\n\r\nContent-Length: " + length + "\r\n\r\n",
                "Content-Length: 000" + length + "\r\n\r\n",
                "Content-Length: " + length + "\r\nContent-Length: " + length + "\r\n\r\n",
                "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: " + length + "\r\n\r\n",
                "Content-Length: " + length
                        + "\r\nContent-Type: application/vscode-jsonrpc; charset=utf8\r\nX-Content-Length: 5\r\n\r\n",
                "X-Content-Length: 5\r\nContent-Length: " + length + "\r\n\r\n",
                "a line that the client's launcher has printed\r\nContent-Length: " + length + "\r\n\r\n",
                "\uFEFFContent-Length: " + length + "\r\n\r\n",
                "Content-Length: 2\r\r{}Content-Length: " + length + "\r\n\r\n"); // the line ends with the second one
        try (LspClient server = running()) {
            for (String header : headers) {
                server.sendBytes(octets(header + PING));
                assertPing(server, header);
            }
            server.end();
        }
    }

    @Test
    void aHeaderIsFoundDirectlyBehindAnyText() throws IOException {
        try (LspClient server = running()) {
            for (String text : List.of("hello", "12", "-", "ax-", "a: b", "{}", "é", "Content-Le", "Content-Length",
                    "Content-Length: 12", "content-length:1 ", "Content-Length: many",
                    "Content-Type: text/x; charset=y",
                    "Content-Length: 7\r\nContent-Length: 12", "Content-Length: 7\r\nab: ",
                    "Content-Length: many\r\nab",
                    "Content-Length: 5Content-Le", "x".repeat(100_000), "x y ".repeat(100_000))) {
                server.sendBytes(octets(text + framed(PING)));
                assertPing(server, text.substring(0, Math.min(40, text.length())));
            }
            server.end();
        }
    }

    /** In bytes; {@code é} has two. */
    @Test
    void aLengthThatIsWrongCostsTheMessagesThatItCuts() throws IOException {
        String content = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"x/é\"}";
        int length = octets(content).length;
        try (LspClient server = running()) {
            for (int cut : List.of(1, 2, 3, 4, length - 1)) {
                server.sendBytes(octets("Content-Length: " + (length - cut) + "\r\n\r\n" + content));
                assertRefused(server, PARSE_ERROR, "without its last " + cut);
                assertAlive(server, "directly behind the rest");
            }
            for (int more : List.of(1, 5, "Content-Length: ".length(), framed(PING).length() - 1)) {
                server.sendBytes(octets("Content-Length: " + (length + more) + "\r\n\r\n" + content + framed(PING)));
                assertRefused(server, PARSE_ERROR, "with the next " + more);
                server.sendBytes(octets("\r\n\r\n"));
                assertRefused(server, PARSE_ERROR, "the rest of the next message");
                assertAlive(server, "behind what was cut");
            }
            server.end();
        }
    }

    @Test
    void anotherCharacterSetIsRefusedAndItsContentSkipped() throws IOException {
        try (LspClient server = running()) {
            for (String charset : List.of("utf-16", "latin1", "no such thing", "(")) {
                server.sendBytes(octets("Content-Type: text/json; charset=" + charset + "\r\n" + framed(PING)));
                assertRefused(server, PARSE_ERROR, charset);
                assertAlive(server, charset);
            }
            server.end();
        }
    }

    @Test
    void messagesMayComeByteByByteAndManyAtOnce() throws IOException {
        try (LspClient server = running()) {
            for (byte octet : octets(framed(PING))) {
                server.sendBytes(new byte[] {octet});
            }
            assertPing(server, "octet by octet");
            server.sendBytes(octets(framed(PING).repeat(500)));
            for (int i = 0; i < 500; i++) {
                assertPing(server, "many at once");
            }
            server.end();
        }
    }

    @Test
    void theEndWithinAMessageEndsTheServer() throws IOException {
        for (String cut : List.of("Content-Le", "Content-Length: 5", "Content-Length: 5\r\n", "\r\n")) {
            try (LspClient server = running()) {
                server.sendBytes(octets(cut));
                server.closeInput();
                assertEquals(1, server.exitCode(), cut);
                server.assertNothingUnexpected();
            }
        }
        for (String length : List.of("100", "1000000000")) {
            try (LspClient server = LspClient.withJvm(List.of("-Xmx4g"))) {
                server.sendBytes(octets("Content-Length: " + length + "\r\n\r\n{\"jsonrpc\":\"2.0\""));
                server.closeInput();
                if (length.length() > 3) {
                    assertRefused(server, INVALID_REQUEST, length);
                    server.expect("window/showMessage");
                } else {
                    assertRefused(server, PARSE_ERROR, length);
                }
                assertEquals(1, server.exitCode(), length);
                server.assertNothingUnexpected();
            }
        }
    }

    @Test
    void aMessageThatIsTooLargeIsSkippedAndSaid() throws IOException {
        int large = 40 << 20; // over the limit of either host
        try (LspClient server = LspClient.withJvm(List.of("-Xmx64m", "-Duser.language=de"))) {
            server.sendBytes(octets("Content-Length: " + large + "\r\n\r\n"));
            assertRefused(server, INVALID_REQUEST, "before its content has come");
            assertTrue(server.expect("window/showMessage").get("message").getAsString().contains("41,943,040 bytes"));
            byte[] piece = octets(framed(PING).repeat(1000));
            int left = large;
            for (; left > piece.length; left -= piece.length) {
                server.sendBytes(piece); // is content, whatever it looks like
            }
            server.sendBytes(new byte[left]);
            assertAlive(server, "behind it");
            server.sendBytes(octets("Content-Length: 2147483648\r\n\r\n"));
            assertRefused(server, INVALID_REQUEST, "2 GB");
            server.expect("window/showMessage");
            server.closeInput();
            assertEquals(1, server.exitCode());
            server.assertNothingUnexpected();
        }
    }

    @Test
    void invalidJsonIsRefused() throws IOException {
        List<String> contents = List.of("", " ", "{", "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"x",
                "{\"jsonrpc\":\"2.0\" \"id\":1}", "nonsense",
                "{'jsonrpc':'2.0','id':1,'method':'x'}", "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"x\"} more",
                "{\"jsonrpc\":\"2.0\",\"id\":NaN,\"method\":\"x\"}", "{\"jsonrpc\":\"2.0\",\"id\":01,\"method\":\"x\"}",
                "\uFEFF{",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"\\uD8\"}", "\u0000",
                "[".repeat(100_000), "{\"a\":".repeat(100_000), "[".repeat(100_000) + "]".repeat(100_000),
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"x\",\"params\":" + "[".repeat(100_000) + "]".repeat(100_000)
                        + "}");
        try (LspClient server = running()) {
            for (String content : contents) {
                String what = content.substring(0, Math.min(60, content.length()));
                server.sendRaw(content);
                assertRefused(server, PARSE_ERROR, what);
                assertAlive(server, what);
            }
            server.end();
        }
    }

    @Test
    void otherJsonIsRefused() throws IOException {
        Map<String, String> contents = Map.ofEntries(
                Map.entry("null", ""), Map.entry("5", ""), Map.entry("\"text\"", ""), Map.entry("true", ""),
                Map.entry("{}", ""),
                Map.entry("[]", ""), Map.entry("[" + PING + "]", ""), Map.entry("[" + PING + "," + PING + "]", ""),
                Map.entry("{\"jsonrpc\":\"2.0\"}", ""),
                Map.entry("{\"jsonrpc\":\"2.0\",\"id\":7}", "7"),
                Map.entry("{\"jsonrpc\":\"1.0\",\"id\":7,\"method\":\"x\"}", "7"),
                Map.entry("{\"jsonrpc\":2.0,\"id\":7,\"method\":\"x\"}", "7"),
                Map.entry("{\"jsonrpc\":null,\"id\":7,\"method\":\"x\"}", "7"),
                Map.entry("{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":5}", "7"),
                Map.entry("{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":null}", "7"),
                Map.entry("{\"jsonrpc\":\"2.0\",\"method\":{}}", ""),
                Map.entry("{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"x\"}", ""),
                Map.entry("{\"jsonrpc\":\"2.0\",\"id\":true,\"method\":\"x\"}", ""),
                Map.entry("{\"jsonrpc\":\"2.0\",\"id\":{},\"method\":\"x\"}", ""),
                Map.entry("{\"jsonrpc\":\"2.0\",\"id\":[1],\"method\":\"x\"}", ""));
        try (LspClient server = running()) {
            contents.forEach((content, id) -> {
                server.sendRaw(content);
                JsonObject answer = server.receive();
                assertEquals(id.isEmpty() ? "null" : id, answer.get("id").toString(), content);
                assertEquals(INVALID_REQUEST, code(answer), content);
                assertAlive(server, content);
            });
            server.end();
        }
    }

    @Test
    void idsGoBackAsTheyCame() throws IOException {
        try (LspClient server = running()) {
            for (String id : List.of("0", "-1", "1.5", "1.0", "2147483648", "9007199254740993", "1e400", "\"\"",
                    "\"1\"", "\"é 😀 \\u0000\"",
                    "\"" + "x".repeat(100_000) + "\"")) {
                server.sendRaw("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"x/ping\"}");
                JsonElement back = server.receive().get("id");
                assertEquals(id.contains("é") ? "\"é 😀 \\u0000\"" : id, back.toString());
            }
            // Where a member stands twice, the last one counts; unknown members do not matter.
            server.sendRaw(
                    "{\"id\":1,\"jsonrpc\":\"1.0\",\"x\":{\"id\":3},\"method\":\"initialize\","
                            + "\"method\":\"x/ping\",\"id\":2,\"jsonrpc\":\"2.0\"}");
            JsonObject answer = server.receive();
            assertEquals("2", answer.get("id").toString());
            assertEquals(METHOD_NOT_FOUND, code(answer));
            server.end();
        }
    }

    @Test
    void textThatIsNotUnicodeLosesOnlyThoseCharacters() throws IOException {
        try (LspClient server = running()) {
            String before = "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\","
                    + "\"params\":{\"textDocument\":{\"uri\":\"file:///a.xml\","
                    + "\"languageId\":\"xml\",\"version\":1,\"text\":\"<a b='urn:example:";
            String behind = " y'/>\"}}}";
            for (byte[] inside : List.of(new byte[] {(byte) 0xFF}, new byte[] {(byte) 0xED, (byte) 0xA0, (byte) 0x80},
                    new byte[] {(byte) 0xC3},
                    octets("\\uD800"), octets("\\uDC00\\uD800"), octets("\\uD83D"))) {
                ByteArrayOutputStream content = new ByteArrayOutputStream();
                content.writeBytes(octets(before));
                content.writeBytes(inside);
                content.writeBytes(octets(behind));
                server.sendBytes(octets("Content-Length: " + content.size() + "\r\n\r\n"));
                server.sendBytes(content.toByteArray());
                JsonArray found = server.expect("textDocument/publishDiagnostics").getAsJsonArray("diagnostics");
                assertFalse(found.isEmpty(), "the space behind it is found as well");
                server.notify("textDocument/didClose", "{\"textDocument\":{\"uri\":\"file:///a.xml\"}}");
                assertEquals("[]",
                        server.expect("textDocument/publishDiagnostics").getAsJsonArray("diagnostics").toString());
            }
            server.end();
        }
    }

    @Test
    void answersToNoQuestionAreNotAnswered() throws IOException {
        try (LspClient server = running()) {
            for (String answer : List.of("{\"jsonrpc\":\"2.0\",\"id\":99,\"result\":null}",
                    "{\"jsonrpc\":\"2.0\",\"id\":\"99\",\"result\":{}}",
                    "{\"jsonrpc\":\"2.0\",\"id\":99,\"error\":{\"code\":-32603,\"message\":\"m\"}}",
                    "{\"jsonrpc\":\"2.0\",\"id\":99,\"error\":5}",
                    "{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32700,\"message\":\"m\"}}",
                    "{\"jsonrpc\":\"2.0\",\"error\":{}}",
                    "{\"jsonrpc\":\"2.0\",\"id\":{},\"result\":5}")) {
                server.sendRaw(answer);
                assertEquals(2, server.expect("window/logMessage").get("type").getAsInt(), "a warning in the log");
                assertAlive(server, answer);
            }
            server.end();
        }
    }

    /** The client finds its answer by any id: half a surrogate pair, or a number beyond all types of Java. */
    @Test
    void anIdComesBackAsItWas() throws IOException {
        List<String> ids = List.of("\"\\ud800\"", "\"a\\udc00\\ud800b\"", "\"\ud83d\ude00\\ude00\"",
                "12345678901234567890123", "1e400", "1.50", "-0", "1E5", "9007199254740993", "\"\"", "\"1\"");
        try (LspClient server = running()) {
            for (String id : ids) {
                server.sendRaw("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"x/ping\"}");
                server.sendRaw("{\"jsonrpc\":\"2.0\",\"id\":" + id
                        + ",\"method\":\"textDocument/documentLink\",\"params\":{\"textDocument\":{\"uri\":\"x\"}}}");
                JsonElement sent = JsonParser.parseString(id);
                for (String member : List.of("error", "result")) {
                    JsonObject answer = server.receive();
                    assertTrue(answer.has(member), answer::toString);
                    assertEquals(sent.toString(), answer.get("id").toString());
                }
            }
            server.end();
        }
    }

    @Test
    void invalidJsonIsReportedWithItsPlace() throws IOException {
        try (LspClient server = running()) {
            for (Map.Entry<String, String> wrong : Map.of("{\"a\":tru", ", from line 1 column 6 on",
                    "{\n\"a\" 1}", ", from line 2 column 6 on", "[".repeat(3000), ", from line 1 column 257 on",
                    "", ", from line 1 column 1 on", "{\"a\":1}}", ", from line 1 column 9 on").entrySet()) {
                server.sendRaw(wrong.getKey());
                assertEquals("the message cannot be read as JSON" + wrong.getValue(),
                        server.receive().getAsJsonObject("error").get("message").getAsString());
            }
            server.end();
        }
    }
}
