package io.github.urnls.bench;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.run.Checker;
import io.github.urnls.check.Spellings;
import io.github.urnls.check.incremental.SectionedCheck;
import io.github.urnls.scan.Sections;
import io.github.urnls.text.Change;
import io.github.urnls.text.Document;
import io.github.urnls.text.LineIndex;
import io.github.urnls.text.Position;
import io.github.urnls.text.PositionEncoding;
import io.github.urnls.text.TextRange;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.List;
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
 * What one typed character costs in a large document: the text alone, from the line and column to the lines of the next
 * state; and with all that is found in it. Each second edit takes back the one before, so that the document stays what
 * it is.
 */
@State(Scope.Benchmark)
@BenchmarkMode({Mode.AverageTime, Mode.SampleTime})
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgsAppend = {"-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx512m"})
public class EditBenchmark {

    private static final Checker CHECKER = new Checker((rule, fault) -> {
        throw fault;
    });

    /** As many findings as the server tells of one document. */
    private static final int MOST = 999;

    @Param({"1", "10", "50"})
    public int megabytes = 1;

    private final SplittableRandom random = new SplittableRandom(8141);
    private Document document = new Document("", "", 0, "");
    private int typedAt = -1;
    private Sections sections = Sections.of(document, CheckOptions.DEFAULT.specification());
    private SectionedCheck check = new SectionedCheck(CHECKER, sections, CheckOptions.DEFAULT, Spellings.NONE)
            .finished();

    @Setup
    public void makeDocument() {
        String text = SampleDocument.of("xml", megabytes * 1_000_000).text();
        document = Document.toBeEdited("file:///bench.xml", "", 1, text);
        document.lines();
        sections = Sections.of(document, CheckOptions.DEFAULT.specification());
        check = new SectionedCheck(CHECKER, sections, CheckOptions.DEFAULT, Spellings.NONE).finished();
    }

    /** A character typed or taken back at a random place, to the state in which positions can be counted again. */
    @Benchmark
    public int edit() {
        type();
        return document.lines().lineCount();
    }

    /** As {@link #edit}, to the worst findings of the document. */
    @Benchmark
    public int check() {
        Change change = type();
        sections = sections.edited(document, change);
        check = check.beginEdited(sections, List.of()).finished();
        return SectionedCheck.worst(check.shown(), MOST).size();
    }

    private Change type() {
        LineIndex lines = document.lines();
        boolean types = typedAt < 0;
        int offset = types ? random.nextInt(document.length()) : typedAt;
        Position start = lines.position(offset, PositionEncoding.UTF16);
        int from = lines.offset(start, PositionEncoding.UTF16);
        TextRange range = new TextRange(from, types ? from : from + 1);
        document = document.edited(document.version() + 1, range, types ? "^" : "");
        typedAt = types ? from : -1;
        return Change.of(range, types ? 1 : 0);
    }

    /** The lines of a document that is seen for the first time. */
    @Benchmark
    public int lines() {
        return new LineIndex(document.text()).lineCount();
    }
}
