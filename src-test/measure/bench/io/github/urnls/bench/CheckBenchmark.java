package io.github.urnls.bench;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.run.Checker;
import io.github.urnls.scan.OccurrenceScanner;
import io.github.urnls.text.Document;
import io.github.urnls.text.LineIndex;
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
 * A document of about a megabyte on its way to findings; {@code search} is a plain look for the letters, to compare
 * with.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class CheckBenchmark {

    @Param({"xml", "json", "yaml", "txt"})
    public String format = "xml";

    private final Checker checker = new Checker((rule, fault) -> {
        throw fault;
    });
    private Document document = new Document("", "", 0, "");

    @Setup
    public void makeDocument() {
        StringBuilder text = new StringBuilder();
        String[] urns = SampleUrns.thousand();
        for (int i = 0; text.length() < 1_000_000; i++) {
            text.append(entry(i, urns[i % urns.length]));
        }
        document = new Document("file:///bench." + format, "", 1, text.toString());
    }

    private String entry(int i, String urn) {
        return switch (format) {
            case "xml" -> "<entry id=\"n" + i + "\" name=\"" + urn.replace("&", "&amp;")
                    + "\">some text, as there is</entry>\n";
            case "json" ->
                    "{\"id\": \"n" + i + "\", \"name\": \"" + urn + "\", \"text\": \"some text, as there is\"}\n";
            case "yaml" -> "- id: n" + i + "\n  name: " + urn + "\n  text: some text, as there is\n";
            default -> "Line " + i + " speaks of (" + urn + "), some text, as there is.\n";
        };
    }

    @Benchmark
    public int check() {
        return checker.check(document, CheckOptions.DEFAULT).size();
    }

    @Benchmark
    public int scan() {
        return OccurrenceScanner.scan(document).size();
    }

    @Benchmark
    public int lineIndex() {
        return new LineIndex(document.text()).lineCount();
    }

    @Benchmark
    public int search() {
        int found = 0;
        String text = document.text();
        for (int at = text.indexOf("urn:"); at >= 0; at = text.indexOf("urn:", at + 4)) {
            found++;
        }
        return found;
    }
}
