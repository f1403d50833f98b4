package io.github.urnls.namespace;

import io.github.urnls.urn.Normalization;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Namespace identifiers that known organizations use but that are not registered. Read from {@code in-use.tsv} when
 * first needed.
 */
public final class NidsInUse {

    /** The kind of these namespaces, in words as those of {@link Namespace.Kind}. */
    public static final String KIND = "not registered with IANA, but in use";

    /**
     * One identifier.
     *
     * @param nid    in lower case
     * @param who    who uses it, and for what
     * @param source where that is written, or where it was seen
     */
    public record Entry(String nid, String who, String source) {}

    private static final Map<String, Entry> BY_NID = Tables.byKey("in-use.tsv",
            row -> new Entry(row[0], row[1], row[2]));

    private NidsInUse() {}

    /** The entry of an identifier in any case. */
    public static Optional<Entry> find(String nid) {
        return Optional.ofNullable(BY_NID.get(Normalization.fold(nid)));
    }

    /** The identifiers of all namespaces: those of {@code registry}, and those in use. */
    public static Stream<String> with(Registry registry) {
        return Stream.concat(registry.all().stream().map(Namespace::nid), BY_NID.keySet().stream());
    }

    /** Every entry, in the order of the table. */
    public static List<Entry> all() {
        return new ArrayList<>(BY_NID.values());
    }
}
