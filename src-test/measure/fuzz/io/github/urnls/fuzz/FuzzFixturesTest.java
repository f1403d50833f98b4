package io.github.urnls.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * What fuzzing has once found, and is not to be found again: each file of {@code src-test/fixtures/fuzz/TARGET} is one
 * input.
 */
class FuzzFixturesTest {

    private static final Path FIXTURES = Path.of("src-test", "fixtures", "fuzz");

    @TestFactory
    Stream<DynamicTest> whatWasFoundStaysMended() throws IOException {
        List<Path> folders;
        try (Stream<Path> all = Files.list(FIXTURES)) {
            folders = all.filter(Files::isDirectory).sorted().toList();
        }
        assertFalse(folders.isEmpty());
        return folders.stream().flatMap(FuzzFixturesTest::inputs);
    }

    private static Stream<DynamicTest> inputs(Path folder) {
        FuzzTarget target = Targets.named(folder.getFileName().toString());
        try (Stream<Path> all = Files.list(folder)) {
            List<Path> files = all.sorted().toList();
            assertFalse(files.isEmpty());
            return files.stream().map(file -> DynamicTest.dynamicTest(target.name() + ": " + file.getFileName(),
                    () -> target.check(new Input(Files.readAllBytes(file)))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * A few of the inputs with which each search begins, since a target that fails on all of them finds nothing else.
     */
    @TestFactory
    Stream<DynamicTest> seedsHold() {
        return Targets.all().stream().map(target -> DynamicTest.dynamicTest(target.name(), () -> {
            List<byte[]> seeds = target.seeds().toList();
            assertTrue(seeds.size() > 3, "seeds");
            for (int i = 0; i < seeds.size(); i += Math.max(1, seeds.size() / 50)) {
                target.check(new Input(seeds.get(i)));
            }
        }));
    }

    @Test
    void everyTargetHasANameOfItsOwn() {
        Set<String> names = Targets.all().stream().map(FuzzTarget::name).collect(Collectors.toSet());
        assertEquals(Targets.all().size(), names.size());
    }

    @Test
    void textIsReadAsItWasWritten() {
        String text = "urn:é😀\u0000";
        Input input = new Input(Input.of(text, 3, 40));
        assertEquals(3, input.choice(5));
        assertEquals(40, input.choice(41));
        assertEquals(text, input.text());
        assertTrue(input.isEmpty());
        byte[] half = {'a', (byte) 0xED, (byte) 0xA0, (byte) 0xBD, 'b', (byte) 0xFF};
        assertEquals("a\uD83Db\uFFFD", new Input(half).text());
    }

    /** A target that fails is told, and its input is made as small as it can be. */
    @Test
    void whatFailsIsSeenAndMadeSmall() {
        FuzzTarget fragile = new Fragile();
        byte[] failing = "abcxydefgh".getBytes(StandardCharsets.UTF_8);
        assertNotEquals("", Shrink.what(fragile, failing));
        assertEquals("xy", new String(new Shrink(fragile).shrink(failing), StandardCharsets.UTF_8));
        assertEquals("", Shrink.what(fragile, new byte[0]));
    }

    /** Cannot stand a word that is in none of its seeds. */
    static final class Fragile implements FuzzTarget {

        @Override
        public String name() {
            return "fragile";
        }

        @Override
        public void check(Input input) {
            assertFalse(input.text().contains("xy"));
        }

        @Override
        public Stream<byte[]> seeds() {
            return Stream.of("abcx", "ydef").map(seed -> seed.getBytes(StandardCharsets.UTF_8));
        }
    }
}
