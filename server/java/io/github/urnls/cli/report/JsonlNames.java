package io.github.urnls.cli.report;

import java.util.List;
import java.util.Optional;
import com.google.gson.JsonObject;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.feature.NameTarget;
import io.github.urnls.namespace.known.KnownName;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.workspace.index.NameDifference;
import io.github.urnls.workspace.index.NameSearch;
import io.github.urnls.workspace.index.NameStatistics;
import org.jspecify.annotations.Nullable;

/** The members of JSON objects about names in many files; {@code path} is the file as shown to the user. */
public final class JsonlNames {

    private JsonlNames() {}

    /** One place of a name. */
    public static JsonObject reference(String path, Document document, NameTarget target, Name place,
            boolean declares) {
        return Json.put(Place.json(path, document.lines(), target.rangeAt(place)), "urn", place.occurrence().text(),
                "declares", declares);
    }

    /** A place that declares a name; a whole file has no text. */
    public static JsonObject definition(String path, NameSearch.Place place) {
        return Json.put(Place.json(path, place.document().lines(), place.range()), "text",
                place.range().in(place.document().text()));
    }

    /** One change of a file. */
    public static JsonObject edit(String path, Document document, TextEdit edit) {
        return Json.put(Place.json(path, document.lines(), edit.range()), "newText", edit.newText());
    }

    /** One place of an old name. */
    public static JsonObject old(String path, Document document, Name place, String newName) {
        return Json.put(Place.json(path, document.lines(), place.range()), "urn", place.occurrence().text(), "newName",
                newName);
    }

    /** A difference in names; {@code paths} are its files. */
    public static JsonObject difference(NameDifference difference, List<String> paths) {
        return Json.object("change", difference.kind().id(), "urn", difference.name(), "was",
                difference.was().isEmpty() ? null : difference.was(), "declared", difference.declared(), "paths",
                Json.list(List.copyOf(paths)));
    }

    /**
     * How a name is used.
     *
     * @param declaring the first file that declares it
     * @param status    what a list says of it
     */
    public static JsonObject statistics(NameStatistics name, @Nullable String declaring,
            Optional<KnownName.Status> status) {
        return Json.object("urn", name.spelling(), "spellings", Json.list(List.copyOf(name.spellings())),
                "uses", name.uses().count(), "files", name.uses().files(), "declared", name.isDeclared(),
                "declarations", name.uses().declarations(),
                "declaring", declaring, "status", status.map(KnownName.Status::word).orElse(null));
    }
}
