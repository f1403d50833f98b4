package io.github.urnls.workspace;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/** Reads every file below some folders for a {@link NameIndex}, several at a time. */
public final class IndexBuild {

    /** More threads would only wait for the disk and for memory. */
    private static final int MOST_THREADS = 4;

    /**
     * What it came to.
     *
     * @param files     how many were looked at
     * @param tooMany   there were more files than the limit, so none was read
     * @param cancelled it ended early
     * @param notRead   files that were left out, with the reason
     */
    public record Result(int files, boolean tooMany, boolean cancelled, List<String> notRead) {}

    private final ScannedFile.Reader reader;
    private final Consumer<FileNames> sink;
    private final BooleanSupplier cancelled;

    /**
     * @param reader    reads one file
     * @param sink      takes what is found, on any thread
     * @param cancelled asked before each file
     */
    public IndexBuild(ScannedFile.Reader reader, Consumer<FileNames> sink, BooleanSupplier cancelled) {
        this.reader = reader;
        this.sink = sink;
        this.cancelled = cancelled;
    }

    /**
     * Runs until all is read.
     *
     * @param limit    how many files there may be
     * @param progress hears how many files in a hundred are done, on any thread
     */
    public Result run(List<Path> folders, int limit, IntConsumer progress) {
        FileWalk.Result walk = FileWalk.of(folders, limit, cancelled);
        List<String> notRead = Collections.synchronizedList(new ArrayList<>());
        walk.problems().forEach(problem -> notRead.add(problem.path() + ": " + problem.reason()));
        if (walk.cut() || cancelled.getAsBoolean()) {
            return new Result(0, walk.cut() && !cancelled.getAsBoolean(), cancelled.getAsBoolean(), List.copyOf(notRead));
        }
        List<Path> files = walk.files();
        AtomicInteger next = new AtomicInteger();
        AtomicInteger done = new AtomicInteger();
        inParallel(() -> {
            for (int i = next.getAndIncrement(); i < files.size() && !cancelled.getAsBoolean(); i = next.getAndIncrement()) {
                try {
                    reader.read(files.get(i)).ifPresent(file -> sink.accept(file.forIndex()));
                } catch (ScannedFile.NotReadException e) {
                    if (Files.exists(files.get(i))) { // it may have gone since the walk
                        notRead.add(files.get(i) + ": " + e.getMessage());
                    }
                } catch (RuntimeException | StackOverflowError e) {
                    notRead.add(files.get(i) + ": this is a bug in the server: " + e);
                } catch (OutOfMemoryError e) {
                    notRead.add(files.get(i) + ": " + FileContent.Unreadable.NO_MEMORY);
                }
                progress.accept((int) (100L * done.incrementAndGet() / files.size()));
            }
        });
        return new Result(files.size(), false, cancelled.getAsBoolean(), List.copyOf(notRead));
    }

    private static void inParallel(Runnable work) {
        int threads = Math.max(1, Math.min(MOST_THREADS, Runtime.getRuntime().availableProcessors()));
        try (ExecutorService pool = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task, "urn-ls-index");
            thread.setDaemon(true);
            return thread;
        })) {
            List<Future<?>> running = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                running.add(pool.submit(work));
            }
            for (Future<?> one : running) {
                one.get();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }
}
