package io.github.urnls.support.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.support.DrawnText;
import io.github.urnls.support.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;

/**
 * A client with a folder, of which it opens and edits documents. A document is named by its path in the folder, or by
 * its whole URI.
 */
public final class Editor extends LspClient {

    /** What every editor of today can do, for those tests that do not depend on it. */
    public static final String CAPABILITIES = """
            {
              "general":{"positionEncodings":["utf-16"]},
              "workspace":{"workspaceEdit":{"documentChanges":true}},
              "textDocument":{
                "hover":{"contentFormat":["markdown","plaintext"]},
                "publishDiagnostics":{"codeDescriptionSupport":true,"versionSupport":true},
                "documentLink":{"tooltipSupport":true},"rename":{"prepareSupport":true},
                "codeAction":{"isPreferredSupport":true,\
            "codeActionLiteralSupport":{"codeActionKind":{"valueSet":["quickfix"]}}}}}""";

    /** What a client can do that asks for findings, and can be asked to do so again. */
    public static final String PULL = """
            {"textDocument":{"diagnostic":{}},"workspace":{"diagnostics":{"refreshSupport":true}}}""";

    /** What a client can do that asks for findings, and cannot be asked to do so again. */
    public static final String PULL_ONCE = "{\"textDocument\":{\"diagnostic\":{}}}";

    private final Path folder;
    private String language = "";

    private Editor(Transport transport, Path folder) {
        super(transport, Listener.OF_PROGRESS, Optional.of(new Conversation()));
        this.folder = folder;
    }

    /** An editor of the packaged server, whose JVM gets {@code options}. */
    public static Editor at(Path folder, String... options) {
        return new Editor(packaged(List.of(), List.of(options), List.of()), folder);
    }

    /** An editor that shows progress, whose workspace is the folder. */
    public static Editor ofWorkspace(Path folder, String capabilities, Object... others) {
        return at(folder).beginWorkspace(capabilities, others);
    }

    /** Begins the session of an editor that shows progress, whose workspace is the folder unless others are named. */
    public Editor beginWorkspace(String capabilities, Object... others) {
        JsonObject all = Json.of(capabilities);
        JsonObject window = all.has("window") ? all.getAsJsonObject("window") : new JsonObject();
        window.addProperty("workDoneProgress", true);
        all.add("window", window);
        JsonObject params = Json.object(others);
        if (!params.has("workspaceFolders")) {
            params.add("workspaceFolders", folders(folder));
        }
        params.add("capabilities", all);
        initialize(params);
        notify("initialized", "{}");
        return this;
    }

    @Override
    public Editor sendingWhatIsWrong() {
        super.sendingWhatIsWrong();
        return this;
    }

    /** An editor of a server that runs somewhere. */
    public static Editor of(Transport server, Path folder) {
        return new Editor(server, folder);
    }

    /** From now on, documents are opened as documents of this language. */
    public Editor as(String languageId) {
        language = languageId;
        return this;
    }

    /** Begins the session: the capabilities, and other members of the parameters as names and values in turn. */
    public Editor begin(String capabilities, Object... others) {
        JsonObject params = Json.object(others);
        params.add("capabilities", Json.of(capabilities));
        initialize(params);
        notify("initialized", "{}");
        return this;
    }

    public String uri(String name) {
        return name.contains(":") ? name : folder.resolve(name).toUri().toString();
    }

    /** The path in the folder that has this URI. */
    public String name(JsonElement uri) {
        return folder.toUri().relativize(URI.create(uri.getAsString())).toString();
    }

    /** A folder in the folder, or the folder itself, as one of the workspace. */
    public static JsonArray folders(Path... folders) {
        JsonArray all = new JsonArray();
        for (Path folder : folders) {
            all.add(Json.object("uri", folder.toUri().toString(), "name", String.valueOf(folder.getFileName())));
        }
        return all;
    }

    /** Parameters about a document, with other members as names and values in turn. */
    public JsonObject about(String name, Object... others) {
        JsonObject params = Json.object(others);
        params.add("textDocument", Json.object("uri", uri(name)));
        return params;
    }

