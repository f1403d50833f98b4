package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.cli.command.McpCommand;
import io.github.urnls.cli.tools.Roots;
import io.github.urnls.lsp.InMemoryServer;
import io.github.urnls.mcp.Conversation;
import io.github.urnls.support.Json;
import io.github.urnls.support.lsp.Editor;
import io.github.urnls.workspace.OwnReports;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the program has written is no input of it: a log in the tree quotes each wrong name, and pages about more. */
class OwnReportsTest {

    private static final String WRONG = "urn:example:a_%zz urn:isbn:9780306406158"
            + " urn:oasis:names:tc:SAML:2.0:assertoin\n";

    @TempDir
    private Path folder;

    private Path tree;

    @BeforeEach
    void wrongNames() throws IOException {
        Path wrong = Files.createDirectories(folder.resolve("wrong"));
        Files.writeString(wrong.resolve("a.txt"), WRONG);
        tree = Files.createDirectories(folder.resolve("tree"));
        Files.writeString(tree.resolve("b.txt"), "urn:example:right\n");
    }

    private String report(String format) {
        return Run.of("check", "--min-severity", "hint", "--format", format, folder.resolve("wrong").toString()).out();
    }

    private Path baseline() {
        Path file = tree.resolve("base.json");
        assertEquals(0, Run.of("check", "--write-baseline", file.toString(), folder.resolve("wrong").toString())
                .exitCode());
        return file;
    }

    private static void assertLeftOut(Path tree, String name) {
        Run run = Run.of("check", "--fix", tree.toString());
        assertEquals(0, run.exitCode(), run::out);
        assertEquals("", run.out());
        assertTrue(run.err().contains(
                name + ": skipped: it is a report of urn-ls; name it to have it read\n"), run::err);
        assertTrue(run.err().contains("no findings in 1 file; left out: 1 report of urn-ls\n"), run::err);
    }

    @ParameterizedTest
    @ValueSource(strings = {"sarif", "gitlab"})
    void aReportInAFolderIsLeftOut(String format) throws IOException {
        String text = report(format);
        Path file = Files.writeString(tree.resolve("log.json"), text);
        assertLeftOut(tree, "log.json");
        assertEquals(text, Files.readString(file), "nothing is repaired in it");
        assertTrue(OwnReports.isOne(" " + JsonParser.parseString(text)), "in another layout");
        assertFalse(OwnReports.isOne(text + "urn:example:%zz"), "a part of something else");
    }

    @Test
    void aReportAsTextIsLeftOut() throws IOException {
        Files.writeString(tree.resolve("report.txt"), report("text"));
        assertLeftOut(tree, "report.txt");
        assertFalse(OwnReports.isOne("a.c:1:2: warning[no-rule] of another program about urn:example:a"));
        assertFalse(OwnReports.isOne("It said\n" + report("text")), "a page that quotes one");
    }

    @Test
    void aLogThatIsNamedIsRead() throws IOException {
        Path file = Files.writeString(tree.resolve("log.sarif"), report("sarif"));
        assertEquals(1, Run.of("check", file.toString()).exitCode());
        assertEquals(1, Run.of("check", tree.toString(), file.toString()).exitCode(), "in a folder and by its name");
        assertTrue(Run.of("names", file.toString()).out().contains("urn:isbn:9780306406158"));
        assertTrue(Run.of("references", "urn:isbn:9780306406158", file.toString()).out().contains("log.sarif"));
    }

    @Test
    void aBaselineIsLeftOut() throws IOException {
        assertTrue(OwnReports.isOne(Files.readString(baseline())));
        assertLeftOut(tree, "base.json");
    }

