package io.github.urnls.lsp.documents;

import io.github.urnls.check.project.Layer;
import io.github.urnls.check.project.Setting;
import io.github.urnls.format.languages.Formats;
import io.github.urnls.format.languages.Language;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.FilePatterns;
import io.github.urnls.workspace.FileUris;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Which documents are checked by the settings of the client. Project files may exclude more. */
public final class DocumentSelection {

    /**
     * The choice in the settings.
     *
     * @param languages whether documents of a language are checked, by its identifier in editors; {@code *} stands for
     *                  all others
     * @param exclude   patterns of excluded files, in the syntax of {@code .gitignore}, relative to a workspace folder
     */
    public record Choice(Map<String, Boolean> languages, List<String> exclude) {

        public static final Choice ALL = of(Layer.NONE);

        /** What {@code settings} say. */
        public static Choice of(Layer settings) {
            return new Choice(settings.value(Setting.ENABLE), settings.value(Setting.EXCLUDE));
        }

        /** Written out: the JVM generates that of a record at each start, which takes time and memory. */
        @Override
        public boolean equals(Object other) {
            return other instanceof Choice that && languages.equals(that.languages) && exclude.equals(that.exclude);
        }

        @Override
        public int hashCode() {
            return Objects.hash(languages, exclude);
        }

        private boolean includes(List<String> ids) {
            Optional<Boolean> own = ids.stream().map(languages::get).filter(Objects::nonNull).findFirst();
            return own.orElse(languages.getOrDefault("*", true));
        }
    }

    public static final DocumentSelection ALL = new DocumentSelection(Choice.ALL, Map.of(), List.of());

    private final Choice others;
    private final Map<Path, Choice> own;
    private final List<Path> folders;
    private final Map<Path, FilePatterns> excluded = new HashMap<>();

    /**
     * Creates a selection.
     *
     * @param others  for documents in no folder, or in one without its own choice
     * @param own     the choices of some of the folders
     * @param folders the workspace folders
     */
    public DocumentSelection(Choice others, Map<Path, Choice> own, List<Path> folders) {
        this.others = others;
        this.own = Map.copyOf(own);
        // If nothing is excluded, the folders do not matter.
        this.folders = others.equals(Choice.ALL) && own.isEmpty() ? List.of() : List.copyOf(folders);
        this.folders.forEach(folder -> excluded.put(folder, new FilePatterns(folder, choice(folder).exclude)));
    }

    private Choice choice(Path folder) {
        return own.getOrDefault(folder, others);
    }

    /** Whether an open document is checked. */
    boolean includes(Document document) {
        Optional<Path> file = FileUris.path(document.uri());
        String id = document.languageId().toLowerCase(Locale.ROOT);
        List<String> ids = id.isEmpty() ? Formats.language(document).ids() : List.of(id);
        return file.map(path -> includes(path, ids)).orElseGet(() -> others.includes(ids));
    }

    /** Whether a file on disk is checked. */
    boolean includes(Path file) {
        boolean allLanguages = others.languages.isEmpty() && own.isEmpty();
        return includes(file, allLanguages ? List.of() : ids(file));
    }

    private static List<String> ids(Path file) {
        Language language = Formats.language(new Document(FileUris.of(file), "", 0, ""));
        return language.ids();
    }

    private boolean includes(Path file, List<String> ids) {
        Optional<Path> folder = folders.stream().filter(file::startsWith)
                .max((a, b) -> Integer.compare(a.getNameCount(), b.getNameCount()));
        if (folder.isEmpty()) {
            return others.includes(ids);
        }
        return choice(folder.get()).includes(ids) && !excluded.get(folder.get()).fit(file);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DocumentSelection that && others.equals(that.others) && own.equals(that.own)
                && folders.equals(that.folders);
    }

    @Override
    public int hashCode() {
        return Objects.hash(others, own, folders);
    }
}
