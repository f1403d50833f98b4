package io.github.urnls.lsp;

import com.google.gson.TypeAdapter;
import com.google.gson.annotations.JsonAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;

/** JSON that was written before, and goes out as it is. */
@JsonAdapter(Written.Adapter.class)
record Written(String json) {

    static final class Adapter extends TypeAdapter<Written> {

        @Override
        public void write(JsonWriter out, Written value) throws IOException {
            out.jsonValue(value.json);
        }

        @Override
        public Written read(JsonReader in) {
            throw new UnsupportedOperationException("this is only sent");
        }
    }
}
