package io.github.urnls.soak;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.support.Json;
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
    private JsonObject settings = Json.of("{" + VIEWS + "}");

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

    /** A server that has been told of the folders, but of no document yet. */
    Server start(Plan plan, Path errors) {
        Server started = new Server(plan.command(), errors, () -> settings);
        JsonObject parameters = Client.initialize(pull);
        parameters.add("workspaceFolders", Json.array(folders.stream().map(Desk::folder).toArray()));
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
        return Json.object("uri", document.uri);
    }

    void open(OnDesk document) {
        document.isOpen = true;
        document.version++;
        server.notify("textDocument/didOpen", opened(document));
    }

    /** The parameters that open a document as it is now. */
    JsonObject opened(OnDesk document) {
        return about(Json.object("uri", document.uri, "languageId", document.language, "version", document.version,
                "text", document.text.toString()));
    }

    void close(OnDesk document) {
        document.isOpen = false;
        document.tokens = Optional.empty();
        server.notify("textDocument/didClose", about(identifier(document)));
    }

    /** Tells of changes that are made already, in their order. */
    void changed(OnDesk document, JsonObject... changes) {
        server.notify("textDocument/didChange",
                Json.object("textDocument", Json.object("uri", document.uri, "version", ++document.version),
                        "contentChanges", Json.array((Object[]) changes)));
    }

    void save(OnDesk document) {
        write(document.file, document.text.toString());
        server.notify("textDocument/didSave", about(identifier(document)));
    }

    static JsonObject about(JsonObject identifier) {
        return Json.object("textDocument", identifier);
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
        server.notify("workspace/didChangeWatchedFiles",
                Json.object("changes", Json.array(Json.object("uri", FileUris.of(file), "type", type))));
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
        JsonArray none = new JsonArray();
        JsonArray one = Json.array(folder(folder));
        JsonObject event = Json.object("added", leaves ? none : one, "removed", leaves ? one : none);
        if (leaves) {
            folders.remove(folder);
        } else {
            folders.add(folder);
        }
        server.notify("workspace/didChangeWorkspaceFolders", Json.object("event", event));
    }

    private static JsonObject folder(Path folder) {
        return Json.object("uri", FileUris.of(folder), "name", folder.getFileName().toString());
    }

    void configure(String json) {
        settings = Json.of(json);
        server.notify("workspace/didChangeConfiguration",
                Json.of("{\"settings\": {}}"));
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
