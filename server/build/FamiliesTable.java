import io.github.urnls.check.project.FamilyFile;
import io.github.urnls.namespace.FamilyTables;
import io.github.urnls.namespace.known.KnownName.Status;
import io.github.urnls.namespace.known.SegmentTreeWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Makes the tables that the program reads, of the files of families and of the lists of names beside them. Run by the
 * build:
 *
 * <pre>java -classpath CLASSES FamiliesTable.java server/families OUTPUT NAMES</pre>
 *
 * <p>NAMES gets the known names as a browser reads them, which makes its table of them itself.
 */
final class FamiliesTable {

    /** The tables, each with the names of its columns. */
    private static final Map<String, String> COLUMNS = Map.ofEntries(
            Map.entry("registry", "nid\tkind\tstatus\ttitle\tregistrant\treference\tdate\tsource"),
            Map.entry("in-use", "nid\twho\tsource"),
            Map.entry("traits", "beginning\ttrait"),
            Map.entry("common", "nid\trank"),
            Map.entry("also", "prefix\tother"),
            Map.entry("rules", "nid\twords\tsource\texample"),
            Map.entry("families", "nid\tbeginning\tform\tsource\tmust\tshould\twords\tflags\tcompared\tby"),
            Map.entry("traps", "nid\tbeginning\tpattern\tmessage\twrite\tkind"),
            Map.entry("parts",
                    "nid\tbeginning\tdepth\tkind\ttext\tmeaning\tform\tpattern\twords"
                    + "\tcheck\tseparator\tflags"),
            Map.entry("forms", "nid\tform\tparts\ttitle\tsource"),
            Map.entry("segments", "prefix\tsegment\tthen\tmeaning\tsource"),
            Map.entry("resolvers", "nid\tpattern\ttemplate\ttitle\tsource"),
            Map.entry("lifecycles", "name\tsince\tuntil\treplacedBy\tnote\tsource"),
            Map.entry("deployed-names", "pattern\tfixed by\twhere\twhat is wrong by RFC 8141\tfixed errors"));

    /** The columns of a list of names. The first four have a cell in each row; empty ones at the end are left out. */
    private static final String LIST = "name\ttitle\tstatus\tsource\toffered\tsince\tuntil\treplacedBy\tnote\tby";

    private static final int NEEDED = 4;

    private static final Pattern SEVERAL = Pattern.compile("([^{}]+)\\{([^{}]+)}");

    private final FamilyTables tables = new FamilyTables();
    private final List<String> complaints = new ArrayList<>();
    /** How names age, by the name. */
    private final Map<String, String> lives = new TreeMap<>();

    public static void main(String[] args) throws IOException {
        new FamiliesTable().make(Path.of(args[0]), Path.of(args[1]), Path.of(args[2]));
    }

    private void make(Path families, Path output, Path names) throws IOException {
        for (Path file : files(families, ".json")) {
            try {
                FamilyFile.read(file.toString(), Files.readString(file), tables, complaints);
            } catch (RuntimeException e) {
                throw new IOException(file + " cannot be read", e);
            }
        }
        for (Path file : files(families, ".tsv")) {
            list(file);
        }
        Set<String> seen = new HashSet<>();
        for (String[] row : tables.rows("families")) {
            if (!seen.add(row[0] + ":" + row[1])) {
                complaints.add("urn:" + row[0] + ":" + row[1] + " is described twice: look for it in " + families);
            }
        }
        if (!complaints.isEmpty()) {
            throw new IOException(String.join("\n", complaints));
        }
        Files.createDirectories(output.resolve("known"));
        Files.writeString(names, tables.text("names"));
        Files.write(output.resolve("known/names.bin"), SegmentTreeWriter.table(tables.text("names")));
        lives.forEach((name, life) -> tables.row("lifecycles", (name + "\t" + life).split("\t", -1)));
        for (Map.Entry<String, String> table : COLUMNS.entrySet()) {
            String rows = tables.text(table.getKey());
            Files.writeString(output.resolve(table.getKey() + ".tsv"), switch (table.getKey()) {
                case "deployed-names" -> table.getValue() + "\n" + exactFirst(rows);
                case "common" -> table.getValue() + "\n" + byRank(rows);
                case "registry" -> "# updated " + updated(rows) + "\n" + table.getValue() + "\n" + formalFirst(rows);
                default -> table.getValue() + "\n" + rows;
            });
        }
    }

