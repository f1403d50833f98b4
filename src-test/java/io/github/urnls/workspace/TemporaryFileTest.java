package io.github.urnls.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.math.BigInteger;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What stays of a process that is ended in the middle of writing. */
class TemporaryFileTest {

    /**
     * Begins to write a new file, an old one, and a report, says so, and goes on beginning others until it is ended.
     */
    static final class Writer {

        private Writer() {}

        public static void main(String[] files) throws IOException {
            FileDraft fresh = new FileDraft(Path.of(files[0]));
            FileDraft old = new FileDraft(Path.of(files[1]));
            TemporaryFile report = TemporaryFile.ofSystem();
            System.out.println(Stream.of(fresh, old, report).count());
            while (true) {
                new FileDraft(Path.of(files[1])).close();
            }
        }
    }

    @TempDir
    private Path folder;

    @TempDir
    private Path system;

    private Process writer() throws IOException {
        Path old = Files.writeString(folder.resolve("old.txt"), "old");
        Process writer = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Djava.io.tmpdir=" + system, "-XX:-UsePerfData", "-cp", System.getProperty("java.class.path"),
                Writer.class.getName(), folder.resolve("new.txt").toString(), old.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD).start();
        assertEquals('3', writer.getInputStream().read(), "it has begun");
        return writer;
    }

    private static Set<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).collect(Collectors.toSet());
        }
    }

    private static void end(Process writer, String signal) throws Exception {
        Process kill = new ProcessBuilder("kill", "-" + signal, Long.toString(writer.pid())).start();
        assumeTrue(kill.waitFor() == 0, "SKIPPED: there is no kill");
        writer.waitFor();
    }

    /** What is ignored here, as HUP is below nohup, the writer ignores as well. */
    private static boolean isIgnored(int number) throws IOException {
        Path self = Path.of("/proc/self/status");
        Matcher ignored = Pattern.compile("SigIgn:\\s+(\\p{XDigit}+)")
                .matcher(Files.exists(self) ? Files.readString(self) : "");
        return ignored.find() && new BigInteger(ignored.group(1), 16).testBit(number - 1);
    }

    @ParameterizedTest
    @CsvSource({"INT,2", "TERM,15", "HUP,1"})
    void nothingStaysAfterASignal(String signal, int number) throws Exception {
        assumeFalse(isIgnored(number), "SKIPPED: SIG" + signal + " is ignored");
        Process writer = writer();
        assertEquals(Set.of("old.txt"), names(folder).stream().filter(name -> !TemporaryFile.isName(name))
                .collect(Collectors.toSet()));
        end(writer, signal);
        assertEquals(Set.of("old.txt"), names(folder));
        assertEquals(Set.of(), names(system));
        assertEquals("old", Files.readString(folder.resolve("old.txt")));
    }

    @Test
    void theNextWalkRemovesWhatAKilledProcessLeft() throws Exception {
        Process writer = writer();
        end(writer, "KILL");
        writer.onExit().get(1, TimeUnit.MINUTES);
        assertEquals(1, names(system).size(), "the system removes it");
        assertEquals(List.of(folder.resolve("old.txt")), FileWalk.of(List.of(folder), 10, () -> false).files());
        assertEquals(Set.of("old.txt"), names(folder));
    }

    @Test
    void aWalkLeavesTheFilesOfARunningProcess() throws Exception {
        Process writer = writer();
        FileWalk.of(List.of(folder), 10, () -> false).files();
        assertEquals(2, names(folder).stream().filter(TemporaryFile::isName).limit(2).count());
        end(writer, "TERM");
        assertEquals(Set.of("old.txt"), names(folder));
    }

    @Test
    void whatCannotBeMadeLeavesNothing() throws IOException {
        Path file = folder.resolve("a.txt");
        IOException failure = assertThrows(IOException.class, () -> TemporaryFile.beside(file, path -> {
            Files.createFile(path);
            throw new IOException("no");
        }));
        assertEquals("no", failure.getMessage());
        assertEquals(Set.of(), names(folder));
    }
}
