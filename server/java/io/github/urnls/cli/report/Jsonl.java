package io.github.urnls.cli.report;

import com.google.gson.stream.JsonWriter;
import io.github.urnls.workspace.FileNames;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** One JSON object a line. */
public final class Jsonl {

    private Jsonl() {}

    /** Writes the members of one object. */
    public interface Members {
        void write(JsonWriter json) throws IOException;
    }

    public static void line(PrintWriter out, Members members) {
        out.println(object(members));
    }

    /** A path for JSON: the exact name, since the writer escapes unsafe characters. */
    public static String path(Path path) {
        return FileNames.given(path).replace(File.separatorChar, '/');
    }

    /** Writes a member whose value is a list of strings. */
    public static void strings(JsonWriter json, String name, Iterable<String> strings) throws IOException {
        json.name(name).beginArray();
        for (String string : strings) {
            json.value(string);
        }
        json.endArray();
    }

    /** The text of one object, without a line end. */
    public static String object(Members members) {
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
