package io.github.urnls.namespace;

import java.util.stream.Collectors;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What files say of families of names, as tab-separated tables. The build makes the tables of the program of the files
 * in {@code server/families}; a user's registry file becomes the same tables in memory.
 */
public final class FamilyTables {

    private final Map<String, List<String[]>> tables = new LinkedHashMap<>();

    /** Adds a row to {@code table}. White space in a cell becomes a blank. */
    public void row(String table, String... cells) {
        tables.computeIfAbsent(table, name -> new ArrayList<>())
                .add(Stream.of(cells).map(cell -> cell.replace('\t', ' ').replace('\n', ' ')).toArray(String[]::new));
    }

    /** The rows of {@code table}. */
    public List<String[]> rows(String table) {
        return tables.getOrDefault(table, List.of());
    }

    /** The rows of {@code table}, a line each. */
    public String text(String table) {
        return rows(table).stream().map(row -> String.join("\t", row) + "\n").collect(Collectors.joining());
    }
}
