import io.github.urnls.check.project.FamilyFile;
import io.github.urnls.namespace.FamilyTables;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Makes the tables that the program reads, of the files of families. Run by the build:
 *
 * <pre>java -classpath CLASSES FamiliesTable.java server/families OUTPUT</pre>
 */
final class FamiliesTable {

    /** The tables, each with the names of its columns. */
    private static final Map<String, String> COLUMNS = Map.ofEntries(
            Map.entry("registry", "nid\tkind\tstatus\ttitle\tregistrant\treference\tdate\tsource"),
            Map.entry("in-use", "nid\twho\tsource"),
            Map.entry("rules", "nid\twords\tsource\texample"),
            Map.entry("families", "nid\tbeginning\tform\tsource\tmust\tshould\twords\tflags\tcompared\tby"),
            Map.entry("traps", "nid\tbeginning\tpattern\tmessage\twrite\tkind"),
            Map.entry("parts",
                    "nid\tbeginning\tdepth\tkind\ttext\tmeaning\tform\tpattern\twords"
                    + "\tcheck\tseparator\tflags"),
            Map.entry("forms", "nid\tform\tparts\ttitle\tsource"),
            Map.entry("segments", "prefix\tsegment\tthen\tmeaning\tsource"),
            Map.entry("resolvers", "nid\tpattern\ttemplate\ttitle\tsource"),
            Map.entry("deployed-names", "pattern\tfixed by\twhere\twhat is wrong by RFC 8141\tfixed errors"));

    public static void main(String[] args) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.list(Path.of(args[0]))) {
            files = all.filter(file -> file.toString().endsWith(".json")).sorted().toList();
        }
        FamilyTables tables = new FamilyTables();
        List<String> complaints = new ArrayList<>();
        for (Path file : files) {
            try {
                FamilyFile.read(file.getFileName().toString(), Files.readString(file), tables, complaints);
            } catch (RuntimeException e) {
                throw new IOException(file + " cannot be read", e);
            }
        }
        Set<String> seen = new HashSet<>();
        for (String[] row : tables.rows("families")) {
            if (!seen.add(row[0] + ":" + row[1])) {
                complaints.add("urn:" + row[0] + ":" + row[1] + " is described in two files");
            }
        }
        if (!complaints.isEmpty()) {
            throw new IOException(String.join("\n", complaints));
        }
        Path output = Path.of(args[1]);
        Files.createDirectories(output);
        for (Map.Entry<String, String> table : COLUMNS.entrySet()) {
            String rows = tables.text(table.getKey());
            Files.writeString(output.resolve(table.getKey() + ".tsv"), switch (table.getKey()) {
                case "deployed-names" -> table.getValue() + "\n" + exactFirst(rows);
                case "registry" -> "# updated " + updated(rows) + "\n" + table.getValue() + "\n" + formalFirst(rows);
                default -> table.getValue() + "\n" + rows;
            });
        }
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

    /** The first pattern that fits a name counts, so the more exact ones come first. */
    private static String exactFirst(String rows) {
        return rows.lines().sorted(Comparator.<String>comparingInt(row -> row.split("\t")[0].concat("*").indexOf('*'))
                .thenComparingInt(row -> row.split("\t")[0].replace("*", "").length()).reversed())
                .map(row -> row + "\n").collect(Collectors.joining());
    }
}
