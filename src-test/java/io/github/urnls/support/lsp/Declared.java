package io.github.urnls.support.lsp;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/** What a client said that it can do, and which messages take more than that (LSP 3.17, each client capability). */
record Declared(JsonObject capabilities) {

    private static final String EDIT = "workspace.workspaceEdit.";
    private static final String ITEM = "textDocument.completion.completionItem.";
    private static final String ACTION = "textDocument.codeAction.";
    private static final String PUBLISH = "textDocument.publishDiagnostics.";

    /** LSP 3.17: kinds up to Reference and up to Array are known to clients that name none. */
    private static final int LAST_OF_THE_FIRST_KINDS = 18;

    /** What a client must be able to do to be sent a message. */
    private static final Map<String, String> MESSAGES = Map.of(
            "workspace/configuration", "workspace.configuration",
            "workspace/workspaceFolders", "workspace.workspaceFolders",
            "workspace/applyEdit", "workspace.applyEdit",
            "workspace/diagnostic/refresh", "workspace.diagnostics.refreshSupport",
            "workspace/codeLens/refresh", "workspace.codeLens.refreshSupport",
            "workspace/semanticTokens/refresh", "workspace.semanticTokens.refreshSupport",
            "workspace/inlayHint/refresh", "workspace.inlayHint.refreshSupport",
            "window/workDoneProgress/create", "window.workDoneProgress",
            "window/showDocument", "window.showDocument.support");

    private static final Map<String, String> OF_EDITS = Map.of(
            "documentChanges", EDIT + "documentChanges",
            "changeAnnotations", EDIT + "changeAnnotationSupport",
            "annotationId", EDIT + "changeAnnotationSupport");

    /** By the method of a message or an answer: what a client must be able to do to be sent a member. */
    private static final Map<String, Map<String, String>> MEMBERS = Map.of(
            "initialize", Map.of(
                    "codeActionKinds", ACTION + "codeActionLiteralSupport",
                    "resolveProvider", ACTION + "resolveSupport",
                    "prepareProvider", "textDocument.rename.prepareSupport",
                    "diagnosticProvider", "textDocument.diagnostic"),
            "textDocument/completion", Map.of(
                    "labelDetails", ITEM + "labelDetailsSupport",
                    "tags", ITEM + "tagSupport",
                    "deprecated", ITEM + "deprecatedSupport",
                    "preselect", ITEM + "preselectSupport",
                    "commitCharacters", ITEM + "commitCharactersSupport",
                    "insertTextMode", ITEM + "insertTextModeSupport",
                    "insert", ITEM + "insertReplaceSupport",
                    "itemDefaults", "textDocument.completion.completionList.itemDefaults"),
            "textDocument/codeAction", Map.of(
                    "edit", ACTION + "codeActionLiteralSupport",
                    "isPreferred", ACTION + "isPreferredSupport",
                    "disabled", ACTION + "disabledSupport",
                    "data", ACTION + "dataSupport"),
            "workspace/applyEdit", Map.of("metadata", EDIT + "metadataSupport"),
            "textDocument/documentLink", Map.of("tooltip", "textDocument.documentLink.tooltipSupport"),
            "textDocument/documentSymbol", Map.of(
                    "selectionRange", "textDocument.documentSymbol.hierarchicalDocumentSymbolSupport",
                    "tags", "textDocument.documentSymbol.tagSupport"),
            "textDocument/definition", Map.of("targetUri", "textDocument.definition.linkSupport"),
            "textDocument/publishDiagnostics", Map.of(
                    "codeDescription", PUBLISH + "codeDescriptionSupport",
                    "relatedInformation", PUBLISH + "relatedInformation",
                    "tags", PUBLISH + "tagSupport",
                    "version", PUBLISH + "versionSupport",
                    "data", PUBLISH + "dataSupport"),
            "textDocument/diagnostic", Map.of("relatedDocuments", "textDocument.diagnostic.relatedDocumentSupport"));

    private static final Set<String> WITH_EDITS = Set.of("textDocument/codeAction", "codeAction/resolve",
            "textDocument/rename", "workspace/applyEdit");

