package io.github.urnls.browser;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Finding;
import io.github.urnls.check.project.IgnorePattern;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.known.KnownNames;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Specification;
import java.util.List;
import java.util.Optional;

/**
 * The settings of one project file, given as its text. It reaches no other file: what the file extends, and registries
 * that it names, do not count.
 */
record BrowserProject(String text, ProjectFile file, Registry registry) {

    static BrowserProject of(String text) {
        ProjectFile file = ProjectFile.read(new Document("file:///" + ProjectFile.NAME, "jsonc", 0, text));
        return new BrowserProject(text, file, Registry.BUILT_IN.with(KnownNames.of(file.names())));
    }

    /** What is wrong in the file. */
    List<Finding> problems() {
        return file.problems();
    }

    /** The options for a file; {@code path} is relative to the folder of the project file. */
    CheckOptions options(String path) {
        ProjectFile.Settings settings = file.settings();
        for (ProjectFile.Override override : file.overrides()) {
            if (fits(override.files(), path).orElse(false)) {
                settings = settings.and(override.settings());
            }
        }
        return new CheckOptions(settings.specification().orElse(Specification.RFC8141), settings.severities(),
                settings.off(), settings.accept(), registry);
    }

    /** Whether a file is checked. */
    boolean includes(String path) {
        boolean included = file.include().isEmpty() || fits(file.include(), path).orElse(false);
        return ProjectFile.isNamed(path) || included && !fits(file.exclude(), path).orElse(false);
    }

    private static Optional<Boolean> fits(List<String> patterns, String path) {
        return IgnorePattern.says(patterns.stream().map(IgnorePattern::of).flatMap(Optional::stream).toList(), path,
                false);
    }
}
