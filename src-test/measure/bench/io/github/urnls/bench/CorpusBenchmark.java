package io.github.urnls.bench;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.run.Checker;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.FileContent;
import io.github.urnls.workspace.FileReader;
import io.github.urnls.workspace.FileWalk;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Checking real files next to looking for {@code urn:} in them, both from the file system: {@code -p folder=…} names
 * any folder of documents; without it the repository itself is read.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 20, time = 1)
@Measurement(iterations = 8, time = 1)
@Fork(1)
public class CorpusBenchmark {

    private static final long LIMIT = 100 << 20;

    @Param(".")
    public String folder = ".";

    private final Checker checker = new Checker((rule, fault) -> {
        throw fault;
    });
    private List<Path> files = List.of();
    private final List<Document> documents = new ArrayList<>();

    @Setup
    public void walk() {
        files = FileWalk.of(List.of(Path.of(folder)), Integer.MAX_VALUE, () -> false).files();
        long characters = 0;
        for (Path file : files) {
            if (FileReader.read(file, LIMIT) instanceof FileContent.Text text) {
                documents.add(new Document(file.toString(), "", 0, text.text()));
                characters += text.text().length();
            }
        }
        System.out.println(files.size() + " files, of which " + documents.size() + " may hold a URN, "
                + characters + " characters");
    }

    /** Reads every file and checks it, as the command line does on one thread. */
    @Benchmark
    public int readAndCheck() {
        int found = 0;
        for (Path file : files) {
            if (FileReader.read(file, LIMIT) instanceof FileContent.Text text) {
                found += checker.check(new Document(file.toString(), "", 0, text.text()), CheckOptions.DEFAULT).size();
            }
        }
        return found;
    }

    /** Reads every file and counts {@code urn:} in any case. */
    @Benchmark
    public int readAndScan() {
        int found = 0;
        for (Path file : files) {
            if (FileReader.read(file, LIMIT) instanceof FileContent.Text text) {
                found += count(text.text());
            }
        }
        return found;
    }

    /** The same without the file system: the texts are in memory. */
    @Benchmark
    public int check() {
        int found = 0;
        for (Document document : documents) {
            found += checker.check(document, CheckOptions.DEFAULT).size();
        }
        return found;
    }

    @Benchmark
    public int scan() {
        int found = 0;
        for (Document document : documents) {
            found += count(document.text());
        }
        return found;
    }

    private static int count(String text) {
        int found = 0;
        for (int i = 0; i + 3 < text.length(); i++) {
            if ((text.charAt(i) | 0x20) == 'u' && text.regionMatches(true, i, "urn:", 0, 4)) {
                found++;
            }
        }
        return found;
    }
}
