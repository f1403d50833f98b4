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
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The baseline during one run: gives each finding its status, and tells which findings are gone. */
public final class KnownFindings {

    private final SourceRoot folder;
    private final @Nullable Baseline baseline;
    private final boolean recording;
    private final Predicate<Key> wanted;
    private final Set<String> examined = new HashSet<>();
    private final NavigableMap<Key, Integer> found = new TreeMap<>();
    /** What the baseline knows in files that exist no more, and is not yet found in others. */
    private @Nullable NavigableMap<Key, Integer> left;
    /** What was found in other files than the baseline says, by what that says. */
    private final NavigableMap<Key, Integer> moved = new TreeMap<>();

    /**
     * Creates the baseline of a run.
     *
     * @param folder    the folder of the baseline, which its paths are relative to, so that the working directory does
     *                  not matter
     * @param recording whether all findings are accepted, since the baseline is about to be written
     * @param wanted    the findings that this run looks for: options may leave out rules and names
     */
    public KnownFindings(SourceRoot folder, @Nullable Baseline baseline, boolean recording, Predicate<Key> wanted) {
        this.wanted = wanted;
        this.folder = folder;
        this.baseline = baseline;
        this.recording = recording;
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
        return status instanceof FindingStatus.New && hasMoved(Key.of(fingerprint)) ? new FindingStatus.Known()
                : status;
    }

    /** Whether a file that exists no more had such a finding: then that file was moved. Takes it from there. */
    private boolean hasMoved(Key key) {
        if (left == null) {
            left = ofMissingFiles();
        }
        Optional<Key> from = left.keySet().stream()
                .filter(one -> one.rule().equals(key.rule()) && one.name().equals(key.name())).findFirst();
        from.ifPresent(one -> {
            left.computeIfPresent(one, (same, count) -> count == 1 ? null : count - 1);
            moved.merge(one, 1, Integer::sum);
        });
        return from.isPresent();
    }

    private NavigableMap<Key, Integer> ofMissingFiles() {
        NavigableMap<Key, Integer> missing = new TreeMap<>(baseline.counts());
        Map<String, Boolean> exists = new HashMap<>();
        missing.keySet().removeIf(key -> exists.computeIfAbsent(key.file(),
                file -> Files.exists(FileNames.resolve(folder.folder(), file))));
        return missing;
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
        moved.forEach((key, count) -> all.merge(key, count, Integer::sum));
        return baseline.gone(new Baseline(all), this::isExamined).stream()
                .map(gone -> new Report.Gone(FileNames.resolve(folder.folder(), gone.key().file()).normalize(), gone))
                .toList();
    }

    private boolean isExamined(Key key) {
        return wanted.test(key) && (examined.contains(key.file())
                || !Files.exists(FileNames.resolve(folder.folder(), key.file())));
    }

    /** {@code before} with the findings of this run, for a baseline in the folder {@code other}. */
    public Baseline replacing(Baseline before, SourceRoot other) {
        NavigableMap<Key, Integer> moved = new TreeMap<>();
        found.forEach((key, count) -> moved.put(new Key(moved(key.file(), other), key.rule(), key.name()), count));
        Set<String> there = new HashSet<>();
        examined.forEach(file -> there.add(moved(file, other)));
        Predicate<Key> isExamined = key -> wanted.test(key) && (there.contains(key.file())
                || !Files.exists(FileNames.resolve(other.folder(), key.file())));
        return before.replacedBy(new Baseline(moved), isExamined);
    }

    private String moved(String file, SourceRoot other) {
        return folder.equals(other) ? file : other.relative(FileNames.resolve(folder.folder(), file));
    }
}
