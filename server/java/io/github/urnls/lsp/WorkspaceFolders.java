package io.github.urnls.lsp;

import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.lsp.protocol.FromLsp;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The folders of the client's workspace that are on disk, in the client's order. */
final class WorkspaceFolders {

    private final Set<Path> folders = Collections.synchronizedSet(new LinkedHashSet<>());

    /**
     * Reads the parameters of {@code initialize}; {@code rootUri} counts if there are no folders (LSP 3.17). The user's
     * home does not: Kate names it where it knows of no project.
     */
    void initialize(JsonView initialize) {
        folders.addAll(paths(initialize.list("workspaceFolders")));
        if (folders.isEmpty()) {
            FromLsp.path(initialize, "rootUri")
                    .filter(folder -> !folder.toString().equals(System.getProperty("user.home")))
                    .ifPresent(folders::add);
        }
    }

    /** Reads the parameters of {@code workspace/didChangeWorkspaceFolders}. */
    void change(JsonView change) {
        paths(change.list("event", "removed")).forEach(folders::remove);
        folders.addAll(paths(change.list("event", "added")));
    }

    private static List<Path> paths(List<JsonView> list) {
        return list.stream().flatMap(folder -> FromLsp.path(folder, "uri").stream()).toList();
    }

    List<Path> all() {
        synchronized (folders) {
            return List.copyOf(folders);
        }
    }
}
