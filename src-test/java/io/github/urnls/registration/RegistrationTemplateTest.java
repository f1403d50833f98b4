package io.github.urnls.registration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.run.Checker;
import io.github.urnls.check.Finding;
import io.github.urnls.text.Document;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The form that the snippet writes, and the lines that are fields. */
class RegistrationTemplateTest {

    private static final Path EXTENSION = Path.of("vscode-extension");

    private static final Checker CHECKER = new Checker((rule, fault) -> {
        throw fault;
    });

    /** The text that an editor inserts, with the cursor in the first placeholder. */
    private static String inserted() throws IOException {
        JsonObject snippets = JsonParser.parseString(Files.readString(EXTENSION.resolve("snippets/urn-namespace.json")))
                .getAsJsonObject();
        JsonObject snippet = snippets.entrySet().iterator().next().getValue().getAsJsonObject();
        assertFalse(snippet.has("prefix"),
                "editors would offer it for the end of …:02-DIDL-NS, and Enter would insert it");
        return snippet.getAsJsonArray("body").asList().stream().map(JsonElement::getAsString)
                .collect(Collectors.joining("\n"))
                .replace("${CURRENT_YEAR}-${CURRENT_MONTH}-${CURRENT_DATE}", "2026-03-01")
                .replaceAll("\\$\\{\\d+:((?:\\\\\\}|[^}\\\\])*)\\}", "$1").replace("\\}", "}").replace("$1", "{nid}")
                .replace("$0", "");
    }

    private static List<Finding> check(String text, String name) {
        return CHECKER.check(new Document("file:///" + name, "", 1, text), CheckOptions.DEFAULT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.txt", "a.md", "a.rst"})
    void theSnippetAsInsertedIsReportedOnlyWhereSomethingIsMissing(String name) throws IOException {
        List<String> wanted = List.of("Namespace Identifier", "Registrant", "Purpose", "Syntax", "Assignment",
                "Security and Privacy",
                "Interoperability", "Resolution", "Documentation");
        String text = inserted();
        assertEquals(wanted, check(text, name).stream().map(finding -> finding.range().in(text)).toList());
        String filled = text.replaceAll("\\{nid\\}", "acme-parts").replaceAll("\\{[^}]*\\}", "something");
        assertEquals(List.of(), check(filled, name));
    }

    @Test
    void theSnippetHasTheFieldsOfTheFormInItsOrder() throws IOException {
        String text = inserted();
        List<Template> templates = Template.in(new Document("", "", 1, text));
        assertEquals(1, templates.size());
        assertEquals(List.of(TemplateField.values()), new ArrayList<>(templates.get(0).entries().keySet()));
        assertEquals(List.of(TemplateField.values()), text.lines().filter(line -> line.matches("[A-Z][A-Za-z ]+:.*"))
                .map(line -> TemplateField.named(line.substring(0, line.indexOf(':'))).orElseThrow()).toList());
    }

    @Test
    void theSnippetIsInThePackage() throws IOException {
        JsonObject contributes = JsonParser.parseString(Files.readString(EXTENSION.resolve("package.json")))
                .getAsJsonObject()
                .getAsJsonObject("contributes");
        List<String> languages = new ArrayList<>();
        for (JsonElement snippets : contributes.getAsJsonArray("snippets")) {
            languages.add(snippets.getAsJsonObject().get("language").getAsString());
            assertTrue(Files.exists(EXTENSION.resolve(snippets.getAsJsonObject().get("path").getAsString())));
        }
        assertEquals(List.of("plaintext", "markdown", "restructuredtext"), languages);
        assertTrue(Files.readAllLines(EXTENSION.resolve(".vscodeignore")).contains("!snippets/**"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Purpose: x", "  Purpose : x", "**Purpose**: x", "**Purpose:** x", "__Purpose__: x",
            "- **Purpose**: x",
            "## Purpose", "## 3. Purpose ##", "3.1.  Purpose", "3.1 Purpose: x", ":Purpose: x", "**Purpose**",
            "Purpose\n=======", "PURPOSE:"})
    void fieldsAreWrittenInManyWays(String text) {
        FieldLine line = FieldLine.in(new Document("", "", 1, text)).getFirst();
        assertEquals(TemplateField.PURPOSE, TemplateField.named(line.name()).orElseThrow());
        assertEquals("purpose", line.label().in(text).toLowerCase(Locale.ROOT));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Purpose", "The Purpose: x", "Purpose of it: x", "3.1.  Purpose . . . . 12",
            "1. [Purpose](#purpose)",
            "| Purpose | x |", "Purpose - x", "// Purpose: x"})
    void otherLinesAreNoFields(String text) {
        assertTrue(FieldLine.in(new Document("", "", 1, text)).stream()
                .flatMap(line -> TemplateField.named(line.name()).stream()).findFirst().isEmpty());
    }

    /** That this takes no more steps than it must is what {@code GrowthTest} counts. */
    @Test
    void aLongTextIsReadToItsEnd() {
        String form = "Namespace Identifier: acme\nVersion: 1\nDate: 2026-03-01\nRegistrant: A\nSyntax:\n";
        List<Finding> found = check(
                form + "a".repeat(100_000) + "\n" + "Purpose ".repeat(10_000) + "\nPurpose: x\n", "a.txt");
        assertEquals(1, found.size());
        assertFalse(found.get(0).message().contains("Purpose"), "what stands last is read: " + found);
        assertEquals(found.get(0).message(),
                check(form + "a = b\n".repeat(10_000) + "Purpose: x\n", "a.txt").get(0).message());
        assertEquals(2, check("Namespace Identifier: x\n".repeat(2_000) + form, "a.txt").size(),
                "a field without others begins no registration");
        assertEquals(2_000, check(form.repeat(1_000), "a.txt").size(), "two for each");
    }
}
