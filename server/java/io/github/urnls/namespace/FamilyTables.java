package io.github.urnls.namespace;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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
        return texts.getOrDefault(table, new StringBuilder()).toString().lines().map(line -> line.split("\t", -1))
                .toList();
    }

    /** Each table that has rows, a line each. */
    public Map<String, String> texts() {
        Map<String, String> all = new LinkedHashMap<>();
        texts.forEach((table, text) -> all.put(table, text.toString()));
        return all;
    }
}
