package io.github.urnls.misspellings;

import io.github.urnls.support.NameTables;
import io.github.urnls.support.NameTables.Row;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Names that are measured together: those of a prefix in {@code prefixes.tsv}, and those of a table that have no such
 * prefix.
 *
 * @param name the prefix, or the table
 */
record Family(String name, List<Member> members) {

    /**
     * A name to misspell.
     *
     * @param own       where its own part begins, which tells it from others of the family
     * @param endVaries whether the list says that a number at its end is one of many
     */
    record Member(String name, int own, boolean endVaries) {}

    /**
     * All families in alphabetical order. Names that are only known to be in use are never offered, so they are out.
     */
    static List<Family> all() {
        List<String[]> prefixes = new ArrayList<>(NameTables.prefixes());
        prefixes.sort(Comparator.comparing(cells -> -cells[0].length()));
        Map<String, List<Member>> families = new TreeMap<>();
        for (Row row : NameTables.rows()) {
            if (!row.isPattern() && !row.status().equals("in use")) {
                String[] prefix = prefixes.stream().filter(cells -> row.name().startsWith(cells[0])).findFirst()
                        .orElse(new String[] {row.table(), "", "", "", ""});
                boolean varies = row.varies() || prefix[4].equals("version");
                families.computeIfAbsent(row.isDeployed() ? deployed(row) : prefix[0], none -> new ArrayList<>())
                        .add(new Member(row.name(), own(row, prefix[0]), varies));
            }
        }
        return families.entrySet().stream().map(family -> new Family(family.getKey(), family.getValue()))
                .collect(Collectors.toList());
    }

    private static int own(Row row, String prefix) {
        return row.name().startsWith(prefix) ? prefix.length() : Mutations.nss(row.name());
    }

    /** Document types are composed of a schema, a customization and a version. */
    private static String deployed(Row row) {
        return row.name().contains("##") ? row.table() + ", document types" : row.table();
    }
}
