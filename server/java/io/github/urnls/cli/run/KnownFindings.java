package io.github.urnls.cli.run;

import io.github.urnls.check.Finding;
import io.github.urnls.check.FindingStatus;
import io.github.urnls.check.Fingerprint;
import io.github.urnls.check.ReportedFinding;
import io.github.urnls.cli.report.Report;
import io.github.urnls.cli.report.SourceRoot;
import io.github.urnls.workspace.Baseline.Key;
import io.github.urnls.workspace.Baseline;
import io.github.urnls.workspace.FileNames;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The baseline during one run: gives each finding its status, and tells which findings are gone. */
public final class KnownFindings {

    /** What a finding is, wherever it stands. */
    private record What(String rule, String name) {

        private static What of(Key key) {
            return new What(key.rule(), key.name());
        }
    }

    private final SourceRoot folder;
    private final SourceRoot bounds;
    private final @Nullable Baseline baseline;
    private final boolean recording;
    private final Predicate<Key> wanted;
    private final Set<String> examined = new HashSet<>();
    private final NavigableMap<Key, Integer> found = new TreeMap<>();
    /** What the baseline knows in files that exist no more, and that is not yet found in others. */
    private @Nullable Map<What, NavigableMap<Key, Integer>> left;
    /** What was found in other files than the baseline says, by what that says. */
    private final NavigableMap<Key, Integer> foundElsewhere = new TreeMap<>();

    /**
     * Creates the baseline of a run.
     *
     * @param folder    the folder of the baseline, which its paths are relative to, so that the working directory does
     *                  not matter
     * @param bounds    where it is looked whether its files exist: for a baseline that a project names its repository,
     *                  for one that the user has named everywhere
     * @param recording whether all findings are accepted, since the baseline is about to be written
     * @param wanted    the findings that this run looks for: options may leave out rules and names
     */
    public KnownFindings(SourceRoot folder, SourceRoot bounds, @Nullable Baseline baseline, boolean recording,
            Predicate<Key> wanted) {
        this.folder = folder;
        this.bounds = bounds;
        this.baseline = baseline;
        this.recording = recording;
        this.wanted = wanted;
    }

    /** The status of all findings of a file. */
    List<ReportedFinding> report(Path file, List<Finding> findings) {
        List<ReportedFinding> reported = ReportedFinding.of(examined(file), findings, this::status);
        if (isKept()) {
            reported.forEach(one -> found.merge(Key.of(one.fingerprint()), 1, Integer::sum));
        }
        return reported;
    }

    private FindingStatus status(Fingerprint fingerprint) {
        if (recording) {
            return new FindingStatus.Known();
        }
        if (baseline == null) {
            return new FindingStatus.Plain();
        }
        FindingStatus status = baseline.status(fingerprint);
        boolean isKnown = status instanceof FindingStatus.New && wasElsewhere(Key.of(fingerprint));
        return isKnown ? new FindingStatus.Known() : status;
    }

    /** Whether a file that exists no more had such a finding: then it was moved. Takes it from there. */
    private boolean wasElsewhere(Key key) {
        if (left == null) {
            left = ofMissingFiles();
        }
        NavigableMap<Key, Integer> places = left.getOrDefault(What.of(key), new TreeMap<>());
        if (places.isEmpty()) {
            return false;
        }
        Key from = places.firstKey();
        places.computeIfPresent(from, (same, count) -> count == 1 ? null : count - 1);
        foundElsewhere.merge(from, 1, Integer::sum);
        return true;
    }

    private Map<What, NavigableMap<Key, Integer>> ofMissingFiles() {
        Map<What, NavigableMap<Key, Integer>> missing = new HashMap<>();
        Map<String, Boolean> isThere = new HashMap<>();
        baseline.counts().forEach((key, count) -> {
            if (count > 0 && !isThere.computeIfAbsent(key.file(), this::isThere)) {
                missing.computeIfAbsent(What.of(key), what -> new TreeMap<>()).put(key, count);
            }
        });
        return missing;
    }

    /** Whether a file of the baseline exists, with these upper-case letters. One out of bounds is taken to be there. */
    private boolean isThere(String file) {
        try {
            Path path = FileNames.resolve(folder.folder(), file).normalize();
            return !bounds.holds(path) || path.toRealPath(LinkOption.NOFOLLOW_LINKS).endsWith(path.getFileName());
        } catch (IOException | InvalidPathException e) {
            return false;
        }
    }

    /** Records a file without findings; returns its name in the baseline. */
    String examined(Path file) {
        String name = folder.relative(file);
        if (isKept()) {
            examined.add(name);
        }
        return name;
    }

    private boolean isKept() {
        return baseline != null || recording;
    }

    /** The findings that are gone, from files that were checked or no longer exist. */
    public List<Report.Gone> gone() {
        if (baseline == null) {
            return List.of();
        }
        NavigableMap<Key, Integer> all = new TreeMap<>(found);
        foundElsewhere.forEach((key, count) -> all.merge(key, count, Integer::sum));
        return baseline.gone(new Baseline(all), this::isExamined).stream()
                .map(gone -> new Report.Gone(FileNames.resolve(folder.folder(), gone.key().file()).normalize(), gone))
                .toList();
    }

    private boolean isExamined(Key key) {
        return wanted.test(key) && (examined.contains(key.file()) || !isThere(key.file()));
    }

    /** How many known findings are in other files than the baseline says. */
    public int elsewhere() {
        return foundElsewhere.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** {@code before} with the findings of this run, for a baseline in the folder {@code other}. */
    public Baseline replacing(Baseline before, SourceRoot other) {
        NavigableMap<Key, Integer> now = new TreeMap<>();
        found.forEach((key, count) -> now.put(new Key(relativeTo(other, key.file()), key.rule(), key.name()), count));
        Set<String> seen = new HashSet<>();
        examined.forEach(file -> seen.add(relativeTo(other, file)));
        KnownFindings there = new KnownFindings(other, other.everywhere(), before, true, wanted);
        return before.replacedBy(new Baseline(now),
                key -> wanted.test(key) && (seen.contains(key.file()) || !there.isThere(key.file())));
    }

    private String relativeTo(SourceRoot other, String file) {
        return folder.equals(other) ? file : other.relative(FileNames.resolve(folder.folder(), file));
    }
}
