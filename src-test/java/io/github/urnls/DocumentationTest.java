package io.github.urnls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import io.github.urnls.format.languages.Language;
import io.github.urnls.namespace.forms.Families;
import io.github.urnls.namespace.rules.Namespaces;
import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.RuleInWords;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.UrnParser;
import io.github.urnls.support.ExtensionManifest;
import io.github.urnls.urn.Specification;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What is written for people is true: what has to be said twice is said alike. That links lead somewhere keeps
 * {@link LinksTest}.
 */
class DocumentationTest {

    @Test
    void theExtensionKnowsEverySpecification() throws IOException {
        JsonObject settings = ExtensionManifest.settings();
        List<String> specifications = settings.getAsJsonObject("urn.specification").getAsJsonArray("enum").asList()
                .stream()
                .map(id -> id.getAsString()).toList();
        assertEquals(Specification.all().stream().map(Specification::id).toList(), specifications);
    }

    @Test
    void thePageOfNamespacesTellsTheDateOfTheList() throws IOException {
        assertTrue(Files.readString(Path.of("docs", "namespaces.md")).contains(Registry.BUILT_IN.updated()));
    }

    @Test
    void theExampleOfARuleIsRight() {
        Families.builtIn().nids().stream().filter(nid -> nid.indexOf('.') < 0).forEach(nid -> {
            String name = RuleInWords.find(nid).orElseThrow().example();
            ParsedUrn example = UrnParser.parse(name);
            assertTrue(example.isValid() && example.nidText().equals(nid), name);
            assertEquals(List.of(), Namespaces.check(example), name);
        });
    }

    @Test
    void thePageOfLanguagesNamesEveryLanguageThatIsRead() throws IOException {
        String page = Files.readString(Path.of("docs", "languages.md"));
        String table = page.substring(page.indexOf("| languages |"), page.indexOf("\n## "));
        Map<Language, String> otherwise = Map.of(Language.JSON_WITH_COMMENTS, "JSON, also with comments",
                Language.PLAIN_TEXT, "running text",
                Language.RESTRUCTURED_TEXT, "reStructuredText", Language.TSV, "CSV", Language.CSHARP, "C#",
                Language.HASH_COMMENTS, "GraphQL, R");
        for (Language language : Language.values()) {
            String name = otherwise.getOrDefault(language, language.name());
            assertTrue(table.toLowerCase(Locale.ROOT).contains(name.toLowerCase(Locale.ROOT)),
                    () -> "the table of docs/languages.md does not name " + name);
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
