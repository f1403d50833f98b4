package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.support.FilesFixture.Place;
import io.github.urnls.support.FilesFixture;
import io.github.urnls.support.Json;
import io.github.urnls.support.lsp.Editor;
import io.github.urnls.support.lsp.Edits;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Requests about a name, put to the real process over a workspace of several files. */
class NavigationIT {

    /** Edits that name versions. */
    private static final String PLAIN = "{\"workspace\":{\"workspaceEdit\":{\"documentChanges\":true}}}";

    /** Takes edits that the server sends, as most do. */
    private static final String APPLIES = """
            {"workspace":{"applyEdit":true,"workspaceEdit":{"documentChanges":true}}}""";

    /** Knows edits that must be confirmed, and asks about those alone. */
    private static final String CONFIRMS = """
            {"workspace":{"workspaceEdit":{"documentChanges":true,"changeAnnotationSupport":{}}}}""";

    /** Shows all edits if one of them must be confirmed, as VS Code does. */
    private static final String PREVIEWS = """
            {"workspace":{
               "workspaceEdit":{"documentChanges":true,"resourceOperations":["delete"],"changeAnnotationSupport":{}}},
             "experimental":{"previews":true}}""";

    private static final String RESOLVES = """
            {"workspace":{
               "workspaceEdit":{"documentChanges":true,"resourceOperations":["delete"],"changeAnnotationSupport":{}}},
             "textDocument":{"codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":[]}},
               "dataSupport":true,"resolveSupport":{"properties":["edit"]}}},
             "experimental":{"previews":true}}""";

    private static final String WHOLE = " in the whole project";

    /** That of the open document. */
    private static final int VERSION = 7;

    @TempDir
    private Path folder;

    static Stream<FilesFixture> fixtures() {
        return FilesFixture.ofNames();
    }

    private Editor started(FilesFixture fixture, String capabilities) {
        fixture.files().forEach(file -> Editor.write(folder.resolve(file.name()), file.text()));
        Editor server = Editor.ofWorkspace(folder, capabilities);
        server.expectNamesRead();
        FilesFixture.File file = fixture.marked("cursor").get(0).file();
        server.open(file.name(), VERSION, file.text());
        server.findings();
        return server;
    }

    /** Parameters about the cursor, with other members as names and values in turn. */
    private static JsonObject cursor(Editor server, FilesFixture fixture, Object... others) {
        Place place = fixture.marked("cursor").get(0);
        JsonObject params = server.about(place.file().name(), others);
        params.add("position", place.mark().position());
        return params;
    }

    private List<String> marked(FilesFixture fixture, String word) {
        return fixture.marked(word).stream().map(place -> place.file().name() + " " + place.mark().range()).toList();
    }

