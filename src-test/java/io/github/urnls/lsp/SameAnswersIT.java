package io.github.urnls.lsp;

import io.github.urnls.feature.Tally;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.cli.Run;
import io.github.urnls.cli.command.McpCommand;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.tools.Roots;
import io.github.urnls.mcp.Conversation;
import io.github.urnls.support.Json;
import io.github.urnls.support.lsp.Editor;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The editor, the command line and the tools for assistants say the same of every name in a workspace. */
class SameAnswersIT {

    private static final Map<String, String> FILES = new TreeMap<>(Map.of(
            "order.xsd", "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema' targetNamespace='urn:example:order'"
                    + " xmlns='urn:example:order'/>\n",
            "catalog.xml", "<catalog xmlns='urn:oasis:names:tc:entity:xmlns:xml:catalog'>\n"
                    + "<uri name='urn:example:order' uri='order.xsd'/><uri name='urn:example:bill' uri='a/bill.dtd'/>\n"
                    + "<rewriteURI uriStartString='urn:example:part:' rewritePrefix='a/'/></catalog>\n",
            "a/bill.dtd", "<!ELEMENT bill EMPTY>\n",
            "a/o.yang", "module o {\n  namespace \"urn:example:yang\"; // as urn:example:yang\n}\n",
            "a/schema.json", "{\"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n"
                    + " \"$id\": \"urn:example:json\", \"$ref\": \"URN:example:json#/x\", \"a\": "
                    + "\"urn:example:\\u006frder\"}\n",
            "b/A.java", "class A {\n  // \ud83d\ude00 urn:example:part:bill.dtd\n"
                    + "  String s = \"urn:example:order?=page=2\", t = \"urn:isbn:0-306-40615-2\";\n}\n",
            "b/read.md", "See <URN:EXAMPLE:order?=page=2> and `urn:example:bill`, urn:ISBN:0306406152.\n",
            "b/x.properties", "ns = urn\\:example\\:order\n"));

    @TempDir
    private Path temporary;

    private Path folder = Path.of("");

    @BeforeEach
    void workspace() throws IOException {
        folder = temporary.toRealPath();
        for (Map.Entry<String, String> file : FILES.entrySet()) {
            Path path = folder.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.writeString(path, file.getValue());
        }
    }

    private List<JsonObject> printed(String... args) {
        List<String> all = new ArrayList<>(List.of(args));
        all.addAll(List.of("--format", "jsonl", folder.toString()));
        return Run.of(all.toArray(String[]::new)).out().replace(Printable.path(folder) + "/", "").lines()
                .map(line -> JsonParser.parseString(line).getAsJsonObject()).toList();
    }

    /** Every name as it is spelled somewhere, and every one with components. */
    private Set<String> names() {
        Set<String> names = new LinkedHashSet<>();
        for (JsonObject name : printed("names")) {
            name.getAsJsonArray("spellings").forEach(spelling -> {
                names.add(spelling.getAsString());
                printed("references", spelling.getAsString())
                        .forEach(place -> names.add(place.get("urn").getAsString()));
            });
        }
        return names;
    }

    private static String place(JsonObject printed) {
        return printed.get("path").getAsString() + " " + (printed.get("line").getAsInt() - 1) + ":"
                + (printed.get("column").getAsInt() - 1) + "-" + (printed.get("endLine").getAsInt() - 1) + ":"
                + (printed.get("endColumn").getAsInt() - 1)
                + (printed.has("newText") ? " " + printed.get("newText").getAsString() : "");
    }

    private String place(String uri, JsonObject located) {
        JsonObject range = located.getAsJsonObject("range");
        return folder.toUri().relativize(URI.create(uri)) + " " + point(range.getAsJsonObject("start")) + "-"
                + point(range.getAsJsonObject("end"))
                + (located.has("newText") ? " " + located.get("newText").getAsString() : "");
    }

    private static String point(JsonObject position) {
        return position.get("line").getAsInt() + ":" + position.get("character").getAsInt();
    }

    private List<String> places(JsonElement locations) {
        return locations.getAsJsonArray().asList().stream().map(JsonElement::getAsJsonObject)
                .map(location -> place(location.get("uri").getAsString(), location)).toList();
    }

    private List<String> edits(JsonElement edit) {
        List<String> edits = new ArrayList<>();
        for (JsonElement change : edit.getAsJsonObject().getAsJsonArray("documentChanges")) {
            String uri = change.getAsJsonObject().getAsJsonObject("textDocument").get("uri").getAsString();
            change.getAsJsonObject().getAsJsonArray("edits")
                    .forEach(one -> edits.add(place(uri, one.getAsJsonObject())));
        }
        return edits;
    }

