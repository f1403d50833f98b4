package io.github.urnls.cli.report;

import com.google.gson.stream.JsonWriter;
import io.github.urnls.text.LineIndex;
import io.github.urnls.text.Position;
import io.github.urnls.text.PositionEncoding;
import io.github.urnls.text.TextRange;
import java.io.IOException;

/** A place in a document as reports show it: line and column from 1, in UTF-16 code units. */
public record Place(int line, int column) {

    public static Place of(LineIndex lines, int offset) {
        Position position = lines.position(offset, PositionEncoding.UTF16);
        return new Place(position.line() + 1, position.character() + 1);
    }

    /** Writes the place of {@code range} as members of a JSON object; its end is exclusive. */
    public static void write(JsonWriter json, LineIndex lines, TextRange range) throws IOException {
        Place start = of(lines, range.start());
        Place end = of(lines, range.end());
        json.name("line").value(start.line).name("column").value(start.column)
                .name("endLine").value(end.line).name("endColumn").value(end.column);
    }

    /** As {@code line:column}. */
    @Override
    public String toString() {
        return line + ":" + column;
    }
}
