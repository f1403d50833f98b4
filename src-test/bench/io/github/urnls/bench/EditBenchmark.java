package io.github.urnls.bench;

import io.github.urnls.text.Document;
import io.github.urnls.text.LineIndex;
import io.github.urnls.text.Position;
import io.github.urnls.text.PositionEncoding;
import io.github.urnls.text.TextRange;
import java.util.SplittableRandom;
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
 * What one typed character costs before anything is checked: the place is found from its line and column, the next state of the document
 * is made, and its lines are known. Each second edit takes back the one before, so that the document stays what it is.
 */
@State(Scope.Benchmark)
@BenchmarkMode({Mode.AverageTime, Mode.SampleTime})
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgsAppend = {"-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx512m"})
public class EditBenchmark {

    @Param({"1", "10", "50"})
    public int megabytes = 1;

    private final SplittableRandom random = new SplittableRandom(8141);
    private Document document = new Document("", "", 0, "");
    private int typedAt = -1;

    @Setup
    public void makeDocument() {
        document = new Document("file:///bench.xml", "", 1, SampleDocument.of("xml", megabytes * 1_000_000).text());
        document.lines();
    }

    /** A character typed or taken back at a random place, to the state in which positions can be counted again. */
    @Benchmark
    public int edit() {
        LineIndex lines = document.lines();
        boolean types = typedAt < 0;
        int offset = types ? random.nextInt(document.text().length()) : typedAt;
        Position start = lines.position(offset, PositionEncoding.UTF16);
        int from = lines.offset(start, PositionEncoding.UTF16);
        document = document.edited(document.version() + 1, new TextRange(from, types ? from : from + 1), types ? "^" : "");
        typedAt = types ? from : -1;
        return document.lines().lineCount();
    }

    /** The lines of a document that is seen for the first time. */
    @Benchmark
    public int lines() {
        return new LineIndex(document.text()).lineCount();
    }
}
