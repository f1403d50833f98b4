package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.urnls.cli.output.ExitCode;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nothing is left out, counted twice or forgotten without a word. */
class SilenceTest {

    private static final String SAFE = "[\"urn:example:x^y\", \"urn:example:b\"]";

    @TempDir
    private Path folder;

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    /**
     * Folders within folders, until their path is longer than the system takes; made from within, as archives do it.
     */
    private void tooDeep(Path top) throws IOException, InterruptedException {
        String name = "d".repeat(240);
        Process shell = new ProcessBuilder("/bin/sh", "-c", "i=0; while [ $i -lt 20 ]; do mkdir " + name + " && cd -P "
                + name + " && echo urn:example:%zz >a.txt; i=$((i+1)); done").directory(top.toFile()).start();
        shell.getErrorStream().readAllBytes();
        shell.waitFor();
    }

    private static void removeDeep(Path top) throws IOException, InterruptedException {
        new ProcessBuilder("rm", "-rf", top.toString()).start().waitFor();
        assertTrue(Files.notExists(top));
    }

    @Test
    void aPathThatIsTooLongIsReported() throws Exception {
        assumeTrue(System.getProperty("os.name").equals("Linux"), "the limit of Linux is 4,096 bytes");
        Path top = Files.createDirectory(folder.resolve("top"));
        Files.writeString(top.resolve("z.txt"), "urn:example:a\n");
        tooDeep(top);
        try {
            Run run = Run.of("check", "--format", "concise", top.toString());
            assertEquals(ExitCode.FAILED, run.exitCode(), run::err);
            assertTrue(run.err().contains("ddd: File name too long\n"), run::err);
            assertTrue(run.err().contains("; 1 could not be read\n"), run::err);
        } finally {
            removeDeep(top);
        }
    }

    @Test
    void whatWritesDoesNotGoWithWhatOnlyShows() throws IOException {
        Path file = write("a.json", SAFE);
        for (List<String> option : List.of(List.of("--fix"), List.of("--diff"), List.of("--fix", "--review"),
                List.of("--add-ignore"), List.of("--write-baseline", folder.resolve("b").toString()),
                List.of("--output-file", folder.resolve("o").toString()))) {
            for (List<String> show : List.of(List.of("--show-files"), List.of("--show-settings", file.toString()))) {
                String[] command = Stream.of(List.of("check"), show, option, List.of(file.toString()))
                        .flatMap(List::stream).toArray(String[]::new);
                Run run = Run.of(command);
                assertEquals(ExitCode.FAILED, run.exitCode(), () -> String.join(" ", command));
                assertTrue(run.err().startsWith("urn-ls: " + show.get(0) + " checks nothing, so there is nothing to"),
                        run::err);
                assertEquals(SAFE, Files.readString(file));
            }
        }
        assertEquals(0, Run.of("check", "--show-files", file.toString()).exitCode());
    }

    @Test
    void aFileIsCountedOnce() throws IOException {
        Path inner = Files.createDirectory(folder.resolve("inner"));
        Path file = Files.writeString(inner.resolve("a.txt"), "urn:example:%zz\n");
        Path link = Files.createSymbolicLink(folder.resolve("l.txt"), Path.of("inner/a.txt"));
        Path around = Files.createSymbolicLink(folder.resolve("around"), Path.of("inner"));
        for (List<Path> named : List.of(List.of(file, link), List.of(link, file), List.of(link, link),
                List.of(inner, around), List.of(inner, link), List.of(around.resolve("a.txt"), inner, link))) {
            String[] command = Stream
                    .concat(Stream.of("check", "--format", "concise"), named.stream().map(Path::toString))
                    .toArray(String[]::new);
            Run run = Run.of(command);
            assertEquals(1, run.out().lines().count(), () -> named + run.out());
            assertTrue(run.err().contains("1 finding (1 error) in 1 file\n"), run::err);
        }
        Path hidden = Files.writeString(inner.resolve(".hidden.txt"), "urn:example:%zz\n");
        Path toHidden = Files.createSymbolicLink(folder.resolve("h.txt"), hidden);
        assertTrue(Run.of("check", inner.toString(), toHidden.toString()).err().contains("(2 errors) in 2 files"),
                "a folder leaves it out, but it is named");
    }

    /** An odd byte at the end of UTF-16 is half a character. */
    @Test
    void aFileThatIsNotWholeIsToldSo() throws IOException {
        byte[] whole = ("\ufeff" + SAFE).getBytes(StandardCharsets.UTF_16LE);
        byte[] odd = Arrays.copyOf(whole, whole.length + 1);
        Path file = Files.write(folder.resolve("a.json"), odd);
        Run run = Run.of("check", "--fix", file.toString());
        assertEquals(ExitCode.FAILED, run.exitCode(), run::err);
        assertTrue(run.err().contains("a.json: not valid UTF-16LE; bytes that are no character are read as U+FFFD\n"),
                run::err);
        assertTrue(run.err().contains("a.json: not repaired: it has bytes that are no character of UTF-16LE, and they"
                + " would be lost; nothing was written\n"), run::err);
        Run renamed = Run.of("rename", "urn:example:b", "urn:example:c", file.toString());
        assertTrue(renamed.err().contains("it has bytes that are no character of UTF-16LE"), renamed::err);
        assertArrayEquals(odd, Files.readAllBytes(file));
        Files.write(file, whole);
        assertEquals(0, Run.of("check", "--fix", file.toString()).exitCode());
    }

    /** A reader that has gone ends a command whose input has no end, as in {@code yes … | urn-ls parse | head -1}. */
    @Test
    void inputWithoutAnEndEndsWithTheOutput() {
        int[] lines = {0};
        byte[] line = "urn:example:a\n".getBytes(StandardCharsets.UTF_8);
        InputStream endless = new InputStream() {
            private int at;

            @Override
            public int read() {
                if (lines[0] == 100_000) {
                    return -1;
                }
                if (at == line.length) {
                    at = 0;
                    lines[0]++;
                }
                return line[at++];
            }
        };
        Writer gone = new Writer() {
            @Override
            public void write(char[] text, int from, int length) throws IOException {
                throw new IOException("Broken pipe");
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        InputStream before = System.in;
        System.setIn(endless);
        try {
            CommandLineInterface.run(new PrintWriter(gone), new PrintWriter(new StringWriter()), "parse");
        } finally {
            System.setIn(before);
        }
        assertTrue(lines[0] < 10_000, () -> lines[0] + " lines were read for no reader");
    }
}
