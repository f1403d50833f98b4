package io.github.urnls.lsp.protocol;

import com.google.gson.JsonObject;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.eclipse.lsp4j.AnnotatedTextEdit;
import org.eclipse.lsp4j.TextEdit;

/**
 * Makes {@code WorkspaceEdit}s (LSP 3.17), as {@link Json#members}: LSP4J's type has no place for a missing version.
 */
public record WorkspaceEdits(ClientCapabilities client) {

    /** The annotation of edits of which each must be confirmed. */
    private static final String DOUBT = "urn-ls.doubt";

    private static final io.github.urnls.text.TextEdit NOTHING = new io.github.urnls.text.TextEdit(0, 0, "");

    /** The annotation of edits that are only shown. */
    private static final String SHOWN = "urn-ls.shown";

    public Map<String, Object> of(List<DocumentEdits> all) {
        return of(all, "");
    }

    private Map<String, Object> of(List<DocumentEdits> all, String annotation) {
        if (client.has(Ability.DOCUMENT_CHANGES)) {
            return Json.members("documentChanges",
                    all.stream().map(one -> versioned(one, edits(one, annotation))).toList());
        }
        Map<String, Object> changes = new LinkedHashMap<>();
        all.forEach(one -> changes.put(one.document().uri(), edits(one, annotation)));
        return Json.members("changes", changes);
    }

    /**
     * As {@link #of}. If there are doubts, a client that supports it lets its user confirm each edit under
     * {@code label}.
     */
    public Map<String, Object> confirmed(List<DocumentEdits> all, List<String> doubts, String label) {
        Map<String, Object> edit = of(all, doubts.isEmpty() ? "" : DOUBT);
        if (!doubts.isEmpty() && client.has(Ability.CHANGE_ANNOTATIONS)) {
            edit.put("changeAnnotations", Json.object(DOUBT, annotation(label, doubts, true)));
        }
        return edit;
    }

    /**
     * As {@link #of}. A client that supports it shows the edits first, all of them chosen. VS Code shows edits only if
     * one of them must be confirmed, and leaves that one out until it is. So there is one that changes nothing.
     */
    public Map<String, Object> shown(List<DocumentEdits> all, List<String> notes, String label) {
        if (all.isEmpty() || !client.has(Ability.CHANGE_ANNOTATIONS)) {
            return of(all);
        }
        DocumentEdits nothing = new DocumentEdits(all.getFirst().document(), false, List.of(NOTHING));
        List<TextEdit> first = new ArrayList<>(edits(all.getFirst(), SHOWN));
        first.addAll(edits(nothing, DOUBT));
        Stream<Map<String, Object>> others = all.stream().skip(1).map(one -> versioned(one, edits(one, SHOWN)));
        return Json.members(
                "documentChanges", Stream.concat(Stream.of(versioned(all.getFirst(), first)), others).toList(),
                "changeAnnotations", Json.object(SHOWN, annotation(label, notes, false),
                        DOUBT, annotation("Apply changes what is chosen here", notes, true)));
    }

    private static JsonObject annotation(String label, List<String> description, boolean needsConfirmation) {
        return Json.object("label", label, "needsConfirmation", needsConfirmation,
                "description", String.join(" ", description));
    }

    /** Creates a file with text; only for a client that supports it. */
    public Map<String, Object> creating(DocumentEdits file) {
        JsonObject create = Json.object("kind", "create", "uri", file.document().uri(),
                "options", Json.object("ignoreIfExists", true));
        return Json.members("documentChanges", List.of(create, versioned(file, edits(file, ""))));
    }

    private Map<String, Object> versioned(DocumentEdits one, List<TextEdit> edits) {
        Integer version = one.isOpen() ? one.document().version() : null;
        return Json.members("textDocument", Json.object("uri", one.document().uri(), "version", version),
                "edits", edits);
    }

    private List<TextEdit> edits(DocumentEdits one, String annotation) {
        ToLsp toLsp = new ToLsp(one.document(), client);
        boolean annotated = !annotation.isEmpty() && client.has(Ability.CHANGE_ANNOTATIONS);
        return one.edits().stream()
                .<TextEdit>map(edit -> annotated
                        ? new AnnotatedTextEdit(toLsp.range(edit.range()), edit.newText(), annotation)
                        : toLsp.edit(edit))
                .toList();
    }
}
