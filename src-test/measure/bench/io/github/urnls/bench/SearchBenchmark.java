package io.github.urnls.bench;

import io.github.urnls.workspace.UrnBytes;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
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
 * The search through octets next to what bounds it, which is reading them, and to a search through the string they are.
 * A run is over 100 MB, so 100 divided by its milliseconds is gigabytes a second. The JVM has the compiler that the
 * packaged program has; with {@code -jvmArgsAppend -XX:TieredStopAtLevel=4} it has both.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 7, time = 1)
@Fork(value = 1, jvmArgsAppend = {"-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx1g"})
public class SearchBenchmark {

    private static final VarHandle WORD = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    /** More than the caches of most machines hold. */
    private static final int OCTETS = 100_000_000;

    /** As much as one file is read in. */
    private static final int PIECE = 1 << 16;

    /** In XML full of URNs the search of each piece ends at its first one: then hardly more than the copy is left. */
    @Param({"prose", "json", "urn-xml"})
    public String text = "prose";

    private byte[] octets = {};
    private String string = "";
    private final byte[] piece = new byte[PIECE];

    @Setup
    public void makeText() {
        octets = new byte[OCTETS];
        byte[] stock = text.equals("urn-xml") ? dense()
                : TreeText.valueOf(text.toUpperCase(Locale.ROOT)).text(new SplittableRandom(8141), 4 << 20);
        for (int at = 0; at < OCTETS; at += stock.length) {
            System.arraycopy(stock, 0, octets, at, Math.min(stock.length, OCTETS - at));
        }
        string = new String(octets, StandardCharsets.ISO_8859_1);
    }

    private static byte[] dense() {
        StringBuilder xml = new StringBuilder();
        String[] urns = SampleUrns.thousand();
        for (int i = 0; xml.length() < 4 << 20; i++) {
            xml.append("  <entry id=\"n").append(i).append("\" name=\"")
                    .append(urns[i % urns.length].replace("&", "&amp;")).append("\"/>\n");
        }
        return xml.toString().getBytes(StandardCharsets.ISO_8859_1);
    }

    /** The sum of all octets, eight at a time: no search can be faster than that. */
    @Benchmark
    public long read() {
        long sum = 0;
        for (int i = 0; i + 32 <= OCTETS; i += 32) {
            sum += (long) WORD.get(octets, i) + (long) WORD.get(octets, i + 8) + (long) WORD.get(octets, i + 16)
                    + (long) WORD.get(octets, i + 24);
        }
        return sum;
    }

    /** Each piece brought to where it is searched, as reading a file brings it. */
    @Benchmark
    public int copy() {
        int last = 0;
        for (int at = 0; at < OCTETS; at += PIECE) {
            System.arraycopy(octets, at, piece, 0, Math.min(PIECE, OCTETS - at));
            last += piece[PIECE - 1];
        }
        return last;
    }

    /** Ours, piece by piece; how many pieces may hold a URN. */
    @Benchmark
    public int search() {
        int found = 0;
        for (int at = 0; at < OCTETS; at += PIECE) {
            System.arraycopy(octets, at, piece, 0, Math.min(PIECE, OCTETS - at));
            found += UrnBytes.mayHold(piece, PIECE) ? 1 : 0;
        }
        return found;
    }

    /** Ours without the copy. */
    @Benchmark
    public boolean searchInPlace() {
        return UrnBytes.mayHold(octets, OCTETS);
    }

    /** One octet after the other. */
    @Benchmark
    public int searchEachOctet() {
        int found = 0;
        for (int i = 3; i < OCTETS; i++) {
            byte next = octets[i];
            if ((next == ':' || next == '\\' || next == '&') && (octets[i - 1] | 0x20) == 'n'
                    && (octets[i - 2] | 0x20) == 'r'
                    && (octets[i - 3] | 0x20) == 'u') {
                found++;
            }
        }
        return found;
    }

    /** The search through a string that the JVM does many characters at a time, if the optimizing compiler is there. */
    @Benchmark
    public int searchString() {
        int found = 0;
        for (int at = string.indexOf(':', 3); at >= 0; at = string.indexOf(':', at + 1)) {
            found += string.regionMatches(true, at - 3, "urn", 0, 3) ? 1 : 0;
        }
        return found;
    }
}
