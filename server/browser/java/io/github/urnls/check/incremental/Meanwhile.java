package io.github.urnls.check.incremental;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Work that is done at once, since there is one thread. */
final class Meanwhile<T> {

    private final List<T> results = new ArrayList<>();

    void add(Supplier<T> work) {
        results.add(work.get());
    }

    List<T> results() {
        return results;
    }
}
