package io.github.urnls.check;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * A finding with its fingerprint and its status.
 *
 * @param status whether it is in the baseline, or a comment suppresses it
 */
public record ReportedFinding(Finding finding, Fingerprint fingerprint, FindingStatus status) {

    /** The findings of {@code file}, each with the status that {@code status} gives it. */
    public static List<ReportedFinding> of(String file, List<Finding> findings,
            Function<Fingerprint, FindingStatus> status) {
        List<Fingerprint> fingerprints = Fingerprint.of(file, findings);
        List<ReportedFinding> reported = new ArrayList<>(findings.size());
        for (int i = 0; i < findings.size(); i++) {
            Fingerprint fingerprint = fingerprints.get(i);
            reported.add(new ReportedFinding(findings.get(i), fingerprint, status.apply(fingerprint)));
        }
        return reported;
    }

    /** The same with another finding in its place. */
    public ReportedFinding with(Finding other) {
        return new ReportedFinding(other, fingerprint, status);
    }

    /** Whether it was accepted when the baseline was written. */
    public boolean isKnown() {
        return status instanceof FindingStatus.Known;
    }

    /** Whether it counts, for the exit code and in reports. */
    public boolean counts() {
        return status.counts();
    }
}
