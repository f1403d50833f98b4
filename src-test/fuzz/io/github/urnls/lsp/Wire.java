package io.github.urnls.lsp;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * Both ends of a client that sends what it was given, answers what the server asks, and does not close its end before
 * everything was answered that it is waiting for. Reads what the server writes by the base protocol (LSP 3.17) and by
 * nothing of ours.
 */
final class Wire {

    /** How long an answer may take before it counts as never given. */
    private static final long PATIENCE_MINUTES = 5;

    /** By JSON-RPC 2.0, that the server is at fault. */
    private static final int INTERNAL_ERROR = -32603;

    private final ByteArrayOutputStream written = new ByteArrayOutputStream();
    private final ByteArrayOutputStream answers = new ByteArrayOutputStream();
    private final Set<JsonElement> awaited;
    private final Set<JsonElement> answered = new HashSet<>();
    private ByteArrayInputStream sending;
    private int read;
    private String wrong = "";

    Wire(byte[] sent, Set<JsonElement> awaited) {
        this.sending = new ByteArrayInputStream(sent);
        this.awaited = new HashSet<>(awaited);
    }

    /** One message with its header. */
    static byte[] framed(String content) {
        byte[] octets = content.getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream message = new ByteArrayOutputStream();
        message.writeBytes(("Content-Length: " + octets.length + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
        message.writeBytes(octets);
        return message.toByteArray();
    }

    /** What the server did that it must not do; empty when there is nothing. */
    synchronized String wrong() {
        return wrong.isEmpty() && read < written.size() ? "half a message: " + written : wrong;
    }

    InputStream in() {
        return new InputStream() {
            @Override
            public int read() {
                byte[] one = new byte[1];
                return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
            }

            @Override
            public int read(byte[] into, int offset, int length) {
                return next(into, offset, length);
            }
        };
    }

    OutputStream out() {
        return new OutputStream() {
            @Override
            public void write(int octet) {
                write(new byte[] {(byte) octet}, 0, 1);
            }

            @Override
            public void write(byte[] octets, int offset, int length) {
                take(octets, offset, length);
            }
        };
    }

    private synchronized int next(byte[] into, int offset, int length) {
        long until = System.nanoTime() + TimeUnit.MINUTES.toNanos(PATIENCE_MINUTES);
        while (true) {
            int count = sending.readNBytes(into, offset, length);
            if (count > 0 || length == 0) {
                return count;
            }
            if (answers.size() > 0) {
                sending = new ByteArrayInputStream(answers.toByteArray());
                answers.reset();
            } else if (awaited.isEmpty() || !wrong.isEmpty()) {
                return -1;
            } else if (!await(until)) {
                wrong = "not answered within " + PATIENCE_MINUTES + " minutes: " + awaited;
                return -1;
            }
        }
    }

    private boolean await(long until) {
        long left = TimeUnit.NANOSECONDS.toMillis(until - System.nanoTime());
        if (left <= 0) {
            return false;
        }
        try {
            wait(left);
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private synchronized void take(byte[] octets, int offset, int length) {
        written.write(octets, offset, length);
        String all = written.toString(StandardCharsets.ISO_8859_1);
        for (int end = all.indexOf("\r\n\r\n", read); end >= 0; end = all.indexOf("\r\n\r\n", read)) {
            String header = all.substring(read, end);
            if (!header.matches("Content-Length: [0-9]{1,9}")) {
                wrong = "not a header: " + header;
                break;
            }
            int from = end + 4;
            int to = from + Integer.parseInt(header.substring(16));
            if (to > all.length()) {
                break;
            }
            hear(new String(written.toByteArray(), from, to - from, StandardCharsets.UTF_8));
            read = to;
        }
        notifyAll();
    }

    private void hear(String content) {
        JsonObject message;
        try {
            message = JsonParser.parseString(content).getAsJsonObject();
        } catch (JsonParseException | IllegalStateException e) {
            wrong = "not a message: " + content;
            return;
        }
        JsonElement id = message.get("id");
        if (message.get("error") instanceof JsonObject error
                && error.get("code").equals(new JsonPrimitive(INTERNAL_ERROR))) {
            wrong = content;
        } else if (message.has("method") && id != null) {
            answers.writeBytes(framed("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"result\":null}"));
        } else if (!message.has("method") && id != null) {
            if (!answered.add(id) && awaited.contains(id)) {
                wrong = "answered twice: " + content;
            }
            awaited.remove(id);
        }
    }
}
