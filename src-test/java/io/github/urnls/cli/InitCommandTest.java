package io.github.urnls.cli;

import java.util.stream.Stream;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code init} finds in a tree, what it writes, and that a check afterwards reports only what is new. */
class InitCommandTest {

    @TempDir
    private Path folder;

    private void write(String name, String text) throws IOException {
        Files.createDirectories(folder.resolve(name).getParent());
        Files.writeString(folder.resolve(name), text);
    }

    private String read(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }

    private Run run(String... args) {
        List<String> words = List.of(args).stream().map(word -> word.replace("@", folder.toString())).toList();
        return Run.of(words.toArray(String[]::new));
    }

    private String said(Run run) {
        return run.out().replace(folder.toString(), "@");
    }

    @Test
    void anEmptyProjectGetsEmptySettings() throws IOException {
        write("a.txt", "nothing");
        Run run = run("init", "@");
        assertEquals("""
                1 file looked at. Written:
                urn-ls.json: the settings for this folder and all below

                Read the files, change what you want otherwise, and commit them. What to run now, and in CI:
                  urn-ls check @
                In a hook of Git, for what is staged:
                  urn-ls check --staged
                """, said(run));
        assertEquals("", run.err());
        assertEquals(0, run.exitCode());
        assertEquals("{\n  \"$schema\": \"https://github.com/urn-ls/urn-ls/raw/main/vscode-extension/schemas/"
                + "urn-ls.schema.json\"\n}\n", read("urn-ls.json"));
        assertFalse(Files.exists(folder.resolve("urn-ls.baseline.json")));
        assertEquals(0, run("check", "--show-settings", "@/a.txt").exitCode(), "all of it is understood");
    }

