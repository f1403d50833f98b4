package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.cli.command.Commands;
import io.github.urnls.cli.output.ExitCode;
import io.github.urnls.check.run.BrokenRule;
import io.github.urnls.cli.command.CheckCommand;
import io.github.urnls.cli.run.FileLog;
import io.github.urnls.workspace.FileWalk;
import io.github.urnls.workspace.FileContent;
import io.github.urnls.workspace.FileReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files and rules that are not as they should be. */
class FaultsTest {

    @TempDir
    private Path folder;

    private Path file(String name, byte[]... parts) throws IOException {
        ByteArrayOutputStream octets = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            octets.writeBytes(part);
        }
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.write(file, octets.toByteArray());
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void aRuleThatThrowsIsReportedAndTheRunFails() throws IOException {
        Path file = file("a.xml", utf8("<a b=\"urn:example:x y\"/>"));
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        picocli.CommandLine commandLine = Commands.all();
        ((CheckCommand) commandLine.getSubcommands().get("check").getCommand()).checkedBy(BrokenRule::checker);
        int exitCode = commandLine.setCaseInsensitiveEnumValuesAllowed(true).setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err)).execute("check", file.toString());
        assertEquals(ExitCode.FAILED, exitCode);
        assertTrue(out.toString().contains("illegal-character"), () -> "the other rules have their say: " + out + err);
        assertTrue(err.toString().contains("rule broken failed, its findings are missing"), err::toString);
    }

    @Test
    void aThrowingCheckAffectsOnlyItsFile() throws IOException {
        Path good = file("good.xml", utf8("urn:example:x"));
        Path bug = file("bug.xml", utf8("urn:example:x"));
        Path deep = file("deep.xml", utf8("urn:example:x"));
        Path large = file("large.xml", utf8("urn:example:x"));
        StringWriter err = new StringWriter();
        FileLog files = new FileLog(new PrintWriter(err, true), file -> 1000,
                new FileLog.Selection(FileWalk.Choice.OF_EDITOR, file -> true, file -> false, false), false, true);
        List<Path> done = new ArrayList<>();
        files.examine(List.of(bug, deep, large, good), source -> {
            if (source.path().equals(bug)) {
                throw new IllegalStateException("on purpose");
            } else if (source.path().equals(deep)) {
                throw new StackOverflowError();
            } else if (source.path().equals(large)) {
                throw new OutOfMemoryError();
            }
            return () -> done.add(source.path());
        });
        assertEquals(List.of(good), done);
        assertTrue(files.failed());
        assertEquals("3 could not be read", files.omissions());
        assertTrue(err.toString().contains("bug.xml: not done; this is a bug"), err::toString);
        assertTrue(err.toString().contains("deep.xml: not done; this is a bug"), err::toString);
        assertTrue(err.toString().contains("large.xml: there is not enough memory for it"), err::toString);
    }

    @Test
    void aRegistryThatIsNotThere() throws IOException {
        Path file = file("a.xml", utf8("<a b=\"urn:example:x y\"/>"));
        Run run = Run.of("check", "--registry", folder.resolve("gone.json").toString(), file.toString());
        assertEquals(ExitCode.FAILED, run.exitCode(), run::toString);
        assertTrue(run.err().contains("gone.json: there is no such file"), run::toString);
        assertTrue(run.out().contains("illegal-character"), "by the list that is built in: " + run);
    }

    @Test
    void linksThatGoRound() throws IOException {
        file("a.xml", utf8("<a b=\"urn:example:x y\"/>"));
        Path below = Files.createDirectories(folder.resolve("b/c"));
        Files.createSymbolicLink(below.resolve("up"), folder);
        Files.createSymbolicLink(below.resolve("itself"), below.resolve("itself"));
        Run all = Run.of("check", folder.toString());
        assertEquals(ExitCode.FOUND, all.exitCode(), all::toString);
        assertEquals(1, all.out().split("illegal-character", -1).length - 1, "found once: " + all);
        Run named = Run.of("check", below.resolve("itself").toString());
        assertEquals(ExitCode.FAILED, named.exitCode(), named::toString);
        assertTrue(named.err().contains("itself"), named::toString);
    }

    @Test
    void bytesThatAreNotTheExpectedText() throws IOException {
        String text = "<a b=\"urn:example:x y\"/>";
        byte[] nul = new byte[100];
        for (Path file : new Path[] {
                file("invalid.xml", utf8(text), new byte[] {(byte) 0xC3, (byte) 0x28, (byte) 0xFF}),
                file("cut.xml", utf8(text), new byte[] {(byte) 0xF0, (byte) 0x9F}),
                file("late-nul.xml", utf8(text), utf8(" ".repeat(9000)), nul),
                file("utf-16.xml", ("\uFEFF" + text).getBytes(StandardCharsets.UTF_16BE)),
                file("utf-16le.xml", ("\uFEFF" + text).getBytes(StandardCharsets.UTF_16LE)),
                file("odd.xml", ("\uFEFF" + text).getBytes(StandardCharsets.UTF_16LE), new byte[] {0}),
                file("bom.xml", utf8("\uFEFF" + text))}) {
            Run run = Run.of("check", file.toString());
            assertEquals(ExitCode.FOUND, run.exitCode(), run::toString);
            assertTrue(run.out().contains(":1:20: error[illegal-character]"), () -> file + ": " + run);
            boolean doubtful = file.endsWith("invalid.xml") || file.endsWith("cut.xml");
            assertEquals(doubtful, run.err().contains("read as ISO 8859-1"), () -> file + ": " + run);
        }
        Run binary = Run.of("check", file("nul.xml", utf8(text), nul).toString());
        assertEquals(ExitCode.OK, binary.exitCode(), () -> "binary files are left out: " + binary);
        assertEquals("", binary.out());
    }

    @Test
    void aFileThatChangesWhileItIsRead() throws Exception {
        byte[] text = utf8("<a b=\"urn:example:x y\"/>".repeat(20_000));
        Path file = file("a.xml", text);
        AtomicBoolean enough = new AtomicBoolean();
        Thread editor = new Thread(() -> {
            try {
                while (!enough.get()) {
                    Files.write(file, text, StandardOpenOption.TRUNCATE_EXISTING);
                    Files.write(file, text, StandardOpenOption.APPEND);
                    Files.delete(file);
                    Files.write(file, new byte[0]);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        editor.start();
        Set<String> seen = new HashSet<>();
        try {
            for (int i = 0; i < 3000 || seen.size() < 2; i++) {
                assertTrue(editor.isAlive() && i < 1_000_000, "the file changes");
                FileContent content = FileReader.read(file, 100 << 20);
                seen.add(content.getClass().getSimpleName());
                assertFalse(content instanceof FileContent.TooLarge || content instanceof FileContent.Binary,
                        content::toString);
            }
        } finally {
            enough.set(true);
            editor.join();
        }
    }

    /** None of these is opened: some never end, and some wait until something happens. */
    @ParameterizedTest
    @ValueSource(strings = {"/dev/zero", "/dev/random", "/dev/tty", "/proc/kmsg", "/proc/self/mem", "/proc/kcore",
            "/proc/self/status", "/proc/self/task", "/proc", "/sys", "/sys/power/state"})
    void systemFilesAreNotRead(String path) {
        Assumptions.assumeTrue(Files.exists(Path.of(path)), "skipped: there is no " + path);
        Run run = Run.of("check", path);
        assertEquals(ExitCode.FAILED, run.exitCode());
        assertTrue(run.err().contains("urn-ls: " + path + ": not a "), run.err());
        assertTrue(Run.of("list", path).err().contains(path + ": not a "));
    }

    @Test
    void aLinkToWhatTheSystemMakesUpIsNotReadEither() throws IOException {
        Path status = Path.of("/proc/self/status");
        Assumptions.assumeTrue(Files.exists(status), "skipped: there is no " + status);
        Path link = Files.createSymbolicLink(folder.resolve("link.txt"), status);
        Run run = Run.of("check", link.toString());
        assertEquals(ExitCode.FAILED, run.exitCode());
        assertTrue(run.err().contains("link.txt: not a file on disk"), run.err());
    }

    @Test
    void pipesAreNamedInVainAndLeftOutOfAFolder() throws Exception {
        Path pipe = folder.resolve("pipe");
        Assumptions.assumeTrue(canMake(pipe), "skipped: mkfifo is not there");
        file("proc/a.txt", utf8("urn:example:x"));
        Run named = Run.of("check", pipe.toString());
        assertEquals(ExitCode.FAILED, named.exitCode());
        assertTrue(named.err().contains("pipe: not a regular file"), named.err());
        Run walked = Run.of("check", folder.toString());
        assertEquals(ExitCode.OK, walked.exitCode(), walked.err());
        assertEquals("urn-ls: no findings in 1 file", (walked.out() + walked.err()).strip());
    }

    private static boolean canMake(Path pipe) throws InterruptedException {
        try {
            return new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }
}
