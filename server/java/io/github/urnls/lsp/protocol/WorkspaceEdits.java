package io.github.urnls.lsp.protocol;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.text.TextEdit;
import java.util.List;

/** Writes a {@code WorkspaceEdit} (LSP 3.17) as plain JSON, since LSP4J's types lose the annotations of edits. */
public record WorkspaceEdits(ClientCapabilities client) {

    /** The name of the one annotation that edits can have. */
    private static final String DOUBT = "urn-ls.doubt";

    public JsonObject of(List<DocumentEdits> all) {
        return of(all, false);
    }

    private JsonObject of(List<DocumentEdits> all, boolean annotated) {
        if (client.has(Ability.DOCUMENT_CHANGES)) {
            return Json.object("documentChanges",
                    Json.list(all.stream().map(one -> versioned(one, annotated)).toList()));
        }
        JsonObject changes = new JsonObject();
        all.forEach(one -> changes.add(one.document().uri(), edits(one, annotated)));
        return Json.object("changes", changes);
    }

    /**
     * As {@link #of}. If there are doubts, a client that supports it lets its user confirm each edit under
     * {@code label}.
     */
    public JsonObject confirmed(List<DocumentEdits> all, List<String> doubts, String label) {
        if (doubts.isEmpty() || !client.has(Ability.CHANGE_ANNOTATIONS)) {
            return of(all);
        }
        JsonObject annotation = Json.object("label", label, "needsConfirmation", true,
                "description", String.join(" ", doubts));
        JsonObject edit = of(all, true);
        edit.add("changeAnnotations", Json.object(DOUBT, annotation));
        return edit;
    }

    /** Creates a file with text; only for a client that supports it. */
    public JsonObject creating(DocumentEdits file) {
        JsonObject create = Json.object("kind", "create", "uri", file.document().uri(),
                "options", Json.object("ignoreIfExists", true));
        return Json.object("documentChanges", Json.array(create, versioned(file, false)));
    }

    private JsonObject versioned(DocumentEdits one, boolean annotated) {
        Integer version = one.isOpen() ? one.document().version() : null;
        return Json.object("textDocument", Json.object("uri", one.document().uri(), "version", version),
                "edits", edits(one, annotated));
    }

    private JsonArray edits(DocumentEdits one, boolean annotated) {
        ToLsp toLsp = new ToLsp(one.document(), client);
        JsonArray array = new JsonArray();
        for (TextEdit edit : one.edits()) {
            JsonObject json = Json.object("range", toLsp.json(edit.range()), "newText", edit.newText());
            if (annotated) {
                json.addProperty("annotationId", DOUBT);
            }
            array.add(json);
        }
        return array;
    }
}
