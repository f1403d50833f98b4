package io.github.urnls.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.cli.CommandLineInterface;
import io.github.urnls.cli.Run;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckCommandTest {

    @TempDir
    private Path folder;

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private Run check(String... args) {
        String[] all = new String[args.length + 2];
        all[0] = "check";
        System.arraycopy(args, 0, all, 1, args.length);
        all[args.length + 1] = folder.toString();
        return Run.of(all);
    }

    @Test
    void theFormOfANamespaceIsChecked() throws IOException {
        write("a.txt",
                "Namespace Identifier: x\nVersion: 1\nDate: 2026-03-01\nRegistrant: A\nPurpose: names such as "
                        + "urn:example:1\n");
        Run run = check("--format", "jsonl");
        assertEquals(1, run.exitCode(), "a warning");
        assertEquals(Set.of("registration-template"), Set.copyOf(run.out().lines()
                .map(line -> JsonParser.parseString(line).getAsJsonObject().get("code").getAsString()).toList()));
    }

    @Test
    void jsonlHasTheMembersThatScriptsRead() throws IOException {
        write("a.xml", "<a>\n  <b c=\"urn:example:😀\"/>\n</a>\n");
        Run run = check("--format", "jsonl");
        assertEquals(1, run.exitCode());
        JsonObject finding = JsonParser.parseString(run.out()).getAsJsonObject();
        assertEquals(
                Set.of("path", "line", "column", "endLine", "endColumn", "code", "severity", "message", "urn", "fixes"),
                finding.keySet());
        assertTrue(finding.get("path").getAsString().endsWith("/a.xml"));
        assertEquals("2:21-2:23", finding.get("line") + ":" + finding.get("column") + "-" + finding.get("endLine") + ":"
                + finding.get("endColumn"), "columns are UTF-16 code units from 1");
        JsonObject fix = finding.getAsJsonArray("fixes").get(0).getAsJsonObject();
        assertEquals("review", fix.get("safety").getAsString());
        JsonArray edits = fix.getAsJsonArray("edits");
        assertEquals("%F0%9F%98%80", edits.get(0).getAsJsonObject().get("newText").getAsString());
        assertEquals("urn-ls: 1 finding (1 error) in 1 file\n", run.err());
    }

    @Test
    void textShowsTheLineWithTheSpanUnderlined() throws IOException {
        Path file = write("a.json", "{\n\t\"id\": \"urn:example:x?y\"}\n");
        String expected = file + ":2:22: error[stray-question-mark] write “?=” (query)";
        Run run = check();
        assertTrue(run.out().startsWith(expected.replace('\\', '/')), run.out());
        List<String> lines = run.out().lines().toList();
        assertEquals("2 |  \"id\": \"urn:example:x?y\"}", lines.get(1));
        assertEquals("  |                      ^", lines.get(2));
        assertEquals("  fix: Make it a q-component: “?=”", lines.get(3));
        assertFalse(run.out().contains("\u001b"), "no colour where there is no terminal");
    }

    /** An identifier that is wrong is told once for a file, and so is a name; formats for machines have every place. */
    @Test
    void textTellsOnceWhatIsWrongInManyPlaces() throws IOException {
        write("a.json", "[\"urn:my_x:a\", \"urn:my_x:b\",\n\"urn:my_y:a\", \"urn:example:a b\", \"urn:example:c d\","
                + "\n\"urn:example:a b\"" + ",\n\"urn:my_x:e\"".repeat(7) + "]");
        String text = check().out();
        assertEquals(4, text.lines().filter(line -> line.contains("a.json:")).count(), text);
        assertTrue(text.contains("  and in 8 other places: 1:23, 4:8, 5:8, 6:8, 7:8, …\n"), text);
        assertTrue(text.contains("  and in 1 other place: 3:15\n"), "another name with a space is another thing");
        assertEquals(13, check("--format", "jsonl").out().lines().count());
    }

    /** Fingerprints hold no severity and no message. */
    @Test
    void knownFindingsMayChangeTheirSeverity() throws IOException {
        write("a.json", "[\"urn:my_x:a\"]");
        String baseline = folder.resolveSibling("known.json").toString();
        check("--write-baseline", baseline, "--severity", "nid-character=error");
        assertEquals(0, check("--baseline", baseline, "--fail-on", "hint").exitCode());
    }

    @Test
    void theExitCodeFollowsFailOn() throws IOException {
        write("a.json", "{\"id\": \"URN:example:x\"}");
        assertEquals(0, check().exitCode(), "a hint is no failure");
        assertEquals(1, check("--severity", "not-normalized=warning").exitCode());
        assertEquals(0, check("--severity", "not-normalized=information").exitCode());
        assertEquals(1, check("--fail-on", "hint").exitCode());
        assertEquals(1, check("--severity", "not-normalized=error").exitCode());
        assertEquals(0, check("--fail-on", "hint", "--severity", "not-normalized=off").exitCode());
        assertEquals(0, check("--fail-on", "hint", "--accept", "urn:exa*:x").exitCode());
        assertEquals(1, check("--fail-on", "hint", "--accept", "urn:exa*:y").exitCode());
    }

    @Test
    void aFolderIsWalkedAsGitSeesIt() throws IOException {
        String bad = "urn:my_x:y";
        write(".gitignore", "ignored/\n*.log\n!kept.log\n");
        write("ignored/a.txt", bad);
        write("b.log", bad);
        write("kept.log", bad);
        write("c/.gitignore", "d.txt\n");
        write("c/d.txt", bad);
        write("c/e.txt", bad);
        write(".git/f.txt", bad);
        Run run = check("--format", "jsonl");
        List<String> paths = run.out().lines().map(line -> JsonParser.parseString(line).getAsJsonObject().get("path")
                .getAsString().substring(folder.toString().length() + 1)).toList();
        assertEquals(List.of("c/e.txt", "kept.log"), paths);
        assertEquals(1, Run.of("check", folder.resolve("b.log").toString()).exitCode(),
                "a file that is named is checked");
    }

    @Test
    void rulesOfFoldersAboveCountWithinTheRepository() throws IOException {
        Files.createDirectory(folder.resolve(".git"));
        write(".gitignore", "*.log\n/a/b/c.txt\n");
        write("a/b/c.txt", "urn:my_x:y");
        write("a/b/d.log", "urn:my_x:y");
        write("a/b/e.txt", "urn:my_x:y");
        Run run = Run.of("check", folder.resolve("a/b").toString());
        assertTrue(run.err().contains("1 finding (1 warning) in 1 file"), run.err());
        assertTrue(run.out().contains("e.txt"), run.out());
    }

    /** A colon may be written in other ways, which the search in bytes must not miss. */
    @Test
    void colonsThatAreEscapedAreSeen() throws IOException {
        write("a.properties", "a=urn\\:my_x\\:y\n");
        write("b.xml", "<a b='urn&#58;my_x:y'/>");
        assertTrue(check().err().contains("2 findings (2 warnings) in 2 files"), check().err());
    }

    @Test
    void aNameInAUrlQueryEndsAtTheAmpersand() throws IOException {
        write("a.txt", "http://example.com/?id=urn:example:x&next=urn:example:y");
        assertEquals(List.of("urn:example:x", "urn:example:y"),
                Run.of("list", "--format", "jsonl", folder.toString()).out()
                        .lines().map(line -> JsonParser.parseString(line).getAsJsonObject().get("urn").getAsString())
                        .toList());
    }

    @Test
    void aSegmentThatIsMissingBesideADeclaredNameIsInserted() throws IOException {
        write("s.xsd", "<schema xmlns='http://www.w3.org/2001/XMLSchema'"
                + " targetNamespace='urn:example:acme:params:orders-2'/>");
        write("b.xml", "<a xmlns='urn:example:acme:params:orders-2'/>");
        write("a.xml", "<a xmlns='urn:example:acme:orders-2'/>");
        String found = check("--compare-files", "--format", "jsonl").out();
        assertTrue(found.contains("“params:orders-2”? What is declared is “urn:example:acme:params:orders-2”"), found);
        assertTrue(found.contains("\"endColumn\":28,\"newText\":\"params:\""), found);
    }

    @Test
    void aRunWithoutAReaderEnds() throws IOException {
        write("a.txt", "urn:my_x:y");
        StringWriter err = new StringWriter();
        Writer closed = new Writer() {
            @Override
            public void write(char[] buffer, int offset, int length) throws IOException {
                throw new IOException("closed");
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        int exitCode = CommandLineInterface.run(new PrintWriter(closed), new PrintWriter(err, true), "check",
                folder.toString());
        assertEquals(2, exitCode);
        assertTrue(err.toString().contains("can no longer be written"), err::toString);
    }

    @Test
    void aLoopOfLinksIsNoLoop() throws IOException {
        write("a/b.txt", "urn:my_x:y");
        Files.createSymbolicLink(folder.resolve("a/loop"), folder);
        Run run = check();
        assertEquals(1, run.exitCode());
        assertTrue(run.err().contains("1 finding (1 warning) in 1 file"), run.err());
    }

    @Test
    void unreadableFilesAreReportedAndTheRestIsChecked() throws IOException {
        write("a.txt", "urn:my_x:y");
        Path missing = folder.resolve("missing.txt");
        Run run = Run.of("check", missing.toString(), folder.toString());
        assertEquals(2, run.exitCode());
        assertTrue(run.err().contains("missing.txt: no such file"), run.err());
        assertTrue(run.err().contains("1 finding (1 warning) in 1 file; 1 could not be read"), run.err());
        assertTrue(run.out().contains("nid-character"), run.out());
    }

    @Test
    void permissionDeniedIsReported() throws IOException {
        Path file = write("a.txt", "urn:my_x:y");
        Path locked = write("locked/b.txt", "urn:my_x:y");
        Assumptions.assumeTrue(Files.getFileStore(file).supportsFileAttributeView("posix"),
                "skipped: no POSIX permissions");
        Files.setPosixFilePermissions(locked, Set.of());
        Assumptions.assumeFalse(Files.isReadable(locked), "skipped: this user may read everything");
        Run run = check();
        assertEquals(2, run.exitCode());
        assertTrue(run.err().contains("b.txt: permission denied"), run.err());
        assertTrue(run.out().contains("a.txt"), run.out());
    }

    @Test
    void filesOverTheLimitAreReported() throws IOException {
        write("small.txt", "urn:my_x:y");
        write("large.txt", "urn:my_x:y\n".repeat(200_000));
        Run run = check("--max-size", "1");
        assertTrue(run.err().contains("large.txt: skipped: 2.1 MiB exceeds the 1 MiB limit (--max-size)"),
                run.err());
        assertTrue(run.err().contains("1 finding (1 warning) in 1 file; 1 is over the size limit"), run.err());
    }

    @Test
    void binaryFilesAreLeftOut() throws IOException {
        write("a.bin", "urn:my_x:y\0");
        assertEquals("urn-ls: no findings in 0 files\n", check().err());
    }

    @Test
    void encodingsAreFollowed() throws IOException {
        Path latin1 = folder.resolve("latin1.xml");
        Files.write(latin1, "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a b=\"urn:example:é\"/>"
                .getBytes(StandardCharsets.ISO_8859_1));
        assertTrue(Run.of("check", latin1.toString()).out().contains("“é” (U+00E9)"));
        Path utf16 = folder.resolve("utf16.txt");
        Files.write(utf16, "\ufeffurn:example:é".getBytes(StandardCharsets.UTF_16LE));
        assertTrue(Run.of("check", utf16.toString()).out().contains("utf16.txt:1:13: error[non-ascii-character]"));
        Files.write(utf16, "\ufeffurn:example:é".getBytes(StandardCharsets.UTF_16BE));
        assertTrue(Run.of("check", utf16.toString()).out().contains("utf16.txt:1:13: error[non-ascii-character]"));
        Path broken = folder.resolve("broken.txt");
        Files.write(broken, "urn:my_x:y caf\u00e9".getBytes(StandardCharsets.ISO_8859_1));
        Run run = Run.of("check", broken.toString());
        assertTrue(run.err().contains("broken.txt: not UTF-8; read as ISO 8859-1"), run.err());
        assertTrue(run.out().contains("nid-character"), run.out());
    }

    @Test
    void aLineOf50MegabytesIsALine() throws IOException {
        String name = "urn:example:x?y ";
        write("long.txt", "x".repeat(25_000_000) + " " + name + "z".repeat(25_000_000));
        Run run = check();
        assertEquals(1, run.exitCode());
        assertTrue(run.out().contains("long.txt:1:25000015: error[stray-question-mark]"), run.out());
        assertTrue(run.out().lines().allMatch(line -> line.length() < 400), "only the place is shown, not the line");
    }

    @Test
    void nothingInAFileCanActOnTheTerminal() throws IOException {
        write("a.txt", "\u001b[31m urn:my_x:y \u202e\u0007");
        Run run = check();
        assertTrue(run.out().contains("nid-character"), run.out());
        assertTrue(run.out().chars().noneMatch(c -> c < ' ' && c != '\n' || c == '\u202e'), run.out());
    }

    @Test
    void fixRepairsWhatIsSafeAndKeepsTheRestOfTheFile() throws IOException {
        Path file = folder.resolve("a.xml");
        byte[] before = "\ufeff<a b=\"urn:example:x^y\"\r\n  c=\"urn:example:x?y\"/>\r\n"
                .getBytes(StandardCharsets.UTF_8);
        Files.write(file, before);
        boolean posix = Files.getFileStore(file).supportsFileAttributeView("posix");
        if (posix) {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
        }
        Run run = check("--fix");
        assertEquals(1, run.exitCode(), "the question mark needs a decision");
        assertEquals(
                "urn-ls: " + file.toString().replace('\\', '/')
                        + ": repaired illegal-character\nurn-ls: 1 finding (1 error) in 1 file; 1 file repaired\n"
                        + "urn-ls: repairs to choose from for 1 finding: “--fix --review” asks about each, "
                        + "“--fix --review=RULE” makes those of a rule\n",
                run.err());
        String after = "\ufeff<a b=\"urn:example:x%5Ey\"\r\n  c=\"urn:example:x?y\"/>\r\n";
        assertEquals(after, Files.readString(file));
        if (posix) {
            assertEquals("rw-r-----", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        }
        assertFalse(check("--fix").err().contains("repaired"), "a second run changes nothing");
        assertEquals(after, Files.readString(file));
    }

    @Test
    void diffShowsTheRepairAndChangesNothing() throws IOException {
        Path file = write("a.txt", "one\n\"urn:example:x^y\"\nthree\n".replace("\"urn", "<id>urn"));
        write("b.json", "[\"urn:example:x^y\"]\n");
        Run run = check("--diff");
        assertTrue(run.out().contains("-[\"urn:example:x^y\"]\n+[\"urn:example:x%5Ey\"]\n"), run.out());
        assertEquals("one\n<id>urn:example:x^y\"\nthree\n", Files.readString(file));
        assertEquals("[\"urn:example:x^y\"]\n", Files.readString(folder.resolve("b.json")));
    }

    /** The patch is read by git, which is not forgiving. */
    @Test
    void theDiffIsAPatch() throws IOException, InterruptedException {
        Path file = write("a.json", "[\n\"urn:example:x^y\",\n1\n]\n");
        Path noNewline = write("b.json", "[\"urn:example:x^y\"]");
        Path patch = folder.resolve("p.patch");
        Run run = Run.of("check", "--diff", file.toString(), noNewline.toString());
        Files.writeString(patch, run.out().replace(folder + "/", "/"));
        Process git = new ProcessBuilder("git", "apply", patch.toString()).directory(folder.toFile())
                .redirectErrorStream(true).start();
        String said = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, git.waitFor(), said + Files.readString(patch));
        assertEquals("[\n\"urn:example:x%5Ey\",\n1\n]\n", Files.readString(file));
        assertEquals("[\"urn:example:x%5Ey\"]", Files.readString(noNewline));
    }

    @Test
    void aFileThatCannotBeWrittenDoesNotStopTheOthers() throws IOException {
        Path wide = folder.resolve("a.xml");
        Files.write(wide, "<?xml version='1.0' encoding='windows-1252'?><a b='urn:example:x^y'>\u0081</a>"
                .getBytes(StandardCharsets.ISO_8859_1));
        Path good = write("b.json", "[\"urn:example:x^y\"]");
        Run run = check("--fix");
        assertEquals(2, run.exitCode());
        assertTrue(run.err().contains("a.xml: not repaired"), run.err());
        assertTrue(run.out().contains("a.xml:1:"), "its findings are told all the same");
        assertEquals("[\"urn:example:x%5Ey\"]", Files.readString(good));
    }

    @Test
    void aDeclaredEncodingOfSevenBitsIsFollowed() throws IOException {
        Path file = folder.resolve("a.xml");
        Files.write(file,
                "<?xml version='1.0' encoding='ISO-2022-JP'?><a b='urn:example:\u65e5'/>".getBytes("ISO-2022-JP"));
        assertTrue(Run.of("check", file.toString()).out().contains("“\u65e5” (U+65E5)"));
    }

    @Test
    void standardInputIsCheckedUnderTheNameGiven() {
        InputStream original = System.in;
        try {
            System.setIn(
                    new ByteArrayInputStream("{\"id\": \"urn:example:caf\\u00e9\"}".getBytes(StandardCharsets.UTF_8)));
            Run run = Run.of("check", "--stdin", "--as", "x.json", "--format", "jsonl");
            assertEquals(1, run.exitCode());
            JsonObject finding = JsonParser.parseString(run.out()).getAsJsonObject();
            assertEquals("x.json", finding.get("path").getAsString());
            assertEquals(24, finding.get("column").getAsInt());
            System.setIn(new ByteArrayInputStream("no names here, [\"kept\"]".getBytes(StandardCharsets.UTF_8)));
            assertEquals("no names here, [\"kept\"]", Run.of("check", "--stdin", "--fix").out(), "nothing is lost");
        } finally {
            System.setIn(original);
        }
    }

    @Test
    void listShowsEveryUrnRightOrWrong() throws IOException {
        write("a.xml", "<a b=\"urn:example:x\" c=\"urn:my_x:y\" d=\"urn:example:\" e=\"urn:example:${id}\"/>");
        Run run = Run.of("list", "--format", "jsonl", folder.toString());
        assertEquals(0, run.exitCode());
        List<JsonObject> urns = run.out().lines().map(line -> JsonParser.parseString(line).getAsJsonObject()).toList();
        assertEquals(List.of("urn:example:x true example", "urn:my_x:y false my_x"), urns.stream()
                .map(urn -> urn.get("urn").getAsString() + " " + urn.get("valid") + " " + urn.get("nid").getAsString())
                .toList());
        assertEquals(Set.of("path", "line", "column", "endLine", "endColumn", "urn", "valid", "nid"),
                urns.get(0).keySet());
        List<String> kinds = Run.of("list", "--format", "jsonl", "--all", folder.toString()).out().lines()
                .map(line -> JsonParser.parseString(line).getAsJsonObject().get("kind").getAsString()).toList();
        assertEquals(List.of("urn", "urn", "prefix", "template"), kinds);
        assertTrue(Run.of("list", folder.toString()).out().contains("a.xml:1:7: urn:example:x\n"));
    }
}
