package io.github.urnls.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.support.Case;
import io.github.urnls.support.Cases;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * A search without a fuzzer, which is the same each time: each target gets some hundred of its seeds, changed in a few
 * places. The fuzzer finds more, but by chance.
 */
class FixedSearchTest {

    private static final Path DICTIONARY = Path.of("src-test", "measure", "fuzz", "words.dict");

    private static final String KEPT = "the input is in ";

    /** As many octets as the fuzzer gives at most. */
    private static final int LONGEST = 2048;

    private static final int MOST_CHANGES = 4;

    @TestFactory
    Stream<DynamicTest> changedSeedsHold() throws IOException {
        List<byte[]> words = words();
        return Targets.all().stream()
                .map(target -> DynamicTest.dynamicTest(target.name(),
                        () -> search(target, words, Path.of("target", "fuzz", "found"))));
    }

    private static void search(FuzzTarget target, List<byte[]> words, Path found) {
        List<byte[]> seeds = target.seeds().toList();
        Cases.forEach(Cases.tries(300, 3000), random -> check(target, changed(random, seeds, words), found));
    }

    private static void check(FuzzTarget target, byte[] octets, Path found) throws IOException {
        String what = Shrink.what(target, octets);
        if (!what.isEmpty()) {
            byte[] small = new Shrink(target).shrink(octets);
            Path folder = Files.createDirectories(found.resolve(target.name()));
            Path file = Files.write(folder.resolve("fixed-" + Integer.toHexString(Arrays.hashCode(small))), small);
            throw new AssertionError(what + "\n" + KEPT + file);
        }
    }

    /** One of {@code seeds}, cut, doubled, spliced with another, with another octet or with a word, a few times. */
    private static byte[] changed(Case random, List<byte[]> seeds, List<byte[]> words) {
        byte[] octets = seeds.get(random.nextInt(seeds.size()));
        for (int i = random.nextInt(MOST_CHANGES); i >= 0; i--) {
            int from = random.nextInt(octets.length + 1);
            int to = random.nextInt(from, octets.length + 1);
            octets = switch (random.nextInt(5)) {
                case 0 -> joined(octets, from, new byte[0], octets, to);
                case 1 -> joined(octets, to, new byte[0], octets, from);
                case 2 -> {
                    byte[] other = seeds.get(random.nextInt(seeds.size()));
                    yield joined(octets, from, new byte[0], other, random.nextInt(other.length + 1));
                }
                case 3 -> joined(octets, from, new byte[] {(byte) random.nextInt(256)}, octets,
                        Math.min(from + 1, octets.length));
                default -> joined(octets, from, words.get(random.nextInt(words.size())), octets, from);
            };
        }
        return Arrays.copyOf(octets, Math.min(octets.length, LONGEST));
    }

    /** {@code first} up to an offset, {@code middle}, and {@code last} from an offset on. */
    private static byte[] joined(byte[] first, int end, byte[] middle, byte[] last, int start) {
        ByteArrayOutputStream joined = new ByteArrayOutputStream();
        joined.write(first, 0, end);
        joined.writeBytes(middle);
        joined.write(last, start, last.length - start);
        return joined.toByteArray();
    }

    /** The words that the fuzzer puts in: of each line of the dictionary what stands between the quotes. */
    private static List<byte[]> words() throws IOException {
        try (Stream<String> lines = Files.lines(DICTIONARY)) {
            return lines.filter(line -> line.startsWith("\"")).map(line -> word(line.substring(1, line.length() - 1)))
                    .toList();
        }
    }

    private static byte[] word(String quoted) {
        ByteArrayOutputStream octets = new ByteArrayOutputStream();
        for (int i = 0; i < quoted.length(); i++) {
            if (quoted.charAt(i) != '\\') {
                octets.write(quoted.charAt(i));
            } else if (quoted.charAt(i + 1) == 'x') {
                octets.write(HexFormat.fromHexDigits(quoted, i + 2, i + 4));
                i += 3;
            } else {
                i++;
                octets.write(quoted.charAt(i));
            }
        }
        return octets.toByteArray();
    }

    @Test
    void wordsAreReadAsTheFuzzerReadsThem() throws IOException {
        assertEquals("a\\é\"", new String(word("a\\\\\\xC3\\xA9\\\""), StandardCharsets.UTF_8));
        assertTrue(words().size() > 50, "words");
    }

    /** What fails is told and kept, as small as it can be made. */
    @Test
    void whatFailsIsFound(@TempDir Path folder) throws IOException {
        List<byte[]> words = words();
        AssertionError found = assertThrows(AssertionError.class,
                () -> search(new FuzzFixturesTest.Fragile(), words, folder));
        String file = found.getMessage().lines().filter(line -> line.startsWith(KEPT)).findFirst().orElseThrow()
                .substring(KEPT.length());
        assertEquals("xy", Files.readString(Path.of(file)));
    }
}
