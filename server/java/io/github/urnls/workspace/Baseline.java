package io.github.urnls.workspace;

import io.github.urnls.check.FindingStatus;
import io.github.urnls.check.Fingerprint;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableMap;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * The findings that a team has accepted for now. Equal findings are counted, not told apart. When any one of three is
 * repaired, two are known and one is gone.
 *
 * @param counts the number of each when the baseline was written
 */
public record Baseline(SortedMap<Key, Integer> counts) {

    /** The parts in which equal findings agree. */
    public record Key(String file, String rule, String name) implements Comparable<Key> {

        private static final Comparator<Key> ORDER = Comparator.comparing(Key::file).thenComparing(Key::rule)
                .thenComparing(Key::name);

        /** The key of {@code fingerprint}. */
        public static Key of(Fingerprint fingerprint) {
            return new Key(fingerprint.file(), fingerprint.rule(), fingerprint.name());
        }

        @Override
        public int compareTo(Key other) {
            return ORDER.compare(this, other);
        }
    }

    /**
     * Findings of the baseline that are no longer found.
     *
     * @param count how many are gone
     * @param known how many are in the baseline
     */
    public record Gone(Key key, int count, int known) {}

    public static final Baseline EMPTY = new Baseline(new TreeMap<>());

    public Baseline {
        counts = Collections.unmodifiableSortedMap(new TreeMap<>(counts));
    }

    /** The baseline of exactly {@code found}. */
    public static Baseline of(List<Fingerprint> found) {
        NavigableMap<Key, Integer> counts = new TreeMap<>();
        found.forEach(fingerprint -> counts.merge(Key.of(fingerprint), 1, Integer::sum));
        return new Baseline(counts);
    }

    /** Whether a finding is in this baseline. */
    public FindingStatus status(Fingerprint found) {
        boolean known = found.occurrence() <= counts.getOrDefault(Key.of(found), 0);
        return known ? new FindingStatus.Known() : new FindingStatus.New();
    }

    /**
     * The findings that are gone, of those that {@code examined} accepts because they were looked for; {@code found}
     * holds all that were found.
     */
    public List<Gone> gone(Baseline found, Predicate<Key> examined) {
        List<Gone> gone = new ArrayList<>();
        counts.forEach((key, known) -> {
            int left = found.counts.getOrDefault(key, 0);
            if (left < known && examined.test(key)) {
                gone.add(new Gone(key, known - left, known));
            }
        });
        return gone;
    }

    /**
     * {@code found}, and the findings of this baseline that {@code examined} does not accept, since these were not
     * looked for again.
     */
    public Baseline replacedBy(Baseline found, Predicate<Key> examined) {
        NavigableMap<Key, Integer> replaced = new TreeMap<>(found.counts);
        counts.forEach((key, known) -> {
            if (!examined.test(key)) {
                replaced.put(key, known);
            }
        });
        return new Baseline(replaced);
    }

    /** How many findings it holds that {@code other} lacks. */
    public int more(Baseline other) {
        return counts.entrySet().stream()
                .mapToInt(one -> Math.max(0, one.getValue() - other.counts.getOrDefault(one.getKey(), 0))).sum();
    }

    /** How many findings it holds. */
    public int size() {
        return (int) Math.min(Integer.MAX_VALUE, counts.values().stream().mapToLong(Integer::longValue).sum());
    }
}
