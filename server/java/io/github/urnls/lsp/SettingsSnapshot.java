package io.github.urnls.lsp;

import io.github.urnls.check.project.Layer;
import io.github.urnls.lsp.documents.FolderOptions;
import java.nio.file.Path;
import java.util.List;

/**
 * The settings at one moment. Two snapshots are compared to find what a change affects.
 *
 * @param complete whether the client has sent its settings, or cannot; before, no files are read
 * @param folders  the workspace folders, in the client's order
 * @param editor   the settings of the client for no folder
 * @param options  the options for checking documents
 */
record SettingsSnapshot(boolean complete, List<Path> folders, Layer editor, FolderOptions options) {

    /** The settings before anything is set. */
    static SettingsSnapshot initial(FolderOptions options) {
        return new SettingsSnapshot(false, List.of(), Layer.NONE, options);
    }
}
