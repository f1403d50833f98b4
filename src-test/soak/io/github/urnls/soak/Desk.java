package io.github.urnls.soak;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.workspace.FileUris;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/**
 * What an editor has: folders, files, documents of which some are open, settings. Whatever happens here, the server is
 * told.
 */
final class Desk implements AutoCloseable {

    /** A document, open or not. */
    static final class OnDesk {

        final Path file;
        final String uri;
        final int number;
        final OpenText text;
        String language = "";
        int version;
        boolean isOpen;
        Optional<String> tokens = Optional.empty();

        OnDesk(Path file, int number, String text) {
            this.file = file;
            this.uri = FileUris.of(file);
            this.number = number;
            this.text = new OpenText(text);
        }
    }

    private static final List<String> FOLDERS = List.of("app", "library", "schemas");

    private static final int OTHER_FILES = 12;

    /** The settings that switch on what is off by itself. */
    static final String VIEWS = "\"codeLens\": true, \"documentSymbols\": true";

    private final Texts texts;
    private final Path root;
    private final Server server;
    private final boolean pull;
    private final List<OnDesk> documents = new ArrayList<>();
    private final Set<Path> folders = new LinkedHashSet<>();
    private JsonObject settings = settings("{" + VIEWS + "}");

    Desk(Plan plan, Texts texts, Path errors) throws IOException {
        this.texts = texts;
        this.pull = plan.pull();
        root = Files.createTempDirectory("urn-ls-soak").toRealPath();
        for (int i = 0; i < Plan.DOCUMENTS; i++) {
            Path folder = root.resolve(FOLDERS.get(i % FOLDERS.size()));
            Path file = folder.resolve("part" + i % 4).resolve("document" + i + "." + texts.language(i));
            Files.createDirectories(file.getParent());
            Files.writeString(file, texts.text(i));
            documents.add(new OnDesk(file, i, texts.text(i)));
            folders.add(folder);
        }
        server = start(plan, errors);
        documents.forEach(this::open);
    }

    private static JsonObject settings(String json) {
        return JsonParser.parseString(json).getAsJsonObject();
    }

    /** A server that has been told of the folders, but of no document yet. */
    Server start(Plan plan, Path errors) {
        Server started = new Server(plan.command(), errors, () -> settings);
        JsonArray all = new JsonArray();
        folders.forEach(folder -> all.add(folder(folder)));
        JsonObject parameters = Client.initialize(pull);
        parameters.add("workspaceFolders", all);
        started.initialize(parameters);
        return started;
    }

    Server server() {
        return server;
    }

    boolean pulls() {
        return pull;
    }

    List<OnDesk> open() {
        return documents.stream().filter(document -> document.isOpen).toList();
    }

    List<OnDesk> all() {
        return documents;
    }

    Texts texts() {
        return texts;
    }

    JsonObject identifier(OnDesk document) {
        JsonObject identifier = new JsonObject();
        identifier.addProperty("uri", document.uri);
        return identifier;
    }

    void open(OnDesk document) {
        document.isOpen = true;
        document.version++;
        server.notify("textDocument/didOpen", opened(document));
    }

    /** The parameters that open a document as it is now. */
    JsonObject opened(OnDesk document) {
        JsonObject item = identifier(document);
        item.addProperty("languageId", document.language);
        item.addProperty("version", document.version);
        item.addProperty("text", document.text.toString());
        return about(item);
    }

    void close(OnDesk document) {
        document.isOpen = false;
        document.tokens = Optional.empty();
        server.notify("textDocument/didClose", about(identifier(document)));
    }

    /** Tells of changes that are made already, in their order. */
    void changed(OnDesk document, JsonObject... changes) {
        JsonObject identifier = identifier(document);
        identifier.addProperty("version", ++document.version);
        JsonObject params = about(identifier);
        JsonArray all = new JsonArray();
        for (JsonObject change : changes) {
            all.add(change);
        }
        params.add("contentChanges", all);
        server.notify("textDocument/didChange", params);
    }

    void save(OnDesk document) {
        write(document.file, document.text.toString());
        server.notify("textDocument/didSave", about(identifier(document)));
    }

    static JsonObject about(JsonObject identifier) {
        JsonObject params = new JsonObject();
        params.add("textDocument", identifier);
        return params;
    }

    /** Writes a file, as a program other than the editor does, and tells of it. */
    void write(Path file, String text) {
        try {
            boolean isNew = !Files.exists(file);
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
            watched(file, isNew ? 1 : 2);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void delete(Path file) {
        try {
            if (Files.deleteIfExists(file)) {
                watched(file, 3);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void watched(Path file, int type) {
        JsonObject event = new JsonObject();
        event.addProperty("uri", FileUris.of(file));
        event.addProperty("type", type);
        JsonArray events = new JsonArray();
        events.add(event);
        JsonObject params = new JsonObject();
        params.add("changes", events);
        server.notify("workspace/didChangeWatchedFiles", params);
    }

    /**
     * A file that no document of the desk is, in some folder; one of a few, so that the workspace does not grow for
     * ever.
     */
    Path otherFile(SplittableRandom random) {
        int number = random.nextInt(OTHER_FILES);
        return root.resolve(FOLDERS.get(random.nextInt(FOLDERS.size()))).resolve("generated")
                .resolve("file" + number + "." + texts.language(7 * number));
    }

    Path projectFile(SplittableRandom random) {
        return root.resolve(FOLDERS.get(random.nextInt(FOLDERS.size()))).resolve("urn-ls.json");
    }

    /** Adds the folder to the workspace, or takes it away; one always stays. */
    void toggleFolder(SplittableRandom random) {
        Path folder = root.resolve(FOLDERS.get(random.nextInt(FOLDERS.size())));
        boolean leaves = folders.contains(folder);
        if (leaves && folders.size() == 1) {
            return;
        }
        JsonArray one = new JsonArray();
        one.add(folder(folder));
        JsonObject event = new JsonObject();
        event.add("added", leaves ? new JsonArray() : one);
        event.add("removed", leaves ? one : new JsonArray());
        JsonObject params = new JsonObject();
        params.add("event", event);
        if (leaves) {
            folders.remove(folder);
        } else {
            folders.add(folder);
        }
        server.notify("workspace/didChangeWorkspaceFolders", params);
    }

    private static JsonObject folder(Path folder) {
        JsonObject item = new JsonObject();
        item.addProperty("uri", FileUris.of(folder));
        item.addProperty("name", folder.getFileName().toString());
        return item;
    }

    void configure(String json) {
        settings = settings(json);
        server.notify("workspace/didChangeConfiguration",
                JsonParser.parseString("{\"settings\": {}}").getAsJsonObject());
    }

    /** From here on no finding is held back because its name is being typed. */
    void withoutPause() {
        JsonElement pause = settings.get("typingPause");
        if (pause == null || pause.getAsInt() != 0) {
            JsonObject without = settings.deepCopy();
            without.addProperty("typingPause", 0);
            configure(without.toString());
        }
    }

    @Override
    public void close() {
        server.close();
        try (Stream<Path> all = Files.walk(root)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
