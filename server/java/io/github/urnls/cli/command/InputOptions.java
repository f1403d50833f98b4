package io.github.urnls.cli.command;

import io.github.urnls.cli.run.CheckRun;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.workspace.FileNames;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The options for the input. */
final class InputOptions extends Options {

    final Argument<List<Path>> paths = parameters(Path.class, "PATH", 0,
            "A file, or a folder with all that is in it.");

    final PathList list = with(new PathList());

    final Argument<Boolean> stdin = flag("--stdin", "Check standard input instead of files.");

    final Argument<String> as = option(String.class, "--as", "NAME",
            "With --stdin: take the language from this file name.");

    final Argument<Boolean> staged = flag("--staged",
            "Check what is staged in git for the next commit, such as in a hook.");

    final Argument<String> since = option(String.class, "--since", "REF",
            "Check only files below the given folders, or the working directory, that changed since this commit of"
                    + " git; REF... means where the branches went apart.");

    final Argument<Boolean> compare = flag("--compare-files",
            "Compare the names in each file with those in all others, as an editor does.");

    /** The paths that were given; with --since the working directory if there is none. */
    List<Path> named() {
        return since.isGiven() && paths.get().isEmpty() ? List.of(FileNames.here()) : paths.get();
    }

    /** The name of standard input. */
    Path name() {
        return PathList.path(as.given().orElse("stdin.txt"));
    }

    void requireSense(CheckRun.Mode mode, boolean showsFiles) {
        list.requireSense(showsFiles);
        UsageException.throwIf(paths.get().stream().anyMatch(path -> path.toString().isEmpty()), "a path is empty");
        boolean named = list.from.isGiven() || !paths.get().isEmpty();
        UsageException.throwIf(stdin.get() && staged.get(), "--stdin and --staged do not go together; give one");
        UsageException.throwIf(stdin.get() && named, "--stdin takes no paths");
        UsageException.throwIf(as.isGiven() && !stdin.get(),
                "--as is for --stdin; the name of a file tells its language");
        UsageException.throwIf(
                paths.get().stream().anyMatch(path -> path.toString().equals("-") && Files.notExists(path)),
                "there is no file “-”; --stdin checks standard input");
        UsageException.throwIf(staged.get() && named, "--staged takes no paths: git says what is staged");
        UsageException.throwIf(staged.get() && mode != CheckRun.Mode.REPORT && mode != CheckRun.Mode.DIFF,
                "--staged only looks at what is staged; give the files themselves to "
                        + mode.option() + ", or see with --diff what would change");
        UsageException.throwIf(compare.get() && (stdin.get() || staged.get()),
                "--compare-files is for files and folders, not for --stdin or --staged");
        UsageException.throwIf(compare.get() && mode != CheckRun.Mode.REPORT,
                "--compare-files only looks; give " + mode.option() + " without it");
        UsageException.throwIf(since.isGiven() && (stdin.get() || staged.get() || list.from.isGiven()),
                "--since takes files and folders, and not --stdin, --staged or --files-from");
        UsageException.throwIf(!stdin.get() && !named && !staged.get() && !since.isGiven(),
                "nothing to check: give a file or a folder, as in “urn-ls check .”, or --staged or --since");
    }
}