    private static List<Path> files(Path folder, String end) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> file.toString().endsWith(end)).sorted().toList();
        }
    }

    /** Reads the list of names of one namespace. */
    private void list(Path file) throws IOException {
        String list = file.toString();
        String nid = file.getFileName().toString().replaceFirst("\\.tsv$", "");
        if (!Files.exists(file.resolveSibling(nid + ".json"))) {
            complaints.add(list + ": there is no " + nid + ".json, which says whose names these are");
        }
        List<String> lines = Files.readAllLines(file);
        if (lines.isEmpty() || !lines.getFirst().equals(LIST)) {
            complaints.add(list + ": line 1: the columns must be " + LIST.replace('\t', ' '));
        }
        Set<String> seen = new HashSet<>();
        for (int i = 1; i < lines.size(); i++) {
            String wrong = row(nid, lines.get(i), seen);
            if (!wrong.isEmpty()) {
                complaints.add(list + ": line " + (i + 1) + ": " + wrong);
            }
        }
    }

    /** Adds a row; returns what is wrong with it, which is empty if nothing is. */
    private String row(String nid, String line, Set<String> seen) {
        int most = LIST.split("\t").length;
        String[] written = line.split("\t", -1);
        if (written.length < NEEDED || written.length > most || written[written.length - 1].isEmpty()) {
            return "a row has " + NEEDED + " to " + most + " cells, and no empty one at its end";
        }
        String[] cells = (line + "\t".repeat(most - written.length)).split("\t", -1);
        if (!cells[0].toLowerCase(Locale.ROOT).startsWith("urn:" + nid + ":")) {
            return "“" + cells[0] + "” is a name of another namespace: write it into the file of that one";
        }
        if (Stream.of(Status.values()).noneMatch(status -> status.word().equals(cells[2]))) {
            return "“" + cells[2] + "” is not a status";
        }
        if (!cells[4].isEmpty() && !cells[4].equals("no")) {
            return "“offered” is “no” or empty, not “" + cells[4] + "”";
        }
        String life = String.join("\t", List.of(cells).subList(NEEDED + 1, most));
        if (cells[most - 1].isEmpty() && !life.isBlank()) {
            return "“by” must name the text that says how the name ages";
        }
        for (String name : names(cells[0])) {
            if (!seen.add(name)) {
                return "“" + name + "” is listed twice";
            }
            if (!life.isBlank()) {
                lives.put(name, life);
            }
        }
        shorten(cells);
        tables.row("names", Arrays.copyOf(cells, cells[4].isEmpty() ? NEEDED : NEEDED + 1));
        return "";
    }

    /**
     * Writes {@code {}} for the last segment of one name in its title and source, as for the end of several; and in the
     * source of several {@code {-}} for what is before a dot and that end.
     */
    private static void shorten(String[] cells) {
        String last = cells[0].substring(cells[0].lastIndexOf(':') + 1);
        for (int cell : new int[] {1, 3}) {
            if (last.length() > 2 && !cells[0].contains("{") && !cells[cell].contains("{}")) {
                cells[cell] = cells[cell].replace(last, "{}");
            }
        }
        int several = cells[0].indexOf(".{", cells[0].length() - last.length());
        if (several > 0) {
            cells[3] = cells[3].replace(cells[0].substring(cells[0].length() - last.length(), several), "{-}");
        }
    }

    /** The names that a name in a list stands for: {@code urn:example:order.{1,2}} for two. */
    private static List<String> names(String name) {
        Matcher several = SEVERAL.matcher(name);
        return !several.matches() ? List.of(name)
                : Stream.of(several.group(2).split(",")).map(part -> several.group(1) + part).toList();
    }

    /** The date of the newest list of names of IANA that a row comes from. */
    private static String updated(String rows) {
        return Pattern.compile("IANA names of ([0-9-]+)").matcher(rows).results().map(found -> found.group(1))
                .max(Comparator.naturalOrder()).orElseThrow();
    }

    private static String formalFirst(String rows) {
        return rows.lines().sorted(Comparator.comparing(row -> row.split("\t")[1] + " " + row.split("\t")[0]))
                .map(row -> row + "\n").collect(Collectors.joining());
    }

    private static String byRank(String rows) {
        return rows.lines().sorted(Comparator.comparingInt(row -> Integer.parseInt(row.split("\t")[1])))
                .map(row -> row + "\n").collect(Collectors.joining());
    }

    /** The first pattern that fits a name counts, so the more exact ones come first. */
    private static String exactFirst(String rows) {
        return rows.lines().sorted(Comparator.<String>comparingInt(row -> row.split("\t")[0].concat("*").indexOf('*'))
                .thenComparingInt(row -> row.split("\t")[0].replace("*", "").length()).reversed())
                .map(row -> row + "\n").collect(Collectors.joining());
    }
}
