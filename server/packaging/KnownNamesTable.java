import io.github.urnls.namespace.known.KnownName;
import io.github.urnls.namespace.known.KnownName.Status;
import io.github.urnls.namespace.known.SegmentTreeWriter;
import io.github.urnls.namespace.known.Vocabulary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Makes the compact table of known names that the program reads, of the tables in {@code server/names}. Run by the build:
 *
 * <pre>java -classpath CLASSES KnownNamesTable.java server/names OUTPUT</pre>
 */
final class KnownNamesTable {

    public static void main(String[] args) throws IOException {
        SegmentTreeWriter writer = new SegmentTreeWriter();
        List<Path> tables;
        try (Stream<Path> files = Files.list(Path.of(args[0]))) {
            tables = files.filter(file -> file.toString().endsWith(".tsv")).sorted().toList();
        }
        for (Path table : tables) {
            List<String> rows = Files.readAllLines(table);
            for (String row : rows.subList(1, rows.size())) {
                add(writer, table.getFileName().toString(), row.split("\t", -1));
            }
        }
        Path output = Path.of(args[1]);
        Files.createDirectories(output.getParent());
        Files.write(output, writer.bytes());
    }

    private static void add(SegmentTreeWriter writer, String table, String[] row) {
        if (table.equals("prefixes.tsv")) {
            writer.add(new Vocabulary(row[0], Vocabulary.Kind.of(row[1]), row[2], row[3]));
        } else {
            writer.add(new KnownName(row[0], row[1], Status.of(row[2]), row[3]), table.equals("deployed.tsv"));
        }
    }
}
