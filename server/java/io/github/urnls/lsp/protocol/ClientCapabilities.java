package io.github.urnls.lsp.protocol;

import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.text.PositionEncoding;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The capabilities that the client sent in {@code initialize}, as far as they matter here.
 *
 * @param positionEncoding the first that we know in the client's order; UTF-16 if it names none. We know all three
 * @param abilities        what else it can do
 */
public record ClientCapabilities(PositionEncoding positionEncoding, Set<Ability> abilities) {

    /** Something a client may be able to do, with the member of its capabilities that says so. */
    public enum Ability {
        /** Code actions may run a command of the client that accepts a name in its settings. */
        ACCEPT_IN_SETTINGS("experimental.commands.commands", CommandNames.ACCEPT_IN_SETTINGS),
        /** Code actions may run a command of the client that saves a file. */
        SAVE_FILES("experimental.commands.commands", CommandNames.SAVE),
        /** Code actions may run a command of the client that asks where to move a namespace. */
        ASK_TO_MOVE("experimental.commands.commands", CommandNames.ASK_TO_MOVE),
        /** The client shows the findings at a place beside the hover, so the hover need not repeat them. */
        FINDINGS_BESIDE_HOVER("experimental.findingsBesideHover"),
        /** The client wants to know when what it was told of the names of the workspace is no longer so. */
        NAMES_CHANGED("experimental.namesChanged"),
        /** The client shows a setting when it is told to, and messages with buttons beside the text. */
        OPEN_SETTINGS("experimental.opensSettings"),
        /** The client opens a document when it is told to. */
        SHOW_DOCUMENT("window.showDocument.support"),
        /** Hovers may be Markdown. */
        MARKDOWN_HOVER("textDocument.hover.contentFormat", "markdown"),
        /** Code actions may be objects; otherwise none is offered. */
        CODE_ACTION_LITERALS("textDocument.codeAction.codeActionLiteralSupport"),
        /** The edit of a code action can be made when the user chooses it. */
        RESOLVED_EDITS("textDocument.codeAction.resolveSupport.properties", "edit"),
        /** The best code action can be marked. */
        PREFERRED_ACTIONS("textDocument.codeAction.isPreferredSupport"),
        /** A completion may have details beside its label. */
        LABEL_DETAILS("textDocument.completion.completionItem.labelDetailsSupport"),
        /** Completions may be of kinds beyond reference, 18. */
        LATER_COMPLETION_KINDS("textDocument.completion.completionItemKind.valueSet"),
        /** A completion can be marked as deprecated. */
        COMPLETION_TAGS("textDocument.completion.completionItem.tagSupport"),
        /** A link may have a tooltip. */
        LINK_TOOLTIPS("textDocument.documentLink.tooltipSupport"),
        /** The client can ask what would be renamed. */
        PREPARE_RENAME("textDocument.rename.prepareSupport"),
        /** Published diagnostics may name their version of the document. */
        DOCUMENT_VERSION("textDocument.publishDiagnostics.versionSupport"),
        /** A diagnostic may link to its page. */
        CODE_DESCRIPTION("textDocument.publishDiagnostics.codeDescriptionSupport"),
        /** A diagnostic can say that what it is about should no longer be used. */
        DIAGNOSTIC_TAGS("textDocument.publishDiagnostics.tagSupport"),
        /** The server may send edits of its own. */
        APPLY_EDIT("workspace.applyEdit"),
        /**
         * An edit that the server sends may be called a refactoring, which the client saves as it does after a rename.
         */
        REFACTORING_EDITS("workspace.workspaceEdit.metadataSupport"),
        /** Edits may name the version they are made for. */
        DOCUMENT_CHANGES("workspace.workspaceEdit.documentChanges"),
        /** Edits may create files. */
        CREATE_FILES("workspace.workspaceEdit.resourceOperations", "create"),
        /**
         * The client shows all edits before it makes them if one change must be confirmed, and its user chooses among
         * them. Others that know such changes ask about those alone, and make the rest.
         */
        PREVIEWS("experimental.previews"),
        /** Definitions may say which range to show. */
        LOCATION_LINKS("textDocument.definition.linkSupport"),
        /** Documents may come from the server (LSP 3.18). */
        DOCUMENT_CONTENT("workspace.textDocumentContent"),
        /** Document symbols can be registered and withdrawn later. */
        LATER_DOCUMENT_SYMBOLS("textDocument.documentSymbol.dynamicRegistration"),
        /** Symbols may have symbols below them. */
        SYMBOL_TREE("textDocument.documentSymbol.hierarchicalDocumentSymbolSupport"),
        /** The client pulls diagnostics, so none are pushed. */
        PULL_DIAGNOSTICS("textDocument.diagnostic"),
        /** The client can be told to ask for diagnostics again. */
        REFRESH_DIAGNOSTICS("workspace.diagnostics.refreshSupport"),
        /** The client can be told to ask for code lenses again. */
        REFRESH_CODE_LENSES("workspace.codeLens.refreshSupport"),
        /** The client can be told to ask for the colors again. */
        REFRESH_SEMANTIC_TOKENS("workspace.semanticTokens.refreshSupport"),
        /** The client can be told to ask for inlay hints again. */
        REFRESH_INLAY_HINTS("workspace.inlayHint.refreshSupport"),
        /** Settings can be asked for. */
        CONFIGURATION("workspace.configuration"),
        /** The client can be asked to report changed settings. */
        WATCH_CONFIGURATION("workspace.didChangeConfiguration.dynamicRegistration"),
        /** The client can be asked to report changed files. */
        WATCH_FILES("workspace.didChangeWatchedFiles.dynamicRegistration"),
        /** The client shows progress that the server begins. */
        WORK_DONE_PROGRESS("window.workDoneProgress");

        private final String[] path;
        private final String listed;

        Ability(String path) {
            this(path, "");
        }

        /** For a member that is a list, with what is in it. */
        Ability(String path, String listed) {
            this.path = path.split("\\.");
            this.listed = listed;
        }

        private boolean isClaimed(JsonView capabilities) {
            return listed.isEmpty() ? capabilities.at(path).isObject() || capabilities.flag(path).orElse(false)
                    : contains(capabilities.list(path), listed);
        }
    }

    // CompletionItemKind.Constant and Operator: the later kinds that we use.
    private static final Set<Integer> LATER_KINDS = Set.of(21, 24);

    /** Reads the capabilities in {@code initialize}. What is missing or of the wrong type counts as not supported. */
    public static ClientCapabilities of(JsonView capabilities) {
        Set<Ability> abilities = EnumSet.noneOf(Ability.class);
        for (Ability ability : Ability.values()) {
            if (ability.isClaimed(capabilities)) {
                abilities.add(ability);
            }
        }
        if (knowsLaterKinds(capabilities)) {
            abilities.add(Ability.LATER_COMPLETION_KINDS);
        }
        if (!abilities.contains(Ability.DOCUMENT_CHANGES)
                || !contains(capabilities.list("workspace", "workspaceEdit", "resourceOperations"), "delete")
                || !capabilities.at("workspace", "workspaceEdit", "changeAnnotationSupport").isObject()) {
            abilities.remove(Ability.PREVIEWS); // only document changes can have annotations (LSP 3.17, WorkspaceEdit)
        }
        if (!capabilities.flag("textDocument", "codeAction", "dataSupport").orElse(false)) {
            abilities.remove(Ability.RESOLVED_EDITS); // useless without data
        }
        return new ClientCapabilities(encoding(capabilities), abilities);
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
