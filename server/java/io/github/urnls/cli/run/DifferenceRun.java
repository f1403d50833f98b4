package io.github.urnls.cli.run;

import io.github.urnls.workspace.Machine;
import io.github.urnls.workspace.index.NameDifference;
import io.github.urnls.workspace.index.NameStatistics;
import io.github.urnls.workspace.index.NamesSince;
import io.github.urnls.workspace.index.ScannedFile;
import io.github.urnls.workspace.index.TreeState;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Reads what is needed to compare the names of a tree with those of an earlier commit.
 */
public final class DifferenceRun {

    /** The old texts that wait for a thread; more would only fill the memory. */
    private static final int WAITING = 16;

    private final Tree tree;
    private final ChangedFiles changed;
    private final FileLog others;
    private final NamesSince since;
    private final Set<String> compared = new HashSet<>();

    /**
     * Prepares a run.
     *
     * @param tree   its log is that of the changed files
     * @param others the log of the files that did not change
     */
    public DifferenceRun(Tree tree, ChangedFiles changed, FileLog others) {
        this.tree = tree;
        this.changed = changed;
        this.others = others;
        ScannedFile.Reader reader = tree.index().reader();
        this.since = new NamesSince(new TreeState(reader, key -> true), new TreeState(reader, key -> true),
                new TreeState(reader, compared::contains));
    }

    /** The differences in names that begin so. The files that did not change are read only if they matter. */
    public List<NameDifference> differences(String prefix) {
        tree.log().examineChanged(changed, into(since.now()));
        readOld();
        if (since.dependsOnOthers()) {
            compared.addAll(since.before().compared());
            compared.addAll(since.now().compared());
            others.examine(tree.paths(), List.of(), into(since.others()));
        }
        return since.differences().stream()
                .filter(difference -> NameStatistics.beginsWith(difference.name(), prefix)).toList();
    }

    private static FileLog.Work into(TreeState state) {
        return FileLog.Work.reading(state::add, empty -> {});
    }

    /** Scans the old texts on all processors, while git hands out the next. */
    private void readOld() {
        int threads = Machine.processors();
        Map<Path, Throwable> faults = new ConcurrentHashMap<>();
        try (ExecutorService pool = new ThreadPoolExecutor(threads, threads, 0, TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(WAITING), new ThreadPoolExecutor.CallerRunsPolicy())) {
            tree.log().examineOld(changed, (path, text) -> pool.execute(() -> addOld(path, text, faults)));
        }
        faults.forEach((path, fault) -> tree.log().unreadable(path,
                "its old content was not read; this is a bug, please report it: " + fault));
    }

    private void addOld(Path path, String text, Map<Path, Throwable> faults) {
        try {
            since.before().add(path, text);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            faults.put(path, e);
        }
    }

    /** How the file with this URI was named. */
    public Path file(String uri) {
        return since.stateWith(uri).file(uri);
    }
}
