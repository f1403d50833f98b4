package io.github.urnls.check;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A finding with everything that decides how loudly it is told.
 *
 * @param baselineState how it stands to the baseline; {@code null} when there is none
 * @param suppressed    where and why it is suppressed; {@code null} when it is not
 */
public record Reported(Finding finding, Fingerprint fingerprint, @Nullable BaselineState baselineState,
        @Nullable Suppressed suppressed) {

    /** The findings of {@code file}, each as {@code state} says it stands to the baseline. */
    public static List<Reported> of(String file, List<Finding> findings,
            Function<Fingerprint, @Nullable BaselineState> state) {
        List<Fingerprint> fingerprints = Fingerprint.of(file, findings);
        List<Reported> reported = new ArrayList<>(findings.size());
        for (int i = 0; i < findings.size(); i++) {
            Fingerprint fingerprint = fingerprints.get(i);
            reported.add(new Reported(findings.get(i), fingerprint, state.apply(fingerprint), null));
        }
        return reported;
    }

    /** The same as suppressed. */
    public Reported with(Suppressed why) {
        return new Reported(finding, fingerprint, baselineState, why);
    }

    /** Whether it was accepted when the baseline was written. */
    public boolean isKnown() {
        return suppressed == null && baselineState == BaselineState.UNCHANGED;
    }

    /** Whether it counts: for the exit code, and in totals. */
    public boolean counts() {
        return suppressed == null && baselineState != BaselineState.UNCHANGED;
    }
}
