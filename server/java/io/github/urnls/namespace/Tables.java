package io.github.urnls.namespace;

import java.util.HashMap;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Reads the tab-separated tables beside this class. Lines that begin with {@code #} are comments; the first other line
 * names the columns. Plain loops, because the first keystroke waits for some tables, and the first stream in a JVM
 * costs more than a whole table.
 */
public final class Tables {

    private Tables() {}

    /** The rows of a table, each with a cell for every column. */
    public static List<String[]> rows(String name) {
        return rowsOf(text(name), name);
    }

    /** What {@code value} makes of each row of a table, by the first cell, in the order of the table. */
    public static <T> Map<String, T> byKey(String name, Function<String[], T> value) {
        Map<String, T> byKey = new LinkedHashMap<>();
        rows(name).forEach(row -> byKey.put(row[0], value.apply(row)));
        return byKey;
    }

    /** {@code all} in groups by what {@code key} says of each, in their order. */
    public static <K, T> Map<K, List<T>> groups(List<T> all, Function<T, K> key) {
        Map<K, List<T>> groups = new HashMap<>();
        for (T one : all) {
            groups.computeIfAbsent(key.apply(one), first -> new ArrayList<>()).add(one);
        }
        return groups;
    }

    /** The rows of a table whose text is read already. */
    static List<String[]> rowsOf(String text, String name) {
        List<String[]> rows = new ArrayList<>();
        int columns = 0;
        for (String line : text.split("\n")) {
            if (line.isEmpty() || line.charAt(0) == '#') {
                continue;
            }
            String[] cells = line.split("\t", -1);
            if (columns == 0) {
                columns = cells.length;
            } else if (cells.length == columns) {
                rows.add(cells);
            } else {
                throw new IllegalStateException(name + ": " + cells.length + " columns in " + cells[0]);
            }
        }
        return rows;
    }

    /** The text behind {@code key} in the first comment that begins with it; empty if there is none. */
    static String remark(String text, String key) {
        String mark = "# " + key + " ";
        for (String line : text.split("\n")) {
            if (line.startsWith(mark)) {
                return line.substring(mark.length());
            }
        }
        return "";
    }

    static String text(String name) {
        try (InputStream table = Tables.class.getResourceAsStream(name)) {
            if (table == null) {
                throw new IllegalStateException(name + " is missing");
            }
            return new String(table.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
