package io.github.urnls.lsp;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.text.PositionEncoding;
import java.util.Optional;

/**
 * What the client said of itself in {@code initialize}, as far as it matters here.
 *
 * @param positionEncoding    the first in the client's order that we know, which is all three; UTF-16 when it has none
 * @param markdownHover       hovers may be Markdown
 * @param codeActionLiterals  code actions may be objects; without that none is offered
 * @param documentChanges     edits may name the version they are made for
 * @param codeDescription     a diagnostic may link to its page
 * @param configuration       settings can be asked for
 * @param watchConfiguration  the client can be asked to tell of changed settings
 * @param watchFiles          the client can be asked to tell of changed files
 * @param workDoneProgress    the client shows progress that the server begins
 */
record ClientCapabilities(PositionEncoding positionEncoding, boolean markdownHover, boolean codeActionLiterals,
        boolean documentChanges, boolean codeDescription, boolean configuration, boolean watchConfiguration,
        boolean watchFiles, boolean workDoneProgress) {

    static final ClientCapabilities NONE =
            new ClientCapabilities(PositionEncoding.UTF16, false, false, false, false, false, false,
                    false, false);

    /** Reads the parameters of {@code initialize}. What is missing or of the wrong type counts as not supported. */
    static ClientCapabilities of(JsonObject initialize) {
        return new ClientCapabilities(
                encoding(initialize),
                contains(at(initialize, "capabilities", "textDocument", "hover", "contentFormat"), "markdown"),
                at(initialize, "capabilities", "textDocument", "codeAction", "codeActionLiteralSupport").isPresent(),
                isTrue(at(initialize, "capabilities", "workspace", "workspaceEdit", "documentChanges")),
                isTrue(at(initialize, "capabilities", "textDocument", "publishDiagnostics", "codeDescriptionSupport")),
                isTrue(at(initialize, "capabilities", "workspace", "configuration")),
                isTrue(at(initialize, "capabilities", "workspace", "didChangeConfiguration", "dynamicRegistration")),
                isTrue(at(initialize, "capabilities", "workspace", "didChangeWatchedFiles", "dynamicRegistration")),
                isTrue(at(initialize, "capabilities", "window", "workDoneProgress")));
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

    static Optional<String> text(JsonElement element) {
        return element.isJsonPrimitive() && element.getAsJsonPrimitive().isString() ? Optional.of(element.getAsString())
                : Optional.empty();
    }

    private static boolean isTrue(Optional<JsonElement> element) {
        return element.filter(JsonElement::isJsonPrimitive).map(value -> value.getAsString().equals("true")).orElse(false);
    }

    private static boolean contains(Optional<JsonElement> list, String wanted) {
        return list.filter(JsonElement::isJsonArray).stream()
                .flatMap(array -> array.getAsJsonArray().asList().stream())
                .anyMatch(element -> text(element).filter(wanted::equals).isPresent());
    }
}
