package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import io.github.urnls.cli.command.McpCommand;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.tools.Roots;
import io.github.urnls.mcp.Conversation;
import io.github.urnls.support.Json;
import io.github.urnls.support.Table;
import io.github.urnls.urn.UrnParser;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A name that is given to a command is taken as it stands, right or wrong: what {@code list} shows of it is found, and
 * can be renamed to a right one.
 */
class GivenNamesTest {

    private static final String RIGHT = "urn:example:right";

    @TempDir
    private Path temporary;

    private Path folder = Path.of("");

    static Stream<String> names() {
        return Table.rows("commands/given-names.tsv").stream().map(row -> Table.unescape(row.get(1)));
    }

    @BeforeEach
    void folder() throws IOException {
        folder = Files.createDirectory(temporary.toRealPath().resolve("files"));
    }

    private void write(String name) throws IOException {
        String quoted = new JsonPrimitive(name).toString();
        String escaped = name.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;").replace("\t", "&#9;");
        write("a.json", "{\"id\": " + quoted + ", \"b\": [" + quoted + ", \"urn:example:other\"]}\n");
        write("b.xml", "<a b=\"" + escaped + "\" c=\"urn:example:another\"/>\n");
        write("c.xsd", "<xs:schema xmlns:xs=\"http://www.w3.org/2001/XMLSchema\" targetNamespace=\"" + escaped
                + "\"/>\n");
    }

    private void write(String file, String text) throws IOException {
        Files.writeString(folder.resolve(file), text);
    }

    private List<JsonObject> printed(String... args) {
        List<String> all = new ArrayList<>(List.of(args));
        all.addAll(List.of("--format", "jsonl", folder.toString()));
        return Run.of(all.toArray(String[]::new)).out().replace(Printable.path(folder) + "/", "").lines()
                .map(line -> JsonParser.parseString(line).getAsJsonObject()).toList();
    }

    private static List<String> places(List<? extends JsonElement> printed) {
        return printed.stream().map(JsonElement::getAsJsonObject).map(
                place -> place.get("path").getAsString() + ":" + place.get("line") + ":" + place.get("column"))
                .sorted().toList();
    }

    /** The places at which {@code list} shows {@code name}, in the order of paths. */
    private List<String> listed(String name) {
        return places(printed("list").stream().filter(place -> place.get("urn").getAsString().equals(name)).toList());
    }

    private static String assignedName(String name) {
        return UrnParser.parse(name).assignedNameText();
    }

    private Conversation assistant() {
        PrintWriter errors = new PrintWriter(new StringWriter());
        return new Conversation(McpCommand.server(
                McpCommand.tools(new Roots(List.of(folder)), 1 << 20, Optional.empty(), errors), errors));
    }

    @ParameterizedTest
    @MethodSource("names")
    void whatIsListedIsFound(String name) throws IOException {
        write(name);
        List<String> listed = listed(name);
        assertTrue(listed.size() >= 3, () -> printed("list").toString());
        List<JsonObject> references = printed("references", name);
        assertEquals(listed, places(references));
        List<JsonObject> definitions = printed("definition", name);
        List<String> declared = listed.stream().filter(place -> place.startsWith("c.xsd")).toList();
        assertEquals(declared, places(definitions));
        try (Conversation assistant = assistant()) {
            String arguments = Json.object("name", name).toString();
            assertEquals(places(references), places(assistant.structured("references", arguments)
                    .getAsJsonArray("references").asList()));
            assertEquals(places(definitions), places(assistant.structured("definition", arguments)
                    .getAsJsonArray("definitions").asList()));
        }
    }

    /** Where a right name has components, only the name can be renamed: its places keep theirs. */
    @ParameterizedTest
    @MethodSource("names")
    void aWrongNameBecomesARightOne(String name) throws IOException {
        String old = UrnParser.parse(name).isValid() ? assignedName(name) : name;
        write(name);
        List<String> places = listed(name);
        List<JsonObject> edits = printed("rename", "--diff", old, RIGHT);
        try (Conversation assistant = assistant()) {
            assertEquals(edits, assistant.structured("rename", Json.object("name", old, "newName", RIGHT).toString())
                    .getAsJsonArray("edits").asList());
        }
        Run run = Run.of("rename", old, RIGHT, folder.toString());
        assertEquals(0, run.exitCode(), run::err);
        assertEquals("", run.err());
        assertEquals(List.of(), listed(name));
        assertEquals(places.size(), listed(RIGHT + name.substring(old.length())).size());
        assertEquals(List.of(1, 1), List.of(listed("urn:example:other").size(), listed("urn:example:another").size()));
        Run check = Run.of("rename", "--check", old, RIGHT, folder.toString());
        assertEquals(0, check.exitCode(), check::out);
    }

