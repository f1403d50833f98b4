package io.github.urnls.mcp;

import com.google.gson.JsonObject;
import java.util.function.BooleanSupplier;

/** Something a model can ask for. Only reads. */
public interface Tool {

    ToolDefinition definition();

    /**
     * Answers one call. May run on any thread, and several times at once.
     *
     * @param arguments fit the definition
     * @param cancelled whether the answer is no longer wanted; what is returned then is thrown away
     */
    ToolResult call(JsonObject arguments, BooleanSupplier cancelled);
}
