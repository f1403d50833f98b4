package io.github.urnls.check.incremental;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.function.Supplier;

/**
 * Work that is done on other processors while more of it is being prepared. A few pieces at most wait for their turn,
 * so that it takes no more memory however much there is; the first ones are done at once, as small documents have no
 * more.
 */
final class Meanwhile<T> {

    private static final int AT_ONCE = 16;
    private static final int MOST_WAITING = 32;

    private final List<T> results = new ArrayList<>();
    private final Queue<ForkJoinTask<T>> waiting = new ArrayDeque<>();

    /** Takes a piece of work; its result has the same place among the results. */
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
