import io.github.urnls.namespace.known.SegmentTreeWriter;
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
            writer.add(table.getFileName().toString(), Files.readString(table));
        }
        Path output = Path.of(args[1]);
        Files.createDirectories(output.getParent());
        Files.write(output, writer.bytes());
    }
}
