package io.github.urnls.workspace.index;

import io.github.urnls.feature.VersionedName;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;

/**
 * The newest version of each name among some names. Versions of one name differ in one number. Names of which there are
 * many are not versions: their numbers count things.
 */
final class NewestVersions {

    /** The most names that are versions of one. */
    private static final int MOST = 20;

    private static final Comparator<VersionedName> BY_VERSION = (a, b) -> a.compareVersions(b);

    private static final class Versions {
        private int count;
        private Optional<VersionedName> newest = Optional.empty();

        void add(VersionedName name) {
            count++;
            newest = newest.filter(known -> BY_VERSION.compare(known, name) >= 0).or(() -> Optional.of(name));
        }
    }

    /** By what the versions of a name share. */
    private final Map<List<String>, Versions> families = new HashMap<>();

    private NewestVersions() {}

    /** The newest versions of these names, among all names of the index. */
    static NewestVersions of(List<String> names, NameIndex index) {
        NewestVersions versions = new NewestVersions();
        NavigableSet<String> stems = stems(names);
        if (stems.isEmpty()) {
            return versions;
        }
        List<String> all = new ArrayList<>(); // so that the index is not locked for longer
        index.each(spelling -> 0, name -> all.add(name.key()));
        for (String key : all) {
            String stem = stems.floor(key);
            if (stem != null && key.startsWith(stem)) {
                versions.add(key);
            }
        }
        return versions;
    }

    /**
     * What stands before the first version of each name, without what begins with another one: so the one that a name
     * begins with, if any, comes before it without another in between.
     */
    private static NavigableSet<String> stems(List<String> names) {
        NavigableSet<String> stems = new TreeSet<>();
        names.forEach(name -> VersionedName.of(name).ifPresent(versioned -> stems.add(versioned.stem())));
        NavigableSet<String> shortest = new TreeSet<>();
        for (String stem : stems) {
            if (shortest.isEmpty() || !stem.startsWith(shortest.last())) {
                shortest.add(stem);
            }
        }
        return shortest;
    }

    /** Adds an assigned-name; each only once. */
    private void add(String name) {
        VersionedName.of(name).ifPresent(versioned -> families(versioned)
                .forEach(family -> families.computeIfAbsent(family, shared -> new Versions()).add(versioned)));
    }

    /** The newest later version of {@code name}. */
    Optional<String> after(String name) {
        return VersionedName.of(name).flatMap(versioned -> families(versioned).stream()
                .map(family -> families.getOrDefault(family, new Versions()))
                .filter(versions -> versions.count <= MOST).flatMap(versions -> versions.newest.stream())
                .filter(newest -> BY_VERSION.compare(newest, versioned) > 0).max(BY_VERSION))
                .map(VersionedName::name);
    }

    /** For each number of the name, what stays when it changes. */
    private static List<List<String>> families(VersionedName name) {
        List<List<String>> families = new ArrayList<>();
        for (int i = 0; i < name.numbers().size(); i++) {
            List<String> shared = new ArrayList<>(name.numbers());
            shared.set(i, "");
            shared.add(name.skeleton());
            families.add(shared);
        }
        return families;
    }
}
