package io.github.urnls.lsp;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonPrimitive;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonWriter;
import io.github.urnls.lsp.MessageInput.Part;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.jsonrpc.Endpoint;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.json.JsonRpcMethod;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.jspecify.annotations.Nullable;

/**
 * Both ends of JSON-RPC 2.0 over one pair of streams: requests get their answers, each exactly one, whatever came. As an {@link Endpoint} it
 * is the client, as the server sees it.
 */
final class Connection implements Endpoint {

    /** A client that asks so much faster than it is answered has to wait. */
    private static final int MOST_UNANSWERED = 1_000;

    private static final String CANCEL = "$/cancelRequest";

    private final Gson gson;
    private final TypeAdapter<JsonElement> trees;
    private final MessageOutput output;
    private final Endpoint session;
    private final Map<String, CompletableFuture<?>> received = new ConcurrentHashMap<>();
    private final Map<String, CompletableFuture<Object>> sent = new ConcurrentHashMap<>();
    private final AtomicInteger lastId = new AtomicInteger();
    private final Object answered = new Object();
    private volatile boolean stopped;

    /** {@code gson} knows the types of the protocol. */
    Connection(Gson gson, MessageOutput output, Endpoint session) {
        this.gson = gson;
        this.trees = gson.getAdapter(JsonElement.class);
        this.output = output;
        this.session = session;
    }

    /** Handles messages until {@link #stop} is called or none comes any more. */
    void listen(MessageInput input) {
        try {
            while (!stopped) {
                switch (input.next()) {
                    case Part.Message message -> handle(Incoming.read(message.content(), trees));
                    case Part.Broken broken -> fail(null, new ResponseError(ResponseErrorCode.ParseError, broken.why(), null));
                    case Part.TooLarge message -> tooLarge(message);
                    case Part.End end -> stop();
                }
                awaitRoom();
            }
        } catch (IOException e) {
            stop(); // nothing can come any more
        }
        // Who says exit, or goes, wants no results; an answer is due all the same.
        received.values().forEach(answer -> answer.cancel(true));
    }

    /** The message that is being handled is the last one. */
    void stop() {
        stopped = true;
    }

    private void awaitRoom() {
        output.awaitRoom();
        synchronized (answered) {
            while (received.size() > MOST_UNANSWERED) {
                try {
                    answered.wait();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    return;
                }
            }
        }
    }

    private void tooLarge(Part.TooLarge message) {
        String text = String.format("a message of %,d octets was left out: the memory of the server is for %,d", message.octets(), message.limit());
        fail(null, new ResponseError(ResponseErrorCode.InvalidRequest, text, null));
        new Client(this).show(MessageType.Warning, "URN: " + text + ". The setting urn.server.maxHeap gives it more.");
    }

    private void handle(Incoming message) {
        switch (message) {
            case Incoming.Request request -> request(request);
            case Incoming.Notification notification -> notification(notification);
            case Incoming.Response response -> response(response);
            case Incoming.Complaint complaint -> warn("the client could not read a message: " + complaint.error());
            case Incoming.Invalid invalid -> fail(invalid.id(), new ResponseError(invalid.code(), invalid.why(), null));
        }
    }

    private void request(Incoming.Request request) {
        String key = key(request.id());
        if (received.containsKey(key)) {
            fail(request.id(), new ResponseError(ResponseErrorCode.InvalidRequest, "a request with this id is not answered yet", null));
            return;
        }
        CompletableFuture<?> answer;
        try {
            answer = session.request(request.method(), parameters(request.method(), request.params(), false));
        } catch (ResponseErrorException e) {
            answer = CompletableFuture.failedFuture(e);
        }
        received.put(key, answer);
        answer.whenComplete((result, failure) -> {
            synchronized (answered) {
                received.remove(key);
                answered.notifyAll();
            }
            if (failure == null) {
                succeed(request.id(), result);
            } else {
                fail(request.id(), Failures.toResponse(failure));
            }
        });
    }

