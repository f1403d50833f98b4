package io.github.urnls.lsp;

import com.google.gson.JsonObject;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.feature.Accepting;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.lsp.protocol.ClientCapabilities;
import io.github.urnls.lsp.protocol.DocumentEdits;
import io.github.urnls.lsp.protocol.WorkspaceEdits;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.text.TextRange;
import io.github.urnls.workspace.FileContent;
import io.github.urnls.workspace.FileReader;
import io.github.urnls.workspace.FileUris;
import io.github.urnls.workspace.Project;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Edits of project files by which nothing is said of a name any more. */
record Acceptance(Workspace workspace, ClientCapabilities capabilities) {

    private static final long LARGEST = 4 << 20;

    /**
     * The edit for a name in the document of that URI: of its project file, or of a new one in its workspace folder.
     */
    Optional<JsonObject> of(String documentUri, String name) {
        if (!capabilities.has(Ability.DOCUMENT_CHANGES)) {
            return Optional.empty();
        }
        Optional<Path> file = FileUris.path(documentUri);
        Optional<Path> project = file.flatMap(workspace.documents().options().projects()::of).map(Project::path);
        if (project.isPresent()) {
            return changed(project.get(), name);
        }
        return file.flatMap(workspace::folderOf).filter(folder -> capabilities.has(Ability.CREATE_FILES))
                .map(folder -> created(folder.resolve(ProjectFile.NAME), name));
    }

    private Optional<JsonObject> changed(Path project, String name) {
        Optional<Document> open = workspace.documents().ofFile(FileUris.of(project)).map(Analysis::document);
        Optional<Document> document = open.or(() -> onDisk(project));
        return document.flatMap(known -> Accepting.edit(known.text(), name))
                .map(edit -> new WorkspaceEdits(capabilities)
                        .of(List.of(new DocumentEdits(document.get(), open.isPresent(), List.of(edit)))));
    }

    private static Optional<Document> onDisk(Path project) {
        if (!Files.isSymbolicLink(project) && FileReader.read(project, LARGEST) instanceof FileContent.Text text) {
            return Optional.of(new Document(FileUris.of(project), "", 0, text.text()));
        }
        return Optional.empty();
    }

    private JsonObject created(Path project, String name) {
        TextEdit text = new TextEdit(new TextRange(0, 0), Accepting.fileFor(name));
        return new WorkspaceEdits(capabilities).creating(
                new DocumentEdits(new Document(FileUris.of(project), "", 0, ""), false, List.of(text)));
    }
}
