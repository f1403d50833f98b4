package io.github.urnls.jsonrpc;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;

/** Writes the values of a protocol that are not {@link RawJson}. */
public interface Values {

    /** For a protocol that has JSON trees alone. */
    Values TREES = (value, out) -> out.jsonValue(value.toString());

    /** Writes {@code value}, which is not null: a JSON tree with its nulls, any other without what is null in it. */
    void write(Object value, JsonWriter out) throws IOException;
}
