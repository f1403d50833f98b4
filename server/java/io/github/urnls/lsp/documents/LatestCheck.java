package io.github.urnls.lsp.documents;

import io.github.urnls.check.run.Checker;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Spellings;
import io.github.urnls.check.incremental.SectionedCheck;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The last check of a document under one set of options, shared by all its states. The next check starts from it. */
final class LatestCheck {

    final Checker checker;
    final CheckOptions options;
    final Spellings spellings;
    final Reading reading;
    private @Nullable SectionedCheck latest;
    /** The check that goes on piece by piece, of the state {@link #begunOf}. */
    private @Nullable SectionedCheck begun;
    private @Nullable SectionedScan begunOf;
    /** The keys of names in {@link #latest} whose spellings have changed since. */
    private final Set<String> respelled = new HashSet<>();

    LatestCheck(Checker checker, CheckOptions options, Spellings spellings, Reading reading) {
        this.checker = checker;
        this.options = options;
        this.spellings = spellings;
        this.reading = reading;
    }

    /** Checks another state, starting from the last checked one; one at a time. */
    synchronized SectionedCheck of(SectionedScan state) {
        SectionedCheck next = checked(state);
        respelled.clear();
        latest = next;
        begun = null;
        begunOf = null;
        return next;
    }

    /** Checks some more of a state that is read; returns whether there is more to check. */
    synchronized boolean goOn(SectionedScan state) {
        SectionedCheck next = begun;
        if (next == null || begunOf != state) {
            SectionedCheck known = latest;
            next = known == null ? new SectionedCheck(checker, state.sections(), options, spellings)
                    : known.beginEdited(state.sections(), respelled);
            begun = next;
            begunOf = state;
        }
        return next.goOn();
    }

    private SectionedCheck checked(SectionedScan state) {
        SectionedCheck known = latest;
        if (begun != null && begunOf == state) {
            SectionedCheck finished = begun.finished();
            return respelled.isEmpty() ? finished : finished.beginEdited(state.sections(), respelled).finished();
        }
        if (known == null) {
            return reading.of(state.document(), progress -> SectionedCheck.of(checker,
                    checked -> state.sections(progress.and(checked)), options, spellings));
        }
        return known.beginEdited(state.sections(), respelled).finished();
    }

    /** Records that the spellings of names with these keys have changed. Waits for a running check. */
    synchronized void respelled(Collection<String> keys) {
        if (begun != null || latest != null && latest.mayHold(keys)) {
            respelled.addAll(keys);
        }
    }
}
