package io.github.urnls.cli;

import io.github.urnls.workspace.LazyWalk;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** A walk cut into what one thread does at a time: handing over single files would cost more than looking at them. */
final class Batches {

    private static final int MOST_FILES = 64;

    /** In octets: a file that is larger ends its batch. */
    private static final long MOST_OCTETS = 1 << 20;

    private Batches() {}

    /** The next steps of {@code walk}, at least one. */
    static List<LazyWalk.Step> next(Iterator<LazyWalk.Step> walk) {
        List<LazyWalk.Step> batch = new ArrayList<>();
        long octets = 0;
        while (walk.hasNext() && batch.size() < MOST_FILES && octets < MOST_OCTETS) {
            LazyWalk.Step step = walk.next();
            batch.add(step);
            octets += step instanceof LazyWalk.Step.File file ? size(file) : 0;
        }
        return batch;
    }

    private static long size(LazyWalk.Step.File file) {
        return file.size() < 0 ? MOST_OCTETS / MOST_FILES : file.size();
    }
}
