package io.github.urnls.bench;

import de.slub.urn.URN;
import de.slub.urn.URNSyntaxError;
import io.github.urnls.urn.UrnParser;
import java.net.URI;
import java.util.concurrent.TimeUnit;
import org.apache.jena.rfc3986.IRI3986;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** Parsing one URN, next to the JDK's URI parser and two libraries, all on the same thousand names. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 8, time = 1)
@Fork(2)
public class ParseBenchmark {

    private static final int COUNT = 1000;

    private final String[] urns = SampleUrns.thousand();

    @Benchmark
    @OperationsPerInvocation(COUNT)
    public void urnls(Blackhole sink) {
        for (String urn : urns) {
            sink.consume(UrnParser.parse(urn));
        }
    }

    @Benchmark
    @OperationsPerInvocation(COUNT)
    public void javaNetUri(Blackhole sink) {
        for (String urn : urns) {
            sink.consume(URI.create(urn));
        }
    }

    @Benchmark
    @OperationsPerInvocation(COUNT)
    public void jenaIri3986(Blackhole sink) {
        for (String urn : urns) {
            sink.consume(IRI3986.create(urn));
        }
    }

    @Benchmark
    @OperationsPerInvocation(COUNT)
    public void urnlib(Blackhole sink) throws URNSyntaxError {
        for (String urn : urns) {
            sink.consume(URN.rfc8141().parse(urn));
        }
    }
}
