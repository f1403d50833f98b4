package io.github.urnls.workspace.index;

import io.github.urnls.workspace.FileLoop;
import io.github.urnls.workspace.FileWalk;
import io.github.urnls.workspace.Machine;
import io.github.urnls.workspace.UnreadFiles;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/**
 * Reads all files below some folders for a {@link NameIndex}, several at a time.
 *
 * @param reader    reads one file
 * @param sink      takes the names of each file, on any thread
 * @param cancelled asked before each file
 */
public record IndexBuild(ScannedFile.Reader reader, Consumer<NamesInFile> sink, BooleanSupplier cancelled) {

    /** More threads would only wait for the disk and for memory. */
    private static final int MOST_THREADS = 4;

    /**
     * The result.
     *
     * @param files     the number of files
     * @param tooMany   whether there were more files than the limit, so none was read
     * @param cancelled whether it ended early
     * @param unread    what was left out
     */
    public record Result(int files, boolean tooMany, boolean cancelled, UnreadFiles unread) {}

    /**
     * Runs until all files are read.
     *
     * @param limit    the most files that are read
     * @param progress gets the percentage of files that are done
     */
    public Result run(List<Path> folders, int limit, IntConsumer progress) {
        UnreadFiles unread = new UnreadFiles();
        FileWalk.Result walk = FileWalk.of(folders, limit, cancelled);
        walk.problems().forEach(problem -> unread.add(problem.path(), problem.reason()));
        if (walk.cut()) {
            boolean unwanted = cancelled.getAsBoolean();
            return new Result(0, !unwanted, unwanted, unread);
        }
        int threads = Math.min(MOST_THREADS, Machine.processors());
        int files = walk.steps().size();
        AtomicInteger done = new AtomicInteger();
        FileLoop loop = new FileLoop(threads, reader.limit(), reader.included(), cancelled);
        loop.run(walk.steps().iterator(), (file, text) -> {
            sink.accept(reader.scanned(file, text.text()).forIndex());
            return () -> {};
        }, (file, outcome) -> {
            unread.add(file, outcome);
            progress.accept((int) (100L * done.incrementAndGet() / files));
        });
        return new Result(files, false, cancelled.getAsBoolean(), unread);
    }
}
