package io.github.urnls.cli.report;

import java.util.List;
import com.google.gson.JsonObject;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.workspace.index.NameDifference;

/** The members of JSON objects about names in many files; {@code path} is the file as shown to the user. */
public final class JsonlNames {

    private JsonlNames() {}

    /** One change of a file. */
    public static JsonObject edit(String path, Document document, TextEdit edit) {
        return Json.put(Place.json(path, document, edit.range()), "newText", edit.newText());
    }

    /** A difference in names; {@code paths} are its files. */
    public static JsonObject difference(NameDifference difference, List<String> paths) {
        return Json.object("change", difference.kind().id(), "urn", difference.name(), "was",
                difference.was().isEmpty() ? null : difference.was(), "declared", difference.declared(), "paths",
                Json.list(paths));
    }
}
