package io.github.urnls.mcp;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.jsonrpc.Json;

/** The result of a tool call. */
public sealed interface ToolResult {

    /**
     * An answer.
     *
     * @param json a JSON object that fits the tool's output schema
     */
    record Answer(String json) implements ToolResult {}

    /**
     * The call makes no sense, or not here.
     *
     * @param reason what the model should do instead, in one sentence
     */
    record Refusal(String reason) implements ToolResult {}

    /**
     * The result as {@code tools/call} returns it: structured, and as text for clients that read only text (MCP,
     * Structured Content).
     */
    default JsonObject toJson() {
        return switch (this) {
            case Answer(String json) -> Json.object("content", content(json), "structuredContent",
                    JsonParser.parseString(json), "isError", false);
            case Refusal(String reason) -> Json.object("content", content(reason), "isError", true);
        };
    }

    private static JsonArray content(String text) {
        return Json.array(Json.object("type", "text", "text", text));
    }
}
