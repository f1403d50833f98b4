package io.github.urnls.lsp.protocol;

import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.text.TextEdit;
import java.util.List;

/**
 * Writes a {@code WorkspaceEdit} (LSP 3.17). Plain JSON, since LSP4J's types lose the annotations of edits on their way
 * out.
 */
public record WorkspaceEdits(ClientCapabilities client) {

    /** The name of the one annotation that edits can have. */
    private static final String DOUBT = "urn-ls.doubt";

    public JsonObject of(List<DocumentEdits> all) {
        return of(all, false);
    }

    private JsonObject of(List<DocumentEdits> all, boolean annotated) {
        JsonObject edit = new JsonObject();
        if (client.has(Ability.DOCUMENT_CHANGES)) {
            JsonArray changes = new JsonArray();
            all.forEach(one -> changes.add(versioned(one, annotated)));
            edit.add("documentChanges", changes);
        } else {
            JsonObject changes = new JsonObject();
            all.forEach(one -> changes.add(one.document().uri(), edits(one, annotated)));
            edit.add("changes", changes);
        }
        return edit;
    }

    /** As {@link #of}. If there are doubts, a client that can lets its user confirm each edit under {@code label}. */
    public JsonObject confirmed(List<DocumentEdits> all, List<String> doubts, String label) {
        if (doubts.isEmpty() || !client.has(Ability.CHANGE_ANNOTATIONS)) {
            return of(all);
        }
        JsonObject annotation = new JsonObject();
        annotation.addProperty("label", label);
        annotation.addProperty("needsConfirmation", true);
        annotation.addProperty("description", String.join(" ", doubts));
        JsonObject annotations = new JsonObject();
        annotations.add(DOUBT, annotation);
        JsonObject edit = of(all, true);
        edit.add("changeAnnotations", annotations);
        return edit;
    }

    /** Makes a file and writes its text; only for a client that can. */
    public JsonObject creating(DocumentEdits file) {
        JsonObject options = new JsonObject();
        options.addProperty("ignoreIfExists", true);
        JsonObject create = new JsonObject();
        create.addProperty("kind", "create");
        create.addProperty("uri", file.document().uri());
        create.add("options", options);
        JsonArray changes = new JsonArray();
        changes.add(create);
        changes.add(versioned(file, false));
        JsonObject edit = new JsonObject();
        edit.add("documentChanges", changes);
        return edit;
    }

    private JsonObject versioned(DocumentEdits one, boolean annotated) {
        JsonObject identifier = new JsonObject();
        identifier.addProperty("uri", one.document().uri());
        identifier.add("version", one.isOpen() ? new JsonPrimitive(one.document().version()) : JsonNull.INSTANCE);
        JsonObject change = new JsonObject();
        change.add("textDocument", identifier);
        change.add("edits", edits(one, annotated));
        return change;
    }

    private JsonArray edits(DocumentEdits one, boolean annotated) {
        ToLsp toLsp = new ToLsp(one.document(), client);
        JsonArray array = new JsonArray();
        for (TextEdit edit : one.edits()) {
            JsonObject json = new JsonObject();
            json.add("range", toLsp.json(edit.range()));
            json.addProperty("newText", edit.newText());
            if (annotated) {
                json.addProperty("annotationId", DOUBT);
            }
            array.add(json);
        }
        return array;
    }
}
