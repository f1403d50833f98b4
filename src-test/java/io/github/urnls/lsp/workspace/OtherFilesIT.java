package io.github.urnls.lsp.workspace;

import static io.github.urnls.support.lsp.Editor.codes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import io.github.urnls.support.Json;
import io.github.urnls.support.lsp.Editor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What files say of each other: what they share, declare and spell differently. */
class OtherFilesIT {

    @TempDir
    private Path folder;

    private void write(String name, String text) {
        Editor.write(folder.resolve(name), text);
    }

    /** Another spelling in another file is reported when that file is created, and no longer when it is deleted. */
    @Test
    void otherFilesMatter() throws IOException {
        try (Editor server = Editor.ofWorkspace(folder, "{}")) {
            server.expectNamesRead();
            server.open("a.xml", "<a xmlns='URN:example:a'/>");
            assertEquals(List.of("not-normalized"), server.published("a.xml"));
            write("b.xml", "<a xmlns='urn:example:a'/>");
            server.changed("b.xml");
            assertEquals(List.of("not-normalized", "equivalent-spelling"), server.published("a.xml"));

            server.open("b.xml", "<a xmlns='URN:example:a'/>");
            // What is open counts, not what is on disk: both say the same now. Both documents are looked at, in either
            // order.
            List<String> first = List.of(server.findings().toString(),
                    server.findings().toString());
            assertTrue(first.stream().noneMatch(one -> one.contains("equivalent-spelling")), first::toString);

            server.close("b.xml");
            assertEquals(List.of(), server.published("b.xml"));
            assertEquals(List.of("not-normalized", "equivalent-spelling"), server.published("a.xml"));
            Files.move(folder.resolve("b.xml"), folder.resolve("c.xml"));
            server.renamed("b.xml", "c.xml");
            assertEquals(List.of("a.xml", "c.xml"), server.references("a.xml", 12));
            Files.delete(folder.resolve("c.xml"));
            server.changed("c.xml");
            assertEquals(List.of("not-normalized"), server.published("a.xml"));
            server.end();
        }
    }

    /** A name behind a prefix is declared in another file, and no longer. */
    @Test
    void otherFilesDeclareWhatStandsBehindAPrefix() {
        write("urn-ls.json", "{\"vocabularies\": [{\"prefix\": \"urn:example:s:\", \"closed\": true, \"names\": []}]}");
        String prefix = "@prefix s: <urn:example:s:> .\n";
        try (Editor server = Editor.ofWorkspace(folder, "{}")) {
            server.expectNamesRead();
            server.open("a.ttl", prefix + "[] a s:Payment .\n");
            assertEquals(List.of("undeclared-name"), server.published("a.ttl"));
            write("b.ttl", prefix + "s:Payment a 1 .\n");
            server.changed("b.ttl");
            assertEquals(List.of(), server.published("a.ttl"));
            write("b.ttl", prefix + "s:Other a 1 .\n");
            server.changed("b.ttl");
            assertEquals(List.of("undeclared-name"), server.published("a.ttl"));
            server.end();
        }
    }

    /** A client that pulls is asked to pull again. */
    @Test
    void otherFilesMatterToAClientThatAsks() {
        try (Editor server = Editor.ofWorkspace(folder, Editor.PULL)) {
            server.expectNamesRead();
            server.open("a.xml", "<a xmlns='urn:example:%c3'/>");
            String id = server.pulled("a.xml", "").get("resultId").getAsString();
            write("b.xml", "<a xmlns='urn:example:%C3'/>");
            server.changed("b.xml");
            server.expectRequest("workspace/diagnostic/refresh", "null");
            JsonObject report = server.pulled("a.xml", id);
            assertTrue(codes(report.get("items")).contains("equivalent-spelling"), report::toString);
            server.end();
        }
    }

