package io.github.urnls.cli.report;

import com.google.gson.stream.JsonWriter;
import io.github.urnls.feature.NameTarget;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.workspace.index.NameSearch;
import io.github.urnls.workspace.index.NameStatistics;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** The members of JSON objects about names in many files; {@code path} is the file as shown to the user. */
public final class JsonlNames {

    private JsonlNames() {}

    /** One place of a name. */
    public static void reference(JsonWriter json, String path, Document document, NameTarget target, Name place,
            boolean declares) throws IOException {
        json.name("path").value(path);
        Place.write(json, document.lines(), target.rangeAt(place));
        json.name("urn").value(place.occurrence().text()).name("declares").value(declares);
    }

    /** A place that declares a name; a whole file has no text. */
    public static void definition(JsonWriter json, String path, NameSearch.Place place) throws IOException {
        json.name("path").value(path);
        Place.write(json, place.document().lines(), place.range());
        json.name("text").value(place.range().in(place.document().text()));
    }

    /** One change of a file. */
    public static void edit(JsonWriter json, String path, Document document, TextEdit edit) throws IOException {
        json.name("path").value(path);
        Place.write(json, document.lines(), edit.range());
        json.name("newText").value(edit.newText());
    }

    /** How a name is used; {@code declaring} is the first file that declares it. */
    public static void statistics(JsonWriter json, NameStatistics name, @Nullable String declaring)
            throws IOException {
        json.name("urn").value(name.spelling());
        Jsonl.strings(json, "spellings", name.spellings());
        json.name("uses").value(name.uses().count()).name("files").value(name.uses().files())
                .name("declared").value(name.isDeclared()).name("declaring").value(declaring);
    }
}
