package io.github.urnls.cli.command;

import io.github.urnls.cli.run.CheckRun.Mode;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.workspace.FileNames;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The options for the input. */
final class InputOptions extends Options {

    final Argument<List<Path>> paths = parameters(Path.class, "PATH",
            "A file, or a folder with all that is in it; the working directory when none is given, “-” for standard"
                    + " input.");

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

    /** Whether standard input is checked. */
    boolean isStdin() {
        return stdin.get() || isStdin(paths.get());
    }

    /** Whether {@code paths} is “-” alone, and no file is called so. */
    static boolean isStdin(List<Path> paths) {
        return paths.equals(List.of(Path.of("-"))) && Files.notExists(paths.getFirst());
    }

    /** The paths that were given; the working directory if nothing was. */
    List<Path> named() {
        return paths.get().isEmpty() && !list.from.isGiven() ? List.of(FileNames.here()) : paths.get();
    }

    /** The name of standard input. */
    Path name() {
        return PathList.path(as.given().orElse("stdin.txt"));
    }

    void requireSense(Mode mode, boolean showsFiles) {
        list.requireSense(showsFiles);
        UsageException.throwIf(paths.get().stream().anyMatch(path -> path.toString().isEmpty()), "a path is empty");
        boolean named = list.from.isGiven() || !paths.get().isEmpty();
        UsageException.throwIf(isStdin() && staged.get(), "--stdin and --staged do not go together; give one");
        UsageException.throwIf(stdin.get() && named, "--stdin takes no paths");
        UsageException.throwIf(as.isGiven() && !isStdin(),
                "--as is for --stdin; the name of a file tells its language");
        UsageException.throwIf(
                !isStdin() && paths.get().stream().anyMatch(path -> isStdin(List.of(path))),
                "“-” is standard input, which is checked alone");
        UsageException.throwIf(staged.get() && named, "--staged takes no paths: git says what is staged");
        UsageException.throwIf(staged.get() && mode != Mode.REPORT && mode != Mode.DIFF,
                "--staged only looks at what is staged; give the files themselves to "
                        + mode.option() + ", or see with --diff what would change");
        UsageException.throwIf(compare.get() && (isStdin() || staged.get()),
                "--compare-files is for files and folders, not for --stdin or --staged");
        UsageException.throwIf(compare.get() && mode != Mode.REPORT,
                "--compare-files only looks; give " + mode.option() + " without it");
        UsageException.throwIf(since.isGiven() && (isStdin() || staged.get() || list.from.isGiven()),
                "--since takes files and folders, and not --stdin, --staged or --files-from");
    }
}