    /**
     * Names that many documents share cost no more than those documents. Clients are not asked to pull again when
     * nothing has changed.
     */
    @Test
    void documentsThatShareNamesAreLookedAtOnce() {
        for (int i = 0; i < 20; i++) {
            write("d" + i + ".txt", "urn:example:shared");
        }
        try (Editor server = Editor.ofWorkspace(folder, Editor.PULL)) {
            server.expectNamesRead();
            for (int i = 0; i < 20; i++) {
                server.open("d" + i + ".txt", "urn:example:shared, and urn:example:shared");
                server.open("untitled:" + i, "urn:example:shared");
            }
            for (int i = 0; i < 20; i++) {
                assertEquals(List.of(), codes(server.pulled("d" + i + ".txt", "").get("items")));
            }
            assertEquals(20,
                    server.references("d0.txt", 2).stream().filter(file -> file.endsWith(".txt")).distinct().count());
            server.end(); // with nothing unexpected: no refresh has come
        }
    }

    /**
     * The module next door explains a name of one's own; an editor that shows findings itself is not told them twice.
     */
    @Test
    void aHoverSaysWhatDefinesANameAndNotWhatTheEditorShows() {
        write("src/acme.yang",
                "module acme {\n  namespace \"urn:acme:router\";\n  prefix a;\n  description \"Routers.\";\n}\n");
        try (Editor server = Editor.ofWorkspace(folder,
                """
                        {"textDocument":{"hover":{"contentFormat":["markdown"]}},\
                        "experimental":{"findingsBesideHover":true}}""")) {
            server.expectNamesRead();
            server.open("a.txt", "urn:acme:router urn:isbn:9780306406158");
            server.published("a.txt");
            assertTrue(hover(server, 3).startsWith("**YANG module acme: Routers.** — [src/acme.yang](<"
                    + server.uri("src/acme.yang") + "#L2>)"), () -> hover(server, 3));
            assertTrue(hover(server, 20).startsWith("**warning:** wrong check digit"), () -> hover(server, 20));
            assertTrue(hover(server, 37).startsWith("**ISBN 9780306406158"), () -> hover(server, 37));
            server.end();
        }
    }

    private static String hover(Editor server, int character) {
        return server.hover("a.txt", 0, character).getAsJsonObject().getAsJsonObject("contents").get("value")
                .getAsString();
    }

    /** Where nothing declares a name there is a page about it, for a client that shows documents of the server's. */
    @Test
    void aNameThatNothingDeclaresHasAPage() {
        write("b c.txt", "urn:ietf:params:scim:schemas:core:2.0:User");
        String text = "\nurn:ietf:params:scim:schemas:core:2.0:User";
        try (Editor server = Editor.ofWorkspace(folder,
                "{\"workspace\":{\"textDocumentContent\":{\"dynamicRegistration\":true}}}")) {
            server.expectNamesRead();
            server.open("a.txt", text);
            assertEquals(List.of(), server.published("a.txt"));
            server.ask(92, "textDocument/definition", server.at("a.txt", 1, 5));
            server.expectRequest("workspace/textDocumentContent/refresh", "null");
            JsonObject place = server.answer(92).getAsJsonArray().get(0).getAsJsonObject();
            assertEquals("urn-ls:/urn:ietf:params:scim:schemas:core:2.0:User.md",
                    place.get("uri").getAsString());
            String page = server.request("workspace/textDocumentContent", Json.object("uri", place.get("uri")))
                    .getAsJsonObject().get("text").getAsString();
            assertTrue(page.startsWith("# `urn:ietf:params:scim:schemas:core:2.0:User`\n\n**SCIM user"), page);
            assertTrue(page.contains("Used 2 times in 2 files"), page);
            assertTrue(page.contains("- [a.txt, line 2](" + server.uri("a.txt") + "#L2)"), page);
            assertTrue(page.contains("- [b c.txt, line 1](" + server.uri("b c.txt") + "#L1)"), page);
            assertEquals(page, server.execute("urn-ls.page",
                    Json.object("uri", server.uri("a.txt"), "position", Json.position(1, 5))).getAsString().strip()
                    + "\n");
            assertEquals(-32602, server.call("workspace/textDocumentContent", "{\"uri\":\"urn-ls:/%zz.md\"}")
                    .getAsJsonObject("error").get("code").getAsInt());
            server.end();
        }
        try (Editor server = Editor.ofWorkspace(folder, "{}")) {
            server.expectNamesRead();
            server.open("a.txt", text);
            assertEquals(List.of(), server.published("a.txt"));
            assertEquals("[]", server.request("textDocument/definition", server.at("a.txt", 1, 5)).toString());
            server.end();
        }
    }
}
