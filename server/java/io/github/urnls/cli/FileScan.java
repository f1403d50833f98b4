package io.github.urnls.cli;

import io.github.urnls.check.Project;
import io.github.urnls.check.ProjectFile;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.FileContent;
import io.github.urnls.workspace.FileReader;
import io.github.urnls.workspace.LazyWalk;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/**
 * Reads files in parallel and hands the results on in the order of the walk, so that two runs print the same. Keeps count of
 * what could not be looked at; nothing is left out without a word but binary files.
 */
final class FileScan {

    /** One file as text. */
    record Source(Path path, Document document, FileContent.Encoding encoding) {}

    /** Something to know of a file besides its findings. */
    record Notice(Path path, Kind kind, String text) {

        /** What kind of thing it is. */
        enum Kind {
            /** It could not be read, or not be written. */
            FAILED("not-done"),
            /** It is over the limit. */
            TOO_LARGE("too-large"),
            /** It was read, but not as it asks to be. */
            DOUBTFUL("encoding"),
            /** It was named, but its project file leaves it out. */
            LEFT_OUT("left-out");

            private final String id;

            Kind(String id) {
                this.id = id;
            }

            /** The word in formats that want one. */
            String id() {
                return id;
            }
        }
    }

    private final PrintWriter err;
    private final ToLongFunction<Path> limit;
    private final Predicate<Path> included;
    private final boolean quiet;
    private final boolean progress;
    private final List<Notice> notices = new ArrayList<>();
    private int files;
    private int unreadable;
    private int tooLarge;

    FileScan(PrintWriter err, long limit) {
        this(err, file -> limit, file -> true, false, true);
    }

    /**
     * @param limit    how large a file may be, in octets
     * @param included whether a file is to be looked at
     * @param quiet    only what went wrong is said
     * @param progress for terminals only, in any case
     */
    FileScan(PrintWriter err, ToLongFunction<Path> limit, Predicate<Path> included, boolean quiet, boolean progress) {
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

    /** Whether something that should have been read could not be. */
    boolean failed() {
        return unreadable > 0;
    }

    /** What was not checked, for the summary; empty when there is nothing to say. */
    String omissions() {
        List<String> parts = new ArrayList<>();
        if (unreadable > 0) {
            parts.add(unreadable + " could not be read");
        }
        if (tooLarge > 0) {
            parts.add(tooLarge + (tooLarge == 1 ? " is" : " are") + " over the size limit");
        }
        return String.join(", ", parts);
    }

    /**
     * Walks {@code paths}, computes {@code work} for every text file on all processors, and gives each result to
     * {@code results} on the calling thread.
     */
    <R> void run(List<Path> paths, Function<Source, R> work, BiConsumer<Source, R> results) {
        run(paths, work, results, file -> { });
    }

    /** As {@link #run(List, Function, BiConsumer)}; {@code empty} hears of the files in which nothing can be found. */
    <R> void run(List<Path> paths, Function<Source, R> work, BiConsumer<Source, R> results, Consumer<Path> empty) {
        paths.stream().filter(Files::isRegularFile).forEach(this::leavesOut);
        int threads = Runtime.getRuntime().availableProcessors();
        try (ExecutorService executor = Executors.newFixedThreadPool(threads)) {
            Queue<Future<List<Runnable>>> pending = new ArrayDeque<>();
            Progress shown = new Progress(err, progress);
            for (LazyWalk walk = new LazyWalk(paths); walk.hasNext(); ) {
                List<LazyWalk.Step> batch = Batches.next(walk);
                pending.add(executor.submit(() -> batch.stream().map(step -> task(step, work, results, empty)).toList()));
                // A bound on what is read ahead, so that a large tree does not stand in memory.
                if (pending.size() > threads * 4) {
                    finish(pending.remove(), shown);
                }
            }
            while (!pending.isEmpty()) {
                finish(pending.remove(), shown);
            }
            shown.done();
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

    /** Runs on a worker; what it returns runs on the calling thread, in order. */
    private <R> Runnable task(LazyWalk.Step step, Function<Source, R> work, BiConsumer<Source, R> results, Consumer<Path> empty) {
        return switch (step) {
            case LazyWalk.Step.Unreadable folder -> () -> unreadable(folder.problem().path(), folder.problem().reason());
            case LazyWalk.Step.File file -> !included.test(file.path()) ? () -> { } : task(file.path(), read(file), work, results, empty);
        };
    }

    private FileContent read(LazyWalk.Step.File file) {
        long most = limit.applyAsLong(file.path());
        return file.size() < 0 ? FileReader.read(file.path(), most) : FileReader.read(file.path(), file.size(), most);
    }

    private <R> Runnable task(Path file, FileContent content, Function<Source, R> work, BiConsumer<Source, R> results, Consumer<Path> empty) {
        return switch (content) {
            case FileContent.Text text -> {
                Source source = new Source(file, new Document(display(file), "", 0, text.text()),
                        text.encoding());
                R result;
                try {
                    result = work.apply(source);
                } catch (UsageException e) {
                    throw e;
                } catch (RuntimeException | StackOverflowError e) {
                    yield () -> unreadable(file, "not done; this is a bug, please report it: " + e);
                } catch (OutOfMemoryError e) {
                    yield () -> unreadable(file, FileContent.Unreadable.NO_MEMORY);
                }
                yield () -> {
                    files++;
                    if (!text.note().isEmpty()) {
                        note(Notice.Kind.DOUBTFUL, file, text.note());
                    }
                    results.accept(source, result);
                };
            }
            case FileContent.NoCandidate none -> () -> {
                files++;
                empty.accept(file);
            };
            case FileContent.Binary binary -> () -> empty.accept(file);
            case FileContent.Unreadable problem -> () -> unreadable(file, problem.reason());
            case FileContent.TooLarge size -> () -> {
                tooLarge++;
                note(Notice.Kind.TOO_LARGE, file, "not checked: " + size.octets() + " octets are over the limit of " + size.limit()
                        + " (--max-size)");
            };
        };
    }

    /** Counts a file that could not be read or written, and says why. */
    void unreadable(Path path, String reason) {
        unreadable++;
        note(Notice.Kind.FAILED, path, reason);
    }

    private void note(Notice.Kind kind, Path path, String text) {
        Notice notice = new Notice(path, kind, Printable.of(text));
        notices.add(notice);
        if (!quiet || kind != Notice.Kind.DOUBTFUL) {
            err.println(Project.NAME + ": " + display(path) + ": " + notice.text());
        }
    }

    private static void finish(Future<List<Runnable>> batch, Progress progress) {
        try {
            for (Runnable result : batch.get()) {
                result.run();
                progress.step();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new UsageException("interrupted");
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    /** A path as the user would write it, with nothing in it that could act on a terminal, or on who reads lines that begin with it. */
    static String display(Path path) {
        String shown = Printable.of(path.toString().replace('\\', '/'));
        // A colon follows: that of the line, or of what is to be said.
        return Printable.commandStart(shown + ":") < 0 ? shown : "./" + shown;
    }

    /** What a stream holds, as a source called {@code name}. */
    static Source read(InputStream in, Path name) throws IOException {
        return switch (FileReader.decode(in.readAllBytes())) {
            case FileContent.Text text -> new Source(name, new Document(display(name), "", 0, text.text()), text.encoding());
            case FileContent.Binary binary -> throw new UsageException("standard input is not text: it holds NUL octets");
            default -> throw new IllegalStateException("a stream is text or binary");
        };
    }
}
