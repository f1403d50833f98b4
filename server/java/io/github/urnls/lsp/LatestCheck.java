package io.github.urnls.lsp;

import io.github.urnls.check.incremental.SectionedCheck;
import io.github.urnls.scan.Sections;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The last check of a document under one set of options, from which the next one goes on; all its states share it. */
final class LatestCheck {

    private final Function<Function<Sections.Listener, Sections>, SectionedCheck> first;
    private @Nullable SectionedCheck latest;
    /** The keys of names in {@link #latest} that are spelled otherwise since. */
    private final Set<String> respelled = new HashSet<>();

    /** {@code first} checks a document from beginning to end. */
    LatestCheck(Function<Function<Sections.Listener, Sections>, SectionedCheck> first) {
        this.first = first;
    }

    /**
     * Checks another state, from what is known of the last one that was checked; one after the other.
     *
     * @param sections reads it, if it is not read yet, and tells of what it reads
     */
    synchronized SectionedCheck of(Function<Sections.Listener, Sections> sections) {
        SectionedCheck known = latest;
        SectionedCheck next = known == null ? first.apply(sections)
                : known.edited(sections.apply(Sections.Listener.NONE), respelled);
        respelled.clear();
        latest = next;
        return next;
    }

    /** Names with these keys are spelled otherwise now. Waits for a check under way. */
    synchronized void respelled(Collection<String> keys) {
        if (latest != null && latest.mayHold(keys)) {
            respelled.addAll(keys);
        }
    }
}
