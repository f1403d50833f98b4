package io.github.urnls.check.project;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Rule;
import io.github.urnls.check.run.Rules;
import io.github.urnls.check.Severity;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Specification;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
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
        assertEquals(Set.of("r-component"), file.settings().off());
        assertEquals(Severity.HINT, file.settings().severities().get("check-digit"));
        assertEquals(Optional.empty(), file.settings().specification());
        assertEquals(OptionalInt.of(3), file.maxSize());
        assertEquals(List.of("z"), file.exclude(), "the last of two counts");
        assertEquals(List.of(List.of("a/"), List.of()),
                file.overrides().stream().map(ProjectFile.Override::files).toList());
        assertEquals(
                List.of("there is no rule “no-such”", "“specification” must be one of these: " + ids(),
                        "“files” must be a list of strings"),
                file.problems().stream().map(Finding::message).sorted((a, b) -> a.startsWith("there") ? -1 : 0)
                        .toList());
        ProjectFile.Settings both = file.settings().and(file.overrides().get(0).settings());
        assertEquals(Set.of(), both.off(), "the later says it is on");
        assertEquals(Severity.ERROR, both.severities().get("r-component"));
        assertEquals(Severity.HINT, both.severities().get("check-digit"));
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
