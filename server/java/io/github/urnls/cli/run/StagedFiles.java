package io.github.urnls.cli.run;

import io.github.urnls.cli.output.UsageException;
import io.github.urnls.workspace.FileNames;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;
import java.util.regex.Pattern;

/** The files that the next commit changes, with their staged content, which may differ from the working tree. */
final class StagedFiles {

    private static final Pattern HIDDEN = Pattern.compile("(?:^|[/\\\\])\\.(?!\\.)");

    private static final Git GIT = new Git(Optional.empty(), "--staged");

    /**
     * A file in the index of git.
     *
     * @param path relative to the working directory
     * @param blob the name of its content; empty for a file that is not merged yet
     */
    record Staged(Path path, String blob) implements Git.Stored {

        /** Whether there is one content to check. */
        boolean isMerged() {
            return !blob.isEmpty();
        }
    }

    private StagedFiles() {}

    /**
     * All files of the repository that are added, changed or not merged, in the order of their names.
     *
     * @param withoutHidden whether those with a name in their path that begins with a dot are left out
     * @throws UsageException if there is no git, or no repository
     */
    static List<Staged> list(boolean withoutHidden) {
        Path here = FileNames.workingFolder();
        Path top = FileNames.resolve(here, GIT.output("rev-parse", "--show-cdup").strip()).normalize();
        // Each file is “:mode mode blob blob letter”, followed by its path.
        List<String> fields = GIT.entries(List.of("diff", "--cached", "--raw", "-z", "--no-abbrev", "--no-renames",
                "--no-ext-diff", "--diff-filter=ACMTU"));
        List<Staged> files = new ArrayList<>();
        for (int i = 0; i + 1 < fields.size(); i += 2) {
            String[] change = fields.get(i).split(" ");
            boolean isMerged = !change[4].equals("U");
            if (!isMerged || Git.isFile(change[1])) {
                Path path = here.relativize(FileNames.resolveBytes(top, fields.get(i + 1)));
                files.add(new Staged(path, isMerged ? change[3] : ""));
            }
        }
        return files.stream().distinct()
                .filter(file -> !withoutHidden || !HIDDEN.matcher(file.path().toString()).find()).toList();
    }

    /** Reads {@code files}, one after the other. */
    static void read(List<Staged> files, ToLongFunction<Path> limits, Git.Listener listener) {
        GIT.read(files, limits, listener);
    }
}
