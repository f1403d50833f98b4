package io.github.urnls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Rules;
import io.github.urnls.format.Language;
import io.github.urnls.namespace.Namespaces;
import io.github.urnls.namespace.Registry;
import io.github.urnls.urn.Specification;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What is written for people is true: what has to be said twice is said alike. That links lead somewhere keeps
 * {@link LinksTest}.
 */
class DocumentationTest {

    @Test
    void theExtensionKnowsEveryRuleAndSpecification() throws IOException {
        JsonObject settings = JsonParser.parseString(Files.readString(Path.of("vscode-extension", "package.json")))
                .getAsJsonObject().getAsJsonObject("contributes").getAsJsonObject("configuration")
                .getAsJsonObject("properties");
        assertEquals(new TreeSet<>(Rules.all().stream().map(Rule::code).toList()),
                new TreeSet<>(settings.getAsJsonObject("urn.severity").getAsJsonObject("properties").keySet()));
        List<String> specifications = settings.getAsJsonObject("urn.specification").getAsJsonArray("enum").asList()
                .stream()
                .map(id -> id.getAsString()).toList();
        assertEquals(Specification.all().stream().map(Specification::id).toList(), specifications);
    }

    @Test
    void thePageOfNamespacesNamesEveryRule() throws IOException {
        String page = Files.readString(Path.of("docs", "namespaces.md"));
        Namespaces.all().forEach(rule -> assertTrue(page.contains("| `" + rule.nid() + "` |"), rule.nid()));
        assertTrue(page.contains(Registry.BUILT_IN.updated()), "the date of the list");
    }

    @Test
    void theReadmeNamesEveryLanguageThatIsRead() throws IOException {
        String readme = Files.readString(Path.of("README.md"));
        String table = readme.substring(readme.indexOf("| languages |"),
                readme.indexOf("The language is recognised by"));
        Map<Language, String> otherwise = Map.of(Language.JSON_WITH_COMMENTS, "JSON, also with comments",
                Language.PLAIN_TEXT, "running text",
                Language.RESTRUCTURED_TEXT, "reStructuredText", Language.TSV, "CSV", Language.CSHARP, "C#",
                Language.HASH_COMMENTS, "GraphQL, R");
        for (Language language : Language.values()) {
            String name = otherwise.getOrDefault(language, language.name());
            assertTrue(table.toLowerCase(Locale.ROOT).contains(name.toLowerCase(Locale.ROOT)), name);
        }
    }

    @Test
    void thePackagesOfTheArchitecturePageAreThoseOfTheSource() throws IOException {
        String page = Files.readString(Path.of("docs", "architecture.md"));
        try (Stream<Path> packages = Files.list(Path.of("server", "java", "io", "github", "urnls"))) {
            packages.forEach(
                    folder -> assertTrue(page.contains("| `" + folder.getFileName() + "` |"), folder.toString()));
        }
    }
}
