package io.github.urnls.lsp.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.support.Json;
import io.github.urnls.support.lsp.Editor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The names of the workspace level by level, as the command {@code urn-ls.names} answers them. */
class NamesViewIT {

    private static final String TOLD = "{\"experimental\":{\"namesChanged\":true}}";

    @TempDir
    private Path folder;

    private void write(String name, String text) {
        Editor.write(folder.resolve(name), text);
    }

    private static JsonObject ask(Editor server, Object... members) {
        return server.execute("urn-ls.names", Json.object(members)).getAsJsonObject();
    }

    private static List<String> namespaces(Editor server, Object... members) {
        return ask(server, members).getAsJsonArray("namespaces").asList().stream().map(JsonElement::getAsJsonObject)
                .map(one -> one.get("nid").getAsString() + " " + one.get("names")).toList();
    }

    private static JsonObject name(JsonObject names, int at) {
        return names.getAsJsonArray("names").get(at).getAsJsonObject();
    }

    @Test
    void fromNamespacesToPlaces() {
        write("schemas/order.xsd", "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema'\n"
                + "  targetNamespace='urn:acme:order:1'/>");
        write("a.xml",
                "<a xmlns='urn:acme:order:1'\n b='urn:acme:order:1' c='urn:acme:order:2' d='urn:acme:kept:old'/>");
        write("b.txt", "urn:isbn:9780306406157");
        write("urn-ls.json", """
                {"vocabularies": [{"prefix": "urn:acme:kept:", "names": {"old": "What was before"}}]}""");
        try (Editor server = Editor.ofWorkspace(folder, "{}")) {
            server.expectNamesRead();
            JsonObject first = ask(server);
            assertEquals(
                    Json.object("nid", "isbn", "title", "International Standard Book Number (ISO 2108:2017)",
                            "names", 1, "undeclared", 1),
                    first.getAsJsonArray("namespaces").get(1), first::toString);
            assertEquals(List.of("acme 3", "isbn 1"), namespaces(server));
            assertFalse(first.get("reading").getAsBoolean());
            assertEquals("", first.get("note").getAsString());

            JsonObject names = ask(server, "namespace", "ACME");
            assertEquals(List.of("urn:acme:kept:old", "urn:acme:order:1", "urn:acme:order:2"),
                    Editor.each(names.get("names"), "name"));
            assertEquals(Json.of("{\"name\":\"urn:acme:order:1\",\"spellings\":1,\"uses\":2,\"files\":1,"
                    + "\"declarations\":1,\"declaredIn\":\"schemas/order.xsd\",\"newer\":\"urn:acme:order:2\"}"),
                    name(names, 1));
            assertEquals("published", name(names, 0).get("status").getAsString(), "by the list of the project");
            assertEquals("What was before", name(names, 0).get("title").getAsString());
            assertFalse(name(names, 0).get("deprecated").getAsBoolean());
            assertEquals(List.of(),
                    Editor.each(ask(server, "namespace", "acme", "filter", "@deprecated").get("names"), "name"));
            JsonObject limited = ask(server, "namespace", "acme", "limit", 1);
            assertEquals(3, limited.get("total").getAsInt());
            assertEquals(1, limited.getAsJsonArray("names").size());

            JsonArray files = ask(server, "name", "urn:acme:order:1").getAsJsonArray("files");
            assertEquals(List.of("a.xml", "schemas/order.xsd"), Editor.each(files, "path"));
            JsonObject used = files.get(0).getAsJsonObject();
            assertEquals(server.uri("a.xml"), used.get("uri").getAsString());
            assertEquals(List.of("false", "false"), Editor.each(used.get("places"), "declares"));
            assertEquals(Json.range(1, 4, 20), used.getAsJsonArray("places").get(1).getAsJsonObject().get("range"));
            assertTrue(files.get(1).getAsJsonObject().get("declares").getAsBoolean());
            server.end();
        }
    }

    /** Each by the options of its file; what a list says of a name tells more. */
    @Test
    void anAcceptedNameIsCalledSo() {
        write("team/urn-ls.json", "{\"accept\": [\"urn:acme:a*\", \"urn:xmpp:*\"]}");
        write("team/a.txt", "urn:acme:a urn:acme:b urn:xmpp:carbons:2");
        write("z.txt", "urn:acme:a urn:acme:a:z");
        try (Editor server = Editor.ofWorkspace(folder, "{}")) {
            server.expectNamesRead();
            JsonObject names = ask(server, "namespace", "acme");
            assertEquals("accepted", name(names, 0).get("status").getAsString());
            assertFalse(name(names, 1).has("status"), "where it stands nothing accepts it");
            assertFalse(name(names, 2).has("status"));
            assertEquals(List.of("urn:acme:a", "urn:acme:a:z", "urn:acme:b"), Editor.each(names.get("names"), "name"));
            assertEquals("published", name(ask(server, "namespace", "xmpp"), 0).get("status").getAsString());
            server.end();
        }
    }

