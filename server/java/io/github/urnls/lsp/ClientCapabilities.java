package io.github.urnls.lsp;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.text.PositionEncoding;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What the client said of itself in {@code initialize}, as far as it matters here.
 *
 * @param positionEncoding the first in the client's order that we know, which is all three; UTF-16 when it has none
 * @param markdownHover    hovers may be Markdown
 * @param abilities        what else it can do
 */
record ClientCapabilities(PositionEncoding positionEncoding, boolean markdownHover, Set<Ability> abilities) {

    /** Something a client may be able to do; named by the member of its capabilities that says so. */
    enum Ability {
        /** Code actions may be objects; without that none is offered. */
        CODE_ACTION_LITERALS("textDocument", "codeAction", "codeActionLiteralSupport"),
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
            this.path = Stream.concat(Stream.of("capabilities"), Stream.of(path)).toArray(String[]::new);
        }

        private boolean isClaimed(JsonObject initialize) {
            return at(initialize, path).filter(value -> value.isJsonObject() || value.isJsonPrimitive() && value.getAsString().equals("true"))
                    .isPresent();
        }
    }

    static final ClientCapabilities NONE = new ClientCapabilities(PositionEncoding.UTF16, false, Set.of());

    /** Reads the parameters of {@code initialize}. What is missing or of the wrong type counts as not supported. */
    static ClientCapabilities of(JsonObject initialize) {
        Set<Ability> abilities = EnumSet.noneOf(Ability.class);
        for (Ability ability : Ability.values()) {
            if (ability.isClaimed(initialize)) {
                abilities.add(ability);
            }
        }
        if (contains(at(initialize, "capabilities", "workspace", "workspaceEdit", "resourceOperations"), "create")) {
            abilities.add(Ability.CREATE_FILES); // a list, not a flag
        }
        if (!abilities.contains(Ability.DOCUMENT_CHANGES)) {
            abilities.remove(Ability.CHANGE_ANNOTATIONS); // there is no place for them (LSP 3.17, WorkspaceEdit)
        }
        return new ClientCapabilities(encoding(initialize),
                contains(at(initialize, "capabilities", "textDocument", "hover", "contentFormat"), "markdown"), abilities);
    }

    boolean has(Ability ability) {
        return abilities.contains(ability);
    }

    private static PositionEncoding encoding(JsonObject initialize) {
        Optional<JsonElement> offered = at(initialize, "capabilities", "general", "positionEncodings");
        if (offered.isPresent() && offered.get() instanceof JsonArray encodings) {
            for (JsonElement encoding : encodings) {
                Optional<PositionEncoding> known = text(encoding).flatMap(PositionEncoding::byId);
                if (known.isPresent()) {
                    return known.get();
                }
            }
        }
        return PositionEncoding.UTF16;
    }

    /** The member reached by {@code path}, unless it is missing or {@code null}. */
    static Optional<JsonElement> at(JsonObject object, String... path) {
        JsonElement element = object;
        for (String name : path) {
            if (!(element instanceof JsonObject parent) || !parent.has(name) || parent.get(name).isJsonNull()) {
                return Optional.empty();
            }
            element = parent.get(name);
        }
        return Optional.of(element);
    }

    /** The member of something that may be no object. */
    static Optional<JsonElement> member(@Nullable JsonElement element, String name) {
        return element instanceof JsonObject object ? at(object, name) : Optional.empty();
    }

    static Optional<String> text(JsonElement element) {
        return element.isJsonPrimitive() && element.getAsJsonPrimitive().isString() ? Optional.of(element.getAsString())
                : Optional.empty();
    }

    private static boolean contains(Optional<JsonElement> list, String wanted) {
        return list.filter(JsonElement::isJsonArray).stream()
                .flatMap(array -> array.getAsJsonArray().asList().stream())
                .anyMatch(element -> text(element).filter(wanted::equals).isPresent());
    }
}
