package io.github.urnls.cli.setup;

import io.github.urnls.urn.Normalization;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Files that are written elsewhere: libraries that were copied in, and what a program has made. */
final class Copies {

    /** Names of folders, without what separates their words. */
    private static final Set<String> FOLDERS = Set
            .of("vendor vendored vendors thirdparty 3rdparty bowercomponents nodemodules dist generated".split(" "));

    /** Names that mean this at the top of a project alone; deeper, people write in such folders. */
    private static final Set<String> AT_THE_TOP = Set.of("external", "externals", "build", "target");

    private static final List<String> ENDS = List.of(".min.js", ".min.css", ".js.map", ".css.map");

    private Copies() {}

    /** The pattern, as in a {@code .gitignore}, for what {@code path} lies in or is called; empty if it is no copy. */
    static Optional<String> pattern(String path) {
        String[] parts = path.split("/");
        if (parts.length > 1 && AT_THE_TOP.contains(Normalization.fold(parts[0]))) {
            return Optional.of("/" + parts[0] + "/");
        }
        for (int i = 0; i < parts.length - 1; i++) {
            if (FOLDERS.contains(Normalization.fold(parts[i]).replaceAll("[ ._-]", ""))) {
                return Optional.of(parts[i] + "/");
            }
        }
        return ENDS.stream().filter(path::endsWith).map(end -> "*" + end).findFirst();
    }
}
