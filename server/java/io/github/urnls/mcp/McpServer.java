package io.github.urnls.mcp;

import com.google.gson.JsonObject;
import io.github.urnls.jsonrpc.Message.Request;
import io.github.urnls.jsonrpc.Connection;
import io.github.urnls.jsonrpc.Handler;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.jsonrpc.Message;
import io.github.urnls.jsonrpc.Peer;
import io.github.urnls.jsonrpc.RpcError;
import io.github.urnls.jsonrpc.RpcException;
import io.github.urnls.jsonrpc.Values;
import java.io.BufferedInputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A server of the Model Context Protocol over two streams, one JSON message a line. It offers only tools, so it never
 * sends requests. It answers every request at once, except tool calls, which run side by side.
 *
 * <p>
 * It speaks two kinds of revisions ({@link Revision}). From one request to the next it remembers only whether there was
 * a handshake.
 */
public final class McpServer {

    /**
     * The name of the server.
     *
     * @param title for people
     */
    public record Identity(String name, String title, String version) {}

    /** In bytes. No useful message is longer. */
    private static final int LONGEST_LINE = 32 << 20;

    /** How many calls may wait. A client that asks for more at once is told to wait. */
    private static final int MOST_CALLS = 64;

    /** How long work goes on after the end of the input. */
    private static final long GRACE_SECONDS = 30;

    /** The tools do not change while the process lives. */
    private static final int FRESH_MILLIS = 3_600_000;

    private final Identity identity;
    private final String instructions;
    private final Map<String, Tool> tools = new LinkedHashMap<>();
    private final BiConsumer<String, Throwable> onFault;

    /**
     * @param instructions what a model should know before it uses the tools
     * @param onFault      gets the tool or method that failed because of a bug, and the error; the other calls go on
     */
    public McpServer(Identity identity, String instructions, List<Tool> tools, BiConsumer<String, Throwable> onFault) {
        this.identity = identity;
        this.instructions = instructions;
        this.onFault = onFault;
        tools.forEach(tool -> this.tools.put(tool.definition().name(), tool));
    }

    /** Answers until {@code in} ends, then finishes what is under way. */
    public void serve(InputStream in, OutputStream out) {
        Session session = new Session();
        Connection connection = new Connection(new McpDialect(), Values.TREES, out, () -> {}, session);
        session.peer = connection.peer();
        connection.listen(new BufferedInputStream(in, 1 << 16), LONGEST_LINE);
        session.finish();
        connection.peer().cancelAll();
        connection.close();
    }

    /** The state of one pair of streams. */
    private final class Session implements Handler {

        private final ExecutorService workers = Executors.newFixedThreadPool(
                Math.clamp(Runtime.getRuntime().availableProcessors(), 2, 4),
                Thread.ofPlatform().name("mcp-", 0).daemon().factory());
        private @Nullable Peer peer;
        private boolean initialized;

        private Peer peer() {
            return Objects.requireNonNull(peer, "set before the first message");
        }

