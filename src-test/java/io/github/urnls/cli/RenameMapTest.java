package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.support.FilesFixture;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code rename --map} and {@code rename --below} with a namespace, over the trees of {@code maps.txt}. */
class RenameMapTest {

    @TempDir
    private Path folder;

    static Stream<FilesFixture> fixtures() {
        return FilesFixture.in(Path.of("src-test", "fixtures", "workspace", "maps.txt"));
    }

    private Run run(String... args) {
        List<String> all = new ArrayList<>(List.of("rename"));
        all.addAll(List.of(args));
        all.add(folder.toString());
        Run run = Run.of(all.toArray(String[]::new));
        String path = folder.toString().replace('\\', '/') + "/";
        return new Run(run.exitCode(), run.out().replace('\\', '/').replace(path, ""),
                run.err().replace(folder + java.io.File.separator, "").replace(path, ""));
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private String read(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }

    private String map() {
        return folder.resolve("urns.map").toString();
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void theTreeBecomesWhatIsDrawn(FilesFixture fixture) throws IOException {
        for (FilesFixture.File file : fixture.files()) {
            write(file.name(), file.text());
        }
        boolean move = fixture.kind().equals("move");
        int exitCode = move ? 0 : Integer.parseInt(fixture.argument());
        List<String> args = new ArrayList<>(move ? List.of("--below") : List.of("--map", map()));
        args.addAll(move ? List.of(fixture.argument().split(" ")) : List.of());

        Run checked = run(Stream.concat(Stream.of("--check"), args.stream()).toArray(String[]::new));
        assertEquals(exitCode == 1 ? 0 : 1, checked.exitCode(), checked::err);
        Run shown = run(Stream.concat(Stream.of("--diff"), args.stream()).toArray(String[]::new));
        for (FilesFixture.File file : fixture.files()) {
            assertEquals(file.text(), read(file.name()), "neither --check nor --diff writes");
        }
        assertEquals(exitCode, shown.exitCode(), shown::err);

        Run run = run(args.toArray(String[]::new));
        assertEquals(exitCode, run.exitCode(), run::err);
        for (FilesFixture.File file : fixture.files()) {
            assertEquals(exitCode == 0 ? file.textAfter() : file.text(), read(file.name()), file.name());
        }
        fixture.messages().forEach(message -> assertTrue(run.err().contains(message), run::err));
        if (exitCode == 0 && fixture.messages().isEmpty()) {
            assertEquals("", run.err(), "what is told is drawn");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "urn:acme:a urn:example:a | 1 | “urn:acme:a urn:example:a” cannot be read: write OLD -> NEW",
            "urn:acme:a->urn:example:a | 1 | cannot be read",
            "urn:acme:a -> urn:example:a join | 1 | cannot be read",
            "acme:a -> urn:example:a | 1 | “acme:a” is not a URN",
            "urn:acme:a -> example | 1 | “example” is not a URN",
            "urn:acme: -> urn:example: | 1 | “urn:acme:” is the beginning of names: write “urn:acme:*”",
            "urn: -> urn:example:a | 1 | “urn:” is not a URN",
            "urn:acme:a -> urn:acme:b -> urn:acme:c | 1 | cannot be read",
            "urn:acme_x:* -> urn:example_x:* | 1 | “urn:example_x:*” is not a valid URN: “_” cannot stand",
            "urn:acme:a: -> urn:example:a: | 1 | “urn:acme:a:” is the beginning of names: write “urn:acme:a:*”",
            "urn:acme:a -> urn:example:[ | 1 | “urn:example:[” is not a valid URN",
            "urn:acme:a -> urn:e:a | 1 | “urn:e:a” is not a valid URN",
            "urn:acme:* -> urn:e:* | 1 | “urn:e:*” is not a valid URN",
            "urn:acme:a?=x -> urn:example:a | 1 | only the name can be renamed",
            "urn:acme:a -> urn:example:a?=x | 1 | has components: leave them out",
            "urn:acme:a#x -> urn:example:a | 1 | needs a fragment",
            "urn:acme:a#* -> urn:example:a#* | 1 | has components: leave them out",
            "urn:acme:* -> urn:example:a | 1 | “*” stands on the left alone",
            "urn:acme:a -> urn:example:* | 1 | “*” stands on the right alone",
            "urn:acme:*:a -> urn:example:*:a | 1 | “*” stands only at the end of a name",
            "urn:acme:{a} -> urn:example:{b} | 1 | {b} stands on the right alone",
            "urn:acme:{a}:{a} -> urn:example:{a} | 1 | {a} stands twice in “urn:acme:{a}:{a}”",
            "urn:acme:v{a} -> urn:example:{a} | 1 | “v{a}” is no segment",
            "urn:acme:{} -> urn:example:x | 1 | “{}” is no segment",
            "urn:acme:{a}* -> urn:example:{a}* | 1 | “*” cannot stand directly behind a {word}",
            "urn:{a}:x -> urn:example:x | 1 | “urn:{a}:x” has a {word} or “*” in its namespace identifier",
            "urn:a*:x -> urn:example:x | 1 | “urn:a*:x” has a {word} or “*” in its namespace identifier",
            "# only;# comments | 0 | there is no line “OLD -> NEW” in it",
            "urn:acme:a -> urn:example:a;URN:ACME:a -> urn:example:b | 2 | has another new name in line 1",
            "urn:acme:{a} -> urn:example:{a};urn:acme:{b} -> urn:example:b:{b} | 2 | has another new name in line 1",
            "urn:acme:a -> urn:acme:b;# x;urn:acme:b -> urn:acme:a | 3 | a circle: “urn:acme:a” -> “urn:acme:b” -> ",
            "urn:acme:* -> urn:example:*;urn:example:x -> urn:acme:x | 1 | a circle: ",
            "urn:acme:a#x -> urn:acme:a#y;urn:acme:a#y -> urn:acme:a#x | 2 | a circle: ",
            "urn:acme:a#x -> urn:acme:b#y;urn:acme:c#x -> urn:acme:b#y | 2 | is the new name in line 1 too"})
    void aMapThatIsWrongChangesNothing(String lines, int line, String message) throws IOException {
        write("a.txt", "urn:acme:a urn:acme:b urn:acme:x:y\n");
        write("urns.map", lines.replace(';', '\n') + "\n");
        Run run = run("--map", map());
        assertEquals(2, run.exitCode(), run::err);
        String place = line == 0 ? "urns.map: " : "urns.map:" + line + ": ";
        assertTrue(run.err().startsWith("urn-ls: " + place), run::err);
        assertTrue(run.err().contains(message) && run.err().endsWith("; nothing was renamed\n"), run::err);
        assertEquals(1, run.err().lines().count(), run::err);
        assertEquals("urn:acme:a urn:acme:b urn:acme:x:y\n", read("a.txt"));
    }

    @Test
    void aMapThatCannotBeReadIsNamed() throws IOException {
        Run none = run("--map", map());
        assertEquals("urn-ls: urns.map: no such file; nothing was renamed\n", none.err());
        assertEquals(2, none.exitCode());
        Files.write(folder.resolve("urns.map"), new byte[] {0, 1, 2, 0});
        assertEquals("urn-ls: urns.map: this is no text; nothing was renamed\n", run("--map", map()).err());
        write("urns.map", "");
        assertEquals("urn-ls: urns.map: there is no line “OLD -> NEW” in it; nothing was renamed\n",
                run("--map", map()).err());
        assertEquals(2, run("--map", folder.toString()).exitCode());
    }

    @Test
    void aMapMayBeInAnyEncodingWithAnyLineEnds() throws IOException {
        write("a.txt", "urn:acme:a urn:acme:b\n");
        Files.write(folder.resolve("urns.map"),
                "\ufeffurn:acme:a -> urn:example:a\r\n# ä\r\nurn:acme:b -> urn:example:b".getBytes(
                        StandardCharsets.UTF_16LE));
        Run run = run("--map", map());
        assertEquals(0, run.exitCode(), run::err);
        assertEquals("urn:example:a urn:example:b\n", read("a.txt"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "--below --map x | --below does not go with --map",
            "--check --diff urn:acme:a urn:acme:b | --check and --diff do not go together",
            "--below urn:acme: urn:example | “urn:example” must end with a colon as “urn:acme:” does",
            "urn:acme: urn:example: | “urn:acme:” is the beginning of names: --below renames all that begin so",
            "urn: urn:example: | “urn:” is not a URN",
            "--below urn:acme: urn:e: | is not a valid URN",
            "--below urn:acme: example: | “example:” is not a URN: it must begin with “urn:”",
            "--below urn:acme: urn:acme_corp: | “urn:acme_corp:” is not a valid URN: “_” cannot stand in a namespace"})
    void optionsThatDoNotGoTogetherAreRefused(String args, String message) {
        Run run = run(args.split(" "));
        assertEquals(2, run.exitCode());
        assertTrue(run.err().contains(message), run::err);
    }

    @Test
    void theMapItselfIsNoPlace() throws IOException {
        write("urns.map", "urn:acme:a -> urn:example:a\n");
        write("a.txt", "urn:acme:a");
        assertEquals(0, run("--map", map()).exitCode());
        assertEquals("urn:acme:a -> urn:example:a\n", read("urns.map"));
        assertEquals(0, run("--check", "--map", map()).exitCode());
    }

    @Test
    void whatAMapHidesIsShown() throws IOException {
        write("a.txt", "urn:acme:a");
        for (String line : List.of("urn:acme:a \u001b[31m", "urn:acme:a -> urn:example:b\u202e",
                "\u001b -> ::error::")) {
            write("urns.map", line);
            Run run = run("--map", map());
            assertEquals(2, run.exitCode(), run::err);
            assertFalse(run.err().contains("\u001b") || run.err().contains("\u202e"), run::err);
        }
    }

    @Test
    void checkListsWhatStillStands() throws IOException {
        write("urns.map", "urn:acme:* -> urn:example:*\n");
        write("a.ttl", "@prefix a: <urn:acme:> .\na:x a <urn:acme:y#z> .\n");
        write("b.txt", "urn:example:x ^urn:acme:[0-9]");
        Run text = run("--check", "--map", map());
        assertEquals(1, text.exitCode());
        assertEquals(List.of("a.ttl:1:13: “urn:acme:” is now “urn:example:”",
                "a.ttl:2:1: “urn:acme:x” is now “urn:example:x”",
                "a.ttl:2:8: “urn:acme:y#z” is now “urn:example:y#z”"), text.out().lines().toList());
        assertTrue(text.err().contains("b.txt:1:16: “urn:acme:[0-9]” is left: it is a pattern")
                && text.err().contains("3 places with an old name in 2 files"), text::err);
        Run json = run("--check", "--format", "jsonl", "--map", map());
        assertEquals("{\"path\":\"a.ttl\",\"line\":1,\"column\":13,\"endLine\":1,\"endColumn\":22,"
                + "\"urn\":\"urn:acme:\",\"newName\":\"urn:example:\"}", json.out().lines().findFirst().orElseThrow());
        Run one = run("--check", "urn:acme:y", "urn:example:y");
        assertEquals("a.ttl:2:8: “urn:acme:y#z” is now “urn:example:y#z”\n", one.out());
        assertEquals(1, one.exitCode());
        assertEquals(0, run("--check", "urn:acme:z", "urn:example:z").exitCode());
    }

    @Test
    void theNewNameOfAMoveThatIsWrongIsNamed() throws IOException {
        write("a.txt", "urn:acme:1");
        Run refused = run("--below", "urn:acme:", "urn:isbn:");
        assertEquals(2, refused.exitCode(), refused::err);
        assertTrue(refused.err().startsWith("urn-ls: “urn:isbn:1”: "), refused::err);
    }

    @Test
    void aNamespaceThatIsInUseIsJoinedOnlyWhenAskedFor() throws IOException {
        write("a.txt", "urn:acme:x urn:example:y");
        Run refused = run("--below", "urn:acme:", "urn:example:");
        assertEquals(2, refused.exitCode());
        assertTrue(refused.err().contains("“urn:example:” stands in 1 file already, the first is a.txt"), refused::err);
        assertEquals(0, run("--merge", "--below", "urn:acme:", "urn:example:").exitCode());
        assertEquals("urn:example:x urn:example:y", read("a.txt"));
    }
}
