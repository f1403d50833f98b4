package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.support.FilesFixture.Place;
import io.github.urnls.support.FilesFixture;
import io.github.urnls.support.lsp.LspClient;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Requests about a name, put to the real process over a workspace of several files. */
class NavigationIT {

    /** Edits that name versions. */
    private static final String PLAIN = "\"workspace\":{\"workspaceEdit\":{\"documentChanges\":true}}";

    private static final String CONFIRMS = "\"workspace\":{\"workspaceEdit\":{\"documentChanges\":true,\"changeAnnotationSupport\":{}}}";

    private static final String RESOLVES = CONFIRMS + ",\"textDocument\":{\"codeAction\":{\"codeActionLiteralSupport\":"
            + "{\"codeActionKind\":{\"valueSet\":[]}},\"dataSupport\":true,\"resolveSupport\":{\"properties\":[\"edit\"]}}}";

    @TempDir
    private Path folder;

    static Stream<FilesFixture> fixtures() {
        return FilesFixture.ofNames();
    }

    private LspClient started(FilesFixture fixture, String capabilities) throws IOException {
        for (FilesFixture.File file : fixture.files()) {
            Path path = folder.resolve(file.name());
            Files.createDirectories(path.getParent());
            Files.writeString(path, file.text());
        }
        LspClient server = LspClient.start();
        server.initialize(
                "{\"rootUri\":\"" + folder.toUri() + "\",\"capabilities\":{\"window\":{\"workDoneProgress\":true},"
                        + capabilities + "}}");
        server.notify("initialized", "{}");
        server.expectNamesRead();
        FilesFixture.File file = fixture.marked("cursor").get(0).file();
        server.notify("textDocument/didOpen",
                "{\"textDocument\":{\"uri\":\"" + uri(file) + "\",\"languageId\":\"\",\"version\":7,\"text\":"
                        + new Gson().toJson(file.text()) + "}}");
        server.expect("textDocument/publishDiagnostics");
        return server;
    }

    private String uri(FilesFixture.File file) {
        return folder.resolve(file.name()).toUri().toString();
    }

    private String cursor(FilesFixture fixture) {
        Place place = fixture.marked("cursor").get(0);
        return "\"textDocument\":{\"uri\":\"" + uri(place.file()) + "\"},\"position\":{\"line\":" + place.mark().line()
                + ",\"character\":" + place.mark().start() + "}";
    }

    private List<String> marked(FilesFixture fixture, String word) {
        return fixture.marked(word).stream().map(place -> place.file().name() + " " + place.mark().range()).toList();
    }

