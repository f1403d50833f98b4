package io.github.urnls.lsp.protocol;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.text.TextEdit;
import java.util.List;

/** Writes a {@code WorkspaceEdit} (LSP 3.17) as plain JSON, since LSP4J's types lose the annotations of edits. */
public record WorkspaceEdits(ClientCapabilities client) {

    /** The annotation of edits of which each must be confirmed. */
    private static final String DOUBT = "urn-ls.doubt";

    /** The annotation of edits that are only shown. */
    private static final String SHOWN = "urn-ls.shown";

    public JsonObject of(List<DocumentEdits> all) {
        return of(all, "");
    }

    private JsonObject of(List<DocumentEdits> all, String annotation) {
        if (client.has(Ability.DOCUMENT_CHANGES)) {
            return Json.object("documentChanges",
                    Json.list(all.stream().map(one -> versioned(one, annotation)).toList()));
        }
        JsonObject changes = new JsonObject();
        all.forEach(one -> changes.add(one.document().uri(), edits(one, annotation)));
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
        JsonObject edit = of(all, DOUBT);
        edit.add("changeAnnotations", Json.object(DOUBT, annotation(label, doubts, true)));
        return edit;
    }

    /**
     * As {@link #of}. A client that supports it shows the edits first, all of them chosen. VS Code shows edits only if
     * one of them must be confirmed, and leaves that one out until it is. So there is one that changes nothing.
     */
    public JsonObject shown(List<DocumentEdits> all, List<String> notes, String label) {
        if (all.isEmpty() || !client.has(Ability.CHANGE_ANNOTATIONS)) {
            return of(all);
        }
        JsonObject edit = of(all, SHOWN);
        JsonObject nothing = edits(new DocumentEdits(all.getFirst().document(), false, List.of(new TextEdit(0, 0, ""))),
                DOUBT).get(0).getAsJsonObject();
        edit.getAsJsonArray("documentChanges").get(0).getAsJsonObject().getAsJsonArray("edits").add(nothing);
        edit.add("changeAnnotations", Json.object(SHOWN, annotation(label, notes, false),
                DOUBT, annotation("Apply changes what is chosen here", notes, true)));
        return edit;
    }

    private static JsonObject annotation(String label, List<String> description, boolean needsConfirmation) {
        return Json.object("label", label, "needsConfirmation", needsConfirmation,
                "description", String.join(" ", description));
    }

    /** Creates a file with text; only for a client that supports it. */
    public JsonObject creating(DocumentEdits file) {
        JsonObject create = Json.object("kind", "create", "uri", file.document().uri(),
                "options", Json.object("ignoreIfExists", true));
        return Json.object("documentChanges", Json.array(create, versioned(file, "")));
    }

    private JsonObject versioned(DocumentEdits one, String annotation) {
        Integer version = one.isOpen() ? one.document().version() : null;
        return Json.object("textDocument", Json.object("uri", one.document().uri(), "version", version),
                "edits", edits(one, annotation));
    }

    private JsonArray edits(DocumentEdits one, String annotation) {
        ToLsp toLsp = new ToLsp(one.document(), client);
        JsonArray array = new JsonArray();
        for (TextEdit edit : one.edits()) {
            JsonObject json = Json.object("range", toLsp.json(edit.range()), "newText", edit.newText());
            if (!annotation.isEmpty()) {
                json.addProperty("annotationId", annotation);
            }
            array.add(json);
        }
        return array;
    }
}
