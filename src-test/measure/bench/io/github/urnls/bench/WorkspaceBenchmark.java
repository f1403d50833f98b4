package io.github.urnls.bench;

import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Specification;
import io.github.urnls.workspace.FileContent;
import io.github.urnls.workspace.FileLoop;
import io.github.urnls.workspace.FileReader;
import io.github.urnls.workspace.FileUris;
import io.github.urnls.workspace.index.NameIndex;
import io.github.urnls.workspace.index.NamesInFile;
import io.github.urnls.workspace.index.ScannedFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The index of a workspace: reading it for the first time, in a JVM that has done nothing before, and one edit in it
 * afterwards. Prints how large it is. The JVM has the options that the extension gives it.
 */
@State(Scope.Benchmark)
public class WorkspaceBenchmark {

    @Param("10000")
    public int files = 10_000;

    private Path folder = Path.of("");
    private NameIndex index = new NameIndex();
    private final List<Document> edited = new ArrayList<>();
    private int turn;

    @Setup(Level.Trial)
    public void write() throws IOException {
        folder = Files.createTempDirectory("urn-ls-workspace");
        new WorkspaceSample(files).write(folder);
    }

    @TearDown(Level.Trial)
    public void remove() throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }

    /** Finds, reads and scans every file, and keeps its names. */
    @Benchmark
    @BenchmarkMode(Mode.SingleShotTime)
    @OutputTimeUnit(TimeUnit.MILLISECONDS)
    @Warmup(iterations = 0)
    @Measurement(iterations = 1)
    @Fork(value = 5, jvmArgsAppend = {"-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx512m"})
    public NameIndex build() {
        NameIndex built = new NameIndex();
        ScannedFile.Reader reader = new ScannedFile.Reader(file -> Specification.RFC8141, file -> FileReader.LARGEST,
                file -> true, false);
        new FileLoop(Runtime.getRuntime().availableProcessors(), reader.limit(), reader.included(), () -> false)
                .runBelow(List.of(folder), files, (file, text) -> {
                    built.put(reader.scanned(file, text.text()).forIndex());
                    return () -> {};
                }, (done, all) -> {});
        return built;
    }

    /** Two states of one file in turns: scanned as a whole, and put in place of each other. */
    @Benchmark
    @BenchmarkMode({Mode.AverageTime, Mode.SampleTime})
    @OutputTimeUnit(TimeUnit.MICROSECONDS)
    @Warmup(iterations = 5, time = 1)
    @Measurement(iterations = 5, time = 1)
    @Fork(value = 1, jvmArgsAppend = {"-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx512m"})
    public Set<String> edit() {
        if (edited.isEmpty()) {
            prepare();
        }
        Document document = edited.get(turn++ & 1);
        return index.put(NamesInFile.of(document, Name.in(document, Specification.RFC8141), Specification.RFC8141));
    }

    private void prepare() {
        long before = used();
        index = build();
        long after = used();
        NameIndex.Size size = index.size();
        System.out.printf(
                "%n%d files, %d occurrences, %d spellings: %.1f MB in memory, %.1f MB for 100,000 occurrences%n",
                size.files(),
                size.occurrences(), size.spellings(), (after - before) / 1e6,
                (after - before) / 10.0 / size.occurrences());
        Path file = folder.resolve("part0").resolve("file0.xml");
        if (FileReader.read(file, 1 << 20) instanceof FileContent.Text text) {
            String uri = FileUris.of(file);
            edited.add(new Document(uri, "", 1, text.text()));
            edited.add(new Document(uri, "", 2,
                    text.text().replace("URN:Example:shared", "urn:example:shared").replace("common", "other")));
        }
    }

    /** What the heap holds once all that nobody needs is gone. */
    private static long used() {
        for (int i = 0; i < 4; i++) {
            System.gc();
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
