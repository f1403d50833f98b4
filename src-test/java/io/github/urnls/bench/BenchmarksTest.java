package io.github.urnls.bench;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Param;

/** The benchmarks measure what they say. */
class BenchmarksTest {

    @Test
    void everyLexerIsMeasured() throws NoSuchFieldException {
        assertArrayEquals(SampleDocument.LANGUAGES.toArray(),
                LexerBenchmark.class.getField("language").getAnnotation(Param.class).value());
    }

    @Test
    void anEditThatIsTakenBackLeavesTheDocument() {
        EditBenchmark benchmark = new EditBenchmark();
        benchmark.makeDocument();
        int lines = benchmark.lines();
        for (int i = 0; i < 20; i++) {
            assertEquals(lines, benchmark.edit());
        }
    }

    /** 10 of the 10,000 names are wrong; a character more makes no more than one of them. */
    @Test
    void whatIsFoundIsFollowed() {
        EditBenchmark benchmark = new EditBenchmark();
        benchmark.makeDocument();
        for (int i = 0; i < 20; i++) {
            assertEquals(10, benchmark.check(), 1);
            assertEquals(10, benchmark.check());
        }
    }
}
