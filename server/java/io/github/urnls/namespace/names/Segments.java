package io.github.urnls.namespace.names;

import io.github.urnls.namespace.Tables;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Well-known parts of names, by the text before them. Read from {@code segments.tsv} when first needed. */
public final class Segments {

    /**
     * One part.
     *
     * @param text    its characters
     * @param then    the character that follows it in a longer name, or nothing
     * @param meaning its meaning
     * @param source  where that is written
     */
    public record Segment(String text, String then, String meaning, String source) {}

    private static final Map<String, List<String[]>> BY_PREFIX = Tables.groups(Tables.rows("segments.tsv"),
            row -> row[0]);

    private Segments() {}

    /** The parts that may follow {@code prefix}: the NID in lower case, a colon, and the NSS up to that part. */
    public static List<Segment> behind(String prefix) {
        return BY_PREFIX.getOrDefault(prefix, List.of()).stream()
                .map(row -> new Segment(row[1], row[2], row[3], row[4])).toList();
    }

    /** The part {@code text} behind {@code prefix}, if it is well known. */
    public static Optional<Segment> find(String prefix, String text) {
        return behind(prefix).stream().filter(segment -> segment.text().equals(text)).findFirst();
    }
}
