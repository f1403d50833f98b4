package io.github.urnls.mcp;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * A server of the Model Context Protocol over two streams, one JSON message a line. It offers tools and nothing else, so it never asks
 * the client for anything, and whatever a client sends is answered at once, except for calls of tools, which run beside each other.
 *
 * <p>Two kinds of revisions are spoken ({@link Revision}). Nothing is remembered from one request to the next but that there was a
 * handshake.
 */
public final class McpServer {

    /**
     * What the server calls itself.
     *
     * @param title for people
     */
    public record Identity(String name, String title, String version) {}

    /** No message of use is longer, in octets. */
    private static final int LONGEST_LINE = 32 << 20;

    /** What is offered does not change while the process lives. */
    private static final int FRESH_MILLIS = 3_600_000;

    private final Identity identity;
    private final String instructions;
    private final Map<String, Tool> tools = new LinkedHashMap<>();
    private final BiConsumer<String, Throwable> onFault;

    /**
     * @param instructions what a model should know before it uses the tools
     * @param onFault      hears of a tool that throws, which costs that call only
     */
    public McpServer(Identity identity, String instructions, List<Tool> tools, BiConsumer<String, Throwable> onFault) {
        this.identity = identity;
        this.instructions = instructions;
        this.onFault = onFault;
        tools.forEach(tool -> this.tools.put(tool.definition().name(), tool));
    }

    /** Answers until {@code in} ends, and then what is still under way. */
    public void serve(InputStream in, OutputStream out) throws IOException {
        Session session = new Session(new LineWriter(out));
        LineReader lines = new LineReader(in, LONGEST_LINE);
        for (Optional<LineReader.Line> line = lines.next(); line.isPresent(); line = lines.next()) {
            session.line(line.get());
        }
        session.calls.finish();
    }

    /** What belongs to one pair of streams. */
    private final class Session {

        private final LineWriter writer;
        private final Calls calls = new Calls();
        private boolean initialized;

        Session(LineWriter writer) {
            this.writer = writer;
        }

        void line(LineReader.Line line) {
            switch (line) {
                case LineReader.Line.Text text when text.text().isBlank() -> { }
                case LineReader.Line.Text text -> message(Message.read(text.text()));
                case LineReader.Line.TooLong tooLong -> writer.failure(Optional.empty(), new Failure(Failure.INVALID_REQUEST,
                        "a message of more than " + tooLong.limit() + " octets was not read"));
                case LineReader.Line.NotUtf8 other -> writer.failure(Optional.empty(),
                        new Failure(Failure.PARSE_ERROR, "the line is not UTF-8"));
            }
        }

        private void message(Message message) {
            switch (message) {
                case Message.Request request when calls.isOpen(request.id()) ->
                    // With its id, this would be taken for the answer to the other one.
                    writer.failure(Optional.empty(), new Failure(Failure.INVALID_REQUEST,
                            "the id " + request.id() + " belongs to a request that is not answered yet"));
                case Message.Request request when request.meta().has(Revision.KEY) -> stateless(request);
                case Message.Request request -> withHandshake(request);
                case Message.Notification notification -> notified(notification);
                case Message.Answer answer -> { }
                case Message.Malformed malformed -> writer.failure(malformed.id(), malformed.failure());
            }
        }

        private void notified(Message.Notification notification) {
            JsonElement id = notification.params().get("requestId");
            if (notification.method().equals("notifications/cancelled") && id != null) {
                Message.id(id).ifPresent(calls::cancel);
            }
        }

        /** A request by revision 2026-07-28: it says all that has to be known. */
        private void stateless(Message.Request request) {
            Optional<Failure> failure = Revision.failure(request.meta());
            if (failure.isPresent()) {
                fail(request, failure.get());
                return;
            }
            switch (request.method()) {
                case "server/discover" -> answer(request, complete(cacheable(discovery())));
                case "tools/list" -> list(request, true);
                case "tools/call" -> call(request, true);
                case "subscriptions/listen" -> listen(request);
                default -> unknown(request);
            }
        }

        /** A request by an earlier revision. */
        private void withHandshake(Message.Request request) {
            switch (request.method()) {
                case "initialize" -> initialize(request);
                case "ping" -> answer(request, new JsonObject());
                case String method when !initialized -> fail(request, new Failure(Failure.INVALID_PARAMS, "“" + method
                        + "” neither says its revision of MCP, as “" + Revision.KEY + "” in “_meta”, nor comes after “initialize”"));
                case "tools/list" -> list(request, false);
                case "tools/call" -> call(request, false);
                default -> unknown(request);
            }
        }

