package io.github.urnls.cli.command;

import io.github.urnls.check.Product;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.cli.Progress;
import io.github.urnls.cli.UsageException;
import io.github.urnls.cli.report.Notice;
import io.github.urnls.cli.report.Printable;
import io.github.urnls.workspace.FileContent;
import io.github.urnls.workspace.FileLoop;
import io.github.urnls.workspace.FileOutcome;
import io.github.urnls.workspace.FileWalk;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/**
 * What a command says of the files that it goes through: which could not be looked at, and why. Nothing is left out
 * without a word but binary files.
 */
public final class FileLog {

    private final PrintWriter err;
    private final ToLongFunction<Path> limit;
    private final Predicate<Path> included;
    private final boolean quiet;
    private final boolean progress;
    private final List<Notice> notices = new ArrayList<>();
    private int files;
    private int unreadable;
    private int unrepaired;
    private int tooLarge;

    public FileLog(PrintWriter err, long limit) {
        this(err, file -> limit, file -> true, false, true);
    }

    /**
     * @param limit    how large a file may be, in bytes
     * @param included whether a file is to be looked at
     * @param quiet    only what went wrong is said
     * @param progress for terminals only, in any case
     */
    public FileLog(PrintWriter err, ToLongFunction<Path> limit, Predicate<Path> included, boolean quiet,
            boolean progress) {
        this.err = err;
        this.limit = limit;
        this.included = included;
        this.quiet = quiet;
        this.progress = progress;
    }

    /** What was said of single files, in the order of the walk. */
    List<Notice> notices() {
        return List.copyOf(notices);
    }

    int files() {
        return files;
    }

    /** Whether something that should have been read or repaired could not be. */
    public boolean failed() {
        return unreadable + unrepaired > 0;
    }

    /** What was not checked, for the summary; empty when there is nothing to say. */
    public String omissions() {
        List<String> parts = new ArrayList<>();
        if (unreadable > 0) {
            parts.add(unreadable + " could not be read");
        }
        if (unrepaired > 0) {
            parts.add(unrepaired + " could not be repaired");
        }
        if (tooLarge > 0) {
            parts.add(tooLarge + (tooLarge == 1 ? " is" : " are") + " over the size limit");
        }
        return String.join(", ", parts);
    }

    /**
     * Goes through all files below {@code paths} on all processors.
     *
     * @param examine looks at a file, on any thread; what it returns hands on the result, in order, on this thread
     * @param empty   hears of the files in which nothing can be found
     */
    public void examine(List<Path> paths, Function<SourceFile, Runnable> examine, Consumer<Path> empty) {
        paths.stream().filter(Files::isRegularFile).forEach(this::leavesOut);
        Progress shown = new Progress(err, progress);
        FileLoop loop = new FileLoop(Runtime.getRuntime().availableProcessors(), limit, included, () -> false);
        boolean ended = loop.run(new FileWalk(paths), (file, text) -> examine.apply(SourceFile.of(file, text)),
                (path, outcome) -> {
                    add(path, outcome, empty);
                    shown.step();
                });
        shown.done();
        if (!ended) {
            throw new UsageException("interrupted");
        }
    }

    /** Whether {@code path}, which was named, is not to be looked at; that is said. */
    boolean leavesOut(Path path) {
        if (!included.test(path)) {
            note(Notice.Kind.LEFT_OUT, path, "left out by " + ProjectFile.NAME);
            return true;
        }
        return false;
    }

    private void add(Path path, FileOutcome outcome, Consumer<Path> empty) {
        if (outcome instanceof FileOutcome.Examined examined) {
            files++;
            if (!examined.note().isEmpty()) {
                note(Notice.Kind.DOUBTFUL, path, examined.note());
            }
        } else if (outcome instanceof FileOutcome.NotRead not) {
            notRead(path, not.content(), empty);
        } else if (outcome instanceof FileOutcome.Bug bug) {
            unreadable(path, "not done; this is a bug, please report it: " + bug.fault());
        }
    }

    // No switch over types: see Connection.
    private void notRead(Path path, FileContent.NoText content, Consumer<Path> empty) {
        if (content instanceof FileContent.NoCandidate) {
            files++;
            empty.accept(path);
        } else if (content instanceof FileContent.Binary) {
            empty.accept(path);
        } else if (content instanceof FileContent.Unreadable problem) {
            unreadable(path, problem.reason());
        } else if (content instanceof FileContent.TooLarge size) {
            tooLarge++;
            note(Notice.Kind.TOO_LARGE, path, "not checked: " + size.octets() + " bytes are over the limit of "
                    + size.limit() + " (--max-size)");
        }
    }

    /** Counts a file that could not be repaired, and says why. */
    void unrepaired(Path path, String reason) {
        unrepaired++;
        note(Notice.Kind.FAILED, path, "not repaired: " + reason);
    }

    /** Counts a file that could not be read, and says why. */
    void unreadable(Path path, String reason) {
        unreadable++;
        note(Notice.Kind.FAILED, path, reason);
    }

    private void note(Notice.Kind kind, Path path, String text) {
        Notice notice = new Notice(path, kind, Printable.of(text));
        notices.add(notice);
        if (!quiet || kind != Notice.Kind.DOUBTFUL) {
            err.println(Product.NAME + ": " + Printable.path(path) + ": " + notice.text());
        }
    }
}