        /** Waits for the calls under way, but at most {@link #GRACE_SECONDS}. */
        private void finish() {
            workers.shutdown();
            try {
                workers.awaitTermination(GRACE_SECONDS, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        @Override
        public CompletableFuture<JsonObject> request(Request request) {
            return meta(request).has(Revision.KEY) ? stateless(request) : withHandshake(request);
        }

        @Override
        public void failed(String method, Throwable fault) {
            onFault.accept(method, fault);
        }

        @Override
        public void notify(Message.Notification notification) {
            // The only useful one cancels a request; the connection does that.
        }

        /** A request by revision 2026-07-28, which carries all that the server needs to know. */
        private CompletableFuture<JsonObject> stateless(Request request) {
            Revision.check(meta(request));
            return switch (request.method()) {
                case "server/discover" -> answer(complete(cacheable(discovery())));
                case "tools/list" -> answer(complete(cacheable(list(request))));
                case "tools/call" -> call(request, McpServer.this::complete);
                case "subscriptions/listen" -> listen(request);
                default -> throw unknown(request);
            };
        }

        /** A request by an earlier revision. */
        private CompletableFuture<JsonObject> withHandshake(Request request) {
            return switch (request.method()) {
                case "initialize" -> answer(initialize(request));
                case "ping" -> answer(Json.object());
                case String method when !initialized -> throw RpcException.invalidParameters("“" + method
                        + "” neither says its revision of MCP, as “" + Revision.KEY
                        + "” in “_meta”, nor comes after “initialize”");
                case "tools/list" -> answer(list(request));
                case "tools/call" -> call(request, result -> result);
                default -> throw unknown(request);
            };
        }

        private JsonObject initialize(Request request) {
            String wanted = request.params().text("protocolVersion")
                    .orElseThrow(() -> RpcException.invalidParameters("“protocolVersion” must be a string"));
            initialized = true;
            return Json.object("protocolVersion", Revision.agreed(wanted), "capabilities", capabilities(),
                    "serverInfo", serverInfo(), "instructions", instructions);
        }

        private JsonObject list(Request request) {
            if (request.params().object().has("cursor")) {
                throw RpcException.invalidParameters("all tools are on one page; there is no cursor");
            }
            return Json.object("tools",
                    Json.list(tools.values(), tool -> tool.definition().json()));
        }

        /** {@code finish} adds what the revision requires to the result. */
        private CompletableFuture<JsonObject> call(Request request, UnaryOperator<JsonObject> finish) {
            String name = request.params().text("name").orElseThrow(
                    () -> RpcException.invalidParameters("“name” must be a string: the name of a tool"));
            boolean hasArguments = request.params().object().has("arguments");
            JsonView arguments = request.params().at("arguments");
            if (hasArguments && !arguments.isObject()) {
                throw RpcException.invalidParameters("“arguments” must be an object");
            }
            Tool tool = tools.get(name);
            if (tool == null) {
                throw RpcException.invalidParameters("no such tool: “" + name + "”; there are "
                        + String.join(", ", tools.keySet()));
            }
            Optional<String> complaint = tool.definition().complaint(arguments.object());
            if (peer().unanswered() >= MOST_CALLS) {
                complaint = Optional.of("too many calls at once; ask again later");
            }
            if (complaint.isPresent()) {
                return answer(finish.apply(new ToolResult.Refusal(complaint.get()).toJson()));
            }
            CompletableFuture<JsonObject> answer = new CompletableFuture<>();
            workers.execute(() -> {
                if (!answer.isDone()) { // else it was canceled before its turn
                    run(tool, arguments.object(), finish, answer);
                }
            });
            return answer;
        }

        private void run(Tool tool, JsonObject arguments, UnaryOperator<JsonObject> finish,
                CompletableFuture<JsonObject> answer) {
            try {
                answer.complete(finish.apply(tool.call(arguments, answer::isDone).toJson()));
            } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
                onFault.accept("tool " + tool.definition().name(), e);
                answer.completeExceptionally(new RpcException(RpcError.INTERNAL_ERROR,
                        "the tool failed; this is a bug, and standard error says more"));
            }
        }

        /**
         * Accepts a subscription, but never sends an update: nothing here changes. The client may listen until it
         * cancels the request (MCP 2026-07-28, Subscriptions).
         */
        private CompletableFuture<JsonObject> listen(Request request) {
            if (!request.params().at("notifications").isObject()) {
                throw RpcException.invalidParameters("“notifications” must be an object");
            }
            JsonObject meta = Json.object("io.modelcontextprotocol/subscriptionId", request.id());
            peer().notify("notifications/subscriptions/acknowledged",
                    Json.object("_meta", meta, "notifications", Json.object()));
            return new CompletableFuture<>();
        }

        private static JsonObject meta(Request request) {
            return request.params().at("_meta").object();
        }

        private static CompletableFuture<JsonObject> answer(JsonObject result) {
            return CompletableFuture.completedFuture(result);
        }

        private static RpcException unknown(Request request) {
            return new RpcException(RpcError.METHOD_NOT_FOUND, "no such method: “" + request.method() + "”");
        }
    }

    private JsonObject discovery() {
        return Json.object("supportedVersions", Revision.current(), "capabilities", capabilities(),
                "instructions", instructions);
    }

    private static JsonObject capabilities() {
        return Json.object("tools", Json.object());
    }

    private JsonObject serverInfo() {
        return Json.object("name", identity.name(), "title", identity.title(), "version", identity.version());
    }

    /** Adds what every result has since 2026-07-28. */
    private JsonObject complete(JsonObject result) {
        return Json.put(result, "_meta", Json.object("io.modelcontextprotocol/serverInfo", serverInfo()),
                "resultType", "complete");
    }

    /** Allows clients to keep and share the result, since it is the same for all (MCP 2026-07-28, Caching). */
    private static JsonObject cacheable(JsonObject result) {
        return Json.put(result, "ttlMs", FRESH_MILLIS, "cacheScope", "public");
    }
}