    @Test
    void theMostUsedComeFirstIfWanted() {
        write("a.txt", "urn:acme:a urn:acme:b urn:acme:c urn:acme:c urn:acme:b");
        try (Editor server = Editor.ofWorkspace(folder, "{}")) {
            server.expectNamesRead();
            assertEquals(List.of("urn:acme:b", "urn:acme:c", "urn:acme:a"),
                    Editor.each(ask(server, "namespace", "acme", "sort", "uses").get("names"), "name"));
            assertEquals(List.of("urn:acme:a", "urn:acme:b", "urn:acme:c"),
                    Editor.each(ask(server, "namespace", "acme", "sort", "name").get("names"), "name"));
            server.end();
        }
    }

    @Test
    void aFilterAppliesToAllLevels() {
        write("a.txt", "urn:acme:order urn:acme:line urn:example:order urn:isbn:9780306406157");
        try (Editor server = Editor.ofWorkspace(folder, "{}")) {
            server.expectNamesRead();
            assertEquals(List.of("acme 1", "example 1"), namespaces(server, "filter", "order"));
            assertEquals(List.of("urn:acme:order"),
                    Editor.each(ask(server, "namespace", "acme", "filter", "order").get("names"), "name"));
            assertEquals(List.of(), namespaces(server, "filter", "nowhere"));
            server.end();
        }
    }

    @Test
    void whatIsNoNameIsRefused() {
        try (Editor server = Editor.ofWorkspace(folder, "{}")) {
            server.expectNamesRead();
            JsonObject refused = server.call("workspace/executeCommand", Json.object("command", "urn-ls.names",
                    "arguments", Json.array(Json.object("name", "no name"))));
            assertEquals(-32602, refused.getAsJsonObject("error").get("code").getAsInt());
            assertEquals(0, ask(server, "name", "urn:acme:nowhere").get("total").getAsInt());
            assertEquals(0, ask(server, "namespace", "nowhere").get("total").getAsInt());
            server.end();
        }
    }

    /** Open documents count as in their editors. Each answer is followed by one message at most. */
    @Test
    void aClientIsToldOnceThatNamesChanged() throws IOException {
        write("a.txt", "urn:acme:a");
        try (Editor server = Editor.ofWorkspace(folder, TOLD)) {
            server.expectNamesRead();
            server.open("a.txt", "urn:acme:a urn:acme:b");
            server.findings();
            assertEquals(List.of("acme 2"), namespaces(server));
            server.replace("a.txt", 2, "urn:acme:a -- urn:acme:b"); // the same names
            server.findings();
            server.replace("a.txt", 3, "urn:acme:a urn:acme:c urn:acme:d");
            server.expect("urn-ls/namesChanged");
            server.findings();
            server.replace("a.txt", 4, "urn:acme:a urn:acme:e"); // without an answer in between
            server.findings();
            assertEquals(List.of("acme 2"), namespaces(server));
            Files.delete(folder.resolve("a.txt"));
            write("b.txt", "urn:acme:a urn:acme:f");
            server.changed("b.txt");
            server.expect("urn-ls/namesChanged");
            assertEquals(List.of("acme 3"), namespaces(server));
            server.end();
        }
    }

    @Test
    void aClientThatCannotBeToldIsNotTold() {
        write("a.txt", "urn:acme:a");
        try (Editor server = Editor.ofWorkspace(folder, "{}")) {
            server.expectNamesRead();
            assertEquals(List.of("acme 1"), namespaces(server));
            write("b.txt", "urn:acme:b");
            server.changed("b.txt");
            server.awaitFiles();
            assertEquals(List.of("acme 2"), namespaces(server));
            server.end();
        }
    }

    /** It does not wait for the settings, nor for the files: it says that they are still read. */
    @Test
    void itAnswersBeforeFilesAreRead() {
        write("a.txt", "urn:acme:a");
        try (Editor server = Editor.ofWorkspace(folder,
                "{\"workspace\":{\"configuration\":true},\"experimental\":{\"namesChanged\":true}}")) {
            JsonObject settings = server.hold("workspace/configuration");
            JsonObject early = ask(server);
            assertTrue(early.get("reading").getAsBoolean());
            assertEquals(0, early.get("total").getAsInt());
            server.reply(settings, "[{},{}]");
            server.expectBegin();
            server.expect("urn-ls/namesChanged"); // with the first name
            assertEquals("end", server.expectProgress());
            JsonObject then = ask(server);
            assertFalse(then.get("reading").getAsBoolean());
            assertEquals(1, then.get("total").getAsInt());
            server.end();
        }
    }

    @Test
    void itSaysThatThereAreTooManyFiles() {
        write("a.txt", "urn:acme:a");
        write("b.txt", "urn:acme:b");
        try (Editor server = Editor.ofWorkspace(folder, "{}", "initializationOptions", Json.object("maxFiles", 1))) {
            server.expectBegin();
            server.hold("window/showMessageRequest");
            assertEquals("end", server.expectProgress());
            assertEquals("Files that are not open are left out: there are more than 1, the limit of urn.maxFiles.",
                    ask(server).get("note").getAsString());
            server.end();
        }
    }
}
