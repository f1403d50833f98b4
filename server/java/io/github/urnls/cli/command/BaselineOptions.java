package io.github.urnls.cli.command;

import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.report.SourceRoot;
import io.github.urnls.cli.run.Baselines;
import io.github.urnls.cli.run.KnownFindings;
import io.github.urnls.feature.Tally;
import io.github.urnls.workspace.Baseline.Key;
import io.github.urnls.workspace.Baseline;
import io.github.urnls.workspace.BaselineFile;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.FileWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** {@code --baseline} and {@code --write-baseline}. */
public final class BaselineOptions extends Options {

    private final Argument<Path> baseline = option(Path.class, "--baseline", "FILE",
            "Do not count the findings in this file, and report those that are gone; the default is the"
                    + " “baseline” of the project file.");

    final Argument<Path> writeTo = option(Path.class, "--write-baseline", "FILE",
            "Write the findings to this file, as known from now on.");

    boolean areGiven() {
        return baseline.isGiven() || writeTo.isGiven();
    }

    /** Whether {@code file} is the baseline, which has findings of other files. */
    boolean is(Path file) {
        return same(file, baseline) || same(file, writeTo);
    }

    /** Whether {@code file} is the value of {@code option}. */
    static boolean same(Path file, Argument<Path> option) {
        return option.given().filter(given -> FileNames.absolute(file).equals(FileNames.absolute(given))).isPresent();
    }

    /**
     * The baselines of a run; without one, paths are relative to {@code root}.
     *
     * @param wanted    the findings that the run looks for
     * @param ofProject the baseline that the project of a file names; it counts where no option is given
     * @param complain  is told of one that cannot be read
     */
    Baselines of(SourceRoot root, Predicate<Key> wanted, Function<Path, Optional<Path>> ofProject,
            Consumer<String> complain) {
        if (areGiven()) {
            return Baselines.one(given(wanted));
        }
        return new Baselines(new KnownFindings(root, root, null, false, wanted), ofProject, file -> {
            SourceRoot folder = folder(file);
            return new KnownFindings(folder, SourceRoot.above(folder.folder()), ofProject(file, complain), false,
                    wanted);
        });
    }

    private static @Nullable Baseline ofProject(Path file, Consumer<String> complain) {
        try {
            return BaselineFile.read(file, BaselineFile.LARGEST_OF_PROJECT);
        } catch (IOException e) {
            complain.accept(unreadable(file, e) + " (the project file names it)");
            return null;
        }
    }

    private KnownFindings given(Predicate<Key> wanted) {
        Path file = baseline.given().orElseGet(writeTo::get);
        // A script gives both options each time, and the first time there is no baseline yet.
        boolean isFirst = same(file, writeTo) && Files.notExists(file);
        Baseline known = baseline.given().filter(given -> !isFirst).map(BaselineOptions::read).orElse(null);
        SourceRoot folder = folder(file);
        return new KnownFindings(folder, folder.everywhere(), known, writeTo.isGiven(), wanted);
    }

    private static Baseline read(Path file) {
        try {
            return BaselineFile.read(file);
        } catch (IOException e) {
            throw new UsageException(unreadable(file, e));
        }
    }

    private static String unreadable(Path file, IOException fault) {
        return Printable.path(file) + ": the baseline cannot be read: " + FileWriter.reason(fault);
    }

    /**
     * Writes the findings. The findings of an earlier baseline in files that were not checked stay.
     *
     * @return what was written, in words
     */
    String write(Path file, Baselines known) {
        try {
            Baseline before = Files.exists(file) ? BaselineFile.read(file) : Baseline.EMPTY;
            Baseline now = known.rest().replacing(before, folder(file));
            BaselineFile.write(file, now);
            return Printable.path(file) + " now knows " + Tally.counted(now.size(), "finding")
                    + (before.size() == 0 ? "" : changes(now.more(before), before.more(now)));
        } catch (IOException e) {
            throw new UsageException(
                    Printable.path(file) + ": the baseline was not written: " + FileWriter.reason(e));
        }
    }

    private static String changes(int added, int gone) {
        return added + gone == 0 ? "" : " (" + added + " new, " + gone + " gone)";
    }

    private static SourceRoot folder(Path file) {
        Path absolute = file.toAbsolutePath();
        return new SourceRoot(Objects.requireNonNullElse(absolute.getParent(), absolute));
    }
}
