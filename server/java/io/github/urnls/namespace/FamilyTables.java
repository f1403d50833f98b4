package io.github.urnls.namespace;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What files say of families of names, as tab-separated tables. The build makes the tables of the program of the files
 * in {@code server/families}; a user's registry file becomes the same tables in memory.
 */
public final class FamilyTables {

    private final Map<String, StringBuilder> texts = new LinkedHashMap<>();

    /** Adds a row to {@code table}. White space in a cell becomes a blank. */
    public void row(String table, String... cells) {
        StringBuilder text = texts.computeIfAbsent(table, name -> new StringBuilder());
        for (int i = 0; i < cells.length; i++) {
            text.append(i == 0 ? "" : "\t").append(cells[i].replace('\t', ' ').replace('\n', ' '));
        }
        text.append('\n');
    }

    /** The rows of {@code table}. */
    public List<String[]> rows(String table) {
        // No String.lines(), which a browser lacks.
        return Stream.of(text(table).split("\n")).filter(row -> !row.isEmpty()).map(row -> row.split("\t", -1))
                .toList();
    }

    /** The rows of {@code table}, a line each. */
    public String text(String table) {
        return texts.getOrDefault(table, new StringBuilder()).toString();
    }
}
