package io.github.urnls.namespace;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * Names that are not valid by RFC 8141 but fixed by a published standard, a protocol or a vendor, so that the author of a document
 * cannot change them. Read from {@code deployed-names.tsv} at first need.
 */
public final class DeployedNames {

    /**
     * One family of names.
     *
     * @param pattern what they look like
     * @param fixedBy who fixed them
     * @param source  where that is written
     * @param why     what is wrong with them by RFC 8141
     */
    public record Entry(Glob pattern, String fixedBy, String source, String why) {}

    private DeployedNames() {}

    private static final class Table {
        private static final List<Entry> ENTRIES = read();

        private static List<Entry> read() {
            try (InputStream table = DeployedNames.class.getResourceAsStream("deployed-names.tsv")) {
                if (table == null) {
                    return List.of();
                }
                return new String(table.readAllBytes(), StandardCharsets.UTF_8).lines()
                        .filter(line -> !line.isBlank() && !line.startsWith("#"))
                        .skip(1)
                        .map(line -> line.split("\t", -1))
                        .map(cells -> new Entry(new Glob(cells[0]), cells[1], cells[2], cells[3]))
                        .toList();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** Every entry, in the order of the table. */
    public static List<Entry> all() {
        return Table.ENTRIES;
    }

    /** The first entry that {@code name} belongs to. */
    public static Optional<Entry> find(String name) {
        return Table.ENTRIES.stream().filter(entry -> entry.pattern().matches(name)).findFirst();
    }
}
