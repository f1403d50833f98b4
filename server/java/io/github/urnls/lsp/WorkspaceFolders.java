package io.github.urnls.lsp;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.workspace.FileUris;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The folders of the client's workspace that are on disk, in the client's order. */
final class WorkspaceFolders {

    private final Set<Path> folders = Collections.synchronizedSet(new LinkedHashSet<>());

    /** Reads the parameters of {@code initialize}; {@code rootUri} counts where there are no folders (LSP 3.17). */
    void initialize(JsonObject initialize) {
        add(ClientCapabilities.at(initialize, "workspaceFolders"));
        if (folders.isEmpty()) {
            ClientCapabilities.at(initialize, "rootUri").flatMap(ClientCapabilities::text).flatMap(FileUris::path).ifPresent(folders::add);
        }
    }

    /** Reads the parameters of {@code workspace/didChangeWorkspaceFolders}. */
    void change(JsonObject change) {
        paths(ClientCapabilities.at(change, "event", "removed")).forEach(folders::remove);
        add(ClientCapabilities.at(change, "event", "added"));
    }

    private void add(Optional<JsonElement> list) {
        folders.addAll(paths(list));
    }

    private static List<Path> paths(Optional<JsonElement> list) {
        List<Path> paths = new ArrayList<>();
        if (list.isPresent() && list.get().isJsonArray()) {
            for (JsonElement folder : list.get().getAsJsonArray()) {
                if (folder.isJsonObject()) {
                    ClientCapabilities.at(folder.getAsJsonObject(), "uri").flatMap(ClientCapabilities::text).flatMap(FileUris::path)
                            .ifPresent(paths::add);
                }
            }
        }
        return paths;
    }

    Optional<Path> first() {
        return folders.stream().findFirst();
    }

    List<Path> all() {
        synchronized (folders) {
            return List.copyOf(folders);
        }
    }
}
