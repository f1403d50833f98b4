package io.github.urnls.mcp;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.jsonrpc.Json;

/** What a call of a tool came to. */
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
     * @param reason what the model should do otherwise, in one sentence
     */
    record Refusal(String reason) implements ToolResult {}

    /**
     * As {@code tools/call} gives it: structured, and the same as text for clients that know nothing else (MCP,
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
