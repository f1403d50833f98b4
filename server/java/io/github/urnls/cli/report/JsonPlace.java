package io.github.urnls.cli.report;

import com.google.gson.stream.JsonWriter;
import io.github.urnls.text.LineIndex;
import io.github.urnls.text.Position;
import io.github.urnls.text.PositionEncoding;
import io.github.urnls.text.TextRange;
import java.io.IOException;

/**
 * The members of a JSON object that say where something stands: lines and columns from 1, in UTF-16, ends exclusive.
 */
public final class JsonPlace {

    private JsonPlace() {}

    public static void write(JsonWriter json, LineIndex lines, TextRange range) throws IOException {
        Position start = lines.position(range.start(), PositionEncoding.UTF16);
        Position end = lines.position(range.end(), PositionEncoding.UTF16);
        json.name("line").value(start.line() + 1);
        json.name("column").value(start.character() + 1);
        json.name("endLine").value(end.line() + 1);
        json.name("endColumn").value(end.character() + 1);
    }
}
