package io.github.urnls.check.incremental;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.function.Supplier;

/**
 * Work that runs on other processors while more of it is prepared. At most 32 pieces wait, so memory is bounded. The
 * first 16 are done at once, since small documents have no more.
 */
final class Meanwhile<T> {

    private static final int AT_ONCE = 16;
    private static final int MOST_WAITING = 32;

    private final List<T> results = new ArrayList<>();
    private final Queue<ForkJoinTask<T>> waiting = new ArrayDeque<>();

    /** Adds a piece of work. Its result has the same position among the results. */
    void add(Supplier<T> work) {
        if (results.size() < AT_ONCE) {
            results.add(work.get());
            return;
        }
        waiting.add(ForkJoinPool.commonPool().submit(work::get));
        if (waiting.size() > MOST_WAITING) {
            results.add(waiting.remove().join());
        }
    }

    /** All results, in the order in which the work was added. */
    List<T> results() {
        while (!waiting.isEmpty()) {
            results.add(waiting.remove().join());
        }
        return results;
    }
}