    /** In a map, {@code *}, {@code {…}} and what looks like a comment or an arrow have a meaning of their own. */
    @ParameterizedTest
    @MethodSource("names")
    void aMapRenamesIt(String name) throws IOException {
        String old = UrnParser.parse(name).isValid() ? assignedName(name) : name;
        write(name);
        List<String> places = listed(name);
        Path map = Files.writeString(temporary.resolve("urns.map"), old + " -> " + RIGHT + "\n");
        Run run = Run.of("rename", "--map", map.toString(), folder.toString());
        if (old.endsWith(":") || old.endsWith("*")) {
            assertEquals(2, run.exitCode());
            return;
        }
        assertEquals(0, run.exitCode(), run::err);
        assertEquals(places.size(), listed(RIGHT + name.substring(old.length())).size());
        assertEquals(List.of(), listed(name));
    }

    /** A new name is taken as it stands, too; it must be right. */
    @ParameterizedTest
    @MethodSource("names")
    void onlyARightNameIsWritten(String name) throws IOException {
        write("urn:example:old");
        Run run = Run.of("rename", "urn:example:old", name, folder.toString());
        boolean right = UrnParser.parse(name).isValid() && assignedName(name).equals(name);
        assertEquals(right ? 0 : 2, run.exitCode(), run::err);
        assertEquals(right ? 4 : 0, listed(name).size());
        assertEquals(right ? 0 : 4, listed("urn:example:old").size());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "urn:a_b: | urn:a-b: | urn:a_b:x urn:a_b:y:z",
            "urn:example:a b: | urn:example:ab: | urn:example:a b:c",
            "urn:example:{x}: | urn:example:x: | urn:example:{x}:c",
            "urn:example:*: | urn:example:all: | urn:example:*:c",
            "urn:example:a->b: | urn:example:ab: | urn:example:a->b:c",
            "urn:example:a|urn:example:b| urn:example:a urn:example:a:c"})
    void theBeginningOfNamesIsTakenAsItStandsToo(String old, String renamed, String names) throws IOException {
        StringBuilder text = new StringBuilder("[");
        for (String name : names.split(" (?=urn:)")) {
            text.append(text.length() == 1 ? "" : ", ").append('"').append(name).append('"');
        }
        write("a.json", text + ", \"urn:example:other:c\"]\n");
        Run run = Run.of("rename", "--below", old, renamed, folder.toString());
        if (old.contains("{")) {
            assertTrue(run.err().contains("no name of “" + old + "” was found"), run::err); // this is a template
            return;
        }
        assertEquals(0, run.exitCode(), run::err);
        assertEquals((text + ", \"urn:example:other:c\"]\n").replace('"' + old, '"' + renamed),
                Files.readString(folder.resolve("a.json")));
    }

    @Test
    void eachKindHasTenNames() {
        Table.rows("commands/given-names.tsv").stream().map(List::getFirst).distinct()
                .forEach(kind -> assertTrue(Table.rows("commands/given-names.tsv").stream()
                        .filter(row -> row.getFirst().equals(kind)).count() >= 10, kind));
    }

    /** What is listed with {@code --all} alone is no name; it is looked for as one, and not found. */
    @ParameterizedTest
    @CsvSource({"urn:example:{x}", "urn:example:a${b}", "urn:example:", "urn:example:<x>"})
    void whatStandsForOtherNamesIsNotFound(String text) throws IOException {
        write("a.java", "String s = \"" + text + "\" + x;\n");
        assertEquals(List.of(), listed(text));
        for (String command : List.of("references", "definition")) {
            Run run = Run.of(command, text, folder.toString());
            assertEquals(1, run.exitCode(), run::err);
            assertFalse(run.err().contains("is not a URN"), run::err);
        }
    }
}
