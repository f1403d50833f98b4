package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.cli.Run;
import io.github.urnls.support.Cases;
import io.github.urnls.support.ExtensionManifest;
import io.github.urnls.support.Json;
import io.github.urnls.support.lsp.Editor;
import io.github.urnls.support.lsp.Edits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The settings of an editor count no more once there is a project file. So an action that makes one takes over all that
 * the file can have: the same is found afterwards, but for what the action turns off.
 */
class NewProjectFileTest {

    private static final String CAPABILITIES = """
            {"workspace":{"workspaceEdit":{"documentChanges":true,"resourceOperations":["create"]}},
             "textDocument":{"diagnostic":{},
               "codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":[]}}}}}""";

    private static final String TURN_OFF = "Turn off “check-digit” in this project";

    /** Each setting that an editor and a project file may have, with a value that changes something. */
    private static final Map<String, String> VALUES = new TreeMap<>(Map.ofEntries(
            Map.entry("specification", "\"draft2012\""),
            Map.entry("severity",
                    "{\"all\": \"warning\", \"syntax\": \"information\", \"illegal-character\": \"off\"}"),
            Map.entry("accept", "[\"urn:other_x:*\", \"urn:example:a\\\\\\\"*\"]"),
            Map.entry("tests", "[\"samples/\"]"),
            Map.entry("testSeverity", "\"off\""),
            Map.entry("exclude", "[\"generated/\"]"),
            Map.entry("registries", "[\"names/acme.json\", \"own.json\"]"),
            Map.entry("ianaRegistry", "\"names/iana.xml\""),
            Map.entry("maxFiles", "7")));

    /** What makes no difference to findings. */
    private static final Set<String> WITHOUT_FINDINGS = Set.of("maxFiles");

    private static final List<String> DOCUMENTS = List.of("a.yaml", "samples/a.yaml", "generated/a.yaml",
            "tests/a.yaml");

    private static final String TEXT = "a: urn:acme:1\nb: urn:isbn:9780306406158\nc: urn:example:a^b\n"
            + "d: urn:other_x:1\ne: URN:example:x\nf: urn:newly:1\ng: urn:example:a?b\nh: urn:own:1\n";

    @TempDir
    private Path temporary;

    private Path folder = Path.of("");

