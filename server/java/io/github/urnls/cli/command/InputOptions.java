package io.github.urnls.cli.command;

import io.github.urnls.cli.run.CheckRun;
import io.github.urnls.cli.output.UsageException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The options for the input. */
final class InputOptions extends Options {

    private static final String NAMELESS = "stdin.txt";

    private final Argument<List<Path>> paths = parameters(Path.class, "PATH", 0,
            "A file, or a folder with all that is in it.");

    private final PathList list = with(new PathList());

    private final Argument<Boolean> stdin = flag("--stdin", "Check standard input instead of files.");

    private final Argument<String> as = option(String.class, "--as", "NAME",
            "With --stdin: take the language from this file name.");

    private final Argument<Boolean> staged = flag("--staged",
            "Check what is staged in git for the next commit, such as in a hook.");

    private final Argument<Boolean> compare = flag("--compare-files",
            "Compare the names in each file with those in all others, as an editor does.");

    /** Whether the names of each file are compared with those in other files. */
    boolean comparesFiles() {
        return compare.get();
    }

    /** Whether the files staged in git are checked. */
    boolean isStaged() {
        return staged.get();
    }

    boolean isStandardInput() {
        return stdin.get();
    }

    /** The name of standard input. */
    Path name() {
        return PathList.path(as.get() == null ? NAMELESS : as.get());
    }

    /** The paths that were named on the command line. */
    List<Path> named() {
        return paths.get();
    }

    /** The paths that a list names. */
    List<Path> listed() {
        return list.read();
    }

    /** Whether file names end with NUL, when they are read and when they are printed. */
    boolean isSeparatedByNul() {
        return list.isSeparatedByNul();
    }

    void requireSense(CheckRun.Mode mode, boolean showsFiles) {
        list.requireSense(showsFiles);
        if (paths.get().stream().anyMatch(path -> path.toString().isEmpty())) {
            throw new UsageException("a path is empty");
        }
        boolean named = list.isGiven() || !paths.get().isEmpty();
        if (stdin.get() && staged.get()) {
            throw new UsageException("--stdin and --staged do not go together; give one");
        }
        if (stdin.get() && named) {
            throw new UsageException("--stdin takes no paths");
        }
        if (as.get() != null && !stdin.get()) {
            throw new UsageException("--as is for --stdin; the name of a file tells its language");
        }
        if (paths.get().stream().anyMatch(path -> path.toString().equals("-") && Files.notExists(path))) {
            throw new UsageException("there is no file “-”; --stdin checks standard input");
        }
        if (staged.get() && named) {
            throw new UsageException("--staged takes no paths: git says what is staged");
        }
        if (staged.get() && mode != CheckRun.Mode.REPORT && mode != CheckRun.Mode.DIFF) {
            throw new UsageException("--staged only looks at what is staged; give the files themselves to "
                    + mode.option() + ", or see with --diff what would change");
        }
        if (compare.get() && (stdin.get() || staged.get())) {
            throw new UsageException("--compare-files is for files and folders, not for --stdin or --staged");
        }
        if (compare.get() && mode != CheckRun.Mode.REPORT) {
            throw new UsageException("--compare-files only looks; give " + mode.option() + " without it");
        }
        if (!stdin.get() && !named && !staged.get()) {
            throw new UsageException("nothing to check: give a file or a folder, or --staged");
        }
    }
}
