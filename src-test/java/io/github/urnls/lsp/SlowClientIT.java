package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.support.lsp.Frame;
import io.github.urnls.support.lsp.ServerProcess;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Clients that do not read what they are told: the server waits for them, within its memory, and goes on when they
 * read.
 */
@Timeout(value = 30, unit = TimeUnit.MINUTES) // for a server that hangs
class SlowClientIT {

    /** So many requests that their answers take many times the memory of the server. */
    private static final int REQUESTS = 3_125;

    private static final List<String> INITIALIZE = List.of(
            "{\"jsonrpc\":\"2.0\",\"id\":\"first\",\"method\":\"initialize\",\"params\":{\"capabilities\":{},"
                    + "\"initializationOptions\":{\"documentSymbols\":true}}}",
            "{\"jsonrpc\":\"2.0\",\"method\":\"initialized\",\"params\":{}}");

    private static ServerProcess server(String... options) {
        return ServerProcess.packaged(List.of(), List.of(options), List.of());
    }

    private static void send(OutputStream out, String message) throws IOException {
        out.write(Frame.of(message));
        out.flush();
    }

    private static String text(InputStream in) throws IOException {
        return Frame.read(in).orElseThrow(() -> new AssertionError("the server has ended"));
    }

    private static JsonObject receive(InputStream in) throws IOException {
        return JsonParser.parseString(text(in)).getAsJsonObject();
    }

    /** Whether the thread that reads messages waits for the client to read: by what the JVM says of its threads. */
    private static boolean readerWaits(ServerProcess server) throws IOException {
        Process jcmd = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(),
                String.valueOf(server.pid()), "Thread.print")
                .redirectErrorStream(true).start();
        String threads = new String(jcmd.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int main = threads.indexOf("\"main\"");
        String frames = main < 0 ? "" : threads.substring(main, threads.indexOf("\n\n", main));
        return frames.contains("Object.wait")
                && (frames.contains("MessageOutput.awaitRoom") || frames.contains("Peer.awaitAnswers"));
    }

    @Test
    void aClientThatStopsReadingIsWaitedFor() throws Exception {
        try (ServerProcess server = server("-Xmx96m", "-XX:+ExitOnOutOfMemoryError")) {
            OutputStream out = server.toServer();
            InputStream in = server.fromServer();
            String document = IntStream.range(0, 600).mapToObj(i -> "<a b=\"urn:example:" + i + "\"/>\n").reduce("",
                    String::concat);
            AtomicInteger sent = new AtomicInteger();
            CompletableFuture<Void> sender = CompletableFuture.runAsync(() -> {
                try {
                    for (String message : INITIALIZE) {
                        send(out, message);
                    }
                    send(out, "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":"
                            + EveryRequest.opened(EveryRequest.URI, document) + "}");
                    for (int i = 0; i < REQUESTS; i++) {
                        String padding = "x".repeat(20_000); // so that what is sent does not fit into the pipe either
                        send(out,
                                "{\"jsonrpc\":\"2.0\",\"id\":" + i
                                        + ",\"method\":\"textDocument/documentSymbol\",\"padding\":\"" + padding
                                        + "\",\"params\":{\"textDocument\":{\"uri\":\"" + EveryRequest.URI + "\"}}}");
                        sent.incrementAndGet();
                    }
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
            while (!readerWaits(server)) {
                assertTrue(server.isAlive(), "it has not died of what nobody reads");
                assertFalse(sender.isDone(), "it has not taken everything");
            }
            assertTrue(sent.get() < REQUESTS);
            Set<String> answered = new HashSet<>();
            long octets = 0;
            boolean diagnostics = false;
            while (answered.size() < REQUESTS + 1) {
                String text = text(in);
                JsonObject message = JsonParser.parseString(text).getAsJsonObject();
                if (message.has("id")) {
                    assertTrue(message.has("result"), () -> text.substring(0, 200));
                    assertTrue(answered.add(message.get("id").toString()), "answered once");
                    octets += text.length();
                } else {
                    diagnostics |= message.get("method").getAsString().endsWith("publishDiagnostics");
                }
            }
            sender.get();
            assertTrue(octets > 2 * 96 << 20, "more than its memory: " + octets);
            assertTrue(diagnostics, "nothing was lost");
            send(out, "{\"jsonrpc\":\"2.0\",\"id\":\"end\",\"method\":\"shutdown\"}");
            assertEquals("end", receive(in).get("id").getAsString());
            send(out, "{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}");
            assertEquals(0, server.exitCode());
        }
    }

    @Test
    void aClientThatClosesItsReadingEndEndsTheServer() throws Exception {
        for (boolean shutDown : new boolean[] {false, true}) {
            try (ServerProcess server = server()) {
                OutputStream out = server.toServer();
                for (String message : INITIALIZE) {
                    send(out, message);
                }
                try (InputStream in = server.fromServer()) {
                    receive(in);
                }
                // Its input stays open: only what it has to say can tell it.
                send(out,
                        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"" + (shutDown ? "shutdown" : "x/unknown") + "\"}");
                assertEquals(shutDown ? 0 : 1, server.exitCode());
            }
        }
    }
}
