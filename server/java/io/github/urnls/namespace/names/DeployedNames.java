package io.github.urnls.namespace.names;

import io.github.urnls.namespace.Glob;
import io.github.urnls.namespace.Tables;
import java.util.List;
import java.util.Optional;

/**
 * Names that are not valid by RFC 8141 but that a published standard, a protocol or a vendor has fixed. So the author
 * of a document cannot change them. Read from {@code deployed-names.tsv} when first needed.
 */
public final class DeployedNames {

    /**
     * One family of names.
     *
     * @param pattern their form
     * @param fixedBy who fixed them
     * @param source  where that is written
     * @param why     why they are not valid by RFC 8141
     */
    public record Entry(Glob pattern, String fixedBy, String source, String why) {}

    private DeployedNames() {}

    private static final class Table {
        private static final List<Entry> ENTRIES = read();

        private static List<Entry> read() {
            return Tables.rows("deployed-names.tsv").stream()
                    .map(cells -> new Entry(new Glob(cells[0]), cells[1], cells[2], cells[3])).toList();
        }
    }

    /** Every entry, in the order of the table. */
    public static List<Entry> all() {
        return Table.ENTRIES;
    }

    /** The first entry for {@code name}. */
    public static Optional<Entry> find(String name) {
        for (Entry entry : Table.ENTRIES) {
            if (entry.pattern().matches(name)) {
                return Optional.of(entry);
            }
        }
        return Optional.empty();
    }
}