    private void notification(Incoming.Notification notification) {
        if (notification.method().equals(CANCEL)) {
            // A cancellation may cross the answer on its way: nothing is wrong with one of a request that is not there.
            ClientCapabilities.member(notification.params(), "id").filter(JsonElement::isJsonPrimitive)
                    .map(id -> received.get(key(id.getAsJsonPrimitive()))).ifPresent(answer -> answer.cancel(true));
            return;
        }
        try {
            session.notify(notification.method(), parameters(notification.method(), notification.params(), true));
        } catch (ResponseErrorException e) {
            warn(e.getResponseError().getMessage());
        }
    }

    private void response(Incoming.Response response) {
        CompletableFuture<Object> question = sent.remove(key(response.id()));
        if (question == null) {
            warn("an answer came to a question that was not asked: " + response.id());
        } else if (response.error() != null) {
            question.completeExceptionally(new ResponseErrorException(new ResponseError(ResponseErrorCode.RequestFailed,
                    ClientCapabilities.member(response.error(), "message").flatMap(ClientCapabilities::text).orElse("failed"), null)));
        } else {
            question.complete(response.result());
        }
    }

    /** The parameters in the type that {@link Methods} says; as they are where there is no such request or notification. */
    private @Nullable Object parameters(String method, @Nullable JsonElement params, boolean notification) {
        JsonRpcMethod known = Methods.TABLE.get(method);
        if (params == null || known == null || known.isNotification() != notification) {
            return params;
        }
        if (known.getParameterTypes().length == 0) {
            return null;
        }
        try {
            // A tree needs no binding, and may be of any kind.
            return known.getParameterTypes()[0] == JsonElement.class ? params : gson.fromJson(params, known.getParameterTypes()[0]);
        } catch (RuntimeException | StackOverflowError e) {
            throw Failures.invalidParameters("the parameters of " + method + " are not what the protocol says: " + Incoming.reason(e));
        }
    }

    private static String key(JsonPrimitive id) {
        return (id.isString() ? "\"" : "") + id.getAsString();
    }

    private void warn(String message) {
        new Client(this).log(MessageType.Warning, message);
    }

    private void succeed(JsonPrimitive id, @Nullable Object result) {
        byte[] message;
        try {
            message = text("result", id, result);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            fail(id, Failures.toResponse(e));
            return;
        }
        output.send(message);
    }

    private void fail(@Nullable JsonPrimitive id, ResponseError error) {
        output.send(text("error", id, error));
    }

    private byte[] text(String kind, @Nullable JsonPrimitive id, @Nullable Object value) {
        return message(out -> {
            member(out, "id", id);
            member(out, kind, value);
        });
    }

    @Override
    public CompletableFuture<?> request(String method, @Nullable Object params) {
        String id = String.valueOf(lastId.incrementAndGet());
        CompletableFuture<Object> answer = new CompletableFuture<>();
        sent.put(key(new JsonPrimitive(id)), answer);
        output.send(message(out -> {
            out.name("id").value(id);
            call(out, method, params);
        }));
        return answer;
    }

    @Override
    public void notify(String method, @Nullable Object params) {
        output.send(message(out -> call(out, method, params)));
    }

    private void call(JsonWriter out, String method, @Nullable Object params) throws IOException {
        out.name("method").value(method);
        if (params != null) {
            member(out, "params", params);
        }
    }

    private void member(JsonWriter out, String name, @Nullable Object value) throws IOException {
        out.name(name);
        if (value == null) {
            out.nullValue(); // unlike Gson, which leaves it out: it is what answers
        } else {
            gson.toJson(value, value.getClass(), out);
        }
    }

    /** What stands between the braces of a message. */
    private interface Members {
        void write(JsonWriter out) throws IOException;
    }

    private static byte[] message(Members members) {
        StringWriter text = new StringWriter();
        JsonWriter out = new JsonWriter(text);
        try {
            out.beginObject().name("jsonrpc").value("2.0");
            members.write(out);
            out.endObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a string takes everything
        }
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }
}