    /** Parameters about a place in a document. */
    public JsonObject at(String name, int line, int character) {
        return about(name, "position", Json.position(line, character));
    }

    public void open(String name, String text) {
        open(name, 1, text);
    }

    public void open(String name, int version, String text) {
        notify("textDocument/didOpen", Json.object("textDocument",
                Json.object("uri", uri(name), "languageId", language, "version", version, "text", text)));
    }

    /** Tells of changes, each {@link #typed}, or a whole text. */
    public void change(String name, int version, JsonElement... changes) {
        notify("textDocument/didChange", Json.object("textDocument",
                Json.object("uri", uri(name), "version", version), "contentChanges", Json.array((Object[]) changes)));
    }

    /** A change: what is written in place of a range. */
    public static JsonObject typed(JsonElement range, String text) {
        return Json.object("range", range, "text", text);
    }

    public void replace(String name, int version, String text) {
        change(name, version, Json.object("text", text));
    }

    public void close(String name) {
        notify("textDocument/didClose", about(name));
    }

    public void save(String name) {
        notify("textDocument/didSave", about(name));
    }

    /** Writes a file, and tells nothing of it. */
    public static Path write(Path file, String text) {
        try {
            Files.createDirectories(file.getParent());
            return Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Tells of files that other programs have changed, or deleted if they are no longer there. */
    public void changed(String... names) {
        JsonArray changes = new JsonArray();
        for (String name : names) {
            changes.add(Json.object("uri", uri(name), "type", Files.exists(Path.of(URI.create(uri(name)))) ? 2 : 3));
        }
        notify("workspace/didChangeWatchedFiles", Json.object("changes", changes));
    }

    /** Tells of other settings. */
    public void set(String settings) {
        notify("workspace/didChangeConfiguration", "{\"settings\":{\"urn\":" + settings + "}}");
    }

    /** Waits until the server has read the files of which it was told: a search comes behind them. */
    public void awaitFiles() {
        request("workspace/symbol", Json.object("query", "nothing"));
    }

    /** Tells that there are other settings, which the server has to ask for. */
    public void tellOfSettings() {
        notify("workspace/didChangeConfiguration", "{\"settings\":null}");
    }

    /** Tells of workspace folders that have come, or have gone. */
    public void changeFolders(JsonArray added, JsonArray removed) {
        notify("workspace/didChangeWorkspaceFolders",
                Json.object("event", Json.object("added", added, "removed", removed)));
    }

    /** Tells of a file or folder that was renamed. */
    public void renamed(String oldName, String newName) {
        notify("workspace/didRenameFiles",
                Json.object("files", Json.array(Json.object("oldUri", uri(oldName), "newUri", uri(newName)))));
    }

    /** The next message must be one for the user; its text. */
    public String shown() {
        return expect("window/showMessage").get("message").getAsString();
    }

    /** The next message must be one for the log; its text. */
    public String logged() {
        return expect("window/logMessage").get("message").getAsString();
    }

    /** The next message must be the findings of some document; returns the parameters. */
    public JsonObject findings() {
        return expect("textDocument/publishDiagnostics");
    }

    /** The next message must be the findings of this document; their codes. */
    public List<String> published(String name) {
        JsonObject published = findings();
        assertEquals(uri(name), published.get("uri").getAsString());
        return codes(published.get("diagnostics"));
    }

    public static List<String> codes(JsonElement diagnostics) {
        return each(diagnostics, "code");
    }

    /** That member of each object in a list. */
    public static List<String> each(JsonElement list, String member) {
        return StreamSupport.stream(list.getAsJsonArray().spliterator(), false)
                .map(one -> one.getAsJsonObject().get(member).getAsString()).toList();
    }

    /** The report on a document; {@code previous} is the id of an earlier one, empty for none. */
    public JsonObject pulled(String name, String previous) {
        JsonObject params = about(name);
        if (!previous.isEmpty()) {
            params.addProperty("previousResultId", previous);
        }
        return request("textDocument/diagnostic", params).getAsJsonObject();
    }

    /** The files with the name at a place, as often as they have it. */
    public List<String> references(String name, int character) {
        JsonObject params = at(name, 0, character);
        params.add("context", Json.object("includeDeclaration", true));
        List<String> files = new ArrayList<>();
        request("textDocument/references", params).getAsJsonArray()
                .forEach(one -> files.add(name(one.getAsJsonObject().get("uri"))));
        return files;
    }

    /**
     * Asks for the findings of all files; {@link #answer} has them. What is known of them already, are names of files
     * and the ids of their reports in turn.
     */
    public void askForWorkspace(int id, Object... known) {
        JsonArray ids = new JsonArray();
        for (int i = 0; i < known.length; i += 2) {
            ids.add(Json.object("uri", uri((String) known[i]), "value", known[i + 1]));
        }
        ask(id, "workspace/diagnostic", Json.object("previousResultIds", ids));
    }

    /** The reports on files that were asked for. */
    public List<JsonObject> reports(int id) {
        return answer(id).getAsJsonObject().getAsJsonArray("items").asList().stream().map(JsonElement::getAsJsonObject)
                .toList();
    }

    public JsonElement hover(String name, int line, int character) {
        return request("textDocument/hover", at(name, line, character));
    }

    public JsonArray completions(String name, int line, int character) {
        return request("textDocument/completion", at(name, line, character)).getAsJsonObject().getAsJsonArray("items");
    }

    /** What is offered for a range; {@code only} of that kind, empty for all. */
    public JsonArray actions(String name, JsonElement range, String only) {
        JsonObject context = Json.object("diagnostics", new JsonArray());
        if (!only.isEmpty()) {
            context.add("only", Json.array(only));
        }
        return request("textDocument/codeAction", about(name, "range", range, "context", context)).getAsJsonArray();
    }

    /** Has a command executed; {@link #answer} has its result. */
    public void execute(int id, String command, Object... arguments) {
        ask(id, "workspace/executeCommand", command(command, arguments));
    }

    /** The result of a command. */
    public JsonElement execute(String command, Object... arguments) {
        return request("workspace/executeCommand", command(command, arguments));
    }

    private static JsonObject command(String command, Object... arguments) {
        JsonObject params = Json.object("command", command);
        if (arguments.length > 0) {
            params.add("arguments", Json.array(arguments));
        }
        return params;
    }

    /** Has the workspace checked by a command, which tells of no file, and waits for it. */
    public void checkAll() {
        execute(7001, "urn-ls.checkWorkspace");
        checked(0);
        answer(7001);
    }

    /**
     * A check of the workspace, from the beginning of its progress to its end, with so many publications; how many
     * findings they have.
     */
    public int checked(int publications) {
        expectBegin();
        int found = 0;
        for (int i = 0; i < publications; i++) {
            found += findings().getAsJsonArray("diagnostics").size();
        }
        assertEquals("end", expectProgress());
        return found;
    }

    /** The action with this title among those that are offered. */
    public static JsonObject titled(String title, JsonArray actions) {
        return actions.asList().stream().map(JsonElement::getAsJsonObject)
                .filter(action -> action.get("title").getAsString().equals(title)).findFirst()
                .orElseThrow(() -> new AssertionError(title + " is not among " + each(actions, "title")));
    }

    /** Makes the one edit of an action in a document that is open. */
    public void accept(String name, int version, JsonObject action) {
        JsonObject edit = Edits.last(action).getAsJsonArray("edits").get(0).getAsJsonObject();
        change(name, version, typed(edit.get("range"), edit.get("newText").getAsString()));
    }

    /** Takes the action with this title at the cursor in a document that is open: the text becomes what is drawn. */
    public JsonObject check(String name, String title, DrawnText drawn) {
        JsonObject action = titled(title, actions(name, drawn.mark("cursor").range(), ""));
        assertEquals(drawn.textAfter(), Edits.apply(drawn.text(), Edits.last(action).getAsJsonArray("edits")), title);
        return action;
    }
}
