package io.github.urnls.cli.run;

import io.github.urnls.cli.run.Git.Stored;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.workspace.FileNames;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The files that the next commit changes, with their staged content, which may differ from the working tree. */
final class StagedFiles {

    private static final Pattern HIDDEN = Pattern.compile("(?:^|[/\\\\])\\.(?!\\.)");

    static final Git GIT = new Git(Optional.empty(), "--staged");

    private StagedFiles() {}

    /**
     * All files of the repository that are added, changed or not merged yet, which have no content, in the order of
     * their names. Their paths are relative to the working directory.
     *
     * @param withoutHidden whether those with a name in their path that begins with a dot are left out
     * @throws UsageException if there is no git, or no repository
     */
    static List<Stored> list(boolean withoutHidden) {
        Path here = FileNames.workingFolder();
        Path top = GIT.top();
        // Each file is “:mode mode blob blob letter”, followed by its path.
        List<String> fields = GIT.entries("diff", "--cached", "--raw", "-z", "--no-abbrev", "--no-renames",
                "--no-ext-diff", "--diff-filter=ACMTU");
        List<Stored> files = new ArrayList<>();
        for (int i = 0; i + 1 < fields.size(); i += 2) {
            String[] change = fields.get(i).split(" ");
            boolean isMerged = !change[4].equals("U");
            if (!isMerged || Git.isFile(change[1])) {
                Path path = here.relativize(FileNames.resolveBytes(top, fields.get(i + 1)));
                files.add(new Stored(path, isMerged ? change[3] : ""));
            }
        }
        return files.stream().distinct()
                .filter(file -> !withoutHidden || !HIDDEN.matcher(file.path().toString()).find()).toList();
    }
}
