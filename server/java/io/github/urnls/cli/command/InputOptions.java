package io.github.urnls.cli.command;

import io.github.urnls.cli.UsageException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options for the input. */
@Command(optionListHeading = "What is checked")
final class InputOptions {

    private static final String NAMELESS = "stdin.txt";

    @Parameters(paramLabel = "PATH", arity = "0..*", description = "A file, or a folder with all that is in it.")
    private List<Path> paths = List.of();

    @Mixin
    private PathList list = new PathList();

    @Option(names = "--stdin", description = "Check standard input instead of files.")
    private boolean stdin;

    @Option(names = "--as", paramLabel = "NAME",
            description = "With --stdin: take the language from this file name.")
    private @Nullable String as;

    @Option(names = "--staged",
            description = "Check what is staged in git for the next commit, such as in a hook.")
    private boolean staged;

    @Option(names = "--compare-files",
            description = "Compare the names in each file with those in all others, as an editor does.")
    private boolean compare;

    /** Whether the names of each file are compared with those in other files. */
    boolean comparesFiles() {
        return compare;
    }

    /** Whether the files staged in git are checked. */
    boolean isStaged() {
        return staged;
    }

    boolean isStandardInput() {
        return stdin;
    }

    /** The name of standard input. */
    Path name() {
        return PathList.path(as == null ? NAMELESS : as);
    }

    /** The paths that were named on the command line. */
    List<Path> named() {
        return paths;
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
        if (paths.stream().anyMatch(path -> path.toString().isEmpty())) {
            throw new UsageException("a path is empty");
        }
        boolean named = list.isGiven() || !paths.isEmpty();
        if (stdin && staged) {
            throw new UsageException("--stdin and --staged do not go together; give one");
        }
        if (stdin && named) {
            throw new UsageException("--stdin takes no paths");
        }
        if (as != null && !stdin) {
            throw new UsageException("--as is for --stdin; the name of a file tells its language");
        }
        if (paths.stream().anyMatch(path -> path.toString().equals("-") && Files.notExists(path))) {
            throw new UsageException("there is no file “-”; --stdin checks standard input");
        }
        if (staged && named) {
            throw new UsageException("--staged takes no paths: git says what is staged");
        }
        if (staged && mode != CheckRun.Mode.REPORT && mode != CheckRun.Mode.DIFF) {
            throw new UsageException("--staged only looks at what is staged; give the files themselves to "
                    + mode.option() + ", or see with --diff what would change");
        }
        if (compare && (stdin || staged)) {
            throw new UsageException("--compare-files is for files and folders, not for --stdin or --staged");
        }
        if (compare && mode != CheckRun.Mode.REPORT) {
            throw new UsageException("--compare-files only looks; give " + mode.option() + " without it");
        }
        if (!stdin && !named && !staged) {
            throw new UsageException("nothing to check: give a file or a folder, or --staged");
        }
    }
}
