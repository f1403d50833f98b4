package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.urnls.cli.command.McpCommand;
import io.github.urnls.cli.tools.Roots;
import io.github.urnls.mcp.Conversation;
import io.github.urnls.support.Fixture;
import io.github.urnls.support.Json;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tool {@code registry} answers as the command prints. */
class McpRegistryTest {

    @TempDir
    private Path folder;

    private Conversation client;

    @BeforeEach
    void begin() {
        PrintWriter errors = new PrintWriter(new StringWriter());
        client = new Conversation(McpCommand.server(
                McpCommand.tools(new Roots(List.of(folder)), 100_000, Optional.empty(), errors), errors));
    }

    @AfterEach
    void end() throws IOException {
        client.close();
    }

    private JsonObject tested(String text) throws IOException {
        return client.structured("registry", Json.object("text", text).toString());
    }

    @Test
    void aFileIsTested() throws IOException {
        String acme = Fixture.text("packages", "acme.json");
        JsonObject right = tested(acme);
        assertEquals("2 examples, 1 counter-example, 4 listed names; no contradiction",
                right.get("summary").getAsString());
        assertEquals(new JsonArray(), right.get("contradictions"));
        JsonObject wrong = tested(acme.replace("2026-11-31", "2026-11-30").replace("\"gs1\"", "\"gs2\""));
        assertEquals(
                "[{\"line\":17,\"urn\":\"urn:acme:order:2026-11-30-17\",\"message\":\"“urn:acme:order:2026-11-30-17”"
                        + " is a counter-example, but nothing is wrong with it\"}]",
                wrong.get("contradictions").toString());
        assertEquals("[\"text: line 9: “check” must be gs1, luhn, mod-11, mod-11-2, mod-37-36 or mod-97-10\"]",
                wrong.get("mistakes").toString());
    }

    @Test
    void aFileIsDrafted() throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "urn:acme:order:1 urn:acme:order:17\n");
        JsonObject answer = client.structured("registry", "{\"prefix\":\"urn:acme:\"}");
        assertEquals("a draft from 2 names; 1 file read", answer.get("summary").getAsString());
        String draft = answer.get("draft").getAsString();
        assertEquals(Run.of("registry", "new", "urn:acme:", file.toString()).out(), draft);
        assertEquals("2 examples, 0 counter-examples, 0 listed names; no contradiction",
                tested(draft).get("summary").getAsString());
    }

    @Test
    void wrongArgumentsAreRefused() throws IOException {
        assertEquals("give either “text”, a registry file to test, or “prefix”, to draft one",
                client.refusal("registry", "{}"));
        assertEquals("“urn:acme” is not how the names of a namespace begin: write urn:acme: or the like; names "
                + "below that can be listed in “vocabularies”",
                client.refusal("registry", "{\"prefix\":\"urn:acme\"}"));
    }
}
