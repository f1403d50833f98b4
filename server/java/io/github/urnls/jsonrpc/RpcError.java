package io.github.urnls.jsonrpc;

import com.google.gson.JsonObject;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;

/** Why a message has no result (JSON-RPC 2.0 §5.1). */
public record RpcError(int code, String message, Optional<JsonObject> data) {

    public static final int PARSE_ERROR = -32700;
    public static final int INVALID_REQUEST = -32600;
    public static final int METHOD_NOT_FOUND = -32601;
    public static final int INVALID_PARAMS = -32602;
    public static final int INTERNAL_ERROR = -32603;

    /** LSP 3.17. */
    public static final int NOT_INITIALIZED = -32002;

    /** LSP 3.17. Other protocols do not answer a canceled request. */
    private static final int REQUEST_CANCELLED = -32800;

    /** The answer to a request that failed because of a bug. It reveals nothing about our classes. */
    private static final RpcError BUG = new RpcError(INTERNAL_ERROR,
            "this is a bug in the server; its standard error says more");

    public RpcError(int code, String message) {
        this(code, message, Optional.empty());
    }

    /** The answer to a request that failed. */
    public static RpcError of(Throwable failure) {
        return switch (failure) {
            case CompletionException wrapper when wrapper.getCause() != null -> of(wrapper.getCause());
            case RpcException known -> known.error();
            case CancellationException cancelled -> new RpcError(REQUEST_CANCELLED, "cancelled");
            case OutOfMemoryError full -> new RpcError(INTERNAL_ERROR, "the server has not enough memory for this");
            default -> BUG;
        };
    }

    /** Whether the cause was a bug, which the message does not reveal. */
    public boolean isBug() {
        return equals(BUG);
    }

    JsonObject toJson() {
        JsonObject json = Json.object("code", code, "message", message);
        data.ifPresent(more -> json.add("data", more));
        return json;
    }
}
