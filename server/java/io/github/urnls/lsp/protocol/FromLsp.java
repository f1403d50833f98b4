package io.github.urnls.lsp.protocol;

import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.lsp.protocol.Edit.Typing;
import io.github.urnls.text.Change;
import io.github.urnls.text.Document;
import io.github.urnls.text.Position;
import io.github.urnls.text.PositionEncoding;
import io.github.urnls.text.TextRange;
import io.github.urnls.workspace.FileUris;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** From the protocol's JSON to our types. A missing parameter is an error that names it. */
public final class FromLsp {

    private FromLsp() {}

    /** A range of the protocol, in a document that is not looked up yet. Its start may lie after its end. */
    public record PositionRange(Position start, Position end) {}

    /** The document that parameters name. */
    public static String uri(JsonView params) {
        return params.needText("textDocument", "uri");
    }

    /** The document that {@code textDocument/didOpen} opens. */
    public static Document document(JsonView params) {
        JsonView item = params.at("textDocument");
        return Document.toBeEdited(uri(params), item.text("languageId").orElse(""), item.number("version").orElse(0),
                item.text("text").orElse(""));
    }

    /**
     * The changes of {@code textDocument/didChange} one after the other, at least one. Each applies to the state after
     * the one before (LSP 3.17).
     */
    public static List<Edit> edits(Document document, JsonView params, PositionEncoding encoding) {
        int version = params.number("textDocument", "version").orElse(document.version());
        Document current = document.withVersion(version);
        List<Edit> steps = new ArrayList<>();
        boolean typed = true;
        int cursor = 0;
        for (JsonView change : params.needList("contentChanges")) {
            String text = change.needText("text");
            // rangeLength is deprecated and often wrong, so only the range counts.
            TextRange range;
            if (change.at("range").isMissing()) {
                range = new TextRange(0, current.length());
                typed = false;
                current = Document.toBeEdited(current.uri(), current.languageId(), version, text);
            } else {
                range = range(current, range(change), encoding);
                current = current.edited(version, range, text);
            }
            Change one = Change.of(range, text.length());
            boolean goesOn = steps.isEmpty() || range.touches(cursor);
            typed = typed && goesOn && !text.contains("\n") && !text.contains("\r");
            boolean single = steps.isEmpty() && range.length() + text.length() == 1;
            cursor = one.newEnd();
            Typing typing = single ? Typing.CHARACTER : Typing.SEVERAL;
            steps.add(new Edit(current, one, typed ? typing : Typing.NONE));
        }
        if (steps.isEmpty()) {
            steps.add(new Edit(current, new Change(0, 0, 0), Typing.NONE));
        }
        return steps;
    }

    /**
     * The files that {@code workspace/didChangeWatchedFiles}, {@code didCreateFiles}, {@code didRenameFiles} or
     * {@code didDeleteFiles} names. A renamed file has both its names.
     */
    public static List<Path> files(JsonView params) {
        List<Path> files = new ArrayList<>();
        for (String list : List.of("changes", "files")) {
            for (JsonView event : params.list(list)) {
                for (String member : List.of("uri", "oldUri", "newUri")) {
                    path(event, member).ifPresent(files::add);
                }
            }
        }
        return files;
    }

    /** The file that a URI names. */
    public static Optional<Path> path(JsonView json, String member) {
        return json.text(member).flatMap(FileUris::path);
    }

    /** The member {@code position}. */
    public static Position position(JsonView params) {
        return place(params.at("position"));
    }

    /** The member {@code positions}. */
    public static List<Position> positions(JsonView params) {
        return params.list("positions").stream().map(FromLsp::place).toList();
    }

    /** The member {@code range}. */
    public static PositionRange range(JsonView params) {
        JsonView range = params.at("range");
        return new PositionRange(place(range.at("start")), place(range.at("end")));
    }

    private static Position place(JsonView position) {
        return new Position(position.needNumber("line"), position.needNumber("character"));
    }

    /** A range in either direction. Places outside the document mean the nearest place in it. */
    public static TextRange range(Document document, PositionRange range, PositionEncoding encoding) {
        int start = document.lines().offset(range.start(), encoding);
        int end = document.lines().offset(range.end(), encoding);
        return new TextRange(Math.min(start, end), Math.max(start, end));
    }
}
