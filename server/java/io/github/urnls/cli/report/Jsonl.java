package io.github.urnls.cli.report;

import com.google.gson.JsonObject;
import io.github.urnls.workspace.FileNames;
import java.io.File;
import java.io.PrintWriter;
import java.nio.file.Path;

/** One JSON object a line. */
public final class Jsonl {

    private Jsonl() {}

    public static void line(PrintWriter out, JsonObject object) {
        out.println(PlainJson.text(object));
    }

    /** A path for JSON: the exact name, since the writer escapes unsafe characters. */
    public static String path(Path path) {
        return FileNames.given(path).replace(File.separatorChar, '/');
    }
}
