package io.github.urnls.lsp;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import com.google.gson.TypeAdapter;
import com.google.gson.annotations.JsonAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;

/** JSON that is sent with its nulls: the protocol wants the version even of a document that has none, and Gson leaves out what is null. */
@JsonAdapter(WithNulls.Adapter.class)
record WithNulls(JsonElement json) {

    static final class Adapter extends TypeAdapter<WithNulls> {

        private static final Gson GSON = new GsonBuilder().serializeNulls().create();

        @Override
        public void write(JsonWriter out, WithNulls value) {
            GSON.toJson(value.json, out);
        }

        @Override
        public WithNulls read(JsonReader in) {
            return new WithNulls(JsonParser.parseReader(in));
        }
    }
}