    @Test
    void everyNameIsAnsweredTheSameWay() throws IOException {
        Set<String> names = names();
        assertTrue(names.size() >= 12, names::toString);
        try (Editor editor = started(); Conversation assistant = assistant()) {
            for (String name : names) {
                List<JsonObject> references = printed("references", name);
                boolean whole = name.contains("?") || name.contains("#");
                JsonObject first = references.stream().filter(place -> place.get("urn").getAsString().startsWith(name))
                        .findFirst().orElseThrow();
                String file = first.get("path").getAsString();
                editor.open(file, FILES.get(file));
                JsonObject at = editor.at(file, first.get("line").getAsInt() - 1,
                        first.get(whole ? "endColumn" : "column").getAsInt() - 1);
                JsonObject of = at.deepCopy();
                of.add("context", Json.object("includeDeclaration", true));
                assertEquals(places(editor.request("textDocument/references", of)),
                        references.stream().map(SameAnswersIT::place).toList(), name);
                assertSame(references, assistant, "references", "references", Json.object("name", name));

                List<JsonObject> definitions = printed("definition", name);
                assertEquals(places(editor.request("textDocument/definition", at)),
                        definitions.stream().map(SameAnswersIT::place).toList(), name);
                assertSame(definitions, assistant, "definition", "definitions", Json.object("name", name));

                if (!whole) {
                    String newName = "urn:example:renamed";
                    List<JsonObject> edits = printed("rename", "--diff", name, newName);
                    at.addProperty("newName", newName);
                    assertEquals(edits(editor.request("textDocument/rename", at)),
                            edits.stream().map(SameAnswersIT::place).toList(), name);
                    assertSame(edits, assistant, "rename", "edits", Json.object("name", name, "newName", newName));
                }
                editor.close(file);
            }
        }
    }

    /** A name is used and declared as often wherever someone reads a number, and first declared by the same file. */
    @Test
    void everyNameHasOneNumber() throws IOException {
        Files.writeString(folder.resolve("b/B.java"),
                "class B {\n  boolean is(String s) { return s.contains(\"urn:example:order\"); }\n}\n");
        Files.writeString(folder.resolve("a.xml"), "<o:x xmlns:o='urn:example:order' id='urn:example:order'"
                + " xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance' xsi:type='o:T'/>\n");
        Files.writeString(folder.resolve("public.xml"), "<catalog xmlns='urn:oasis:names:tc:entity:xmlns:xml:catalog'>"
                + "<!-- urn:publicid:-:A:DTD+X:EN --><public publicId='-//A//DTD X//EN' uri='x.dtd'/></catalog>\n");
        Files.writeString(folder.resolve("two.md"), "```xml\n<definitions xmlns='http://schemas.xmlsoap.org/wsdl/'"
                + " targetNamespace='urn:example:two'/>\n```\n\n```xml\n<xs:schema xmlns:xs="
                + "'http://www.w3.org/2001/XMLSchema' targetNamespace='urn:example:two'/>\n```\n");
        try (Editor editor = started()) {
            for (JsonObject name : printed("names")) {
                String urn = name.get("urn").getAsString();
                int uses = name.get("uses").getAsInt();
                int declarations = name.get("declarations").getAsInt();
                List<JsonObject> places = printed("references", urn);
                assertEquals(declarations,
                        places.stream().filter(place -> place.get("declares").getAsBoolean()).count(), urn);
                assertEquals(uses + declarations, places.size(), urn);
                String words = (uses == 0 ? "no uses" : Tally.counted(uses, "use") + " in "
                        + Tally.counted(name.get("files").getAsInt(), "file"));
                String symbol = editor.request("workspace/symbol", Json.object("query", urn)).getAsJsonArray().get(0)
                        .getAsJsonObject().get("containerName").getAsString();
                assertEquals(words, symbol.substring(symbol.indexOf("· ") < 0 ? 0 : symbol.indexOf("· ") + 2), urn);
                assertEquals(name.get("files").getAsInt(), places.stream()
                        .filter(place -> !place.get("declares").getAsBoolean()).map(place -> place.get("path"))
                        .distinct().count(), urn);
                if (declarations > 0) {
                    assertEquals(printed("definition", urn).stream()
                            .filter(place -> !place.get("text").getAsString().isEmpty()) // no file behind a catalog
                            .findFirst().orElseThrow().get("path"), name.get("declaring"), urn);
                    assertTrue(symbol.startsWith(
                            declarations == 1 ? "declared in " : declarations + " declarations, first "), symbol);
                }
                JsonObject first = places.getFirst();
                String file = first.get("path").getAsString();
                JsonObject shown = editor.request("workspace/symbol", Json.object("query", urn)).getAsJsonArray()
                        .get(0).getAsJsonObject().getAsJsonObject("location");
                if (declarations > 0) {
                    assertEquals(place(printed("definition", urn).stream()
                            .filter(place -> !place.get("text").getAsString().isEmpty()).findFirst().orElseThrow()),
                            place(shown.get("uri").getAsString(), shown), urn);
                }
                editor.open(file, Files.readString(folder.resolve(file)));
                JsonObject at = editor.at(file, first.get("line").getAsInt() - 1, first.get("column").getAsInt() - 1);
                String hover = editor.request("textDocument/hover", at).toString();
                String told = words + (declarations == 0 ? "" : ", " + Tally.counted(declarations, "declaration"));
                assertTrue(uses + declarations < 2 || hover.contains("\\n" + told), hover + " of " + urn + ": " + told);
                editor.close(file);
            }
        }
    }

    private static void assertSame(List<JsonObject> printed, Conversation assistant, String tool, String list,
            JsonObject arguments) throws IOException {
        JsonArray answered = assistant.structured(tool, arguments.toString()).getAsJsonArray(list);
        assertEquals(printed, answered.asList(), arguments.toString());
    }

    private Editor started() {
        Editor editor = Editor.ofWorkspace(folder, "{\"workspace\":{\"workspaceEdit\":{\"documentChanges\":true}},"
                + "\"textDocument\":{\"hover\":{\"contentFormat\":[\"markdown\"]}}}");
        editor.expectNamesRead();
        return editor;
    }

    private Conversation assistant() throws IOException {
        PrintWriter errors = new PrintWriter(new StringWriter());
        return new Conversation(McpCommand.server(
                McpCommand.tools(new Roots(List.of(folder)), 1 << 20, Optional.empty(), errors), errors));
    }
}
