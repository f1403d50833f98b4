package io.github.urnls.bench;

import io.github.urnls.format.Format;
import io.github.urnls.format.languages.Formats;
import io.github.urnls.format.Passage;
import io.github.urnls.scan.OccurrenceScanner;
import io.github.urnls.text.Document;
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
import org.openjdk.jmh.infra.Blackhole;

/**
 * Each lexer on a document of its language, of a megabyte; {@code scan} is what finds the names in the passages as
 * well.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class LexerBenchmark {

    /** Those of {@link SampleDocument#LANGUAGES}. */
    @Param({"xml", "html", "json", "yaml", "toml", "properties", "ini", "csv", "yang", "ttl", "md", "rst", "java", "py",
            "sh", "sql", "txt"})
    public String language = "xml";

    private Document document = new Document("", "", 0, "");
    private Format format = Formats.of(document);

    @Setup
    public void makeDocument() {
        document = new Document("file:///bench." + language, "", 1, SampleDocument.of(language, 1_000_000).text());
        format = Formats.of(document);
    }

    /** The document cut into passages. */
    @Benchmark
    public void lex(Blackhole sink) {
        format.read(document.text(), (Passage passage) -> sink.consume(passage));
    }

    /** The passages, and the names in them. */
    @Benchmark
    public int scan() {
        return OccurrenceScanner.scan(document).size();
    }
}
