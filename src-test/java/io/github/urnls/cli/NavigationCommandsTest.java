package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.cli.command.McpCommand;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.tools.Roots;
import io.github.urnls.feature.NameTarget;
import io.github.urnls.mcp.Conversation;
import io.github.urnls.scan.ImpliedNames;
import io.github.urnls.scan.Name;
import io.github.urnls.support.DrawnText.Mark;
import io.github.urnls.support.FilesFixture.Place;
import io.github.urnls.support.FilesFixture;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Specification;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The commands and the tools give the answers that {@code NavigationIT} expects of the server, on the same files. */
class NavigationCommandsTest {

    @TempDir
    private Path folder;

    static Stream<FilesFixture> fixtures() {
        return FilesFixture.ofNames()
                .filter(fixture -> !List.of("highlights", "repair").contains(fixture.kind())
                        && fixture.argument().indexOf("without") < 0)
                // A qualified name is no URN that can be given to a command.
                .filter(fixture -> target(fixture).filter(target -> target.localName().isEmpty()).isPresent());
    }

    private static Optional<NameTarget> target(FilesFixture fixture) {
        Place cursor = fixture.marked("cursor").get(0);
        String text = cursor.file().text();
        int line = 0;
        for (int i = 0; i < cursor.mark().line(); i++) {
            line = text.indexOf('\n', line) + 1;
        }
        Document document = new Document("file:///" + cursor.file().name(), "", 0, text);
        return NameTarget.at(ImpliedNames.with(Name.in(document, Specification.RFC8141), document,
                Specification.RFC8141), line + cursor.mark().start());
    }

    private List<JsonElement> command(List<String> args) {
        List<String> all = new ArrayList<>(args);
        all.addAll(List.of("--format", "jsonl", folder.toString()));
        return Run.of(all.toArray(String[]::new)).out().replace(Printable.path(folder) + "/", "").lines()
                .map(JsonParser::parseString).toList();
    }

    private static List<String> places(List<JsonElement> objects) {
        return objects.stream().map(JsonElement::getAsJsonObject)
                .map(place -> place.get("path").getAsString() + " " + new Mark(place.get("line").getAsInt() - 1,
                        place.get("column").getAsInt() - 1, place.get("endColumn").getAsInt() - 1, List.of()).range())
                .toList();
    }

    private static List<String> marked(FilesFixture fixture, String word) {
        return fixture.marked(word).stream().map(place -> place.file().name() + " " + place.mark().range()).toList();
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void isAnsweredAsInTheEditor(FilesFixture fixture) throws IOException {
        for (FilesFixture.File file : fixture.files()) {
            Path path = folder.resolve(file.name());
            Files.createDirectories(path.getParent());
            Files.writeString(path, file.text());
        }
        NameTarget target = target(fixture).orElseThrow();
        String name = target.spelling() + target.components().orElse("");
        try (Conversation client = new Conversation(McpCommand.server(
                McpCommand.tools(new Roots(List.of(folder)), 1 << 20, Optional.empty(),
                        new PrintWriter(new StringWriter())),
                new PrintWriter(new StringWriter())))) {
            if (fixture.kind().equals("rename")) {
                rename(fixture, name, target.whole(fixture.argument()), client);
                return;
            }
            if (fixture.kind().equals("raise")) {
                raise(fixture, client);
                return;
            }
            List<JsonElement> printed = command(List.of(fixture.kind(), name));
            String word = fixture.kind().equals("references") ? "reference" : "definition";
            assertEquals(marked(fixture, word), places(printed));
            JsonObject answer = client.structured(fixture.kind(), "{\"name\":" + new Gson().toJson(name) + "}");
            assertEquals(printed, answer.getAsJsonArray(word + "s").asList());
        }
    }

    @Test
    void namesBelowMoveUpAndDown() throws IOException {
        Path file = folder.resolve("a.txt");
        Files.writeString(file, "urn:example:a urn:example:a:b urn:example:c");
        Run down = Run.of("rename", "--below", "urn:example:a", "urn:example:a:b", folder.toString());
        assertEquals(0, down.exitCode(), down.err());
        assertEquals("urn:example:a:b urn:example:a:b:b urn:example:c", Files.readString(file));
        Run up = Run.of("rename", "--below", "urn:example:a:b", "urn:example:a", folder.toString());
        assertEquals(0, up.exitCode(), up.err());
        assertEquals("urn:example:a urn:example:a:b urn:example:c", Files.readString(file));
        Run onto = Run.of("rename", "--below", "urn:example:a:b", "urn:example:a", folder.toString());
        assertEquals(2, onto.exitCode(), "urn:example:a stands there as another name");
        assertTrue(onto.err().contains("stands in 1 file already"), onto.err());
    }

    /** The command says what is left; what the editor asks about, it does only with {@code --merge}. */
    private void raise(FilesFixture fixture, Conversation client) throws IOException {
        String[] names = fixture.argument().split(" ");
        JsonObject answer = client.structured("rename", "{\"name\":\"" + names[0] + "\",\"newName\":\"" + names[1]
                + "\",\"below\":true}");
        String told = answer.get("doubts").toString() + answer.get("left");
        fixture.messages().forEach(message -> assertTrue(told.contains(message), answer::toString));
        List<String> args = List.of("rename", "--below", names[0], names[1]);
        if (fixture.messages().stream().anyMatch(message -> message.contains("already"))) {
            Run refused = Run.of("rename", "--below", names[0], names[1], folder.toString());
            assertEquals(2, refused.exitCode(), refused.err());
            assertTrue(refused.err().contains("already"), refused.err());
        }
        List<String> merging = new ArrayList<>(args);
        merging.addAll(List.of("--diff", "--merge"));
        assertEquals(command(merging), answer.getAsJsonArray("edits").asList());
        Run run = Run.of("rename", "--below", "--merge", names[0], names[1], folder.toString());
        assertEquals(0, run.exitCode(), run.err());
        for (FilesFixture.File file : fixture.files()) {
            assertEquals(file.textAfter(), Files.readString(folder.resolve(file.name())), file.name());
        }
        fixture.messages().stream().filter(message -> !message.contains("already"))
                .forEach(message -> assertTrue(run.err().contains(message), run.err()));
    }

    /** What the editor asks about, the command refuses, and the tool says with the changes. */
    private void rename(FilesFixture fixture, String name, String newName, Conversation client) throws IOException {
        boolean changes = fixture.files().stream().anyMatch(FilesFixture.File::isChanged);
        String arguments = "{\"name\":" + new Gson().toJson(name) + ",\"newName\":"
                + new Gson().toJson(newName) + "}";
        String said = "";
        if (changes) {
            JsonObject answer = client.structured("rename", arguments);
            said = answer.get("doubts").toString();
            if (fixture.messages().isEmpty()) {
                assertEquals(command(List.of("rename", "--diff", "--merge", name, newName)),
                        answer.getAsJsonArray("edits").asList());
            }
        } else {
            said = client.refusal("rename", arguments);
        }
        assertTrue(said.contains(fixture.messages().isEmpty() ? "" : fixture.messages().get(0)), said);
        Run run = Run.of("rename", name, newName, folder.toString());
        assertEquals(fixture.messages().isEmpty() ? 0 : 2, run.exitCode(), run.err());
        for (FilesFixture.File file : fixture.files()) {
            assertEquals(fixture.messages().isEmpty() ? file.textAfter() : file.text(),
                    Files.readString(folder.resolve(file.name())), file.name());
        }
        fixture.messages().forEach(message -> assertTrue(run.err().contains(message), run.err()));
    }
}
