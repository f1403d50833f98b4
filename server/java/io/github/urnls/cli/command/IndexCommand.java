package io.github.urnls.cli.command;

import com.google.gson.JsonObject;
import io.github.urnls.cli.run.Question;
import io.github.urnls.cli.run.Tree;
import io.github.urnls.workspace.index.ScannedFile;
import io.github.urnls.cli.output.ExitCode;
import io.github.urnls.cli.run.Configuration;
import io.github.urnls.cli.output.BrokenOutput;
import io.github.urnls.cli.report.Jsonl;
import io.github.urnls.cli.report.PlainJson;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.index.FilesIndex;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** A command about names in all files of some folders, which are read first. */
abstract class IndexCommand extends PrintingCommand {

    /** How many lines are printed before it is looked whether the output has a reader. */
    private static final int LINES_UNSEEN = 100;

    /** The number of answers so far. */
    int printed;
    final WalkOptions walk = with("Which files", new WalkOptions());

    IndexCommand(String description, String no) {
        super(description, no);
    }

    final Argument<List<Path>> paths() {
        return parameters(Path.class, "PATH",
                "A file, or a folder with all that is in it; the working directory when none is given.");
    }

    /** The files below {@code given}, or below the working directory, not read yet. */
    Tree tree(List<Path> given) {
        return tree(given, file -> false);
    }

    /** As {@link #tree(List)}, without the files that {@code never} accepts. */
    Tree tree(List<Path> given, Predicate<Path> never) {
        List<Path> paths = given.isEmpty() ? List.of(FileNames.here()) : given;
        Configuration configuration = walk.configuration();
        ScannedFile.Reader reader = new ScannedFile.Reader(configuration::specification, configuration::maxSize,
                file -> true, true);
        return new Tree(paths, walk.log(err(), configuration, never), configuration, new FilesIndex(reader),
                configuration.options(FileNames.fileAt(paths.getFirst())),
                isJson() ? Jsonl::path : Printable::path);
    }

    /** Prints the answers to {@code question}, and returns the exit code. */
    final int answer(Question question, Tree tree) {
        question.ask(tree, this::print);
        if (printed == 0) {
            complain(question.nothing(tree));
        }
        return end(tree, printed > 0);
    }

    final void print(JsonObject json, Supplier<String> line) {
        out().println(isJson() ? PlainJson.text(json) : line.get());
        if (++printed % LINES_UNSEEN == 0) {
            BrokenOutput.stopRun(out());
        }
    }

    /** Ends the output, reports problems, and returns the exit code. */
    int end(Tree tree, boolean found) {
        out().flush();
        BrokenOutput.stopRun(out());
        boolean understood = isUnderstood(tree.configuration());
        return tree.log().failed() || !understood ? ExitCode.FAILED : exitCode(found);
    }
}
