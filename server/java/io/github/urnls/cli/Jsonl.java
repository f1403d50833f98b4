package io.github.urnls.cli;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;

/** One JSON object a line. */
final class Jsonl {

    private Jsonl() {}

    /** Writes the members of one object. */
    interface Members {
        void write(JsonWriter json) throws IOException;
    }

    static void line(PrintWriter out, Members members) {
        out.println(object(members));
    }

    /** The text of one object, without a line end. */
    static String object(Members members) {
        StringWriter line = new StringWriter();
        try (JsonWriter json = new JsonWriter(new PlainJson(line))) {
            json.setSerializeNulls(true);
            json.beginObject();
            members.write(json);
            json.endObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return line.toString();
    }
}
