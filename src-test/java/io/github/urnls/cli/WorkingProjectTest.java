package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import io.github.urnls.cli.command.McpCommand;
import io.github.urnls.cli.output.ExitCode;
import io.github.urnls.cli.tools.Roots;
import io.github.urnls.mcp.Conversation;
import io.github.urnls.support.Fixture;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is asked without files is answered with the namespaces of the project, as {@code check} answers. */
class WorkingProjectTest {

    private static final String WRONG = "the check digit of the part “article number” of the namespace “acme”";

    @TempDir
    private Path folder;

    @BeforeEach
    void project() throws IOException {
        Files.writeString(folder.resolve("urn-ls.json"), "{\"registries\": [\"acme.json\"]}");
        Files.writeString(folder.resolve("acme.json"), Fixture.text("packages", "acme.json"));
        Files.createDirectories(folder.resolve("sub"));
    }

    /** A run in a folder of the project. */
    private Run run(String... arguments) throws IOException, InterruptedException {
        Path err = folder.resolve("err");
        Process process = new ProcessBuilder(Program.compiled(arguments)).directory(folder.resolve("sub").toFile())
                .redirectError(err.toFile()).start();
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Run(process.waitFor(), out, Files.readString(err));
    }

    private Conversation client(Path... roots) {
        PrintWriter errors = new PrintWriter(new StringWriter());
        return new Conversation(McpCommand.server(
                McpCommand.tools(new Roots(List.of(roots)), 100_000, Optional.empty(), errors), errors));
    }

    @Test
    void namespacesAndParseKnowTheNamespacesOfTheProject() throws Exception {
        Run form = run("namespaces", "acme");
        assertEquals(ExitCode.OK, form.exitCode(), form::toString);
        assertTrue(form.out().contains("  part “kind” must be one of product, order, doc, state\n"), form::toString);
        Run parsed = run("parse", "urn:acme:product:4006381333932");
        assertTrue(parsed.out().contains(WRONG), parsed::toString);
        assertEquals(ExitCode.FAILED, run("namespaces", "zebra").exitCode());
    }

    @Test
    void whatIsWrongInTheProjectFileIsSaid() throws Exception {
        Files.writeString(folder.resolve("urn-ls.json"), "{\"registries\": [\"acme.json\", \"missing.json\"]}");
        Run form = run("namespaces", "acme");
        assertTrue(form.out().startsWith("acme: "), form::toString);
        assertTrue(form.err().contains("missing.json: "), form::toString);
        assertEquals(ExitCode.FAILED, form.exitCode(), form::toString);
        Run parsed = run("parse", "urn:acme:product:4006381333931");
        assertTrue(parsed.err().contains("missing.json: "), parsed::toString);
    }

    @Test
    void theToolsKnowTheNamespacesOfTheRoots() throws IOException {
        try (Conversation client = client(folder)) {
            JsonObject acme = client.structured("namespaces", "{\"nid\":\"acme\"}");
            assertEquals(1, acme.get("total").getAsInt());
            JsonObject words = client.structured("namespaces", "{\"words\":\"names of acme\"}");
            assertEquals(1, words.get("total").getAsInt());
            JsonObject name = client.structured("explain", "{\"urn\":\"urn:acme:product:4006381333932\"}");
            assertTrue(name.toString().contains(WRONG), name::toString);
            Files.writeString(folder.resolve("urn-ls.json"), "{}");
            assertEquals(0, client.structured("namespaces", "{\"nid\":\"acme\"}").get("total").getAsInt());
        }
        // A project file above the root may not be read.
        try (Conversation client = client(folder.resolve("sub"))) {
            assertEquals(0, client.structured("namespaces", "{\"nid\":\"acme\"}").get("total").getAsInt());
        }
    }
}
