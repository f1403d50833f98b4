package io.github.urnls.lsp;

import io.github.urnls.lsp.documents.Analysis;
import io.github.urnls.check.project.Layer;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.check.project.Setting;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.ProjectBounds;
import io.github.urnls.workspace.Projects;
import io.github.urnls.feature.ProjectChange;
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
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The edits that write a {@link ProjectChange} to the project file of a document, or to a new one. */
record ProjectFileEdits(Workspace workspace, ClientCapabilities capabilities) {

    /** The project file of {@code document}, or the path for a new one; empty if there is no place for one. */
    Optional<Path> fileFor(Path document) {
        return workspace.documents().options().projects().of(document).map(Project::path)
                .or(() -> workspace.folderOf(document).map(folder -> folder.resolve(ProjectFile.NAME)));
    }

    /** The edit of {@code project}, one of {@link #fileFor}; empty if the client or the file does not allow it. */
    Optional<Map<String, Object>> of(Path project, ProjectChange change) {
        if (!capabilities.has(Ability.DOCUMENT_CHANGES)) {
            return Optional.empty();
        }
        Optional<Document> open = workspace.documents().ofFile(FileUris.of(project)).map(Analysis::document);
        if (open.isEmpty() && !Files.exists(project, LinkOption.NOFOLLOW_LINKS)) {
            return capabilities.has(Ability.CREATE_FILES) ? created(project, change) : Optional.empty();
        }
        Optional<Document> document = open.or(() -> onDisk(project));
        return document.flatMap(known -> change.edits(known.text()))
                .map(edits -> new WorkspaceEdits(capabilities)
                        .of(List.of(new DocumentEdits(document.get(), open.isPresent(), edits))));
    }

    private static Optional<Document> onDisk(Path project) {
        if (!Files.isSymbolicLink(project)
                && FileReader.read(project, Projects.LARGEST) instanceof FileContent.Text text) {
            return Optional.of(new Document(FileUris.of(project), text.text()));
        }
        return Optional.empty();
    }

    /**
     * The user's current settings, as the text of a project file; empty if it cannot have them. They stop applying as
     * soon as there is a project file, so a new one takes over all that it can have.
     */
    private Optional<String> inForce(Path project) {
        Layer set = workspace.settingsFor(project);
        List<String> named = set.value(Setting.REGISTRIES);
        List<String> registries = named.stream().flatMap(file -> below(project, file).stream()).toList();
        Optional<String> copy = set.get(Setting.IANA_REGISTRY);
        Optional<String> iana = copy.flatMap(file -> below(project, file));
        if (registries.size() < named.size() || iana.isPresent() != copy.isPresent()) {
            return Optional.empty();
        }
        if (set.get(Setting.REGISTRIES).isPresent()) {
            set = set.with(Setting.REGISTRIES, registries);
        }
        return Optional.of((iana.isPresent() ? set.with(Setting.IANA_REGISTRY, iana.get()) : set).text());
    }

    /** A path as a project file names it; empty if it lies where the file may not lead. */
    private static Optional<String> below(Path project, String path) {
        return ProjectBounds.of(project).named(path, new ArrayList<>())
                .map(file -> FileNames.way(project.getParent(), file));
    }

    private Optional<Map<String, Object>> created(Path project, ProjectChange change) {
        return inForce(project).map(text -> new TextEdit(new TextRange(0, 0), change.newFile(text)))
                .map(text -> new WorkspaceEdits(capabilities).creating(
                        new DocumentEdits(new Document(FileUris.of(project), ""), false, List.of(text))));
    }
}
