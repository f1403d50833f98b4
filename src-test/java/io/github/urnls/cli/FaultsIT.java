package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedWriter;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What the packaged command line does when the machine fails it: each costs what cannot be done, and is said, and the
 * rest is done.
 */
class FaultsIT {

    private static final String FOUND = "good.xml:1:20: error[illegal-character]";

    @TempDir
    private Path folder;

    @BeforeEach
    void aFileWithAFinding() throws IOException {
        Files.writeString(folder.resolve("good.xml"), "<a b=\"urn:example:x^y\"/>");
    }

    private static void assertTheRestIsDone(Run run) {
        assertTrue(run.out().contains(FOUND), run::toString);
        assertFalse(run.err().contains("Exception"), run::toString);
    }

    /** A file of more than two gibibytes that takes no room on the disk. */
    private void sparse(String name, String head) throws IOException {
        Files.writeString(folder.resolve(name), head);
        try (RandomAccessFile file = new RandomAccessFile(folder.resolve(name).toFile(), "rw")) {
            file.setLength(2200L << 20);
        }
    }

    @Test
    void aFileOfTwoGibibytes() throws IOException {
        sparse("large.xml", "<a>" + " ".repeat(10_000));
        Run limited = Program.in(folder).run("check", "good.xml", "large.xml");
        assertEquals(2, limited.exitCode(), limited::toString);
        assertTheRestIsDone(limited);
        assertTrue(limited.err().contains("large.xml: skipped: 2200.0 MiB exceeds the "),
                limited::toString);
        Run inFolder = Program.in(folder).run("check", ".");
        assertEquals(1, inFolder.exitCode(), inFolder::toString);
        assertTheRestIsDone(inFolder);
        // Without a name in it, it is looked through and need not become text; with one, it would have to.
        Run empty = Program.in(folder).run("check", "--max-size", "4000", "good.xml", "large.xml");
        assertEquals(1, empty.exitCode(), empty::toString);
        assertTheRestIsDone(empty);
        sparse("large.xml", "<a b='urn:example:a'>" + " ".repeat(10_000));
        for (String command : new String[] {"check", "list"}) {
            Run unlimited = Program.in(folder).run(command, "--max-size", "4000", "good.xml", "large.xml");
            assertEquals(2, unlimited.exitCode(), unlimited::toString);
            assertTrue(unlimited.out().contains("good.xml:1:"), unlimited::toString);
            assertTrue(unlimited.err().contains("large.xml: there is not enough memory for it"), unlimited::toString);
        }
        sparse("large.xml", "");
        Run binary = Program.in(folder).run("check", "--max-size", "4000", "good.xml", "large.xml");
        assertEquals(1, binary.exitCode(), () -> "what begins as no text is not read: " + binary);
        assertTheRestIsDone(binary);
    }

    @Test
    void aFileThatIsTooLargeForTheMemory() throws IOException {
        try (BufferedWriter large = Files.newBufferedWriter(folder.resolve("large.xml"))) {
            for (int i = 0; i < 600_000; i++) {
                large.write("<b c=\"urn:example:" + i + " x\"/>\n");
            }
        }
        Run run = Program.in(folder).with("-Xmx32m", "-XX:+UseSerialGC").run("check", "large.xml", "good.xml");
        assertEquals(2, run.exitCode(), run::toString);
        assertTheRestIsDone(run);
        assertTrue(run.err().contains("large.xml: there is not enough memory for it"), run::toString);
        assertTrue(run.err().contains("1 could not be read"), run::toString);
    }

    @Test
    void aLineOfAHundredMegabytes() throws IOException {
        String filling = "<b c='d'>e &amp; f: \"g\", </b>";
        for (String name : new String[] {"line.xml", "line.txt"}) {
            try (BufferedWriter line = Files.newBufferedWriter(folder.resolve(name))) {
                line.write("<a b=\"urn:example:x%\"/>");
                for (int length = 0; length < 100_000_000; length += filling.length()) {
                    line.write(filling);
                }
                line.write("<a b=\"urn:example:y%\"/>");
            }
            Run run = Program.in(folder).run("check", name, "good.xml");
            assertEquals(1, run.exitCode(), run::toString);
            assertTheRestIsDone(run);
            assertTrue(run.out().contains(name + ":1:20: error[malformed-percent-encoding]"), run::toString);
            assertTrue(run.out().contains(name + ":1:1000000"), run::toString);
        }
    }

