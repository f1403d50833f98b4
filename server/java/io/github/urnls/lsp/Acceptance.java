package io.github.urnls.lsp;

import io.github.urnls.check.ProjectFile;
import io.github.urnls.feature.Accepting;
import io.github.urnls.lsp.ClientCapabilities.Ability;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.FileContent;
import io.github.urnls.workspace.FileReader;
import io.github.urnls.workspace.FileUris;
import io.github.urnls.workspace.Project;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.CreateFile;
import org.eclipse.lsp4j.CreateFileOptions;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ResourceOperation;
import org.eclipse.lsp4j.SnippetTextEdit;
import org.eclipse.lsp4j.TextDocumentEdit;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.jspecify.annotations.Nullable;

/** Edits of project files by which nothing is said of a name any more. */
record Acceptance(Workspace workspace, ClientCapabilities capabilities) {

    private static final long LARGEST = 4 << 20;

    /** The edit for a name in the document of that URI: of its project file, or of a new one in its workspace folder. */
    Optional<WorkspaceEdit> of(String documentUri, String name) {
        if (!capabilities.has(Ability.DOCUMENT_CHANGES)) {
            return Optional.empty();
        }
        Optional<Path> file = FileUris.path(documentUri);
        Optional<Path> project = file.flatMap(workspace.documents().options().projects()::of).map(Project::path);
        return project.isPresent() ? project.flatMap(path -> changed(path, name))
                : file.flatMap(workspace::folderOf).filter(folder -> capabilities.has(Ability.CREATE_FILES))
                        .map(folder -> created(folder.resolve(ProjectFile.NAME), name));
    }

    private Optional<WorkspaceEdit> changed(Path project, String name) {
        Optional<Document> open = workspace.documents().ofFile(FileUris.of(project)).map(Analysis::document);
        Optional<Document> document = open.or(() -> !Files.isSymbolicLink(project) && FileReader.read(project, LARGEST) instanceof FileContent.Text text
                ? Optional.of(new Document(FileUris.of(project), "", 0, text.text())) : Optional.empty());
        return document.flatMap(known -> Accepting.edit(known.text(), name).map(edit -> new WorkspaceEdit(List.of(edit(known.uri(),
                open.map(Document::version).orElse(null), new TextEdit(new ToLsp(known, capabilities).range(edit.range()), edit.newText()))))));
    }

    private static WorkspaceEdit created(Path project, String name) {
        String uri = FileUris.of(project);
        CreateFileOptions options = new CreateFileOptions();
        options.setIgnoreIfExists(true);
        List<Either<TextDocumentEdit, ResourceOperation>> changes = new ArrayList<>();
        changes.add(Either.forRight(new CreateFile(uri, options)));
        changes.add(edit(uri, null, new TextEdit(new Range(new Position(0, 0), new Position(0, 0)), Accepting.fileFor(name))));
        return new WorkspaceEdit(changes);
    }

    private static Either<TextDocumentEdit, ResourceOperation> edit(String uri, @Nullable Integer version, TextEdit edit) {
        List<Either<TextEdit, SnippetTextEdit>> edits = List.of(Either.forLeft(edit));
        return Either.forLeft(new TextDocumentEdit(new VersionedTextDocumentIdentifier(uri, version), edits));
    }
}
