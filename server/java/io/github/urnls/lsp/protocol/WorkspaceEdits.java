package io.github.urnls.lsp.protocol;

import com.google.gson.JsonObject;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.AnnotatedTextEdit;
import org.eclipse.lsp4j.TextEdit;

/**
 * Makes {@code WorkspaceEdit}s (LSP 3.17), as {@link Json#members}: LSP4J's type has no place for a missing version.
 */
public record WorkspaceEdits(ClientCapabilities client) {

    /** The annotation of edits that are shown. */
    private static final String SHOWN = "urn-ls.shown";

    /**
     * A file that does not exist. VS Code fails if it knows no files with the scheme; it has this one everywhere.
     */
    private static final String NO_FILE = "vscode-userdata:/urn-ls/none";

    /** The annotation of a change that has them shown. */
    private static final String PREVIEW = "urn-ls.preview";

    public Map<String, Object> of(List<DocumentEdits> all) {
        if (client.has(Ability.DOCUMENT_CHANGES)) {
            return Json.members("documentChanges", all.stream().map(one -> versioned(one, edits(one))).toList());
        }
        Map<String, Object> changes = new LinkedHashMap<>();
        all.forEach(one -> changes.put(one.document().uri(), edits(one)));
        return Json.members("changes", changes);
    }

    /**
     * As {@link #of}, at least one, for a client that {@linkplain Ability#PREVIEWS previews}: it shows the edits first,
     * under {@code label}, all of them chosen. VS Code does so if some change must be confirmed, and does not choose
     * that change. So it is one that VS Code does not even list: that a file is deleted, if it exists, which does not.
     */
    public Map<String, Object> shown(List<DocumentEdits> all, List<String> doubts, List<String> notes, String label) {
        List<Object> changes = new ArrayList<>();
        changes.add(Json.object("kind", "delete", "uri", NO_FILE,
                "options", Json.object("ignoreIfNotExists", true), "annotationId", PREVIEW));
        all.forEach(one -> changes.add(versioned(one, edits(one).stream()
                .map(edit -> (TextEdit) new AnnotatedTextEdit(edit.getRange(), edit.getNewText(), SHOWN)).toList())));
        return Json.members("documentChanges", changes, "changeAnnotations", Json.object(
                SHOWN, annotation(label, notes, false), PREVIEW, annotation(label, doubts, true)));
    }

    private static JsonObject annotation(String label, List<String> description, boolean needsConfirmation) {
        return Json.object("label", label, "needsConfirmation", needsConfirmation,
                "description", String.join(" ", description));
    }

    /** Creates a file with text; only for a client that supports it. */
    public Map<String, Object> creating(DocumentEdits file) {
        JsonObject create = Json.object("kind", "create", "uri", file.document().uri(),
                "options", Json.object("ignoreIfExists", true));
        return Json.members("documentChanges", List.of(create, versioned(file, edits(file))));
    }

    private Map<String, Object> versioned(DocumentEdits one, List<TextEdit> edits) {
        Integer version = one.isOpen() ? one.document().version() : null;
        return Json.members("textDocument", Json.object("uri", one.document().uri(), "version", version),
                "edits", edits);
    }

    private List<TextEdit> edits(DocumentEdits one) {
        ToLsp toLsp = new ToLsp(one.document(), client);
        return one.edits().stream().map(toLsp::edit).toList();
    }
}
