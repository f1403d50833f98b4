package io.github.urnls.jsonrpc;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;

/** Writes the values of a protocol that are neither JSON trees nor {@link RawJson}. */
public interface Values {

    /** For a protocol that has none. */
    Values NONE = (value, out) -> {
        throw new IllegalArgumentException(value.getClass() + " has no form in JSON");
    };

    /** Writes {@code value}, which is not null; what is null within it is left out. */
    void write(Object value, JsonWriter out) throws IOException;
}
