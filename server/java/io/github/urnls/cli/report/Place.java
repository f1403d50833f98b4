package io.github.urnls.cli.report;

import com.google.gson.JsonObject;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.text.Document;
import io.github.urnls.text.Position;
import io.github.urnls.text.PositionEncoding;
import io.github.urnls.text.TextRange;

/** A place in a document as reports show it: line and column from 1, in UTF-16 code units. */
public record Place(int line, int column) {

    public static Place of(Document document, int offset) {
        Position position = document.lines().position(offset, PositionEncoding.UTF16);
        return new Place(position.line() + 1, position.character() + 1);
    }

    /** The place of {@code range} as members of a JSON object; its end is exclusive. */
    public static JsonObject json(Document document, TextRange range) {
        Place start = of(document, range.start());
        Place end = of(document, range.end());
        return Json.object("line", start.line, "column", start.column, "endLine", end.line, "endColumn", end.column);
    }

    /** As {@link #json}, in the file {@code path}. */
    public static JsonObject json(String path, Document document, TextRange range) {
        JsonObject json = Json.object("path", path);
        json.asMap().putAll(json(document, range).asMap());
        return json;
    }

    /** As {@code line:column}. */
    @Override
    public String toString() {
        return line + ":" + column;
    }
}
