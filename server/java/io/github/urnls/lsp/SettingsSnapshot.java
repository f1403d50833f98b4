package io.github.urnls.lsp;

import java.nio.file.Path;
import java.util.List;

/**
 * The settings in force at one moment. Whatever follows from a change of them compares two snapshots.
 *
 * @param complete whether the client has told its settings, or cannot: until then no files are read for their sake
 * @param folders  the folders of the workspace, in the client's order
 * @param wishes   what is wanted beyond the checking of documents
 * @param options  what documents are checked by
 */
record SettingsSnapshot(boolean complete, List<Path> folders, Settings.Wishes wishes, FolderOptions options) {

    /** What is in force before anything is set. */
    static SettingsSnapshot initial(FolderOptions options) {
        return new SettingsSnapshot(false, List.of(), Settings.Wishes.DEFAULT, options);
    }
}
