package io.github.urnls.mcp;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

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
        JsonObject text = new JsonObject();
        text.addProperty("type", "text");
        JsonArray content = new JsonArray();
        content.add(text);
        JsonObject result = new JsonObject();
        result.add("content", content);
        switch (this) {
            case Answer answer -> {
                text.addProperty("text", answer.json);
                result.add("structuredContent", JsonParser.parseString(answer.json));
                result.addProperty("isError", false);
            }
            case Refusal refusal -> {
                text.addProperty("text", refusal.reason);
                result.addProperty("isError", true);
            }
        }
        return result;
    }
}
