package io.github.urnls.check.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Finding;
import io.github.urnls.namespace.Registry;
import io.github.urnls.check.Rule;
import io.github.urnls.check.run.Rules;
import io.github.urnls.check.Severity;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Specification;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

class ProjectFileTest {

    private static ProjectFile read(String text) {
        return ProjectFile.read(new Document("file:///urn-ls.json", "jsonc", 1, text));
    }

    @Test
    void rightSettingsApplyBesideWrongOnes() {
        ProjectFile file = read(
                """
                        { "severity": { "no-such": "off", "r-component": "off", "check-digit": "hint" }, \
                        "specification": 7, "maxSize": 3,
                          "overrides": [ { "files": ["a/"], "severity": { "r-component": "error" } }, { "files": 1 \
                        } ], // why
                          "exclude": ["x", "y"], "exclude": ["z",] }""");
        Layer settings = file.settings();
        assertEquals(Map.of("r-component", "off", "check-digit", "hint"), settings.value(Setting.SEVERITY));
        assertEquals(Optional.empty(), settings.get(Setting.SPECIFICATION));
        assertEquals(3, settings.value(Setting.MAX_SIZE));
        assertEquals(List.of("z"), settings.value(Setting.EXCLUDE), "the last of two counts");
        List<Setting.Override> overrides = settings.value(Setting.OVERRIDES);
        assertEquals(List.of(List.of("a/"), List.of()), overrides.stream().map(Setting.Override::files).toList());
        assertEquals(
                List.of("there is no rule “no-such”", "“specification” must be one of these: " + ids(),
                        "“files” must be a list of strings"),
                file.problems().stream().map(Finding::message).sorted((a, b) -> a.startsWith("there") ? -1 : 0)
                        .toList());
        CheckOptions both = new Layers(List.of(settings, overrides.get(0).settings())).options(Registry.BUILT_IN);
        assertEquals(Set.of(), both.off(), "the later says it is on");
        assertEquals(Map.of("r-component", Severity.ERROR, "check-digit", Severity.HINT), both.severities());
    }

    /** A word for several rules in one place never undoes a more exact one there, but what an earlier place says. */
    @Test
    void anExactWordCountsInItsPlace() {
        Layer first = Layer.NONE.with(Setting.SEVERITY, Map.of("check-digit", "hint", "all", "error", "syntax", "off"));
        CheckOptions alone = new Layers(List.of(first)).options(Registry.BUILT_IN);
        assertEquals(Severity.HINT, alone.severities().get("check-digit"));
        assertTrue(alone.off().contains("nid-length"));
        CheckOptions both = new Layers(List.of(first, Layer.NONE.with(Setting.SEVERITY, Map.of("all", "warning"))))
                .options(Registry.BUILT_IN);
        assertEquals(Set.of(Severity.WARNING), Set.copyOf(both.severities().values()));
        assertEquals(Set.of(), both.off());
    }

    /** The schema that editors complete by, and the reader, know the same. */
    @Test
    void theSchemaSaysWhatTheReaderKnows() throws IOException {
        JsonObject schema = JsonParser
                .parseString(Files.readString(Path.of("vscode-extension", "schemas", "urn-ls.schema.json")))
                .getAsJsonObject().getAsJsonObject("properties");
        Set<String> rules = Rules.all().stream().map(Rule::code).collect(Collectors.toCollection(TreeSet::new));
        JsonObject override = schema.getAsJsonObject("overrides").getAsJsonObject("items")
                .getAsJsonObject("properties");
        for (JsonObject settings : List.of(schema, override)) {
            assertEquals(rules,
                    new TreeSet<>(settings.getAsJsonObject("severity").getAsJsonObject("properties").keySet()));
            assertEquals(ids(), StreamSupport
                    .stream(settings.getAsJsonObject("specification").getAsJsonArray("enum").spliterator(), false)
                    .map(JsonElement::getAsString).collect(Collectors.joining(", ")));
        }
        assertEquals(List.of(), read(members(schema)).problems().stream()
                .filter(problem -> problem.message().contains("no setting")).toList());
        String unknown = read("{\"x\": 1}").problems().get(0).message();
        assertEquals("there is no setting “x” here; the settings are "
                + schema.keySet().stream().filter(name -> !name.startsWith("$"))
                        .collect(Collectors.joining(", ")),
                unknown);
    }

    private static String members(JsonObject schema) {
        return schema.keySet().stream().map(name -> "\"" + name + "\": 1").collect(Collectors.joining(",", "{", "}"));
    }

    private static String ids() {
        return Specification.all().stream().map(Specification::id).collect(Collectors.joining(", "));
    }
}
