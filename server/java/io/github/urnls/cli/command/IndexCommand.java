package io.github.urnls.cli.command;

import io.github.urnls.workspace.index.ScannedFile;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.feature.Tally;
import io.github.urnls.cli.output.ExitCode;
import io.github.urnls.cli.run.Configuration;
import io.github.urnls.cli.run.FileLog;
import io.github.urnls.cli.run.RenameTask;
import io.github.urnls.cli.output.BrokenOutput;
import io.github.urnls.cli.report.Jsonl;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.namespace.Registry;
import io.github.urnls.urn.Specification;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.FileWalk;
import io.github.urnls.workspace.index.FilesIndex;
import io.github.urnls.workspace.index.NameStatistics;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** A command about names in all files of some folders, which are read first. */
abstract class IndexCommand extends PrintingCommand {

    private final TreeOptions files = with("Which files", new TreeOptions());

    private final Argument<? extends Enum<?>> format;

    IndexCommand(String name, String description, String no) {
        this(name, description, no, LineFormat.TEXT, "text (the default) or jsonl.");
    }

    /**
     * Creates a command with formats of its own.
     *
     * @param usual   the format that is the default
     * @param formats describes all
     */
    <F extends Enum<F>> IndexCommand(String name, String description, String no, F usual, String formats) {
        super(name, description, no);
        format = option("--format", "F", usual, formats);
    }

    final Argument<List<Path>> paths() {
        return parameters(Path.class, "PATH", 0,
                "A file, or a folder with all that is in it; the working directory when none is given.");
    }

    /**
     * The files and the index of their names.
     *
     * @param options those for the first path, by which the names in the arguments are read and checked
     * @param json    whether paths are written in JSON
     */
    record Tree(List<Path> paths, FilesIndex index, FileLog log, Configuration configuration,
            CheckOptions options, boolean json) implements RenameTask.Scope {

        /** Reads all files into the index. */
        void read() {
            log.examine(paths, List.of(), source -> {
                index.add(source.path(), source.document().text());
                return () -> {};
            }, index::addEmpty);
        }

        @Override
        public String path(String uri) {
            Path file = index.file(uri);
            return json ? Jsonl.path(file) : Printable.path(file);
        }

        @Override
        public Specification specification() {
            return options.specification();
        }

        /** The lists of names that count where {@code name} stands. */
        Registry registry(NameStatistics name) {
            return name.uses().home().or(name.uses()::declaring).map(uri -> configuration.registry(index.file(uri)))
                    .orElse(Registry.BUILT_IN);
        }

        /** The files that were read, for a message. */
        String extent() {
            String omissions = log.omissions();
            return Tally.counted(log.files(), "file") + (omissions.isEmpty() ? "" : " (" + omissions + ")");
        }
    }

    boolean isJson() {
        return isFormat(LineFormat.JSONL.name());
    }

    final boolean isFormat(String name) {
        return format.get().name().equals(name);
    }

    final FileWalk.Choice choice() {
        return files.choice();
    }

    /** The log for a part of the files: those that {@code never} does not leave out. */
    final FileLog log(Configuration configuration, Predicate<Path> never) {
        return files.log(err(), configuration, never);
    }

    /** The files below {@code given}, or below the working directory, not read yet. */
    Tree tree(List<Path> given) {
        return tree(given, file -> false);
    }

    /** As {@link #tree(List)}, without the files that {@code never} accepts. */
    Tree tree(List<Path> given, Predicate<Path> never) {
        List<Path> paths = given.isEmpty() ? List.of(FileNames.here()) : given;
        Configuration configuration = files.configuration();
        FileLog log = log(configuration, never);
        FilesIndex index = new FilesIndex(reader(configuration));
        return new Tree(paths, index, log, configuration,
                configuration.options(FileNames.fileAt(paths.getFirst())), isJson());
    }

    static ScannedFile.Reader reader(Configuration configuration) {
        return new ScannedFile.Reader(configuration::specification, configuration::maxSize, file -> true, true);
    }

    /** Ends the output, reports problems, and returns the exit code. */
    int end(Tree tree, boolean found) {
        out().flush();
        BrokenOutput.stopRun(out());
        boolean understood = isUnderstood(tree.configuration);
        return tree.log.failed() || !understood ? ExitCode.FAILED : exitCode(found);
    }
}
