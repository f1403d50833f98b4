package io.github.urnls.cli.setup;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Files that are written elsewhere: libraries that were copied in, and what a program has made. */
final class Copies {

    /** Names of folders, without what separates their words. */
    private static final Set<String> FOLDERS = Set.of("vendor", "vendored", "vendors", "external", "externals",
            "thirdparty", "3rdparty", "bowercomponents", "nodemodules", "dist", "build", "target", "generated");

    private static final List<String> ENDS = List.of(".min.js", ".min.css", ".js.map", ".css.map");

    private Copies() {}

    /** The pattern, as in a {@code .gitignore}, for what {@code path} lies in or is called; empty if it is no copy. */
    static Optional<String> pattern(String path) {
        String[] parts = path.split("/");
        for (int i = 0; i < parts.length - 1; i++) {
            if (FOLDERS.contains(parts[i].toLowerCase(Locale.ROOT).replaceAll("[ ._-]", ""))) {
                return Optional.of(parts[i] + "/");
            }
        }
        return ENDS.stream().filter(path::endsWith).map(end -> "*" + end).findFirst();
    }
}
