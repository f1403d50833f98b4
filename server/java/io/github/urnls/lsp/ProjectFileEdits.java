package io.github.urnls.lsp;

import io.github.urnls.lsp.documents.Analysis;
import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Severity;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.feature.ProjectChange;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.lsp.protocol.ClientCapabilities;
import io.github.urnls.lsp.protocol.DocumentEdits;
import io.github.urnls.lsp.protocol.WorkspaceEdits;
import io.github.urnls.namespace.Glob;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Specification;
import io.github.urnls.workspace.FileContent;
import io.github.urnls.workspace.FileReader;
import io.github.urnls.workspace.FileUris;
import io.github.urnls.workspace.Project;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/** The edits that write a {@link ProjectChange} to the project file of a document, or to a new one. */
record ProjectFileEdits(Workspace workspace, ClientCapabilities capabilities) {

    private static final long LARGEST = 4 << 20;

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
            return Optional.of(created(project, change)).filter(edit -> capabilities.has(Ability.CREATE_FILES));
        }
        Optional<Document> document = open.or(() -> onDisk(project));
        return document.flatMap(known -> change.edits(known.text()))
                .map(edits -> new WorkspaceEdits(capabilities)
                        .of(List.of(new DocumentEdits(document.get(), open.isPresent(), edits))));
    }

    private static Optional<Document> onDisk(Path project) {
        if (!Files.isSymbolicLink(project) && FileReader.read(project, LARGEST) instanceof FileContent.Text text) {
            return Optional.of(new Document(FileUris.of(project), "", 0, text.text()));
        }
        return Optional.empty();
    }

    /**
     * The user's current settings, as the text of a project file. They stop applying as soon as there is a project
     * file, so a new one takes them over.
     */
    private String inForce(Path project) {
        CheckOptions options = workspace.documents().options().of(project);
        StringWriter text = new StringWriter();
        try (JsonWriter json = new JsonWriter(text)) {
            json.setFormattingStyle(FormattingStyle.PRETTY);
            json.beginObject();
            if (options.specification() != Specification.RFC8141) {
                json.name("specification").value(options.specification().id());
            }
            if (!options.severities().isEmpty() || !options.off().isEmpty()) {
                json.name("severity").beginObject();
                for (Map.Entry<String, Severity> level : new TreeMap<>(options.severities()).entrySet()) {
                    json.name(level.getKey()).value(level.getValue().id());
                }
                for (String code : new TreeSet<>(options.off())) {
                    json.name(code).value("off");
                }
                json.endObject();
            }
            if (!options.accept().isEmpty()) {
                json.name("accept").beginArray();
                for (Glob accepted : options.accept()) {
                    json.value(accepted.pattern());
                }
                json.endArray();
            }
            json.endObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a string takes everything
        }
        return text + "\n";
    }

    private Map<String, Object> created(Path project, ProjectChange change) {
        TextEdit text = new TextEdit(new TextRange(0, 0), change.newFile(inForce(project)));
        return new WorkspaceEdits(capabilities).creating(
                new DocumentEdits(new Document(FileUris.of(project), "", 0, ""), false, List.of(text)));
    }
}
