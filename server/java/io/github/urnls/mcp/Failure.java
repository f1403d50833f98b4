package io.github.urnls.mcp;

import com.google.gson.JsonObject;
import java.util.Optional;

/**
 * An error of the protocol, JSON-RPC 2.0 §5.1: what a program did wrong. What a model can put right by calling a tool otherwise is
 * none; that is a {@link ToolResult.Refusal}.
 */
record Failure(int code, String message, Optional<JsonObject> data) {

    /** The line is not JSON. */
    static final int PARSE_ERROR = -32700;
    static final int INVALID_REQUEST = -32600;
    static final int METHOD_NOT_FOUND = -32601;
    static final int INVALID_PARAMS = -32602;
    static final int INTERNAL_ERROR = -32603;
    /** MCP 2026-07-28, Versioning: the server does not speak that revision. */
    static final int UNSUPPORTED_REVISION = -32022;

    Failure(int code, String message) {
        this(code, message, Optional.empty());
    }

    JsonObject toJson() {
        JsonObject json = new JsonObject();
        json.addProperty("code", code);
        json.addProperty("message", message);
        data.ifPresent(more -> json.add("data", more));
        return json;
    }
}
