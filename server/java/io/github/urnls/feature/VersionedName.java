package io.github.urnls.feature;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A name with the versions in it, to find another version of it.
 *
 * @param name     the assigned-name as it is written
 * @param skeleton the name with a mark in place of each version
 * @param numbers  the versions, in the order of the name
 */
public record VersionedName(String name, String skeleton, List<String> numbers) {

    /** Stands for a version; no right name has it. */
    private static final String MARK = "\0";

    /** {@code name} with its versions; empty if it has none. Numbers that count things are none. */
    public static Optional<VersionedName> of(String name) {
        List<String> numbers = new ArrayList<>();
        String rest = name;
        String tail = "";
        for (Optional<Version> found = Version.in(rest); found.isPresent(); found = Version.in(rest)) {
            Version version = found.get();
            boolean counts = version.isPlausible();
            if (counts) {
                numbers.addFirst(version.number());
            }
            tail = (counts ? MARK : version.number()) + rest.substring(version.name().length()) + tail;
            rest = version.stem();
        }
        return numbers.isEmpty() ? Optional.empty()
                : Optional.of(new VersionedName(name, rest + tail, numbers));
    }

    /** What stands before the first version; other versions of the name begin with it, too. */
    public String stem() {
        return skeleton.substring(0, skeleton.indexOf(MARK));
    }

    /** Whether both are the same name but for one version. */
    public boolean isOtherVersionOf(VersionedName other) {
        return skeleton.equals(other.skeleton) && numbers.size() == other.numbers.size()
                && IntStream.range(0, numbers.size()).filter(i -> !numbers.get(i).equals(other.numbers.get(i)))
                        .count() == 1;
    }

    /** The order of versions, for names that differ in versions alone: negative if this is older. */
    public int compareVersions(VersionedName other) {
        return IntStream.range(0, numbers.size())
                .map(i -> Version.compare(numbers.get(i), other.numbers.get(i)))
                .filter(order -> order != 0).findFirst().orElse(0);
    }
}