    @Test
    void tenMillionOpeningBrackets() throws IOException {
        for (String name : new String[] {"open.xml", "open.html", "open.md", "open.json", "open.yaml", "open.java"}) {
            Files.writeString(folder.resolve(name), "// \"urn:example:x%\" " + "<".repeat(10_000_000) + "\n\n");
            Run run = Program.in(folder).run("check", name, "good.xml");
            assertEquals(1, run.exitCode(), run::toString);
            assertTheRestIsDone(run);
            assertTrue(run.out().contains(name + ":1:"), run::toString);
        }
    }

    @Test
    void aDiskThatIsFull() throws IOException {
        File full = new File("/dev/full");
        assumeTrue(full.exists(), "SKIPPED: this system has no /dev/full");
        for (String command : new String[] {"check good.xml", "check --format jsonl good.xml",
                "check --format sarif good.xml", "list good.xml",
                "parse urn:example:x", "rule", "namespaces", "encode x", "compare urn:a:b urn:a:c",
                "generate-completion bash", "--version"}) {
            Run run = Program.in(folder).run(full, command.split(" "));
            assertEquals(2, run.exitCode(), () -> command + ": " + run);
            assertTrue(command.equals("--version") || run.err().contains("the output can no longer be written"),
                    () -> command + ": " + run);
        }
    }

    @Test
    void aDiskThatIsFullWhenAFileIsRepaired() throws Exception {
        Path disk = Files.createDirectory(folder.resolve("disk"));
        assumeTrue(succeeds("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", disk.toString()),
                "SKIPPED: no small disk can be mounted here");
        try {
            String text = "<a b=\"urn:example:é\"/>".repeat(500);
            Path file = Files.writeString(disk.resolve("a.xml"), text);
            fill(disk.resolve("fill"));
            Run run = Program.in(folder).run("check", "--fix", file.toString(), "good.xml");
            assertEquals(2, run.exitCode(), run::toString);
            assertTrue(run.err().contains("a.xml: not repaired: No space left on device"), run::toString);
            assertTrue(run.err().contains("good.xml: repaired"), run::toString);
            assertEquals(text, Files.readString(file), "as it was");
            try (Stream<Path> files = Files.list(disk)) {
                assertEquals(2, files.count(), "nothing half written is left");
            }
        } finally {
            assertTrue(succeeds("umount", disk.toString()));
        }
    }

    private static boolean succeeds(String... command) throws InterruptedException {
        try {
            return new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start().waitFor() == 0;
        } catch (IOException e) {
            return false; // there is no such program
        }
    }

    private static void fill(Path file) throws IOException {
        try (OutputStream out = Files.newOutputStream(file)) {
            while (true) {
                out.write(new byte[512]);
            }
        } catch (IOException e) {
            assertTrue(Files.size(file) > 0, "the disk is full now: " + e);
        }
    }

    @Test
    void aFolderThatMayNotBeRead() throws IOException {
        Path closed = Files.createDirectory(folder.resolve("closed"));
        Files.writeString(closed.resolve("hidden.xml"), "<a b=\"urn:example:x^y\"/>");
        Files.writeString(folder.resolve("closed.xml"), "<a b=\"urn:example:x^y\"/>");
        Program program = Program.in(folder);
        if (Files.isReadable(Path.of("/etc/shadow"))) { // root may read everything
            assumeTrue(Files.isExecutable(Path.of("/usr/bin/setpriv")),
                    "SKIPPED: run by root, and there is no setpriv to be somebody else");
            program = program.startedBy("/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups");
            assumeTrue(program.run("--version").exitCode() == 0,
                    "SKIPPED: nobody but root can run the Java of this system");
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
            Files.setPosixFilePermissions(folder.resolve("good.xml"), PosixFilePermissions.fromString("rw-r--r--"));
        }
        try {
            Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("---------"));
            Files.setPosixFilePermissions(folder.resolve("closed.xml"), PosixFilePermissions.fromString("---------"));
            Run run = program.run("check", ".");
            assertEquals(2, run.exitCode(), run::toString);
            assertTheRestIsDone(run);
            assertTrue(run.err().contains("closed: permission denied"), run::toString);
            assertTrue(run.err().contains("closed.xml: permission denied"), run::toString);
            assertTrue(run.err().contains("2 could not be read"), run::toString);
        } finally {
            Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("rwx------"));
        }
    }
}
