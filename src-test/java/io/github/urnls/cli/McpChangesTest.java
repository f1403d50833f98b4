package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.cli.command.McpCommand;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.tools.Roots;
import io.github.urnls.mcp.Conversation;
import io.github.urnls.support.Json;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the tools say of many names, and of names that changed, is what the commands say. */
class McpChangesTest {

    @TempDir
    private Path temporary;

    private Path folder = Path.of("");

    @BeforeEach
    void realFolder() throws IOException {
        folder = temporary.toRealPath();
    }

    private static Conversation client(Path... roots) {
        PrintWriter errors = new PrintWriter(new StringWriter());
        return new Conversation(McpCommand.server(
                McpCommand.tools(new Roots(List.of(roots)), 1 << 20, Optional.empty(), errors), errors));
    }

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private Run run(Path path, String... args) {
        List<String> all = new ArrayList<>(List.of(args));
        all.add(path.toString());
        Run run = Run.of(all.toArray(String[]::new));
        String prefix = Printable.path(folder) + "/";
        return new Run(run.exitCode(), run.out().replace(prefix, ""), run.err().replace(prefix, ""));
    }

    private List<JsonElement> printed(String... args) {
        String[] jsonl = Stream.concat(Arrays.stream(args), Stream.of("--format", "jsonl")).toArray(String[]::new);
        return run(folder, jsonl).out().lines().map(JsonParser::parseString).toList();
    }

    private static String arguments(Object... members) {
        return Json.object(members).toString();
    }

    private static List<String> texts(JsonObject answer, String list) {
        return answer.getAsJsonArray(list).asList().stream().map(JsonElement::getAsString).toList();
    }

    private GitRepository changed() throws Exception {
        GitRepository repository = GitRepository.in(folder);
        repository.write("a.json", "{\"$id\": \"urn:example:a:1\", \"type\": \"object\"}\n");
        repository.write("sub/b.json", "{\"$id\": \"urn:example:b\", \"type\": \"object\"}\n");
        repository.write("use.txt", "urn:example:a:1 urn:example:old\n");
        repository.write("still.txt", "urn:example:a:1\n");
        repository.commit("before");
        repository.git("tag", "v1");
        repository.write("a.json", "{\"$id\": \"urn:example:a:2\", \"type\": \"object\"}\n");
        repository.write("sub/b.json", "{\"$id\": \"urn:example:b\", \"type\": \"array\"}\n");
        repository.write("use.txt", "urn:example:a:1 urn:example:new\n");
        return repository;
    }

    @Test
    void namesSaysWhatChangedSinceACommit() throws Exception {
        changed();
        try (Conversation client = client(folder)) {
            JsonObject all = client.structured("names", arguments("since", "v1"));
            assertEquals(printed("names", "--since", "v1"), all.getAsJsonArray("changes").asList());
            assertEquals("1 raised, 1 left behind, 1 changed, 1 gone, 1 added since v1 in 3 changed files",
                    all.get("summary").getAsString());
            assertFalse(all.has("names"));
            assertEquals(4, all.get("files").getAsInt(), "the one that did not change was read as well");
            JsonObject some = client.structured("names",
                    arguments("since", "v1", "prefix", "urn:example:a", "limit", 1));
            assertEquals("1 raised, 1 left behind since v1 in 3 changed files; 1 listed, 1 not",
                    some.get("summary").getAsString());
            JsonObject below = client.structured("names", "{\"since\":\"v1\",\"paths\":[\"sub\",\"../other\"]}");
            assertEquals("1 changed since v1 in 1 changed file; 1 not read", below.get("summary").getAsString());
            assertEquals("No name changed since HEAD in 0 changed files", client.structured("names",
                    "{\"since\":\"HEAD\",\"paths\":[\"still.txt\"]}").get("summary").getAsString());
        }
    }

    /** The repository may be larger than what may be read. */
    @Test
    void onlyFilesBelowTheRootsAreCompared() throws Exception {
        GitRepository repository = changed();
        Files.createSymbolicLink(folder.resolve("sub/link.json"), repository.write("secret.json", "urn:example:s"));
        try (Conversation client = client(folder.resolve("sub"))) {
            JsonObject all = client.structured("names", arguments("since", "v1"));
            assertEquals("[{\"change\":\"changed\",\"urn\":\"urn:example:b\",\"was\":null,\"declared\":true,"
                    + "\"paths\":[\"b.json\"]}]", all.get("changes").toString());
            assertTrue(client.refusal("names", "{\"since\":\"v1\",\"paths\":[\"../use.txt\"]}")
                    .equals("there is no file in “paths” that may be read"));
        }
    }

    /** A {@code .git} file may name any repository; of that, only names at the same paths are told. */
    @Test
    void anotherRepositoryTellsNamesAlone() throws Exception {
        GitRepository other = GitRepository.in(Files.createDirectory(folder.resolve("other")));
        other.write("a.txt", "the password is urn:example:p");
        other.commit("one");
        write("root/a.txt", "urn:example:a");
        write("root/.git", "gitdir: " + folder.resolve("other/.git"));
        try (Conversation client = client(folder.resolve("root"))) {
            String answer = client.structured("names", arguments("since", "HEAD")).toString();
            assertTrue(answer.contains("urn:example:p") && !answer.contains("password"), answer);
        }
    }