    private static String found(Editor server, JsonElement uri, JsonElement range) {
        return server.name(uri) + " " + range;
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void isAnswered(FilesFixture fixture) throws IOException {
        switch (fixture.kind()) {
            case "references" -> references(fixture);
            case "highlights" -> highlights(fixture);
            case "definition" -> definition(fixture);
            case "rename" -> rename(fixture);
            case "raise" -> everywhere(fixture, "Raise to " + fixture.argument().split(" ")[1] + " everywhere");
            case "repair" -> everywhere(fixture, fixture.argument() + WHOLE);
            default -> throw new IllegalArgumentException(fixture.kind());
        }
    }

    private void references(FilesFixture fixture) throws IOException {
        try (Editor server = started(fixture, PLAIN)) {
            List<String> found = new ArrayList<>();
            server.request("textDocument/references", cursor(server, fixture, "context",
                    Json.object("includeDeclaration", !fixture.argument().equals("without")))).getAsJsonArray()
                    .forEach(one -> found
                            .add(found(server, one.getAsJsonObject().get("uri"), one.getAsJsonObject().get("range"))));
            assertEquals(marked(fixture, "reference"), found);
            server.end();
        }
    }

    private void highlights(FilesFixture fixture) throws IOException {
        try (Editor server = started(fixture, PLAIN)) {
            String name = fixture.marked("cursor").get(0).file().name();
            List<String> found = new ArrayList<>();
            server.request("textDocument/documentHighlight", cursor(server, fixture)).getAsJsonArray()
                    .forEach(one -> found.add(name + " " + one.getAsJsonObject().get("range")));
            assertEquals(marked(fixture, "highlight"), found);
            server.end();
        }
    }

    private void definition(FilesFixture fixture) throws IOException {
        List<String> plain = new ArrayList<>();
        try (Editor server = started(fixture, PLAIN)) {
            server.request("textDocument/definition", cursor(server, fixture)).getAsJsonArray().forEach(
                    one -> plain
                            .add(found(server, one.getAsJsonObject().get("uri"), one.getAsJsonObject().get("range"))));
            server.end();
        }
        assertEquals(marked(fixture, "definition"), plain);
        try (Editor server = started(fixture, "{\"textDocument\":{\"definition\":{\"linkSupport\":true}}}")) {
            List<String> links = new ArrayList<>();
            for (JsonElement link : server.request("textDocument/definition", cursor(server, fixture))
                    .getAsJsonArray()) {
                JsonObject object = link.getAsJsonObject();
                links.add(found(server, object.get("targetUri"), object.get("targetSelectionRange")));
                assertEquals(fixture.marked("cursor").get(0).mark().range(),
                        object.get("originSelectionRange"));
            }
            assertEquals(plain, links);
            server.end();
        }
    }

    private void rename(FilesFixture fixture) throws IOException {
        boolean changes = fixture.files().stream().anyMatch(FilesFixture.File::isChanged);
        if (!changes) {
            try (Editor server = started(fixture, PLAIN)) {
                prepared(server, fixture);
                JsonObject error = server.call("textDocument/rename", renaming(server, fixture))
                        .getAsJsonObject("error");
                assertTrue(error.get("message").getAsString().contains(fixture.messages().get(0)), error::toString);
                server.end();
            }
        } else if (fixture.messages().isEmpty()) {
            for (String capabilities : List.of(PLAIN, CONFIRMS, PREVIEWS)) {
                try (Editor server = started(fixture, capabilities)) {
                    prepared(server, fixture);
                    JsonObject edit = server.request("textDocument/rename", renaming(server, fixture))
                            .getAsJsonObject();
                    assertFalse(edit.has("changeAnnotations"), "what is sure is made");
                    apply(server, fixture, edit);
                    server.end();
                }
            }
        } else {
            asked(fixture, PLAIN);
            asked(fixture, CONFIRMS);
            sent(fixture);
            previewed(fixture);
        }
    }

    private static void prepared(Editor server, FilesFixture fixture) {
        JsonObject prepared = server.request("textDocument/prepareRename", cursor(server, fixture)).getAsJsonObject();
        assertEquals(fixture.marked("cursor").get(0).mark().range(), prepared.get("range"));
    }

    /** A client that does not show edits first is asked a question; without a yes nothing is changed. */
    private void asked(FilesFixture fixture, String capabilities) throws IOException {
        try (Editor server = started(fixture, capabilities)) {
            prepared(server, fixture);
            server.ask(70, "textDocument/rename", renaming(server, fixture));
            JsonObject asked = server.expectRequest("window/showMessageRequest", "null");
            assertTrue(asked.get("message").getAsString().contains(fixture.messages().get(0)), asked::toString);
            assertTrue(server.answer(70).isJsonNull());
            server.ask(71, "textDocument/rename", renaming(server, fixture));
            asked = server.hold("window/showMessageRequest");
            server.reply(asked, asked.getAsJsonObject("params").getAsJsonArray("actions").get(0));
            JsonObject edit = server.answer(71).getAsJsonObject();
            assertFalse(edit.has("changeAnnotations"), "the user has said yes");
            apply(server, fixture, edit);
            server.end();
        }
    }

    /** A client that takes edits has its answer before the user answers, since it may show nothing until then. */
    private void sent(FilesFixture fixture) throws IOException {
        try (Editor server = started(fixture, APPLIES)) {
            server.ask(70, "textDocument/rename", renaming(server, fixture));
            assertTrue(server.answer(70).isJsonNull());
            JsonObject asked = server.hold("window/showMessageRequest");
            server.reply(asked, asked.getAsJsonObject("params").getAsJsonArray("actions").get(0));
            apply(server, fixture, server.expectRequest("workspace/applyEdit", Json.object("applied", true))
                    .getAsJsonObject("edit"));
            server.end();
        }
        try (Editor server = started(fixture, APPLIES)) {
            server.ask(70, "textDocument/rename", renaming(server, fixture));
            server.answer(70);
            JsonObject asked = server.hold("window/showMessageRequest");
            server.change(fixture.marked("cursor").get(0).file().name(), VERSION + 1,
                    Editor.typed(Json.range(0, 0, 0), " "));
            server.findings();
            server.reply(asked, asked.getAsJsonObject("params").getAsJsonArray("actions").get(0));
            assertTrue(server.shown().startsWith("URN: Nothing was renamed"));
            server.end();
        }
        try (Editor server = started(fixture, APPLIES)) {
            server.ask(70, "textDocument/rename", renaming(server, fixture));
            server.answer(70);
            JsonObject asked = server.hold("window/showMessageRequest");
            String name = fixture.marked("cursor").get(0).file().name();
            server.close(name);
            server.findings();
            server.open(name, " urn:example:other");
            server.findings();
            server.reply(asked, asked.getAsJsonObject("params").getAsJsonArray("actions").get(0));
            assertTrue(server.shown().startsWith("URN: Nothing was renamed"));
            server.end();
        }
    }

    /** All that the rename changes is chosen already, so that it happens when the user accepts it. */
    private void previewed(FilesFixture fixture) throws IOException {
        try (Editor server = started(fixture, PREVIEWS)) {
            JsonObject edit = server.request("textDocument/rename", renaming(server, fixture)).getAsJsonObject();
            JsonObject shown = edit.getAsJsonObject("changeAnnotations").getAsJsonObject("urn-ls.shown");
            assertTrue(shown.get("description").getAsString().contains(fixture.messages().get(0)), shown::toString);
            assertTrue(server.shown().contains(fixture.messages().get(0)));
            apply(server, fixture, Edits.accepted(edit));
            server.end();
        }
    }

    private static JsonObject renaming(Editor server, FilesFixture fixture) {
        return cursor(server, fixture, "newName", fixture.argument());
    }

    /** Of a right name only the assigned-name can be renamed. */
    @Test
    void aNameWithWrongComponentsIsReplacedWithThem() {
        String text = "<a b='urn:example:a?=' c='urn:example:a?=x'/>";
        try (Editor server = Editor.ofWorkspace(folder, PLAIN)) {
            server.expectNamesRead();
            server.as("xml").open("a.xml", text);
            server.findings();
            JsonObject params = server.at("a.xml", 0, 20);
            assertEquals("urn:example:a?=",
                    server.request("textDocument/prepareRename", params).getAsJsonObject().get("placeholder")
                            .getAsString());
            params.addProperty("newName", "urn:example:b");
            JsonArray changes = server.request("textDocument/rename", params).getAsJsonObject()
                    .getAsJsonArray("documentChanges");
            assertEquals("<a b='urn:example:b' c='urn:example:a?=x'/>", Edits.apply(text,
                    changes.get(0).getAsJsonObject().getAsJsonArray("edits")));
            JsonObject right = server.call("textDocument/prepareRename", server.at("a.xml", 0, 40))
                    .getAsJsonObject("error");
            assertTrue(right.get("message").getAsString().contains("only the name can be renamed"), right::toString);
            server.end();
        }
    }

    /** A name that is wrong is mended first, and an action that runs a command has all it needs. */
    @Test
    void onlyRightNamesAreRaisedAndOtherActionsStayAsTheyAre() {
        try (Editor server = Editor.at(folder).as("xml").begin(RESOLVES)) {
            server.open("a.xml", "<a b=\"urn:example:record%2:7\"/>");
            server.findings();
            assertEquals(new JsonArray(), server.actions("a.xml", Json.range(0, 10, 10), "refactor"));
            String action = "{\"title\":\"Accept\",\"command\":{\"title\":\"Accept\",\"command\":\"urn.accept\"}}";
            assertEquals(Json.of(action), server.request("codeAction/resolve", action));
            server.end();
        }
    }

    private static JsonArray offered(Editor server, FilesFixture fixture) {
        Place place = fixture.marked("cursor").get(0);
        return server.request("textDocument/codeAction", server.about(place.file().name(), "range",
                place.mark().range(), "context",
                Json.object("diagnostics", new JsonArray(), "only", Json.array("refactor", "quickfix"))))
                .getAsJsonArray();
    }

    private void everywhere(FilesFixture fixture, String title) throws IOException {
        try (Editor server = started(fixture, RESOLVES)) {
            JsonObject action = Editor.titled(title, offered(server, fixture));
            assertFalse(action.has("edit"), action::toString);
            JsonObject edit = server.request("codeAction/resolve", action).getAsJsonObject()
                    .getAsJsonObject("edit");
            JsonObject annotation = edit.getAsJsonObject("changeAnnotations").getAsJsonObject("urn-ls.shown");
            boolean doubted = fixture.messages().stream().anyMatch(message -> message.contains("already"));
            fixture.messages().forEach(
                    message -> assertTrue(annotation.get("description").getAsString().contains(message),
                            annotation::toString));
            if (doubted) {
                server.expect("window/showMessage");
            }
            apply(server, fixture, Edits.accepted(edit));
            server.end();
        }
        try (Editor server = started(fixture, PLAIN)) {
            assertFalse(offered(server, fixture).toString().contains(title), "what cannot be resolved");
            server.end();
        }
    }

    /** A repair that moves components, or changes them, is no rename. */
    @Test
    void theRepairInTheWholeProjectIsThatOfTheSinglePlace() {
        List<String> wrong = List.of("urn:example:a?b", "urn:example:a?b#c", "urn:example:a#b#c",
                "urn:example:a?=b#c#d",
                "urn:example:é#x#y", "urn:example:é?x", "urn:example:é#é", "urn:example:é", "urn:example:é#x",
                "urn:example:é?=x#y", "urn:example:é:a|b?+x", "urn:example:a#é", "urn:example:a?=é", "urn:example:a?=",
                "urn:example:a?+#b", "urn:example:a?=b?+c", "urn:example:a%2", "urn:example:a%2?=b",
                "urn:example:a?=%2",
                "urn:example:/a?b", "urn:exa_mple:a?+b", "urn:isbn:978-0-395-36341-1#x", "urn:isbn:978-0-395-36341-1?x",
                "urn:oasis:names:tc:SAML:2.0:asertion?=x", "urn:oasis:names:tc:SAML:2.0:asertion?x",
                "urn:oasis:names:tc:SAML:2.0:asertion#x#y");
        String others = Stream.of("", "?=b", "?=x", "?+c", "#b", "#x", "#b%23c", ":b", "%3Fb")
                .map(rest -> NavigationIT.element("urn:example:a" + rest)).collect(Collectors.joining());
        List<String> everywhere = new ArrayList<>();
        String pulls = RESOLVES.replace("\"textDocument\":{", "\"textDocument\":{\"diagnostic\":{},");
        try (Editor server = Editor.ofWorkspace(folder, pulls)) {
            server.expectNamesRead();
            server.as("xml").open("a.xml", others);
            int version = 1;
            for (String name : wrong) {
                String before = element(name);
                server.replace("a.xml", ++version, before + before + others);
                server.awaitFiles();
                JsonArray actions = server.actions("a.xml", Json.range(0, 6, 6), "quickfix");
                for (JsonElement action : actions) {
                    String title = action.getAsJsonObject().get("title").getAsString();
                    if (title.endsWith(WHOLE)) {
                        JsonObject single = Editor.titled(title.substring(0, title.length() - WHOLE.length()), actions);
                        String after = Edits.apply(before, Edits.last(single).getAsJsonArray("edits"));
                        JsonObject made = server.request("codeAction/resolve", action).getAsJsonObject();
                        assertEquals(after + after + others, Edits.apply(before + before + others,
                                Edits.last(made).getAsJsonArray("edits")), title);
                        everywhere.add(name);
                    }
                }
            }
            server.end();
        }
        assertEquals(List.of("urn:example:é", "urn:example:é#x", "urn:example:é?=x#y", "urn:example:é:a|b?+x",
                "urn:example:a%2", "urn:example:a%2?=b", "urn:exa_mple:a?+b", "urn:isbn:978-0-395-36341-1#x",
                "urn:oasis:names:tc:SAML:2.0:asertion?=x"), everywhere);
    }

    private static String element(String name) {
        return "<a b='" + name + "'/>\n";
    }

    private static void apply(Editor server, FilesFixture fixture, JsonObject edit) {
        Map<String, String> texts = new HashMap<>();
        fixture.files().forEach(file -> texts.put(server.uri(file.name()), file.text()));
        String open = server.uri(fixture.marked("cursor").get(0).file().name());
        for (JsonElement change : edit.getAsJsonArray("documentChanges")) {
            JsonObject document = change.getAsJsonObject().getAsJsonObject("textDocument");
            String uri = document.get("uri").getAsString();
            assertTrue(document.has("version"), document::toString);
            assertEquals(uri.equals(open) ? String.valueOf(VERSION) : "null", String.valueOf(document.get("version")),
                    "the version of an open document alone");
            texts.put(uri, Edits.apply(texts.get(uri), change.getAsJsonObject().getAsJsonArray("edits")));
        }
        fixture.files()
                .forEach(file -> assertEquals(file.textAfter(), texts.get(server.uri(file.name())), file.name()));
    }
}
