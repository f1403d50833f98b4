package io.github.urnls.lsp;

import io.github.urnls.check.SectionedCheck;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The last check of a document under one set of options, from which the next one goes on; all its states share it. */
final class LatestCheck {

    private volatile @Nullable SectionedCheck latest;
    private volatile boolean begun;

    LatestCheck(@Nullable SectionedCheck first) {
        this.latest = first;
    }

    /** Checks another state, from what is known of the last one that was checked; one after the other. */
    synchronized SectionedCheck next(UnaryOperator<@Nullable SectionedCheck> work) {
        begun = true;
        SectionedCheck next = work.apply(latest);
        latest = next;
        return next;
    }

    /** Whether names may have been looked up in other documents, be it for the first state or for the last. */
    boolean isBegun() {
        return begun;
    }

    /** As it is known now, but for the names that other documents spell otherwise. */
    LatestCheck respelled() {
        SectionedCheck known = latest;
        return new LatestCheck(known == null ? null : known.respelled());
    }
}