    /**
     * What the client has not declared and is sent all the same.
     *
     * @param content parameters, or a result
     */
    List<Fault> faults(String method, JsonElement content, String path) {
        List<Fault> faults = new ArrayList<>();
        Optional.ofNullable(MESSAGES.get(method)).filter(way -> !has(way))
                .ifPresent(way -> faults.add(new Fault(path, "the client cannot " + way)));
        if (method.equals("client/registerCapability")) {
            registrations(content, path, faults);
        }
        inside(method, content, path, faults);
        return faults;
    }

    /** A fault if the client cannot do this. */
    List<Fault> unable(String way, String path) {
        return has(way) ? List.of() : List.of(new Fault(path, "the client cannot " + way));
    }

    private void registrations(JsonElement params, String path, List<Fault> faults) {
        for (JsonElement registration : params.getAsJsonObject().getAsJsonArray("registrations")) {
            String way = registration.getAsJsonObject().get("method").getAsString().replace('/', '.')
                    + ".dynamicRegistration";
            if (!has(way)) {
                faults.add(new Fault(path, "the client cannot " + way));
            }
        }
    }

    private void inside(String method, JsonElement content, String path, List<Fault> faults) {
        if (content instanceof JsonArray array) {
            IntStream.range(0, array.size())
                    .forEach(i -> inside(method, array.get(i), path + "[" + i + "]", faults));
        } else if (content instanceof JsonObject object) {
            object.asMap().forEach((name, member) -> {
                String here = path + "." + name;
                member(method, name, member).ifPresent(way -> faults.add(new Fault(here, "the client cannot " + way)));
                inside(method, member, here, faults);
            });
        }
    }

    /** What the client would have to be able to do to get a member, and cannot. */
    private Optional<String> member(String method, String name, JsonElement member) {
        if (WITH_EDITS.contains(method) && OF_EDITS.containsKey(name)) {
            return Optional.of(OF_EDITS.get(name)).filter(way -> !has(way));
        }
        if (WITH_EDITS.contains(method) && name.equals("kind") && Set.of("create", "rename", "delete")
                .contains(member.getAsString())) {
            return unless(lists(EDIT + "resourceOperations", member), EDIT + "resourceOperations");
        }
        return switch (method + " " + name) {
            case "textDocument/hover kind" ->
                    unless(member.getAsString().equals("plaintext")
                            || lists("textDocument.hover.contentFormat", member),
                            "textDocument.hover.contentFormat: " + member);
            case "textDocument/completion kind" -> member.getAsJsonPrimitive().isString()
                    ? unless(lists(ITEM + "documentationFormat", member), ITEM + "documentationFormat: " + member)
                    : kind("textDocument.completion.completionItemKind", member);
            case "textDocument/completion insertTextFormat" ->
                    unless(member.getAsInt() == 1 || has(ITEM + "snippetSupport"), ITEM + "snippetSupport");
            case "textDocument/documentSymbol kind" -> kind("textDocument.documentSymbol.symbolKind", member);
            case "workspace/symbol kind" -> kind("workspace.symbol.symbolKind", member);
            default -> Optional.ofNullable(MEMBERS.getOrDefault(method, Map.of()).get(name)).filter(way -> !has(way));
        };
    }

    private static Optional<String> unless(boolean allowed, String way) {
        return allowed ? Optional.empty() : Optional.of(way);
    }

    private Optional<String> kind(String way, JsonElement kind) {
        boolean known = has(way + ".valueSet") ? lists(way + ".valueSet", kind)
                : kind.getAsInt() <= LAST_OF_THE_FIRST_KINDS;
        return unless(known, way + ": " + kind);
    }

    private boolean lists(String way, JsonElement wanted) {
        return value(way) instanceof JsonArray array
                && StreamSupport.stream(array.spliterator(), false).anyMatch(Predicate.isEqual(wanted));
    }

    /** Whether a member is there and not {@code false}. */
    private boolean has(String way) {
        JsonElement value = value(way);
        return !value.isJsonNull() && !value.equals(new JsonPrimitive(false));
    }

    private JsonElement value(String way) {
        JsonElement value = capabilities;
        for (String name : way.split("\\.")) {
            value = value instanceof JsonObject object && object.has(name) ? object.get(name) : JsonNull.INSTANCE;
        }
        return value;
    }
}
