package io.github.urnls.cli.run;

import io.github.urnls.workspace.FileWalk.Step;
import java.util.Iterator;

/** The steps of a walk up to so many files. */
final class FirstSteps implements Iterator<Step> {

    private final Iterator<? extends Step> all;
    private final Runnable onCut;
    private int left;

    /** The steps with the first {@code most} files; {@code onCut} is run if there are more. */
    FirstSteps(Iterator<? extends Step> all, int most, Runnable onCut) {
        this.all = all;
        this.left = most;
        this.onCut = onCut;
    }

    @Override
    public boolean hasNext() {
        if (left == 0 && all.hasNext()) {
            onCut.run();
        }
        return left > 0 && all.hasNext();
    }

    @Override
    public Step next() {
        Step step = all.next();
        left -= step instanceof Step.File ? 1 : 0;
        return step;
    }
}