    @Test
    void aDryRunSaysWhatWouldBeWrittenAndWritesNothing() throws IOException {
        write("a.txt", "urn:acme:1 urn:acme:2 urn:acme:3 urn:example:%zz");
        Run run = run("init", "--dry-run", "@");
        assertEquals(0, run.exitCode(), run::toString);
        assertTrue(run.out().contains("Nothing is written; it would be:\n"), run::out);
        assertTrue(run.out().contains("\nurn-ls.json:\n{\n"), run::out);
        assertTrue(run.out().contains("\"registries\": [\"urn-ls.namespaces.json\"]"), run::out);
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(List.of(folder.resolve("a.txt")), files.toList());
        }
    }

    @Test
    void privateNamespacesTestsCopiesAndOldFaultsAreFound() throws IOException {
        write("src/a.xml", "<a b='urn:acme:1' c='urn:acme:2' d='urn:seldom:x'/>");
        write("src/b.xml", "<a b='URN:ACME:3' c='urn:example:%zz' d='urn:x-shop:1 urn:x-shop:2 urn:x-shop:3'/>");
        write("Acme.Tests/t.txt", "urn:only-in-tests:1 urn:only-in-tests:2 urn:only-in-tests:3 urn:example:%zz");
        write("src/test/t.txt", "urn:example:%zz");
        write("web/vendor/x.js", "'urn:example:%zz', 'urn:of-others:1', 'urn:of-others:2', 'urn:of-others:3'");
        write("web/x.min.js", "'urn:example:%zz'");
        write("web/good.min.css", "/* urn:example:a */");
        write("old/x.txt", "urn:example:%zz");
        Run run = run("init", "--exclude", "old/", "@");
        assertEquals(0, run.exitCode(), run::toString);
        assertEquals("""
                {
                  "$schema": "https://github.com/urn-ls/urn-ls/raw/main/vscode-extension/schemas/urn-ls.schema.json",
                  "registries": ["urn-ls.namespaces.json"],
                  "exclude": ["old/", "*.min.js", "vendor/"],
                  "baseline": "urn-ls.baseline.json"
                }
                """, read("urn-ls.json").replaceFirst("  \"tests\": \\[[^]]*],\n", ""));
        assertTrue(read("urn-ls.json").replaceAll("\\s+", " ").contains("\"tests\": [ \"Acme.Tests/\", \"__mocks__/\"")
                || read("urn-ls.json").contains("\"tests\": [\"Acme.Tests/\", \"__mocks__/\""),
                () -> "the usual ones too");
        assertEquals("""
                {
                  "$schema": "https://github.com/urn-ls/urn-ls/raw/main/docs/registry.schema.json",
                  "namespaces": [
                    {"nid": "acme", "title": ""},
                    {"nid": "x-shop", "title": ""}
                  ]
                }
                """, read("urn-ls.namespaces.json"));
        assertTrue(said(run).contains("private namespaces: acme (3 places), x-shop (3 places)"), run::out);
        assertTrue(said(run).contains("  urn-ls check @\n"), run::out);

        Run check = run("check", "@");
        assertEquals(0, check.exitCode(), check::toString);
        assertEquals("", check.out());
        assertTrue(check.err().contains("; 3 known"), check::err);
        write("later/tests/t.txt", "urn:isbn:9780306406158");
        assertEquals(0, run("check", "@").exitCode(),
                "a usual test made later");
        write("src/new.txt", "urn:acme:%zz");
        assertEquals(1, run("check", "@").exitCode(),
                "a private namespace is known, and its names are checked as others");
    }

    /** The setting replaces the usual tests, so it is left out where these are enough. */
    @Test
    void usualTestsNeedNoSetting() throws IOException {
        write("src/it/a.txt", "urn:example:a");
        write("src/OneTest.java", "\"urn:example:a\"");
        Run run = run("init", "@");
        assertTrue(said(run).contains("  tests are known by their names, and need no setting: *Test.*, src/it/\n"),
                run::out);
        assertFalse(read("urn-ls.json").contains("tests"));
    }

    /** A letter from a namespace that stands everywhere; the same for numbered ones would be wrong. */
    @Test
    void aMisspelledNamespaceIsNotTakenForOneOfTheProject() throws IOException {
        write("a.txt", "urn:acme:1 urn:acme:2 ".repeat(6) + "urn:acmee:1 urn:acmee:2 urn:acmee:3");
        write("b.txt", "urn:zone1:x ".repeat(12) + "urn:zone2:x ".repeat(3));
        Run run = run("init", "@");
        assertTrue(said(run).contains("acme (12 places), zone1 (12 places), zone2 (3 places)"), run::out);
        assertTrue(said(run).contains("\n  left out, as they look misspelled: acmee (acme?)\n"), run::out);
        write("c.txt", "urn:acne:3 urn:acmes:4");
        String found = run("check", "@/c.txt").out();
        assertTrue(found.contains("information[misspelled-nid] did you mean “acme”? “acne” is not"), found);
        assertFalse(found.contains("“acmes”"), found);
    }

    @Test
    void aProjectFileAboveIsNamed() throws IOException {
        write("urn-ls.json", "{}");
        write("below/a.txt", "nothing");
        assertTrue(said(run("init", "@/below")).contains(
                "\n  @/urn-ls.json applies too; with \"root\": true it does not\n"));
    }

    /** The setting replaces the one above, so that what is a test there stays one. */
    @Test
    void whatIsATestAboveStaysOne() throws IOException {
        write("urn-ls.json", "{\"tests\": [\"specs/\"]}");
        write("below/Acme.Tests/b.xml", "<a b=\"urn:isbn:9780306406158\"/>");
        write("below/specs/a.xml", "<a b=\"urn:isbn:9780306406158\"/>");
        run("init", "@/below");
        assertTrue(Files.readString(folder.resolve("below/urn-ls.json")).contains("specs/"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Unit Tests", "e2e-fixtures", "Acme.Tests", "UnitTest", "testcases", "my mocks"})
    void testsAreKnownByAWordOfTheirFolder(String name) throws IOException {
        write(name + "/a.txt", "urn:example:a");
        assertTrue(said(run("init", "@")).contains("  tests: " + name + "/, and"), name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"latest", "Contest", "attestation", "specs", "protest", "mock-ups"})
    void otherFoldersAreNoTests(String name) throws IOException {
        write(name + "/a.txt", "urn:example:a");
        assertFalse(said(run("init", "@")).contains("tests"), name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"vendored", "3rdparty", "Third Party", "x/vendor"})
    void copiesAreKnownByTheirFolder(String name) throws IOException {
        write(name + "/a.txt", "urn:example:%zz");
        assertTrue(said(run("init", "@")).contains("  exclude: " + name.replace("x/", "") + "/, which"), name);
    }

    @Test
    void someFoldersHoldCopiesOnlyAtTheTop() throws IOException {
        write("build/a.txt", "urn:example:%zz");
        write("src/external/a.txt", "urn:example:%zz");
        assertTrue(said(run("init", "@")).contains("  exclude: /build/, which"));
    }

    @Test
    void nothingIsOverwritten() throws IOException {
        write("a.txt", "urn:example:%zz");
        for (String name : List.of("urn-ls.json", "urn-ls.namespaces.json", "urn-ls.baseline.json")) {
            write(name, "mine");
            Run run = run("init", "@");
            assertEquals(2, run.exitCode());
            assertEquals("urn-ls: " + folder + "/" + name + " is there already, and stays as it is; nothing was"
                    + " written. “urn-ls check --write-baseline " + folder + "/urn-ls.baseline.json " + folder
                    + "” makes a new baseline\n", run.err());
            assertEquals("mine", read(name));
            Files.delete(folder.resolve(name));
            assertEquals(1, folder.toFile().list().length);
        }
        assertEquals("urn-ls: " + folder + "/a.txt is not a folder\n", run("init", "@/a.txt").err());
        assertTrue(run("init", "--exclude", "a[", "@").err().contains("--exclude: "));
    }

    @Test
    void aFileThatCannotBeReadIsReportedOnce() throws IOException {
        write("a.txt", "urn:example:a");
        Files.createSymbolicLink(folder.resolve("b.txt"), Path.of("a.txt"));
        write("latin1.txt", "");
        Files.write(folder.resolve("latin1.txt"), new byte[] {'u', 'r', 'n', ':', 'a', 'b', ':', (byte) 0xE9});
        assertEquals(1, run("init", "@").err().lines().filter(line -> line.contains("latin1.txt")).count());
    }
}
