package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import io.github.urnls.cli.command.McpCommand;
import io.github.urnls.cli.tools.Roots;
import io.github.urnls.mcp.Conversation;
import io.github.urnls.support.Json;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A new name must fit the registry file of the project: {@code rename} on the command line, and the tool. */
class RenameByRegistryTest {

    private static final String NAMES = "urn:acme:product:4006381333931 urn:acme:order:2026-11-24-17"
            + " urn:acme:state:open urn:acme:doc:x\n";

    @TempDir
    private Path folder;

    @BeforeEach
    void project() throws IOException {
        Files.createDirectories(folder.resolve("src/tests"));
        Files.copy(Path.of("src-test", "fixtures", "packages", "acme.json"), folder.resolve("acme.json"));
        Files.writeString(folder.resolve("urn-ls.json"), "{\"registries\": [\"acme.json\"]}");
        Files.writeString(folder.resolve("src/tests/a.txt"), NAMES);
    }

    private Run run(String... args) {
        List<String> all = new ArrayList<>(List.of("rename"));
        all.addAll(List.of(args));
        all.add(folder.resolve("src/tests").toString());
        return Run.of(all.toArray(String[]::new));
    }

    private String doubts(JsonObject arguments) throws IOException {
        PrintWriter errors = new PrintWriter(new StringWriter());
        arguments.add("paths", Json.array("src"));
        try (Conversation client = new Conversation(McpCommand.server(
                McpCommand.tools(new Roots(List.of(folder)), 100_000, Optional.empty(), errors), errors))) {
            return client.structured("rename", arguments.toString()).get("doubts").toString();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "urn:acme:product:4006381333931 | urn:acme:product:4006381333932 | The check digit of the part",
            "urn:acme:order:2026-11-24-17 | urn:acme:order:2026-11-31-17 | The part “day”",
            "urn:acme:state:open | urn:acme:state:nonsense | “nonsense” is not in the list of states.",
            "urn:acme:state:open | urn:acme:state:shipped | This name is deprecated since 2.0",
            "urn:acme:state:open | urn:acme:state:void | This name is retired since 1.5"})
    void aNewNameThatTheRegistryForbidsIsNotWritten(String from, String to, String message) throws IOException {
        Run run = run(from, to);
        assertEquals(2, run.exitCode(), run::err);
        assertTrue(run.err().contains(message) && run.err().endsWith(" Nothing was renamed.\n"), run::err);
        Path map = Files.writeString(folder.resolve("urns.map"), from + " -> " + to);
        Run byMap = run("--map", map.toString());
        assertEquals(2, byMap.exitCode(), byMap::err);
        String line = "Line 1: “" + to + "”: " + Character.toLowerCase(message.charAt(0)) + message.substring(1);
        assertTrue(byMap.err().contains(line), byMap::err);
        assertEquals(NAMES, Files.readString(folder.resolve("src/tests/a.txt")));
        assertTrue(doubts(Json.object("name", from, "newName", to)).contains(message));
        assertTrue(doubts(Json.object("map", from + " -> " + to)).contains(line));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "urn:acme:product:4006381333931 | urn:acme:product:4012345678901",
            "urn:acme:state:open | urn:acme:state:sent",
            "urn:acme:doc:x | urn:acme:doc:y"}) // wrong before, too
    void aNewNameThatTheRegistryAllowsIsWritten(String from, String to) throws IOException {
        assertEquals("[]", doubts(Json.object("name", from, "newName", to)));
        Run run = run(from, to);
        assertEquals(0, run.exitCode(), run::err);
        assertEquals(NAMES.replace(from, to), Files.readString(folder.resolve("src/tests/a.txt")));
    }

    /** A line may make many names, and only some of them wrong. */
    @Test
    void eachNewNameIsChecked() throws IOException {
        Files.writeString(folder.resolve("src/tests/a.txt"), "urn:acme:old:open urn:acme:old:shut urn:acme:old:sent");
        String message = "“urn:acme:state:shut”: “shut” is not in the list of states.";
        Path map = Files.writeString(folder.resolve("urns.map"), "urn:acme:old:{x} -> urn:acme:state:{x}");
        for (Run run : List.of(run("--map", map.toString()), run("--below", "urn:acme:old:", "urn:acme:state:"),
                run("--below", "urn:acme:old", "urn:acme:state"))) {
            assertEquals(2, run.exitCode(), run::err);
            assertTrue(run.err().contains(message), run::err);
        }
    }

    /** A list need not have what a document declares, as it need not in a check. */
    @Test
    void aDeclaredNameMayBeMissingFromAList() throws IOException {
        Files.writeString(folder.resolve("src/tests/a.xsd"),
                "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema' targetNamespace='urn:acme:old'/>\n");
        Run run = run("urn:acme:old", "urn:acme:state:new");
        assertEquals(0, run.exitCode(), run::err);
    }

    @Test
    void aRuleThatTheProjectTurnsOffRaisesNoDoubt() throws IOException {
        Files.writeString(folder.resolve("urn-ls.json"),
                "{\"registries\": [\"acme.json\"], \"severity\": {\"unknown-name\": \"off\"}}");
        Run run = run("urn:acme:state:open", "urn:acme:state:nonsense");
        assertEquals(0, run.exitCode(), run::err);
    }
}
