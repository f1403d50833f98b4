package io.github.urnls.workspace.index;

import io.github.urnls.feature.VersionedName;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds names that came in place of another version of them. */
final class OtherVersions {

    /**
     * Two versions of one name.
     *
     * @param before the key of the one that went
     * @param now    the key of the one that came
     */
    record Pair(String before, String now) {}

    static final Comparator<Pair> IN_ORDER = Comparator.comparing(Pair::now).thenComparing(Pair::before);

    private record Keyed(String key, VersionedName name) {}

    private OtherVersions() {}

    /**
     * Each name of {@code gone} with another version of it in {@code came}: the next one, or else the last one before
     * it. A name without such a version is left out.
     */
    static List<Pair> of(Set<String> gone, Set<String> came, TreeState before, TreeState now) {
        if (gone.isEmpty() || came.isEmpty()) {
            return List.of();
        }
        Map<String, List<Keyed>> bySkeleton = new HashMap<>();
        for (String key : came) {
            VersionedName.of(now.spelling(key)).ifPresent(name -> bySkeleton
                    .computeIfAbsent(name.skeleton(), skeleton -> new ArrayList<>()).add(new Keyed(key, name)));
        }
        List<Pair> pairs = new ArrayList<>();
        for (String key : gone) {
            VersionedName.of(before.spelling(key)).flatMap(
                    name -> nearest(name, bySkeleton.getOrDefault(name.skeleton(), List.of())))
                    .ifPresent(other -> pairs.add(new Pair(key, other.key)));
        }
        return pairs;
    }

    private static Optional<Keyed> nearest(VersionedName name, List<Keyed> others) {
        List<Keyed> versions = others.stream().filter(other -> other.name.isOtherVersionOf(name)).toList();
        Comparator<Keyed> byVersion = (a, b) -> a.name.compareVersions(b.name);
        return versions.stream().filter(other -> name.compareVersions(other.name) < 0).min(byVersion)
                .or(() -> versions.stream().max(byVersion));
    }
}
