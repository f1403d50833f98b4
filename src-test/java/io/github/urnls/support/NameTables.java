package io.github.urnls.support;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The tables of known names, as {@code docs/known-names.md} describes them. */
public final class NameTables {

    private static final Path FOLDER = Path.of("server", "names");
    private static final String PREFIXES = "prefixes.tsv";

    /**
     * One name.
     *
     * @param table  the file that lists it
     * @param varies whether its row stands for several names, which differ at their end
     */
    public record Row(String table, String name, String title, String status, String source, boolean varies) {

        public boolean isDeployed() {
            return table.equals("deployed.tsv");
        }

        /** Whether a segment of it stands for any other. */
        public boolean isPattern() {
            return name.contains("*");
        }
    }

    private NameTables() {}

    /** All names, in the order of the tables. A row that stands for several names gives one for each. */
    public static List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        for (String table : tables()) {
            for (String[] cells : cells(table)) {
                if (cells.length != 4) {
                    throw new AssertionError(table + ": " + cells[0] + ": not four cells");
                }
                expand(table, cells, rows);
            }
        }
        return rows;
    }

    private static void expand(String table, String[] cells, List<Row> rows) {
        String name = cells[0];
        int open = name.indexOf('{');
        if (open < 0) {
            rows.add(new Row(table, name, cells[1], cells[2], cells[3], false));
            return;
        }
        for (String part : name.substring(open + 1, name.length() - 1).split(",")) {
            rows.add(new Row(table, name.substring(0, open) + part, cells[1].replace("{}", part), cells[2], cells[3],
                    true));
        }
    }

    /** The cells of the rows of {@code prefixes.tsv}: prefix, vocabulary, date, title, numbers, remark. */
    public static List<String[]> prefixes() {
        return cells(PREFIXES);
    }

    private static List<String> tables() {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".tsv") && !name.equals(PREFIXES)).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String[]> cells(String table) {
        try {
            return Files.readAllLines(FOLDER.resolve(table)).stream().skip(1).map(line -> line.split("\t", -1))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