    /** Logs of others, and documents that only look like ours, are checked. */
    @Test
    void otherDocumentsAreRead() throws IOException {
        JsonObject log = JsonParser.parseString(report("sarif")).getAsJsonObject();
        JsonElement ours = log.getAsJsonArray("runs").get(0).deepCopy();
        JsonObject driver = log.getAsJsonArray("runs").get(0).getAsJsonObject().getAsJsonObject("tool")
                .getAsJsonObject("driver");
        driver.addProperty("name", "other");
        assertFalse(OwnReports.isOne(log.toString()), "of another program");
        log.getAsJsonArray("runs").add(ours);
        assertFalse(OwnReports.isOne(log.toString()), "of two programs");
        log.getAsJsonArray("runs").remove(0);
        assertTrue(OwnReports.isOne(log.toString()));

        String issues = report("gitlab");
        assertFalse(OwnReports.isOne(issues.replaceFirst("check-digit|misspelled-name", "no-unused-vars")));
        assertFalse(OwnReports.isOne(Files.readString(baseline()).replaceFirst("\"count\":", "\"of\":1,\"count\":")));
        for (String text : List.of("{}", "[]", "", "{\"name\":\"urn-ls\"}", "[{\"check_name\":\"check-digit\"}]",
                "{\"runs\":[],\"tool\":{\"driver\":{\"name\":\"urn-ls\"}}}", "{\"rule\":1,\"count\":2}", "{", "[",
                "{\"version\":1,\"findings\":[]}", "{\"runs\":[{\"tool\":{\"driver\":{\"name\":\"urn-ls\"}}}")) {
            assertFalse(OwnReports.isOne(text), text);
        }
    }

    @Test
    void namesAndRenameLeaveItOut() throws IOException {
        String text = report("sarif");
        Path file = Files.writeString(tree.resolve("log.sarif"), text);
        assertEquals(1, Run.of("names", tree.toString()).out().lines().count());
        Files.writeString(tree.resolve("b.txt"), "urn:isbn:9780306406158\n");
        Run renamed = Run.of("rename", "urn:isbn:9780306406158", "urn:isbn:9780306406157", tree.toString());
        assertEquals(0, renamed.exitCode(), renamed::err);
        assertEquals("urn:isbn:9780306406157\n", Files.readString(tree.resolve("b.txt")));
        assertEquals(text, Files.readString(file));
        assertFalse(Run.of("check", "--show-files", tree.toString()).out().contains("log.sarif"));
    }

    @Test
    void assistantsAreTold() throws IOException {
        Files.writeString(tree.resolve("log.sarif"), report("sarif"));
        PrintWriter errors = new PrintWriter(new StringWriter());
        try (Conversation client = new Conversation(McpCommand.server(
                McpCommand.tools(new Roots(List.of(tree)), 10_000_000, Optional.empty(), errors), errors))) {
            for (String tool : List.of("check", "names", "rename")) {
                String arguments = tool.equals("rename")
                        ? "{\"name\":\"urn:example:right\",\"newName\":\"urn:example:x\"}" : "{\"paths\":[\".\"]}";
                JsonObject answer = client.structured(tool, arguments);
                assertEquals("[\"log.sarif: skipped: it is a report of urn-ls; name it to have it read\"]",
                        answer.get("notes").toString());
                assertEquals(1, answer.get("files").getAsInt());
                assertEquals(0, answer.get("notReadTotal").getAsInt());
            }
            JsonObject named = client.structured("check", "{\"paths\":[\"log.sarif\"]}");
            assertTrue(named.get("total").getAsInt() > 0, "named, it is read");
        }
    }

    private static String found(Editor editor) {
        return editor.request("workspace/symbol", Json.object("query", "9780306406158")).toString();
    }

    @Test
    void theLanguageServerLeavesItOut() throws IOException {
        Files.writeString(tree.resolve("log.sarif"), report("sarif"));
        try (Editor editor = Editor.of(InMemoryServer.start(), tree).beginWorkspace("{}")) {
            editor.expectNamesRead();
            assertEquals("[]", found(editor));
            Editor.write(tree.resolve("later.sarif"), report("sarif"));
            Editor.write(tree.resolve("c.txt"), "urn:isbn:9780306406158\n");
            editor.changed("later.sarif", "c.txt");
            String found = found(editor);
            assertTrue(found.contains("c.txt") && !found.contains("later.sarif"), found);
            editor.end();
        }
    }
}
