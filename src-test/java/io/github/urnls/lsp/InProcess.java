package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.check.run.Checker;
import io.github.urnls.check.Rule;
import io.github.urnls.support.OurWords;
import io.github.urnls.support.lsp.Conversation;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Sessions of the server within the process of the test: for what is tried so often that a process each would take
 * minutes.
 */
final class InProcess {

    /** How long an answer may take before the test gives up; never how long it is expected to take. */
    private static final int PATIENCE_MINUTES = 5;

    private InProcess() {}

    private static byte[] framed(String message) {
        byte[] content = message.getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream octets = new ByteArrayOutputStream();
        octets.writeBytes(("Content-Length: " + content.length + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
        octets.writeBytes(content);
        return octets.toByteArray();
    }

    /** What a server says to {@code messages}, until each request among them is answered. */
    static List<JsonObject> session(String... messages) {
        return session(Checker::new, messages);
    }

    /** As {@link #session(String...)}, with another checker. */
    static List<JsonObject> session(Function<BiConsumer<Rule, RuntimeException>, Checker> checkers,
            String... messages) {
        return session(checkers, Conversation::sends, messages);
    }

    private static List<JsonObject> session(Function<BiConsumer<Rule, RuntimeException>, Checker> checkers,
            BiConsumer<Conversation, JsonObject> sending, String... messages) {
        Conversation conversation = new Conversation();
        ByteArrayOutputStream input = new ByteArrayOutputStream();
        for (String message : messages) {
            sending.accept(conversation, JsonParser.parseString(message).getAsJsonObject());
            input.writeBytes(framed(message));
        }
        Output output = new Output();
        Set<String> asked = Arrays.stream(messages).map(message -> JsonParser.parseString(message).getAsJsonObject())
                .filter(message -> message.has("id")).map(message -> message.get("id").toString())
                .collect(Collectors.toSet());
        LanguageServer.serve(
                new SequenceInputStream(new ByteArrayInputStream(input.toByteArray()),
                        new EndWhenAnswered(output, asked)),
                output,
                code -> {}, checkers);
        List<JsonObject> said = said(output);
        said.forEach(message -> OurWords.assertIn(message.toString()));
        said.forEach(conversation::hears);
        assertEquals(List.of(), conversation.faults(), "messages that the protocol does not know");
        return said;
    }

    /** Tells those who wait for it of all that is written. */
    private static final class Output extends ByteArrayOutputStream {

        @Override
        public synchronized void write(byte[] octets, int offset, int length) {
            super.write(octets, offset, length);
            notifyAll();
        }
    }

    /** Ends as soon as everything that was asked has been answered. */
    private static final class EndWhenAnswered extends InputStream {

        private final Output output;
        private final Set<String> asked;

        EndWhenAnswered(Output output, Set<String> asked) {
            this.output = output;
            this.asked = asked;
        }

        @Override
        public int read() {
            long until = System.nanoTime() + TimeUnit.MINUTES.toNanos(PATIENCE_MINUTES);
            synchronized (output) {
                for (Set<String> left = unanswered(); !left.isEmpty(); left = unanswered()) {
                    long millis = TimeUnit.NANOSECONDS.toMillis(until - System.nanoTime());
                    assertTrue(millis > 0, "not answered within " + PATIENCE_MINUTES + " minutes: " + left);
                    try {
                        output.wait(millis);
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                }
            }
            return -1;
        }

        private Set<String> unanswered() {
            Set<String> left = new TreeSet<>(asked);
            said(output).stream().filter(message -> message.has("id") && !message.has("method"))
                    .forEach(message -> left.remove(message.get("id").toString()));
            return left;
        }
    }

    /** The whole messages in {@code output}. */
    private static List<JsonObject> said(ByteArrayOutputStream output) {
        List<JsonObject> said = new ArrayList<>();
        String rest = output.toString(StandardCharsets.ISO_8859_1);
        for (int end = rest.indexOf("\r\n\r\n"); end >= 0; end = rest.indexOf("\r\n\r\n")) {
            int length = Integer.parseInt(rest.substring("Content-Length: ".length(), end));
            if (rest.length() < end + 4 + length) {
                break;
            }
            byte[] content = rest.substring(end + 4, end + 4 + length).getBytes(StandardCharsets.ISO_8859_1);
            said.add(JsonParser.parseString(new String(content, StandardCharsets.UTF_8)).getAsJsonObject());
            rest = rest.substring(end + 4 + length);
        }
        return said;
    }

    /** The answer of a new server to {@code initialize} with any parameters. */
    static JsonObject initialize(String params) {
        return session(Checker::new, Conversation::sendsAnything,
                "{\"jsonrpc\":\"2.0\",\"id\":\"first\",\"method\":\"initialize\",\"params\":" + params + "}",
                "{\"jsonrpc\":\"2.0\",\"method\":\"initialized\",\"params\":{}}",
                "{\"jsonrpc\":\"2.0\",\"id\":\"last\",\"method\":\"shutdown\"}").stream()
                .filter(message -> message.has("id") && message.get("id").getAsString().equals("first")).findFirst()
                .orElseThrow();
    }
}
