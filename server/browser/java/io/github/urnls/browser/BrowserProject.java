package io.github.urnls.browser;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Finding;
import io.github.urnls.check.project.IgnorePattern;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.check.project.RegistryFile;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.known.NameList;
import java.util.ArrayList;
import io.github.urnls.namespace.known.KnownNames;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Specification;
import java.util.List;
import java.util.Optional;

/**
 * The settings of one project file and of registry files, given as texts. It reaches no other file: what the project
 * file extends, and registries that it names, do not count.
 *
 * @param settings   all the texts, as {@link #of} takes them
 * @param complaints what is wrong in the registry files, one sentence each
 * @param parts      the overrides of the project file
 */
record BrowserProject(String settings, ProjectFile file, Registry registry, List<String> complaints,
        List<Part> parts, List<IgnorePattern> include, List<IgnorePattern> exclude) {

    /** Settings for some files. */
    private record Part(List<IgnorePattern> files, ProjectFile.Settings settings) {}

    /**
     * Reads the files.
     *
     * @param settings the project file, then the registry files; before each its name, a line end, its length in UTF-16
     *                 code units, and a line end. May be empty.
     */
    static BrowserProject of(String settings) {
        String project = "";
        List<String> complaints = new ArrayList<>();
        List<Namespace> namespaces = new ArrayList<>();
        List<NameList> names = new ArrayList<>();
        for (int at = 0; at < settings.length();) {
            int lengthAt = settings.indexOf('\n', at) + 1;
            int start = settings.indexOf('\n', lengthAt) + 1;
            int end = start + Integer.parseInt(settings.substring(lengthAt, start - 1));
            if (at == 0) {
                project = settings.substring(start, end);
            } else {
                RegistryFile.Content content = RegistryFile.read(settings.substring(at, lengthAt - 1),
                        settings.substring(start, end), complaints);
                namespaces.addAll(content.namespaces());
                names.addAll(content.names());
            }
            at = end;
        }
        ProjectFile file = ProjectFile.read(new Document("file:///" + ProjectFile.NAME, "jsonc", 0, project));
        names.addAll(file.names());
        List<Part> parts = file.overrides().stream()
                .map(override -> new Part(patterns(override.files()), override.settings())).toList();
        return new BrowserProject(settings, file,
                Registry.of(namespaces, Optional.empty()).with(KnownNames.of(names)), List.copyOf(complaints), parts,
                patterns(file.include()), patterns(file.exclude()));
    }

    private static List<IgnorePattern> patterns(List<String> written) {
        return written.stream().map(IgnorePattern::of).flatMap(Optional::stream).toList();
    }

    /** What is wrong in the file. */
    List<Finding> problems() {
        return file.problems();
    }

    /** The options for a file; {@code path} is relative to the folder of the project file. */
    CheckOptions options(String path) {
        ProjectFile.Settings all = file.settings();
        for (Part part : parts) {
            if (fits(part.files, path)) {
                all = all.and(part.settings);
            }
        }
        return new CheckOptions(all.specification().orElse(Specification.RFC8141), all.severities(), all.off(),
                all.accept(), registry).with(all.tests().of(Optional.of(path)));
    }

    /** Whether a file is checked. */
    boolean includes(String path) {
        boolean included = file.include().isEmpty() || fits(include, path);
        return ProjectFile.isNamed(path) || included && !fits(exclude, path);
    }

    private static boolean fits(List<IgnorePattern> patterns, String path) {
        return IgnorePattern.says(patterns, path, false).orElse(false);
    }
}
