package io.github.urnls.lsp;

import io.github.urnls.lsp.documents.Analysis;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.ProjectBounds;
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
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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
            return capabilities.has(Ability.CREATE_FILES) ? created(project, change) : Optional.empty();
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
     * The user's current settings, as the text of a project file; empty if it cannot have them. They stop applying as
     * soon as there is a project file, so a new one takes over all that it can have.
     */
    private Optional<String> inForce(Path project) {
        JsonObject set = workspace.settingsFor(project);
        List<String> members = new ArrayList<>();
        for (String name : ProjectFile.MEMBERS) {
            JsonElement value = set.get(name);
            if (value == null || Settings.isUsual(name, value)) {
                continue;
            }
            boolean isPath = name.equals(Settings.REGISTRIES) || name.equals(Settings.IANA);
            Optional<JsonElement> written = isPath ? below(project, value) : Optional.of(understood(name, value));
            if (written.isEmpty()) {
                return Optional.empty();
            }
            if (isUnderstood(name, written.get())) {
                members.add("\n  \"" + name + "\": " + written.get());
            }
        }
        return Optional.of("{" + String.join(",", members) + (members.isEmpty() ? "}\n" : "\n}\n"));
    }

    /** {@code value} without the elements that are wrong, and so are not in force. */
    private static JsonElement understood(String name, JsonElement value) {
        if (value instanceof JsonArray list) {
            return Json
                    .list(list.asList().stream().filter(one -> isUnderstood(name, Json.list(List.of(one)))).toList());
        }
        if (value instanceof JsonObject object) {
            JsonObject right = new JsonObject();
            object.entrySet().stream().filter(one -> isUnderstood(name, Json.object(one.getKey(), one.getValue())))
                    .forEach(one -> right.add(one.getKey(), one.getValue()));
            return right;
        }
        return value;
    }

    private static boolean isUnderstood(String name, JsonElement value) {
        String file = Json.object(name, value).toString();
        return ProjectFile.read(new Document(ProjectFile.NAME, "", 0, file)).problems().isEmpty();
    }

    /**
     * A path or a list of paths as a project file names them, without those of no file; empty if one lies where it may
     * not lead.
     */
    private static Optional<JsonElement> below(Path project, JsonElement paths) {
        if (paths instanceof JsonArray list) {
            List<JsonElement> there = list.asList().stream().filter(ProjectFileEdits::isFile).toList();
            List<JsonElement> all = there.stream().flatMap(path -> below(project, path).stream()).toList();
            return Optional.<JsonElement>of(Json.list(all)).filter(written -> all.size() == there.size());
        }
        return ProjectBounds.of(project).named(paths.getAsString(), new ArrayList<>())
                .map(path -> FileNames.text(project.getParent().relativize(path)).replace('\\', '/'))
                .map(JsonPrimitive::new);
    }

    private static boolean isFile(JsonElement path) {
        try {
            return Files.exists(FileNames.path(path.getAsString()));
        } catch (InvalidPathException | IllegalStateException | UnsupportedOperationException e) {
            return false; // no path, or no string
        }
    }

    private Optional<Map<String, Object>> created(Path project, ProjectChange change) {
        return inForce(project).map(text -> new TextEdit(new TextRange(0, 0), change.newFile(text)))
                .map(text -> new WorkspaceEdits(capabilities).creating(
                        new DocumentEdits(new Document(FileUris.of(project), "", 0, ""), false, List.of(text))));
    }
}