    private String found(JsonElement uri, JsonElement range) {
        return folder.toUri().relativize(java.net.URI.create(uri.getAsString())) + " " + range;
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
            case "repair" -> everywhere(fixture, fixture.argument() + " in the whole project");
            default -> throw new IllegalArgumentException(fixture.kind());
        }
    }

    private void references(FilesFixture fixture) throws IOException {
        try (LspClient server = started(fixture, PLAIN)) {
            List<String> found = new ArrayList<>();
            server.request("textDocument/references", "{" + cursor(fixture) + ",\"context\":{\"includeDeclaration\":"
                    + !fixture.argument().equals("without") + "}}").getAsJsonArray()
                    .forEach(one -> found
                            .add(found(one.getAsJsonObject().get("uri"), one.getAsJsonObject().get("range"))));
            assertEquals(marked(fixture, "reference"), found);
            server.end();
        }
    }

    private void highlights(FilesFixture fixture) throws IOException {
        try (LspClient server = started(fixture, PLAIN)) {
            String name = fixture.marked("cursor").get(0).file().name();
            List<String> found = new ArrayList<>();
            server.request("textDocument/documentHighlight", "{" + cursor(fixture) + "}").getAsJsonArray()
                    .forEach(one -> found.add(name + " " + one.getAsJsonObject().get("range")));
            assertEquals(marked(fixture, "highlight"), found);
            server.end();
        }
    }

    private void definition(FilesFixture fixture) throws IOException {
        List<String> plain = new ArrayList<>();
        try (LspClient server = started(fixture, PLAIN)) {
            server.request("textDocument/definition", "{" + cursor(fixture) + "}").getAsJsonArray().forEach(
                    one -> plain.add(found(one.getAsJsonObject().get("uri"), one.getAsJsonObject().get("range"))));
            server.end();
        }
        assertEquals(marked(fixture, "definition"), plain);
        try (LspClient server = started(fixture, "\"textDocument\":{\"definition\":{\"linkSupport\":true}}")) {
            List<String> links = new ArrayList<>();
            for (JsonElement link : server.request("textDocument/definition", "{" + cursor(fixture) + "}")
                    .getAsJsonArray()) {
                JsonObject object = link.getAsJsonObject();
                links.add(found(object.get("targetUri"), object.get("targetSelectionRange")));
                assertEquals(fixture.marked("cursor").get(0).mark().range(),
                        object.get("originSelectionRange").toString());
            }
            assertEquals(plain, links);
            server.end();
        }
    }

    private void rename(FilesFixture fixture) throws IOException {
        String params = "{" + cursor(fixture) + ",\"newName\":" + new Gson().toJson(fixture.argument()) + "}";
        boolean changes = fixture.files().stream().anyMatch(FilesFixture.File::isChanged);
        try (LspClient server = started(fixture, PLAIN)) {
            JsonObject prepared = server.request("textDocument/prepareRename", "{" + cursor(fixture) + "}")
                    .getAsJsonObject();
            assertEquals(fixture.marked("cursor").get(0).mark().range(), prepared.get("range").toString());
            if (!changes) {
                JsonObject error = server.call("textDocument/rename", params).getAsJsonObject("error");
                assertTrue(error.get("message").getAsString().contains(fixture.messages().get(0)), error::toString);
            } else if (fixture.messages().isEmpty()) {
                apply(fixture, server.request("textDocument/rename", params).getAsJsonObject());
            } else {
                // A client that cannot have its user confirm the edits is asked a question; without a yes nothing is
                // changed.
                server.ask(70, "textDocument/rename", params);
                JsonObject asked = server.expectRequest("window/showMessageRequest", "null");
                assertTrue(asked.get("message").getAsString().contains(fixture.messages().get(0)), asked::toString);
                assertTrue(server.answer(70).isJsonNull());
                server.ask(71, "textDocument/rename", params);
                asked = server.hold("window/showMessageRequest");
                server.send("{\"jsonrpc\":\"2.0\",\"id\":" + asked.get("id") + ",\"result\":"
                        + asked.getAsJsonObject("params").getAsJsonArray("actions").get(0) + "}");
                apply(fixture, server.answer(71).getAsJsonObject());
            }
            server.end();
        }
        if (changes && !fixture.messages().isEmpty()) {
            try (LspClient server = started(fixture, CONFIRMS)) {
                JsonObject edit = server.request("textDocument/rename", params).getAsJsonObject();
                JsonObject annotation = edit.getAsJsonObject("changeAnnotations").getAsJsonObject("urn-ls.doubt");
                assertTrue(annotation.get("needsConfirmation").getAsBoolean());
                assertTrue(annotation.get("description").getAsString().contains(fixture.messages().get(0)),
                        annotation::toString);
                edit.getAsJsonArray("documentChanges")
                        .forEach(change -> change.getAsJsonObject().getAsJsonArray("edits")
                                .forEach(one -> assertEquals("urn-ls.doubt",
                                        one.getAsJsonObject().get("annotationId").getAsString())));
                assertTrue(server.expect("window/showMessage").get("message").getAsString()
                        .contains(fixture.messages().get(0)));
                apply(fixture, edit);
                server.end();
            }
        }
    }

    /** A name that is wrong is mended first, and an action that runs a command has all it needs. */
    @Test
    void onlyRightNamesAreRaisedAndOtherActionsStayAsTheyAre() throws IOException {
        String uri = folder.resolve("a.xml").toUri().toString();
        try (LspClient server = LspClient.start()) {
            server.initialize("{\"capabilities\":{" + RESOLVES + "}}");
            server.notify("initialized", "{}");
            server.notify("textDocument/didOpen", EveryRequest.opened(uri, "<a b=\"urn:example:record%2:7\"/>"));
            server.expect("textDocument/publishDiagnostics");
            assertEquals(new JsonArray(), server.request("textDocument/codeAction", "{\"textDocument\":{\"uri\":\""
                    + uri + "\"},\"range\":{\"start\":{\"line\":0,\"character\":10},\"end\":{\"line\":0,"
                    + "\"character\":10}},\"context\":{\"diagnostics\":[],\"only\":[\"refactor\"]}}"));
            String action = "{\"title\":\"Accept\",\"command\":{\"title\":\"Accept\",\"command\":\"urn.accept\"}}";
            assertEquals(JsonParser.parseString(action), server.request("codeAction/resolve", action));
            server.end();
        }
    }

    private void everywhere(FilesFixture fixture, String title) throws IOException {
        String cursor = cursor(fixture);
        String params = "{" + cursor.substring(0, cursor.indexOf(",\"position\"")) + ",\"range\":"
                + fixture.marked("cursor").get(0).mark().range()
                + ",\"context\":{\"diagnostics\":[],\"only\":[\"refactor\",\"quickfix\"]}}";
        try (LspClient server = started(fixture, RESOLVES)) {
            JsonObject action = server.request("textDocument/codeAction", params).getAsJsonArray().asList().stream()
                    .map(JsonElement::getAsJsonObject)
                    .filter(offered -> offered.get("title").getAsString().equals(title))
                    .findFirst().orElseThrow();
            assertFalse(action.has("edit"), action::toString);
            JsonObject edit = server.request("codeAction/resolve", action.toString()).getAsJsonObject()
                    .getAsJsonObject("edit");
            JsonObject annotation = edit.getAsJsonObject("changeAnnotations").getAsJsonObject("urn-ls.doubt");
            assertTrue(annotation.get("needsConfirmation").getAsBoolean());
            boolean doubted = fixture.messages().stream().anyMatch(message -> message.contains("already"));
            assertEquals(doubted, !edit.toString().contains("\"annotationId\":\"urn-ls.shown\""),
                    "what is not doubted is chosen already");
            fixture.messages().forEach(
                    message -> assertTrue(annotation.get("description").getAsString().contains(message),
                            annotation::toString));
            if (doubted) {
                server.expect("window/showMessage");
            }
            apply(fixture, edit);
            server.end();
        }
        try (LspClient server = started(fixture, PLAIN)) {
            assertFalse(server.request("textDocument/codeAction", params).toString().contains(title),
                    "what cannot be resolved");
            server.end();
        }
    }

    private void apply(FilesFixture fixture, JsonObject edit) {
        Map<String, String> texts = new HashMap<>();
        fixture.files().forEach(file -> texts.put(uri(file), file.text()));
        String open = uri(fixture.marked("cursor").get(0).file());
        for (JsonElement change : edit.getAsJsonArray("documentChanges")) {
            JsonObject document = change.getAsJsonObject().getAsJsonObject("textDocument");
            String uri = document.get("uri").getAsString();
            assertTrue(document.has("version"), document::toString);
            assertEquals(uri.equals(open) ? "7" : "null", String.valueOf(document.get("version")),
                    "the version of an open document alone");
            texts.put(uri, edited(texts.get(uri), change.getAsJsonObject().getAsJsonArray("edits")));
        }
        fixture.files().forEach(file -> assertEquals(file.textAfter(), texts.get(uri(file)), file.name()));
    }

    private static String edited(String text, JsonArray edits) {
        String[] lines = text.split("\n", -1);
        // From the end, so that earlier edits do not move later ones.
        for (int i = edits.size() - 1; i >= 0; i--) {
            JsonObject range = edits.get(i).getAsJsonObject().getAsJsonObject("range");
            int line = range.getAsJsonObject("start").get("line").getAsInt();
            lines[line] = lines[line].substring(0, range.getAsJsonObject("start").get("character").getAsInt())
                    + edits.get(i).getAsJsonObject().get("newText").getAsString()
                    + lines[line].substring(range.getAsJsonObject("end").get("character").getAsInt());
        }
        return String.join("\n", lines);
    }
}
