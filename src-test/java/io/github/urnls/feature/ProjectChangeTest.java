package io.github.urnls.feature;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.HashMap;
import io.github.urnls.check.project.Layer;
import io.github.urnls.check.project.Setting;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.feature.ProjectChange.Accept;
import io.github.urnls.feature.ProjectChange.TurnOff;
import io.github.urnls.feature.ProjectChange.TurnOffIn;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProjectChangeTest {

    private static final String NAME = "urn:acme_x:a\"b";
    private static final ProjectChange ACCEPT = new Accept(NAME);
    private static final ProjectChange OFF = new TurnOff("check-digit");
    private static final ProjectChange OFF_IN = new TurnOffIn("check-digit", "a [1]/b*.json");

    private static ProjectFile read(String text) {
        return ProjectFile.read(new Document("file:///urn-ls.json", "jsonc", 1, text));
    }

    private static Stream<String> files() {
        return Stream.of("{}", "{\n}\n", "{ \"severity\": {} }", "{\"accept\": []}", "{\"overrides\": [ ]}",
                "{\"accept\": [\"urn:a:*\", \"urn:b:*\"]} // end",
                "{\n  // why\n  \"accept\": [\n    \"urn:a:*\", // one\n  ],\n  \"maxSize\": 1\n}",
                "{\r\n  \"accept\": [\r\n    \"urn:a:*\" // one\r\n  ]\r\n}",
                "{\n  \"severity\": {\n    // ours\n    \"r-component\": \"off\"\n  }\n}",
                "{ \"severity\": { \"check-digit\": \"error\", \"r-component\": \"hint\" } }",
                "{\"overrides\": [\n  { \"files\": [\"*.md\"], \"severity\": { \"check-digit\": \"hint\" } }\n]}",
                // of two members of one name the last counts
                "{\"severity\": {\"check-digit\": \"error\"}, \"severity\": {\"confusable\": \"hint\"}}",
                "{\"severity\": {\"check-digit\": \"error\", \"check-digit\": \"hint\"}}",
                "{\"accept\": [\"urn:a:*\"], \"accept\": [\"urn:b:*\"]}",
                "{\"overrides\": [], \"overrides\": [{\"files\": [\"*.md\"], \"specification\": \"rfc2141\"}]}");
    }

    private static ProjectFile after(String text, ProjectChange change) {
        String changed = TextEdit.apply(text, change.edits(text).orElseThrow());
        ProjectFile after = read(changed);
        assertEquals(List.of(), after.problems(), changed);
        assertEquals(read(text).settings().get(Setting.MAX_SIZE), after.settings().get(Setting.MAX_SIZE));
        return after;
    }

    /** After the change any file accepts the name, and everything else is unchanged. */
    @ParameterizedTest
    @MethodSource("files")
    void aNameIsAccepted(String text) {
        ProjectFile before = read(text);
        ProjectFile after = after(text, ACCEPT);
        List<String> accepted = new ArrayList<>(before.settings().value(Setting.ACCEPT));
        accepted.add(NAME);
        assertEquals(before.settings().with(Setting.ACCEPT, accepted), after.settings());
    }

    @ParameterizedTest
    @MethodSource("files")
    void aRuleIsTurnedOff(String text) {
        ProjectFile after = after(text, OFF);
        Map<String, String> levels = new HashMap<>(read(text).settings().value(Setting.SEVERITY));
        levels.put("check-digit", "off");
        assertEquals(read(text).settings().with(Setting.SEVERITY, levels), after.settings());
    }

    /** The last override counts, so it must be the last. */
    @ParameterizedTest
    @MethodSource("files")
    void aRuleIsTurnedOffInOneFile(String text) {
        ProjectFile after = after(text, OFF_IN);
        List<Setting.Override> overrides = new ArrayList<>(read(text).settings().value(Setting.OVERRIDES));
        List<String> one = List.of("/a \\[1]/b\\*.json");
        Layer off = Layer.NONE.with(Setting.SEVERITY, Map.of("check-digit", "off"));
        overrides.add(new Setting.Override(one, off.with(Setting.FILES, one)));
        assertEquals(read(text).settings().with(Setting.OVERRIDES, overrides), after.settings());
    }

    @Test
    void insertedTextFollowsTheStyleOfTheFile() {
        assertEquals("{\n  // why\n  \"accept\": [\n    \"urn:a:*\", // one\n    \"urn:b:*\"\n  ]\n}",
                changed("{\n  // why\n  \"accept\": [\n    \"urn:a:*\" // one\n  ]\n}", new Accept("urn:b:*")));
        assertEquals(
                "{\n  \"severity\": {\n    \"check-digit\": \"off\",\n    // ours\n    \"r-component\": "
                        + "\"off\"\n  }\n}",
                changed("{\n  \"severity\": {\n    // ours\n    \"r-component\": \"off\"\n  }\n}", OFF));
        assertEquals("{\n  \"accept\": [\"urn:a:*\", \"urn:b:*\"]\n}",
                changed("{\n  \"accept\": [\"urn:a:*\"]\n}", new Accept("urn:b:*")));
        assertEquals("{ \"severity\": { \"check-digit\": \"off\" } }",
                changed("{ \"severity\": { \"check-digit\": \"error\" } }", OFF));
    }

    private static String changed(String text, ProjectChange change) {
        return TextEdit.apply(text, change.edits(text).orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "[]", "{", "{\"accept\": 1, \"severity\": [], \"overrides\": {}}"})
    void whereItIsNotClearNothingIsWritten(String text) {
        for (ProjectChange change : List.of(ACCEPT, OFF, OFF_IN)) {
            assertEquals(Optional.empty(), change.edits(text));
        }
    }

    @Test
    void aNewFileSaysItAlone() {
        assertEquals("{\n  \"accept\": [\"urn:b:*\"]\n}\n", new Accept("urn:b:*").newFile("{}\n"));
        assertEquals("{\n  \"severity\": { \"check-digit\": \"off\" }\n}\n", OFF.newFile("{}\n"));
        assertEquals("{\n  \"severity\": { \"check-digit\": \"off\", \"confusable\": \"hint\" }\n}\n",
                OFF.newFile("{\n  \"severity\": { \"confusable\": \"hint\" }\n}\n"));
        assertEquals(1, read(OFF_IN.newFile("{}\n")).settings().value(Setting.OVERRIDES).size());
    }
}
