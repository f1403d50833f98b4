package io.github.urnls.lsp;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.workspace.FileUris;
import java.nio.file.Path;
import java.util.Map;

/**
 * What is set, folder by folder.
 *
 * @param others  for documents outside all folders
 * @param folders for what lies in a workspace folder; of two that hold a document the inner one counts
 */
record FolderOptions(CheckOptions others, Map<Path, CheckOptions> folders) {

    static final FolderOptions DEFAULT = new FolderOptions(CheckOptions.DEFAULT, Map.of());

    FolderOptions {
        folders = Map.copyOf(folders);
    }

    CheckOptions of(String uri) {
        return folders.isEmpty() ? others : FileUris.path(uri).map(this::of).orElse(others);
    }

    CheckOptions of(Path file) {
        for (Path at = file; at != null; at = at.getParent()) {
            CheckOptions found = folders.get(at);
            if (found != null) {
                return found;
            }
        }
        return others;
    }
}
