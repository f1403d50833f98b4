package io.github.urnls.lsp;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.text.Change;
import io.github.urnls.text.Document;
import io.github.urnls.text.PositionEncoding;
import io.github.urnls.text.TextRange;
import io.github.urnls.workspace.FileUris;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.jspecify.annotations.Nullable;

/** From the protocol's types to ours. */
final class FromLsp {

    private FromLsp() {}

    /** The document that {@code textDocument/didOpen} opens; empty when it does not say which. */
    static Optional<Document> document(JsonObject params) {
        Optional<JsonObject> item = ClientCapabilities.at(params, "textDocument").filter(JsonElement::isJsonObject)
                .map(JsonElement::getAsJsonObject);
        Optional<String> uri = item.flatMap(object -> ClientCapabilities.at(object, "uri")).flatMap(ClientCapabilities::text);
        if (uri.isEmpty()) {
            return Optional.empty();
        }
        String language = ClientCapabilities.at(item.get(), "languageId").flatMap(ClientCapabilities::text).orElse("");
        String text = ClientCapabilities.at(item.get(), "text").flatMap(ClientCapabilities::text).orElse("");
        return Optional.of(Document.toBeEdited(uri.get(), language, number(item.get(), "version").orElse(0), text));
    }

    /**
     * What {@code textDocument/didChange} has made of a document.
     *
     * @param steps   the changes one after the other, at least one
     * @param typedAt where the cursor is, when no more than one character was written or taken away
     */
    record Edited(List<Edit> steps, OptionalInt typedAt) {

        Document document() {
            return steps.getLast().after();
        }
    }

    /** {@code document} after the changes, each of which counts in the state that the one before it left (LSP 3.17). */
    static Edited edited(Document document, DidChangeTextDocumentParams params, PositionEncoding encoding) {
        if (params.getContentChanges() == null) {
            throw Failures.invalidParameters("a change without its changes");
        }
        Integer version = params.getTextDocument().getVersion();
        int newVersion = version == null ? document.version() : version;
        Document current = document.withVersion(newVersion);
        List<Edit> steps = new ArrayList<>();
        OptionalInt typedAt = OptionalInt.empty();
        for (TextDocumentContentChangeEvent change : params.getContentChanges()) {
            if (change == null || change.getText() == null || change.getRange() != null && !isWhole(change.getRange())) {
                throw Failures.invalidParameters("a change without a text, or with half a range");
            }
            // rangeLength is deprecated and often wrong: the range alone counts.
            TextRange range = change.getRange() == null ? new TextRange(0, current.length()) : range(current, change.getRange(), encoding);
            Change one = Change.of(range, change.getText().length());
            typedAt = steps.isEmpty() && isTyping(range, change.getText()) ? OptionalInt.of(one.newEnd()) : OptionalInt.empty();
            current = change.getRange() == null ? Document.toBeEdited(current.uri(), current.languageId(), newVersion, change.getText())
                    : current.edited(newVersion, range, change.getText());
            steps.add(new Edit(current, one));
        }
        return new Edited(steps.isEmpty() ? List.of(new Edit(current, new Change(0, 0, 0))) : steps, typedAt);
    }

    private static boolean isTyping(TextRange replaced, String text) {
        return replaced.length() + text.length() == 1 && !text.isBlank() || replaced.length() == 1 && text.isEmpty();
    }

    /**
     * What {@code workspace/didChangeWatchedFiles}, {@code didCreateFiles}, {@code didRenameFiles} or {@code didDeleteFiles} names: of a
     * file that was renamed both its names.
     */
    static List<Path> files(JsonObject params) {
        List<Path> files = new ArrayList<>();
        for (String list : List.of("changes", "files")) {
            ClientCapabilities.at(params, list).filter(JsonElement::isJsonArray).ifPresent(events -> {
                for (JsonElement event : events.getAsJsonArray()) {
                    for (String member : List.of("uri", "oldUri", "newUri")) {
                        Optional.of(event).filter(JsonElement::isJsonObject).map(JsonElement::getAsJsonObject)
                                .flatMap(object -> ClientCapabilities.at(object, member)).flatMap(ClientCapabilities::text)
                                .flatMap(FileUris::path).ifPresent(files::add);
                    }
                }
            });
        }
        return files;
    }

    /** The first argument of a command, when it is an object. */
    static Optional<JsonObject> argument(JsonObject command) {
        return ClientCapabilities.at(command, "arguments").filter(JsonElement::isJsonArray).map(JsonElement::getAsJsonArray)
                .filter(arguments -> !arguments.isEmpty() && arguments.get(0).isJsonObject())
                .map(arguments -> arguments.get(0).getAsJsonObject());
    }

    /** The member {@code position} of {@code place}. */
    static Optional<Position> position(JsonObject place) {
        return number(place, "position", "line")
                .flatMap(line -> number(place, "position", "character").map(character -> new Position(line, character)));
    }

    /** The member {@code range} of {@code params}. */
    static Optional<Range> range(JsonObject params) {
        return place(params, "start").flatMap(start -> place(params, "end").map(end -> new Range(start, end)));
    }

    private static Optional<Position> place(JsonObject params, String which) {
        return number(params, "range", which, "line")
                .flatMap(line -> number(params, "range", which, "character").map(character -> new Position(line, character)));
    }

    /** The member {@code positions} of {@code params}. */
    static List<Position> positions(JsonObject params) {
        List<Position> positions = new ArrayList<>();
        ClientCapabilities.at(params, "positions").filter(JsonElement::isJsonArray).ifPresent(all -> {
            for (JsonElement position : all.getAsJsonArray()) {
                JsonObject place = new JsonObject();
                place.add("position", position);
                positions.add(position(place).orElseThrow(() -> Failures.invalidParameters(position + " is no position")));
            }
        });
        return positions;
    }

    /** Whether both ends are given, which the binding does not see to. */
    static boolean isWhole(@Nullable Range range) {
        return range != null && range.getStart() != null && range.getEnd() != null;
    }

    private static Optional<Integer> number(JsonObject object, String... path) {
        return ClientCapabilities.at(object, path)
                .filter(value -> value.isJsonPrimitive() && value.getAsJsonPrimitive().isNumber())
                .map(JsonElement::getAsDouble).filter(value -> value == value.intValue()).map(Double::intValue);
    }

    static int offset(Document document, Position position, PositionEncoding encoding) {
        return document.lines().offset(
                new io.github.urnls.text.Position(position.getLine(), position.getCharacter()), encoding);
    }

    /** A range in either direction; places outside the document mean its nearest place. */
    static TextRange range(Document document, Range range, PositionEncoding encoding) {
        int start = offset(document, range.getStart(), encoding);
        int end = offset(document, range.getEnd(), encoding);
        return new TextRange(Math.min(start, end), Math.max(start, end));
    }
}
