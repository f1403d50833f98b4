package io.github.urnls.lsp;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.text.Document;
import io.github.urnls.text.PositionEncoding;
import io.github.urnls.text.TextRange;
import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentItem;

/** From the protocol's types to ours. */
final class FromLsp {

    private FromLsp() {}

    static Document document(DidOpenTextDocumentParams params) {
        TextDocumentItem item = params.getTextDocument();
        String language = item.getLanguageId() == null ? "" : item.getLanguageId();
        return new Document(item.getUri(), language, item.getVersion(), item.getText() == null ? "" : item.getText());
    }

    /** {@code document} after the changes, each of which counts in the state that the one before it left (LSP 3.17). */
    static Document changed(Document document, DidChangeTextDocumentParams params, PositionEncoding encoding) {
        Integer version = params.getTextDocument().getVersion();
        int newVersion = version == null ? document.version() : version;
        Document current = document.withText(newVersion, document.text());
        for (TextDocumentContentChangeEvent change : params.getContentChanges()) {
            // rangeLength is deprecated and often wrong: the range alone counts.
            current = change.getRange() == null ? current.withText(newVersion, change.getText())
                    : current.edited(newVersion, range(current, change.getRange(), encoding), change.getText());
        }
        return current;
    }

    /** The first argument of a command, when it is an object. */
    static Optional<JsonObject> argument(JsonObject command) {
        return ClientCapabilities.at(command, "arguments").filter(JsonElement::isJsonArray).map(JsonElement::getAsJsonArray)
                .filter(arguments -> !arguments.isEmpty() && arguments.get(0).isJsonObject())
                .map(arguments -> arguments.get(0).getAsJsonObject());
    }

    /** The member {@code position} of {@code place}. */
    static Optional<Position> position(JsonObject place) {
        return number(place, "line").flatMap(line -> number(place, "character").map(character -> new Position(line, character)));
    }

    private static Optional<Integer> number(JsonObject place, String name) {
        return ClientCapabilities.at(place, "position", name)
                .filter(value -> value.isJsonPrimitive() && value.getAsJsonPrimitive().isNumber()).map(JsonElement::getAsInt);
    }

    /** The file that a URI names; empty when it names none on disk. */
    static Optional<Path> path(String uri) {
        try {
            return Optional.of(Path.of(URI.create(uri)));
        } catch (IllegalArgumentException | FileSystemNotFoundException e) {
            return Optional.empty();
        }
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
