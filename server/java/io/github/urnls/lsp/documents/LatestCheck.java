package io.github.urnls.lsp.documents;

import io.github.urnls.check.incremental.SectionedCheck;
import io.github.urnls.scan.Sections;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The last check of a document under one set of options, shared by all its states. The next check starts from it. */
final class LatestCheck {

    private final Function<Function<Sections.Listener, Sections>, SectionedCheck> first;
    private @Nullable SectionedCheck latest;
    /** The keys of names in {@link #latest} whose spellings have changed since. */
    private final Set<String> respelled = new HashSet<>();

    /** {@code first} checks a document from beginning to end. */
    LatestCheck(Function<Function<Sections.Listener, Sections>, SectionedCheck> first) {
        this.first = first;
    }

    /**
     * Checks another state, starting from the last checked one; one at a time.
     *
     * @param sections reads the state if needed, and reports what it reads
     */
    synchronized SectionedCheck of(Function<Sections.Listener, Sections> sections) {
        SectionedCheck known = latest;
        SectionedCheck next = known == null ? first.apply(sections)
                : known.edited(sections.apply(Sections.Listener.NONE), respelled);
        respelled.clear();
        latest = next;
        return next;
    }

    /** Records that the spellings of names with these keys have changed. Waits for a running check. */
    synchronized void respelled(Collection<String> keys) {
        if (latest != null && latest.mayHold(keys)) {
            respelled.addAll(keys);
        }
    }
}
