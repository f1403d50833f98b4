package io.github.urnls.workspace;

import io.github.urnls.workspace.FileContent.OwnReport;
import io.github.urnls.workspace.FileOutcome.LeftOut;
import io.github.urnls.workspace.FileOutcome.Examined;
import io.github.urnls.workspace.FileOutcome.NotRead;
import io.github.urnls.workspace.FileContent.NoText;
import io.github.urnls.workspace.FileContent.Text;
import io.github.urnls.workspace.FileContent.Unreadable;
import io.github.urnls.workspace.FileWalk.Step;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/**
 * Reads and examines files, several at a time, and reports the outcome of each in the order of the walk.
 *
 * @param threads   how many files are examined at a time; with one, no results wait for their turn
 * @param limit     the largest file that is read, in bytes
 * @param included  whether a file is to be read
 * @param cancelled asked before each file
 */
public record FileLoop(int threads, ToLongFunction<Path> limit, Predicate<Path> included, BooleanSupplier cancelled) {

    /** Files are handed over in batches: single ones would cost more than examining them. */
    private static final int MOST_FILES_IN_BATCH = 64;

    /** A batch ends when its files have this many bytes. */
    private static final long MOST_BYTES_IN_BATCH = 1 << 20;

    /** Bounds what is read ahead, so memory does not grow with the tree. */
    private static final int BATCHES_AHEAD_PER_THREAD = 4;

    private record Ended(Path path, FileOutcome outcome) {}

    /**
     * What a loop over folders has done.
     *
     * @param files     the number of files in them
     * @param searched  the number of files that are text, or may be
     * @param tooMany   whether there were more files than the limit, so none was read
     * @param cancelled whether it ended early
     * @param unread    what was left out
     */
    public record Summary(int files, int searched, boolean tooMany, boolean cancelled, UnreadFiles unread) {}

    /**
     * As {@link #run}, for all files below {@code folders}, unless there are more than {@code most}.
     *
     * @param progress gets the number of files that are done, and of all
     */
    public Summary runBelow(List<Path> folders, int most, BiFunction<Path, Text, Runnable> examine,
            BiConsumer<Integer, Integer> progress) {
        UnreadFiles unread = new UnreadFiles();
        FileWalk.Result walk = FileWalk.of(folders, most, cancelled);
        walk.problems().forEach(problem -> unread.update(problem.path(), new Unreadable(problem.reason())));
        if (walk.cut()) {
            boolean unwanted = cancelled.getAsBoolean();
            return new Summary(0, 0, !unwanted, unwanted, unread);
        }
        int files = walk.steps().size();
        AtomicInteger done = new AtomicInteger();
        AtomicInteger searched = new AtomicInteger();
        run(walk.steps().iterator(), examine, (file, outcome) -> {
            if (outcome instanceof NotRead not) {
                unread.update(file, not.content());
            }
            if (outcome instanceof Examined
                    || outcome instanceof NotRead(FileContent.NoCandidate none)) {
                searched.incrementAndGet();
            }
            progress.accept(done.incrementAndGet(), files);
        });
        return new Summary(files, searched.get(), false, cancelled.getAsBoolean(), unread);
    }

    /**
     * Runs until {@code walk} has ended or the loop is cancelled.
     *
     * @param examine  examines the text of a file, on any thread, and returns the code that hands on the result
     * @param listener gets each step of the walk; it and the results run in order, on the calling thread
     * @return whether it ran to the end
     */
    public boolean run(Iterator<? extends Step> walk, BiFunction<Path, Text, Runnable> examine,
            BiConsumer<Path, FileOutcome> listener) {
        try (ExecutorService pool = Executors.newFixedThreadPool(threads, FileLoop::thread)) {
            Queue<Future<List<Ended>>> pending = new ArrayDeque<>();
            while (walk.hasNext() || !pending.isEmpty()) {
                if (walk.hasNext()) {
                    List<Step> batch = batch(walk);
                    pending.add(pool.submit(() -> outcomes(batch, examine)));
                }
                if (!walk.hasNext() || pending.size() > (threads - 1) * BATCHES_AHEAD_PER_THREAD) {
                    handOn(pending.remove().get(), listener);
                }
                if (cancelled.getAsBoolean()) {
                    return false;
                }
            }
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "urn-ls-files");
        thread.setDaemon(true);
        return thread;
    }

    /** The next steps of {@code walk}, at least one. */
    private static List<Step> batch(Iterator<? extends Step> walk) {
        List<Step> batch = new ArrayList<>();
        long bytes = 0;
        while (walk.hasNext() && batch.size() < MOST_FILES_IN_BATCH && bytes < MOST_BYTES_IN_BATCH) {
            Step step = walk.next();
            batch.add(step);
            if (step instanceof Step.File file) {
                bytes += file.isNamed() ? MOST_BYTES_IN_BATCH / MOST_FILES_IN_BATCH : file.size();
            }
        }
        return batch;
    }

    private List<Ended> outcomes(List<Step> batch, BiFunction<Path, Text, Runnable> examine) {
        List<Ended> outcomes = new ArrayList<>();
        for (Step step : batch) {
            if (cancelled.getAsBoolean()) {
                break;
            }
            outcomes.add(new Ended(step.path(), outcome(step, examine)));
        }
        return outcomes;
    }

    private FileOutcome outcome(Step step, BiFunction<Path, Text, Runnable> examine) {
        // No switch over types: see Connection.
        if (step instanceof Step.Unreadable folder) {
            return new NotRead(new Unreadable(folder.reason()));
        }
        if (!(step instanceof Step.File file)) {
            return new FileOutcome.Link();
        }
        try {
            return outcome(file, examine);
        } catch (RuntimeException | StackOverflowError e) {
            return new NotRead(new Unreadable("not done; this is a bug, please report it: " + e));
        } catch (OutOfMemoryError e) {
            return new NotRead(new Unreadable(Unreadable.NO_MEMORY));
        }
    }

    private FileOutcome outcome(Step.File file, BiFunction<Path, Text, Runnable> examine) {
        if (!included.test(file.path())) {
            return new LeftOut();
        }
        FileContent content = read(file);
        if (!file.isNamed() && content instanceof Text text && OwnReports.isOne(text.text())) {
            return new NotRead(new OwnReport());
        }
        return content instanceof Text text ? new Examined(text.note(), examine.apply(file.path(), text))
                : new NotRead((NoText) content);
    }

    private FileContent read(Step.File file) {
        long most = limit.applyAsLong(file.path());
        if (file.isNamed()) {
            return FileReader.read(file.path(), most);
        }
        return FileReader.read(file.path(), file.size(), most);
    }

    private void handOn(List<Ended> batch, BiConsumer<Path, FileOutcome> listener) {
        for (Ended ended : batch) {
            if (cancelled.getAsBoolean()) {
                return;
            }
            listener.accept(ended.path, ended.outcome);
            if (ended.outcome instanceof Examined examined) {
                examined.result().run();
            }
        }
    }
}
