package io.github.urnls.lsp.protocol;

import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.text.PositionEncoding;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What the client said of itself in {@code initialize}, as far as it matters here.
 *
 * @param positionEncoding the first in the client's order that we know, which is all three; UTF-16 when it has none
 * @param markdownHover    hovers may be Markdown
 * @param abilities        what else it can do
 */
public record ClientCapabilities(PositionEncoding positionEncoding, boolean markdownHover, Set<Ability> abilities) {

    /** Something a client may be able to do; named by the member of its capabilities that says so. */
    public enum Ability {
        /** Code actions may be objects; without that none is offered. */
        CODE_ACTION_LITERALS("textDocument", "codeAction", "codeActionLiteralSupport"),
        /** The best code action can be marked. */
        PREFERRED_ACTIONS("textDocument", "codeAction", "isPreferredSupport"),
        /** More can stand beside the label of a completion. */
        LABEL_DETAILS("textDocument", "completion", "completionItem", "labelDetailsSupport"),
        /** Completions may be of kinds beyond reference, 18. */
        LATER_COMPLETION_KINDS("textDocument", "completion", "completionItemKind", "valueSet"),
        /** A link may say what is behind it. */
        LINK_TOOLTIPS("textDocument", "documentLink", "tooltipSupport"),
        /** The client can ask what would be renamed. */
        PREPARE_RENAME("textDocument", "rename", "prepareSupport"),
        /** Published diagnostics may say of which version of the document they are. */
        DOCUMENT_VERSION("textDocument", "publishDiagnostics", "versionSupport"),
        /** A diagnostic may link to its page. */
        CODE_DESCRIPTION("textDocument", "publishDiagnostics", "codeDescriptionSupport"),
        /** Edits may name the version they are made for. */
        DOCUMENT_CHANGES("workspace", "workspaceEdit", "documentChanges"),
        /** Edits may make files. */
        CREATE_FILES("workspace", "workspaceEdit", "resourceOperations", "create"),
        /** Edits may have to be confirmed one by one. */
        CHANGE_ANNOTATIONS("workspace", "workspaceEdit", "changeAnnotationSupport"),
        /** Definitions may say what to show around them. */
        LOCATION_LINKS("textDocument", "definition", "linkSupport"),
        /** Symbols may have symbols below them. */
        SYMBOL_TREE("textDocument", "documentSymbol", "hierarchicalDocumentSymbolSupport"),
        /** The client asks for diagnostics, so it is never told of its own accord. */
        PULL_DIAGNOSTICS("textDocument", "diagnostic"),
        /** The client can be told to ask for diagnostics again. */
        REFRESH_DIAGNOSTICS("workspace", "diagnostics", "refreshSupport"),
        /** The client can be told to ask for code lenses again. */
        REFRESH_CODE_LENSES("workspace", "codeLens", "refreshSupport"),
        /** The client can be told to ask for the colors again. */
        REFRESH_SEMANTIC_TOKENS("workspace", "semanticTokens", "refreshSupport"),
        /** The client can be told to ask for inlay hints again. */
        REFRESH_INLAY_HINTS("workspace", "inlayHint", "refreshSupport"),
        /** Settings can be asked for. */
        CONFIGURATION("workspace", "configuration"),
        /** The client can be asked to tell of changed settings. */
        WATCH_CONFIGURATION("workspace", "didChangeConfiguration", "dynamicRegistration"),
        /** The client can be asked to tell of changed files. */
        WATCH_FILES("workspace", "didChangeWatchedFiles", "dynamicRegistration"),
        /** The client shows progress that the server begins. */
        WORK_DONE_PROGRESS("window", "workDoneProgress");

        private final String[] path;

        Ability(String... path) {
            this.path = path;
        }

        private boolean isClaimed(JsonView capabilities) {
            return capabilities.at(path).isObject() || capabilities.flag(path).orElse(false);
        }
    }

    // CompletionItemKind.Constant and Operator: the later ones that we use.
    private static final Set<Integer> LATER_KINDS = Set.of(21, 24);

    /** Reads the capabilities in {@code initialize}. What is missing or of the wrong type counts as not supported. */
    public static ClientCapabilities of(JsonView capabilities) {
        Set<Ability> abilities = EnumSet.noneOf(Ability.class);
        for (Ability ability : Ability.values()) {
            if (ability.isClaimed(capabilities)) {
                abilities.add(ability);
            }
        }
        if (contains(capabilities.list("workspace", "workspaceEdit", "resourceOperations"), "create")) {
            abilities.add(Ability.CREATE_FILES); // a list, not a flag
        }
        if (knowsLaterKinds(capabilities)) {
            abilities.add(Ability.LATER_COMPLETION_KINDS); // a list as well
        }
        if (!abilities.contains(Ability.DOCUMENT_CHANGES)) {
            abilities.remove(Ability.CHANGE_ANNOTATIONS); // there is no place for them (LSP 3.17, WorkspaceEdit)
        }
        boolean markdown = contains(capabilities.list("textDocument", "hover", "contentFormat"), "markdown");
        return new ClientCapabilities(encoding(capabilities), markdown, abilities);
    }

    public boolean has(Ability ability) {
        return abilities.contains(ability);
    }

    private static PositionEncoding encoding(JsonView capabilities) {
        return capabilities.list("general", "positionEncodings").stream().flatMap(id -> id.text().stream())
                .flatMap(id -> PositionEncoding.byId(id).stream()).findFirst().orElse(PositionEncoding.UTF16);
    }

    private static boolean knowsLaterKinds(JsonView capabilities) {
        return capabilities.list("textDocument", "completion", "completionItemKind", "valueSet").stream()
                .flatMap(kind -> kind.number().stream()).collect(Collectors.toSet()).containsAll(LATER_KINDS);
    }

    private static boolean contains(List<JsonView> list, String wanted) {
        return list.stream().anyMatch(item -> item.text().filter(wanted::equals).isPresent());
    }
}