    @Test
    void oldTextsThatAreTooLargeAreTold() throws Exception {
        GitRepository repository = GitRepository.in(folder);
        repository.write("large.txt", "urn:example:a ".repeat(100_000));
        repository.commit("before");
        repository.write("large.txt", "urn:example:b");
        try (Conversation client = client(folder)) {
            JsonObject answer = client.structured("names", arguments("since", "HEAD"));
            assertEquals("[{\"path\":\"large.txt\",\"reason\":"
                    + "\"skipped: 1.4 MiB exceeds the 1 MiB limit (--max-size)\"}]",
                    answer.get("notRead").toString());
            assertTrue(answer.get("summary").getAsString().endsWith("; 1 not read"), answer::toString);
        }
    }

    @Test
    void aCommitThatIsNotThereIsRefusedAsOnTheCommandLine() throws Exception {
        changed();
        new GitRepository(Files.createDirectory(folder.resolve("clone"))).git("clone", "-q", "--depth", "1",
                folder.toUri().toString(), ".");
        try (Conversation client = client(folder); Conversation shallow = client(folder.resolve("clone"))) {
            for (String revision : List.of("v9", "v9...", "--output=x", " ", "")) {
                assertRefused(client, folder, revision, "“since”: this repository has no commit “");
            }
            assertRefused(shallow, folder.resolve("clone"), "HEAD~1",
                    "“since”: this shallow clone has no commit “HEAD~1”; get the history with “git fetch --unshallow”");
            assertEquals("“declared” is for the names of today; leave it out with “since”",
                    client.refusal("names", arguments("since", "v1", "declared", true)));
        }
    }

    @Test
    void aFolderWithoutARepositoryIsRefused() throws Exception {
        GitRepository.in(Files.createDirectory(folder.resolve("repository")));
        Path other = Files.createDirectory(folder.resolve("other"));
        try (Conversation client = client(other); Conversation both = client(folder.resolve("repository"), other)) {
            assertRefused(client, other, "HEAD", "“since”: fatal: not a git repository");
            new GitRepository(folder.resolve("repository")).commit("one");
            assertEquals("“since”: " + Printable.path(other) + " lies outside the repository of "
                    + Printable.path(folder.resolve("repository")),
                    both.refusal("names", arguments("since", "HEAD")));
        }
    }

    private void assertRefused(Conversation client, Path root, String revision, String begin) throws IOException {
        String refusal = client.refusal("names", arguments("since", revision));
        assertTrue(refusal.startsWith(begin), refusal);
        assertEquals(1, refusal.lines().count(), refusal);
        Run run = run(root, "names", "--since=" + revision);
        assertTrue(run.err().startsWith("urn-ls: " + refusal.replace("“since”: ", "--since: ")), run::toString);
    }

    private static final String MAP = "urn:acme:a -> urn:example:b\nurn:acme:x:* -> urn:example:y:*\n";

    private void acme() throws IOException {
        write("a.txt", "urn:acme:a urn:acme:x:1 ^urn:acme:x:[0-9]\n");
        write("sub/a.ttl", "@prefix x: <urn:acme:x:> .\nx:2 a <urn:acme:a#f> .\n");
    }

    @Test
    void renameShowsWhatAMapChangesAndWritesNothing() throws IOException {
        acme();
        Path file = write("urns.map", MAP);
        Map<String, String> before = contents();
        List<JsonElement> edits = printed("rename", "--diff", "--map", file.toString());
        assertEquals(4, edits.size());
        String left = run(folder, "rename", "--diff", "--map", file.toString()).err();
        try (Conversation client = client(folder)) {
            JsonObject byFile = client.structured("rename", arguments("mapFile", "urns.map"));
            assertEquals(edits, byFile.getAsJsonArray("edits").asList());
            assertEquals("4 changes; 2 files read", byFile.get("summary").getAsString());
            assertEquals(List.of(), texts(byFile, "doubts"));
            assertEquals(left, "urn-ls: " + String.join("\n", texts(byFile, "left")) + "\n");
            assertEquals(1, byFile.get("leftTotal").getAsInt());
            assertEquals(byFile, client.structured("rename", arguments("mapFile", folder + "/urns.map")));
            Files.delete(file);
            before.remove("urns.map");
            JsonObject byText = client.structured("rename", arguments("map", MAP));
            assertEquals(edits, byText.getAsJsonArray("edits").asList());
        }
        assertEquals(before, contents());
    }

    @Test
    void renameShowsHowANamespaceMoves() throws IOException {
        acme();
        try (Conversation client = client(folder)) {
            JsonObject moved = client.structured("rename",
                    arguments("name", "urn:acme:", "newName", "urn:example:", "below", true));
            assertEquals(printed("rename", "--diff", "--below", "urn:acme:", "urn:example:"),
                    moved.getAsJsonArray("edits").asList());
            assertEquals(4, moved.get("total").getAsInt());
            assertEquals(List.of("a.txt:1:26: “urn:acme:x:[0-9]” is left: it is a pattern"), texts(moved, "left"));
        }
    }

