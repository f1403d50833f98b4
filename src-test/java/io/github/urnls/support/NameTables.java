package io.github.urnls.support;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The lists of known names beside the files of families, as {@code docs/known-names.md} describes them. */
public final class NameTables {

    private static final Path FOLDER = Path.of("server", "families");
    private static final int COLUMNS = 10;

    /**
     * One name.
     *
     * @param nid        whose file lists it
     * @param isDeployed whether it is in daily use but no whole name is offered
     * @param varies     whether its row stands for several names, which differ at their end
     */
    public record Row(String nid, String name, String title, String status, String source, boolean isDeployed,
            boolean varies) {

        /** Whether a segment of it stands for any other. */
        public boolean isPattern() {
            return name.contains("*");
        }
    }

    private NameTables() {}

    /** All names, in the order of the files. A row that stands for several names gives one for each. */
    public static List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        for (Path file : files(".tsv")) {
            String nid = file.getFileName().toString().replaceFirst("\\.tsv$", "");
            lines(file).stream().skip(1).forEach(line -> expand(nid, line, rows));
        }
        return rows;
    }

    private static void expand(String nid, String line, List<Row> rows) {
        String[] cells = Arrays.copyOf((line + "\t".repeat(COLUMNS)).split("\t", -1), COLUMNS);
        String name = cells[0];
        boolean isDeployed = cells[4].equals("no");
        int open = name.indexOf('{');
        if (open < 0) {
            rows.add(new Row(nid, name, cells[1], cells[2], cells[3], isDeployed, false));
            return;
        }
        for (String part : name.substring(open + 1, name.length() - 1).split(",")) {
            rows.add(new Row(nid, name.substring(0, open) + part, cells[1].replace("{}", part), cells[2], cells[3],
                    isDeployed, true));
        }
    }

    /** The lists, as the files have them: {@code prefix}, {@code title}, {@code adds} and so on. */
    public static List<JsonObject> vocabularies() {
        List<JsonObject> all = new ArrayList<>();
        files(".json").forEach(file -> vocabularies(JsonParser.parseString(text(file)), all));
        return all;
    }

    private static void vocabularies(JsonElement family, List<JsonObject> all) {
        JsonObject object = family.getAsJsonObject();
        if (object.has("vocabularies")) {
            object.getAsJsonArray("vocabularies").forEach(list -> all.add(list.getAsJsonObject()));
        }
        if (object.has("namespaces")) {
            object.getAsJsonArray("namespaces").forEach(one -> vocabularies(one, all));
        }
    }

    /** The member {@code name} of a list; empty if it is missing. */
    public static String text(JsonObject list, String name) {
        return list.has(name) ? list.get(name).getAsString() : "";
    }

    /** The lists of names. */
    public static List<Path> files() {
        return files(".tsv");
    }

    private static List<Path> files(String end) {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(end)).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static List<String> lines(Path file) {
        return text(file).lines().toList();
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
