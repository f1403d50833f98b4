package io.github.urnls.lsp.workspace;

import static io.github.urnls.support.lsp.Editor.codes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.urnls.support.Json;
import io.github.urnls.support.lsp.Editor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which files there are: folders that come and go, ignored files, too many files. */
class FilesIT {

    @TempDir
    private Path folder;

    private void write(String name, String text) {
        Editor.write(folder.resolve(name), text);
    }

    /** A client that pulls gets no published findings, and unchanged ones are not sent again. */
    @Test
    void aClientThatAsksIsAnswered() {
        try (Editor server = Editor.ofWorkspace(folder, Editor.PULL)) {
            server.expectNamesRead();
            server.open("a.txt", "urn:example:100%z");
            JsonObject report = server.pulled("a.txt", "");
            assertEquals("full", report.get("kind").getAsString());
            assertEquals(List.of("malformed-percent-encoding"), codes(report.get("items")));
            String id = report.get("resultId").getAsString();
            assertEquals("{\"kind\":\"unchanged\",\"resultId\":\"" + id + "\"}",
                    server.pulled("a.txt", id).toString());

            server.replace("a.txt", 2, "urn:example:100");
            report = server.pulled("a.txt", id);
            assertEquals("full", report.get("kind").getAsString());
            assertEquals(List.of(), codes(report.get("items")));

            server.close("a.txt");
            assertEquals("{\"kind\":\"full\",\"items\":[]}", server.pulled("a.txt", "").toString(),
                    "of a closed document nothing");
            server.end();
        }
    }

    /** A deleted folder takes its names along. After a change of {@code .gitignore} the files are read again. */
    @Test
    void foldersAndIgnoredFilesComeAndGo() throws IOException {
        write("x/a.txt", "urn:example:a");
        write("x/y/b.txt", "urn:example:a");
        write("c.txt", "urn:example:a");
        try (Editor server = Editor.ofWorkspace(folder, "{}")) {
            server.expectNamesRead();
            server.open("c.txt", "urn:example:a");
            server.published("c.txt");
            assertEquals(List.of("c.txt", "x/a.txt", "x/y/b.txt"), server.references("c.txt", 2));
            Files.move(folder.resolve("x"), folder.resolve("z"));
            server.changed("x", "z");
            assertEquals(List.of("c.txt", "z/a.txt", "z/y/b.txt"), server.references("c.txt", 2));
            write(".gitignore", "y/\n");
            server.changed(".gitignore");
            server.expectNamesRead();
            assertEquals(List.of("c.txt", "z/a.txt"), server.references("c.txt", 2));
            server.changeFolders(new JsonArray(), Editor.folders(folder));
            assertEquals(List.of("c.txt"), server.references("c.txt", 2), "the open document still works");
            server.end();
        }
    }

    /** A workspace that is too large is reported, and a button raises the limit. */
    @Test
    void tooManyFilesAreReported() {
        for (int i = 0; i < 7; i++) {
            write("f" + i + ".txt", "urn:example:a");
        }
        // In a language with digits of its own.
        try (Editor server = Editor.at(folder, "-Duser.language=ar", "-Duser.country=EG").beginWorkspace("{}",
                "initializationOptions",
                Json.of("{\"maxFiles\":3}"))) {
            server.expectBegin();
            JsonObject asked = server.hold("window/showMessageRequest");
            assertTrue(
                    asked.getAsJsonObject("params").get("message").getAsString()
                            .contains("there are more than 3, the limit of urn.maxFiles"),
                    asked::toString);
            assertEquals("end", server.expectProgress());
            server.open("f0.txt", "urn:example:a");
            server.published("f0.txt");
            assertEquals(List.of("f0.txt"), server.references("f0.txt", 2));
            server.reply(asked, asked.getAsJsonObject("params").getAsJsonArray("actions").get(0));
            server.expectNamesRead();
            assertEquals(7, server.references("f0.txt", 2).size());
            server.end();
        }
    }

    /** A workspace with more names than fit in memory is reported, and the rest works. */
    @Test
    void tooManyNamesAreReported() {
        for (int i = 0; i < 40; i++) {
            write("f" + i + ".txt", "urn:example:a urn:example:b" + i + " urn:example:c" + i);
        }
        try (Editor server = Editor.at(folder, "-Durnls.most.occurrences=30").beginWorkspace("{}")) {
            server.expectBegin();
            assertTrue(server.shown().contains("urn.server.maxHeap"));
            assertEquals("end", server.expectProgress());
            server.open("f0.txt", "urn:example:a");
            server.published("f0.txt");
            int found = server.references("f0.txt", 2).size();
            assertTrue(found >= 10 && found < 40, () -> found + " files");
            server.end();
        }
    }

    /** The reading of files is cancelled by its user; what is open is known all the same. */
    @Test
    void theReadingOfFilesIsCancelled() {
        write("a.txt", "urn:example:a");
        try (Editor server = Editor.ofWorkspace(folder, "{}")) {
            JsonObject create = server.hold("window/workDoneProgress/create");
            server.notify("window/workDoneProgress/cancel",
                    Json.object("token", create.getAsJsonObject("params").get("token")));
            server.open("b.txt", "urn:example:a");
            server.published("b.txt");
            server.reply(create, "null");
            assertEquals("begin", server.expectProgress());
            assertEquals("end", server.expectProgress());
            assertEquals(List.of("b.txt"), server.references("b.txt", 2));
            server.end();
        }
    }

    /** One file under two spellings of its URI is one file, and so is one on this machine by its name. */
    @Test
    void aFileIsKnownUnderAnySpelling() {
        write("a b.txt", "urn:example:a");
        try (Editor server = Editor.ofWorkspace(folder, "{}").sendingWhatIsWrong()) { // a blank cannot stand in a URI
            server.expectNamesRead();
            String plain = folder.toUri() + "a b.txt";
            String local = server.uri("a b.txt").replace("file:///", "file://localhost/");
            server.open(local, "urn:example:a urn:example:a");
            server.findings();
            server.open(plain, "urn:example:a urn:example:a");
            server.findings();
            server.close(plain);
            server.findings();
            assertEquals(2, server.references(local, 2).size(), "as it is in the editor that is still open, and once");
            server.end();
        }
    }
}
