package io.github.urnls.mcp;

import com.google.gson.JsonObject;
import java.util.function.BooleanSupplier;

/** A tool that a model can call. It only reads. */
public interface Tool {

    ToolDefinition definition();

    /**
     * Answers one call. May run on any thread, and several times at once.
     *
     * @param arguments fit the definition
     * @param cancelled whether the answer is no longer wanted; the result is then discarded
     */
    ToolResult call(JsonObject arguments, BooleanSupplier cancelled);
}