    @BeforeEach
    void files() throws IOException {
        folder = temporary.toRealPath().resolve("project");
        write("names/acme.json", "{\"namespaces\": [{\"nid\": \"acme\"}]}");
        write("own.json", "{\"namespaces\": [{\"nid\": \"own\"}]}");
        write("../other.json", "{\"namespaces\": [{\"nid\": \"other\"}]}");
        for (String file : List.of("names/iana.xml", "../iana.xml")) {
            write(file, """
                    <registry xmlns="http://www.iana.org/assignments" id="urn-namespaces"><updated>2099-03-18</updated>
                      <registry id="urn-namespaces-1">
                        <record><name>newly</name></record><record><name>isbn</name></record>
                        <record><name>example</name></record>
                      </registry>
                    </registry>""");
        }
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    static Set<String> settings() {
        return VALUES.keySet();
    }

    private static JsonObject set(Iterable<String> names) {
        JsonObject settings = new JsonObject();
        names.forEach(name -> settings.add(name, JsonParser.parseString(VALUES.get(name))));
        return settings;
    }

    /** What an editor with these settings finds in each document, and the project file that the action makes. */
    private record Session(List<String> findings, Optional<String> made) {}

    private Session session(JsonObject settings, Object... others) {
        List<Object> parameters = new ArrayList<>(List.of("workspaceFolders", Editor.folders(folder),
                "initializationOptions", settings));
        parameters.addAll(List.of(others));
        try (Editor editor = Editor.of(InMemoryServer.start(), folder).as("yaml").begin(CAPABILITIES,
                parameters.toArray())) {
            List<String> findings = new ArrayList<>();
            for (String name : DOCUMENTS) {
                editor.open(name, TEXT);
                JsonObject report = editor.request("textDocument/diagnostic", editor.about(name)).getAsJsonObject();
                for (JsonElement item : report.getAsJsonArray("items")) {
                    JsonObject found = item.getAsJsonObject();
                    findings.add(name + " " + found.get("code") + " " + found.get("severity") + " "
                            + found.get("range"));
                }
            }
            Optional<String> made = editor.actions("a.yaml", Json.range(1, 20, 20), "").asList().stream()
                    .map(JsonElement::getAsJsonObject)
                    .filter(action -> action.get("title").getAsString().equals(TURN_OFF))
                    .map(action -> Edits.apply("", Edits.last(action).getAsJsonArray("edits"))).findFirst();
            editor.end();
            return new Session(findings, made);
        }
    }

    private static List<String> withoutCheckDigits(List<String> findings) {
        return findings.stream().filter(finding -> !finding.contains("check-digit")).toList();
    }

    private String shown() {
        Run run = Run.of("check", "--show-settings", folder.resolve("a.yaml").toString());
        assertEquals("", run.err());
        return run.out();
    }

    /** What is wrong in the settings is not in force. A file that is not there may be made later, so it stays named. */
    @Test
    void whatIsNotInForceIsLeftOut() throws IOException {
        JsonObject settings = JsonParser.parseString("""
                {"severity": {"bogus": "error", "not-normalized": "error"}, "accept": ["urn:own:*", 7],
                 "registries": ["names/acme.json", "gone.json"]}""").getAsJsonObject();
        try (Editor editor = Editor.of(InMemoryServer.start(), folder).as("yaml").begin(CAPABILITIES,
                "workspaceFolders", Editor.folders(folder), "initializationOptions", settings)) {
            editor.open("a.yaml", TEXT);
            String told = editor.shown() + editor.shown() + editor.shown();
            assertTrue(told.contains("bogus") && told.contains("each of “urn.accept” must be a string")
                    && told.contains("gone.json"), told);
            String made = editor.actions("a.yaml", Json.range(1, 20, 20), "").asList().stream()
                    .map(JsonElement::getAsJsonObject)
                    .filter(action -> action.get("title").getAsString().equals(TURN_OFF))
                    .map(action -> Edits.apply("", Edits.last(action).getAsJsonArray("edits"))).findFirst()
                    .orElseThrow();
            assertEquals(Json.of("{'severity': {'not-normalized': 'error', 'check-digit': 'off'},"
                    + " 'accept': ['urn:own:*'], 'registries': ['names/acme.json', 'gone.json']}"), Json.of(made));
            editor.end();
        }
    }

    private void nothingIsLost(JsonObject settings) throws IOException {
        write("a.yaml", TEXT);
        Session before = session(settings);
        String made = before.made.orElseThrow();
        write("urn-ls.json", made);
        assertEquals(withoutCheckDigits(before.findings), session(settings).findings, made);
        assertEquals(withoutCheckDigits(before.findings), session(new JsonObject()).findings,
                () -> "for someone without these settings: " + made);
        String shown = shown();
        JsonObject byHand = settings.deepCopy();
        JsonObject severity = byHand.has("severity") ? byHand.getAsJsonObject("severity") : new JsonObject();
        severity.addProperty("check-digit", "off");
        byHand.add("severity", severity);
        assertEquals(byHand, Json.of(made));
        write("urn-ls.json", byHand.toString());
        assertEquals(shown(), shown);
        Files.delete(folder.resolve("urn-ls.json"));
    }

    /** A setting that is new in both must be added here, and be taken over. */
    @Test
    void everySettingThatBothMayHaveIsTried() throws IOException {
        Set<String> both = new TreeSet<>(JsonParser.parseString(Files.readString(
                Path.of("vscode-extension", "schemas", "urn-ls.schema.json"))).getAsJsonObject()
                .getAsJsonObject("properties").keySet());
        both.retainAll(ExtensionManifest.settings().keySet().stream().map(name -> name.replaceFirst("^urn\\.", ""))
                .toList());
        assertEquals(both, VALUES.keySet());
    }

    @ParameterizedTest
    @MethodSource("settings")
    void eachSettingAloneIsTakenOver(String name) throws IOException {
        JsonObject settings = set(List.of(name));
        if (!WITHOUT_FINDINGS.contains(name)) {
            JsonObject others = set(name.equals("testSeverity") ? List.of() : List.of("testSeverity"));
            JsonObject both = others.deepCopy();
            both.add(name, settings.get(name));
            assertNotEquals(session(others).findings, session(both).findings, "it can be seen");
        }
        nothingIsLost(settings);
    }

    @Test
    void allSettingsTogetherAreTakenOver() throws IOException {
        nothingIsLost(set(VALUES.keySet()));
    }

    @Test
    void someSettingsAreTakenOver() {
        Cases.forEach(20, random -> nothingIsLost(
                set(VALUES.keySet().stream().filter(name -> random.nextInt(2) == 0).toList())));
    }

    /** An editor sends its defaults, too. */
    @Test
    void whatIsNotSetIsNotWritten() throws IOException {
        JsonObject defaults = new JsonObject();
        ExtensionManifest.settings().asMap().forEach((name, setting) -> {
            if (name.indexOf('.') == name.lastIndexOf('.')) { // the others belong to the extension
                defaults.add(name.replaceFirst("^urn\\.", ""), setting.getAsJsonObject().get("default"));
            }
        });
        assertEquals("{\n  \"severity\": { \"check-digit\": \"off\" }\n}\n", session(defaults).made.orElseThrow());
    }

    /** A project file must not lead out of its project, so none is made that would lose the names. */
    @ParameterizedTest
    @ValueSource(strings = {"{\"registries\": [\"own.json\", \"../other.json\"]}",
            "{\"ianaRegistry\": \"../iana.xml\"}"})
    void noFileIsMadeThatCannotHaveTheSettings(String settings) {
        Session session = session(Json.of(settings));
        assertFalse(session.findings.isEmpty());
        assertEquals(Optional.empty(), session.made);
    }

    /** An absolute path in the project is written from its folder. */
    @Test
    void aPathIsWrittenFromTheFolder() {
        JsonObject settings = Json.object("registries", Json.array(folder.resolve("names/acme.json").toString()));
        assertEquals("[\"names/acme.json\"]",
                Json.of(session(settings).made.orElseThrow()).get("registries").toString());
    }
}
