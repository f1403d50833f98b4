package io.github.urnls.soak;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.soak.Desk.OnDesk;
import io.github.urnls.workspace.FileUris;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Makes a change that the server offered, as an editor does: in open documents there, in others on disk. */
final class Edits {

    /** One replacement in a document or file. */
    private record Replacement(int start, int end, String text) {}

    private Edits() {}

    /** Makes all of a WorkspaceEdit, whose versions must be those of the documents. */
    static void apply(Desk desk, JsonObject workspaceEdit) {
        if (!workspaceEdit.has("documentChanges")) {
            throw new Failure("an edit has no documentChanges although the client takes them: " + workspaceEdit);
        }
        for (JsonElement element : workspaceEdit.getAsJsonArray("documentChanges")) {
            JsonObject change = element.getAsJsonObject();
            if (change.has("kind")) {
                create(desk, change);
            } else {
                applyOne(desk, change);
            }
        }
    }

    private static void create(Desk desk, JsonObject operation) {
        Path file = path(operation.get("uri"));
        if (!operation.get("kind").getAsString().equals("create") || Files.exists(file)) {
            return;
        }
        desk.write(file, "");
    }

    private static void applyOne(Desk desk, JsonObject change) {
        JsonObject identifier = change.getAsJsonObject("textDocument");
        String uri = identifier.get("uri").getAsString();
        Optional<OnDesk> open = desk.open().stream().filter(document -> document.uri.equals(uri)).findFirst();
        if (open.isEmpty()) {
            onDisk(desk, path(identifier.get("uri")), change.getAsJsonArray("edits"));
            return;
        }
        OnDesk document = open.get();
        JsonElement version = identifier.get("version");
        if (version == null || version.isJsonNull() || version.getAsInt() != document.version) {
            throw new Failure("an edit is for version " + version + " of " + uri + ", which is at " + document.version);
        }
        List<JsonObject> changes = new ArrayList<>();
        for (Replacement replacement : replacements(document.text, change.getAsJsonArray("edits"))) {
            changes.add(document.text.replace(replacement.start, replacement.end, replacement.text));
        }
        desk.changed(document, changes.toArray(JsonObject[]::new));
    }

    private static void onDisk(Desk desk, Path file, JsonArray edits) {
        try {
            OpenText text = new OpenText(Files.readString(file));
            replacements(text, edits)
                    .forEach(replacement -> text.replace(replacement.start, replacement.end, replacement.text));
            desk.write(file, text.toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** From the end to the beginning, so that each leaves the places of those to come; they must not overlap. */
    private static List<Replacement> replacements(OpenText text, JsonArray edits) {
        List<Replacement> all = new ArrayList<>();
        for (JsonElement edit : edits) {
            JsonObject range = edit.getAsJsonObject().getAsJsonObject("range");
            all.add(new Replacement(text.offset(range.getAsJsonObject("start")),
                    text.offset(range.getAsJsonObject("end")),
                    edit.getAsJsonObject().get("newText").getAsString()));
        }
        all.sort(Comparator.comparingInt(Replacement::start).reversed());
        for (int i = 1; i < all.size(); i++) {
            if (all.get(i).end > all.get(i - 1).start) {
                throw new Failure("edits overlap: " + edits);
            }
        }
        return all;
    }

    private static Path path(JsonElement uri) {
        return FileUris.path(uri.getAsString()).orElseThrow(() -> new Failure("no file: " + uri));
    }
}
