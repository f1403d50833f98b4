package io.github.urnls.jsonrpc;

import com.google.gson.JsonNull;
import com.google.gson.JsonPrimitive;
import io.github.urnls.jsonrpc.Message.Response;
import io.github.urnls.jsonrpc.Message.Notification;
import io.github.urnls.jsonrpc.Message.Request;
import io.github.urnls.jsonrpc.MessageInput.Part;
import java.io.Reader;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Both ends of JSON-RPC 2.0, whatever carries the messages. Each request gets exactly one answer, also an invalid one.
 * As an {@link Endpoint} it is the other side.
 */
public final class Peer implements Endpoint {

    private final Dialect dialect;
    private final MessageWriter writer;
    private final Handler handler;
    private final Map<String, CompletableFuture<?>> received = new ConcurrentHashMap<>();
    private final Map<String, CompletableFuture<JsonView>> sent = new ConcurrentHashMap<>();
    private final AtomicInteger lastId = new AtomicInteger();

    /**
     * @param values knows the types of results and parameters
     */
    public Peer(Dialect dialect, Values values, Outlet outlet, Handler handler) {
        this.dialect = dialect;
        this.writer = new MessageWriter(values, outlet);
        this.handler = handler;
    }

    /** Cancels all requests that are not answered yet. */
    public void cancelAll() {
        List.copyOf(received.values()).forEach(answer -> answer.cancel(true)); // each goes out of the map
    }

    /** How many requests are not answered yet. */
    public int unanswered() {
        return received.size();
    }

    /** Waits while more requests are not answered than the dialect allows. */
    synchronized void awaitAnswers() {
        while (received.size() > dialect.mostUnanswered()) {
            try {
                wait();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    private synchronized void answered(String key) {
        received.remove(key);
        notifyAll();
    }

    // No switch over types in this package: at every start, the JVM makes classes for each switch when it first reaches
    // it, and does not cache them.

    /** Handles one message; never throws. */
    public void receive(Reader text) {
        handle(Message.read(text, dialect));
    }

    /** Handles a part of the input other than its end; never throws. */
    void receive(Part part) {
        if (part instanceof Part.Text message) {
            receive(message.text());
        } else if (part instanceof Part.Broken broken) {
            fail(null, new RpcError(RpcError.PARSE_ERROR, broken.why()));
        } else if (part instanceof Part.TooLarge message) {
            String why = dialect.tooLarge(message.bytes(), message.limit());
            fail(null, new RpcError(RpcError.INVALID_REQUEST, why));
            handler.skipped(why);
        }
    }

    private void handle(Message message) {
        if (message instanceof Request request) {
            request(request);
        } else if (message instanceof Notification notification) {
            notification(notification);
        } else if (message instanceof Response response) {
            response(response);
        } else if (message instanceof Message.Complaint complaint) {
            handler.warn("the client could not read a message: " + complaint.error());
        } else if (message instanceof Message.Invalid invalid) {
            fail(invalid.id(), invalid.error());
        }
    }

    private void request(Request request) {
        String key = request.id().toString(); // 1 is not "1"
        if (received.containsKey(key)) {
            JsonPrimitive id = dialect.omitsForeignIds() ? null : request.id();
            fail(id, new RpcError(RpcError.INVALID_REQUEST, dialect.words(Flaw.ID_IN_USE, key)));
            return;
        }
        CompletableFuture<?> answer;
        try {
            answer = handler.request(request);
        } catch (Throwable e) {
            // An Error too costs only this request.
            answer = CompletableFuture.failedFuture(e);
        }
        received.put(key, answer);
        boolean answersCancelled = dialect.answersCancelled();
        CompletableFuture<?> asked = answer;
        answer.whenComplete((result, failure) -> {
            answered(key);
            if (failure == null) {
                succeed(request, result);
            } else if (answersCancelled || !asked.isCancelled()) {
                fail(request, failure);
            }
        });
    }

    private void notification(Notification notification) {
        JsonView cancelled = dialect.cancelledBy(notification);
        if (cancelled.isMissing()) {
            handler.notify(notification);
            return;
        }
        // A cancellation may cross the answer on its way, so its request may be gone already.
        CompletableFuture<?> answer = received.get(String.valueOf(cancelled.json()));
        if (answer != null) {
            answer.cancel(true);
        }
    }

    private void response(Response response) {
        CompletableFuture<JsonView> question = sent.remove(response.id().toString());
        if (question == null) {
            handler.warn("an answer came to a question that was not asked: " + response.id());
        } else if (response.error().isMissing()) {
            question.complete(response.result());
        } else {
            int code = response.error().number("code").orElse(RpcError.INTERNAL_ERROR);
            question.completeExceptionally(new RpcException(code, response.error().text("message").orElse("failed")));
        }
    }

    private void succeed(Request request, @Nullable Object result) {
        try {
            writer.send(Json.members("id", request.id(), "result",
                    Objects.requireNonNullElse(result, JsonNull.INSTANCE)));
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            fail(request, e);
        }
    }

    private void fail(Request request, Throwable failure) {
        RpcError error = RpcError.of(failure);
        if (error.isBug()) {
            handler.failed(request.method(), failure);
        }
        fail(request.id(), error);
    }

    private void fail(@Nullable JsonPrimitive id, RpcError error) {
        Map<String, Object> members = Json.members();
        if (id != null || !dialect.omitsForeignIds()) {
            members.put("id", Objects.requireNonNullElse(id, JsonNull.INSTANCE));
        }
        members.put("error", error.toJson());
        writer.send(members);
    }

    @Override
    public CompletableFuture<JsonView> request(String method, @Nullable Object params) {
        JsonPrimitive id = new JsonPrimitive(String.valueOf(lastId.incrementAndGet()));
        CompletableFuture<JsonView> answer = new CompletableFuture<>();
        sent.put(id.toString(), answer);
        call(Json.members("id", id), method, params);
        return answer;
    }

    @Override
    public void notify(String method, @Nullable Object params) {
        call(Json.members(), method, params);
    }

    private void call(Map<String, Object> members, String method, @Nullable Object params) {
        members.put("method", new JsonPrimitive(method));
        if (params != null) {
            members.put("params", params);
        }
        writer.send(members);
    }
}