    @Test
    void whatSpeaksAgainstAMapIsADoubt() throws IOException {
        write("a.txt", "urn:acme:a urn:acme:b urn:acme:c urn:example:c urn:acme:i\n");
        try (Conversation client = client(folder)) {
            String map = "urn:acme:a -> urn:example:x\nurn:acme:b -> urn:example:x\nurn:acme:c -> urn:example:c\n"
                    + "urn:acme:i -> urn:isbn:9780306406158\n";
            assertEquals(List.of(
                    "Line 4: “urn:isbn:9780306406158”: wrong check digit: 8 should be 7,"
                            + " or another digit is wrong (ISO 2108).",
                    "Lines 1 and 2: “urn:acme:a” and “urn:acme:b” would both become “urn:example:x”; Line 3:"
                            + " “urn:example:c” stands in 1 file already, the first is a.txt; names that become one"
                            + " cannot be parted again."),
                    texts(client.structured("rename", arguments("map", map)), "doubts"));
            assertEquals(List.of(), texts(client.structured("rename", arguments("map",
                    "urn:acme:a -> urn:example:x merge\nurn:acme:b -> urn:example:x merge\n")), "doubts"));
            List<String> chain = texts(client.structured("rename", arguments("map",
                    "urn:acme:a -> urn:acme:b\nurn:acme:b -> urn:acme:d\n")), "doubts");
            assertEquals(1, chain.size());
            assertTrue(chain.get(0).startsWith("map: "), chain::toString);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "urn:acme:a -> urn:acme:b;urn:acme:b -> urn:acme:a | map:2: a circle: ",
            "urn:acme:a -> urn:example:a;urn:acme:a -> urn:example:b | map:2: “urn:acme:a” has another new name",
            "urn:acme:a urn:example:a | map:1: “urn:acme:a urn:example:a” cannot be read: write OLD -> NEW",
            "# nothing | map: there is no line “OLD -> NEW” in it"})
    void aMapThatIsWrongIsRefusedAsOnTheCommandLine(String lines, String message) throws IOException {
        acme();
        String map = lines.replace(';', '\n');
        Path file = write("map", map);
        Run run = run(folder, "rename", "--map", file.toString());
        try (Conversation client = client(folder)) {
            String refusal = client.refusal("rename", arguments("map", map));
            assertTrue(refusal.startsWith(message), refusal);
            assertEquals(refusal, client.refusal("rename", arguments("mapFile", "map")));
            assertEquals("urn-ls: " + refusal + "; nothing was renamed\n", run.err());
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "{} | give either “name” and “newName”, or “map”, or “mapFile”",
            "{\"name\":\"urn:acme:a\"} | give either “name” and “newName”, or “map”, or “mapFile”",
            "{\"map\":\"x\",\"mapFile\":\"y\"} | give either “name” and “newName”, or “map”, or “mapFile”",
            "{\"map\":\"x\",\"newName\":\"y\"} | give either “name” and “newName”, or “map”, or “mapFile”",
            "{\"map\":\"x\",\"below\":true} | “below” does not go with a map: write urn:example:* in the map",
            "{\"mapFile\":\"none\"} | none: no such file or folder",
            "{\"mapFile\":\"sub\"} | sub: not a regular file",
            "{\"mapFile\":\"large.map\"} | large.map: 1048577 bytes exceed the limit of 1048576",
            "{\"mapFile\":\"binary.map\"} | binary.map: this is no text",
            "{\"name\":\"urn:acme:\",\"newName\":\"urn:b1:\"} | “urn:acme:” is the beginning of names: “below” renames",
            "{\"name\":\"urn:acme:\",\"newName\":\"urn:b1\",\"below\":true} | “urn:b1” must end with a colon"})
    void callsThatMakeNoSenseAreRefused(String arguments, String message) throws IOException {
        acme();
        write("large.map", "#".repeat((1 << 20) + 1));
        Files.write(folder.resolve("binary.map"), new byte[] {0, 1, 0});
        try (Conversation client = client(folder)) {
            String refusal = client.refusal("rename", arguments);
            assertTrue(refusal.startsWith(message), refusal);
        }
    }

    @Test
    void aMapOutsideTheRootsIsNotRead() throws IOException {
        write("urns.map", "urn:secret:a -> urn:secret:\n");
        acme();
        Files.createSymbolicLink(folder.resolve("sub/link.map"), folder.resolve("urns.map"));
        try (Conversation client = client(folder.resolve("sub"))) {
            assertTrue(client.refusal("rename", arguments("mapFile", "../urns.map"))
                    .startsWith("../urns.map: outside of the folders that may be read"));
            assertEquals("link.map: a link that leads out of the folders that may be read, or to nothing",
                    client.refusal("rename", arguments("mapFile", "link.map")));
        }
    }

    private Map<String, String> contents() throws IOException {
        Map<String, String> contents = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                contents.put(Printable.path(folder.relativize(file)), Files.readString(file));
            }
        }
        return contents;
    }
}