        private void initialize(Message.Request request) {
            JsonElement wanted = request.params().get("protocolVersion");
            if (!Message.isString(wanted)) {
                fail(request, new Failure(Failure.INVALID_PARAMS, "“protocolVersion” must be a string"));
                return;
            }
            initialized = true;
            JsonObject result = new JsonObject();
            result.addProperty("protocolVersion", Revision.agreed(wanted.getAsString()));
            result.add("capabilities", capabilities());
            result.add("serverInfo", serverInfo());
            result.addProperty("instructions", instructions);
            answer(request, result);
        }

        private void list(Message.Request request, boolean stateless) {
            if (request.params().has("cursor")) {
                fail(request, new Failure(Failure.INVALID_PARAMS, "all tools are on one page; there is no cursor"));
                return;
            }
            JsonArray definitions = new JsonArray();
            tools.values().forEach(tool -> definitions.add(tool.definition().json()));
            JsonObject result = new JsonObject();
            result.add("tools", definitions);
            answer(request, stateless ? complete(cacheable(result)) : result);
        }

        private void call(Message.Request request, boolean stateless) {
            JsonElement name = request.params().get("name");
            JsonElement arguments = request.params().has("arguments") ? request.params().get("arguments") : new JsonObject();
            if (!Message.isString(name) || !arguments.isJsonObject()) {
                fail(request, new Failure(Failure.INVALID_PARAMS, "“name” must be a string and “arguments” an object"));
                return;
            }
            Tool tool = tools.get(name.getAsString());
            if (tool == null) {
                fail(request, new Failure(Failure.INVALID_PARAMS, "no such tool: “" + name.getAsString() + "”; there are "
                        + String.join(", ", tools.keySet())));
                return;
            }
            Optional<String> complaint = calls.isFull() ? Optional.of("too many calls at once; ask again later")
                    : tool.definition().complaint(arguments.getAsJsonObject());
            if (complaint.isPresent()) {
                JsonObject refusal = new ToolResult.Refusal(complaint.get()).toJson();
                answer(request, stateless ? complete(refusal) : refusal);
                return;
            }
            calls.run(request.id(), call -> called(tool, arguments.getAsJsonObject(), call),
                    result -> result.ifPresentOrElse(value -> answer(request, stateless ? complete(value) : value), () -> fail(request,
                            new Failure(Failure.INTERNAL_ERROR, "the tool failed; this is a bug, and standard error says more"))));
        }

        /** What the tool says; empty when it threw. */
        private Optional<JsonObject> called(Tool tool, JsonObject arguments, Calls.Call call) {
            try {
                return Optional.of(tool.call(arguments, call::isCancelled).toJson());
            } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
                onFault.accept(tool.definition().name(), e);
                return Optional.empty();
            }
        }

        /** Nothing here ever changes, so there is nothing to be told; but the client may listen (MCP 2026-07-28, Subscriptions). */
        private void listen(Message.Request request) {
            JsonElement wanted = request.params().get("notifications");
            if (wanted == null || !wanted.isJsonObject()) {
                fail(request, new Failure(Failure.INVALID_PARAMS, "“notifications” must be an object"));
                return;
            }
            calls.hold(request.id());
            JsonObject meta = new JsonObject();
            meta.add("io.modelcontextprotocol/subscriptionId", JsonParser.parseString(request.id()));
            JsonObject params = new JsonObject();
            params.add("_meta", meta);
            params.add("notifications", new JsonObject());
            writer.notification("notifications/subscriptions/acknowledged", params);
        }

        private void answer(Message.Request request, JsonObject result) {
            writer.result(request.id(), result);
        }

        private void fail(Message.Request request, Failure failure) {
            writer.failure(Optional.of(request.id()), failure);
        }

        private void unknown(Message.Request request) {
            fail(request, new Failure(Failure.METHOD_NOT_FOUND, "no such method: “" + request.method() + "”"));
        }
    }

    private JsonObject discovery() {
        JsonObject result = new JsonObject();
        result.add("supportedVersions", Revision.current());
        result.add("capabilities", capabilities());
        result.addProperty("instructions", instructions);
        return result;
    }

    private static JsonObject capabilities() {
        JsonObject capabilities = new JsonObject();
        capabilities.add("tools", new JsonObject());
        return capabilities;
    }

    private JsonObject serverInfo() {
        JsonObject info = new JsonObject();
        info.addProperty("name", identity.name());
        info.addProperty("title", identity.title());
        info.addProperty("version", identity.version());
        return info;
    }

    /** What every result has since 2026-07-28. */
    private JsonObject complete(JsonObject result) {
        JsonObject meta = new JsonObject();
        meta.add("io.modelcontextprotocol/serverInfo", serverInfo());
        result.add("_meta", meta);
        result.addProperty("resultType", "complete");
        return result;
    }

    /** May be kept by the client, and shared: it is the same for everybody (MCP 2026-07-28, Caching). */
    private static JsonObject cacheable(JsonObject result) {
        result.addProperty("ttlMs", FRESH_MILLIS);
        result.addProperty("cacheScope", "public");
        return result;
    }
}
