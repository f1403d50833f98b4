package io.github.urnls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Rules;
import io.github.urnls.namespace.Namespaces;
import io.github.urnls.namespace.Registry;
import io.github.urnls.urn.Specification;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is written for people is true: links lead somewhere, and what has to be said twice is said alike. */
class DocumentationTest {

    private static final Pattern LINK = Pattern.compile("\\[[^\\]]*\\]\\(([^)\\s]+)\\)");

    private static List<Path> pages() throws IOException {
        List<Path> pages = new ArrayList<>(List.of(Path.of("README.md"), Path.of("CONTRIBUTING.md"), Path.of("CHANGELOG.md"),
                Path.of("vscode-extension", "README.md")));
        try (Stream<Path> docs = Files.walk(Path.of("docs"))) {
            docs.filter(file -> file.toString().endsWith(".md")).forEach(pages::add);
        }
        return pages;
    }

    @Test
    void everyRelativeLinkLeadsToAFile() throws IOException {
        for (Path page : pages()) {
            Matcher link = LINK.matcher(Files.readString(page));
            while (link.find()) {
                String target = link.group(1);
                if (!target.contains("://") && !target.startsWith("#")) {
                    Path file = page.toAbsolutePath().getParent().resolve(target.replaceFirst("#.*", "")).normalize();
                    assertTrue(Files.exists(file), page + " links to " + target);
                }
            }
        }
    }

    @Test
    void everyPageOfDocsIsReachableFromTheReadme() throws IOException {
        TreeSet<Path> reached = new TreeSet<>();
        List<Path> toRead = new ArrayList<>(List.of(Path.of("README.md").toAbsolutePath()));
        while (!toRead.isEmpty()) {
            Path page = toRead.removeLast();
            if (reached.add(page)) {
                Matcher link = LINK.matcher(Files.readString(page));
                while (link.find()) {
                    Path file = page.getParent().resolve(link.group(1).replaceFirst("#.*", "")).normalize();
                    if (file.toString().endsWith(".md") && Files.exists(file)) {
                        toRead.add(file);
                    }
                }
            }
        }
        for (Path page : pages()) {
            assertTrue(reached.contains(page.toAbsolutePath()), page + " is not reachable");
        }
    }

    @Test
    void theExtensionKnowsEveryRuleAndSpecification() throws IOException {
        JsonObject settings = JsonParser.parseString(Files.readString(Path.of("vscode-extension", "package.json")))
                .getAsJsonObject().getAsJsonObject("contributes").getAsJsonObject("configuration").getAsJsonObject("properties");
        assertEquals(new TreeSet<>(Rules.all().stream().map(Rule::code).toList()),
                new TreeSet<>(settings.getAsJsonObject("urn.severity").getAsJsonObject("properties").keySet()));
        List<String> specifications = settings.getAsJsonObject("urn.specification").getAsJsonArray("enum").asList().stream()
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
    void thePackagesOfTheArchitecturePageAreThoseOfTheSource() throws IOException {
        String page = Files.readString(Path.of("docs", "architecture.md"));
        try (Stream<Path> packages = Files.list(Path.of("server", "java", "io", "github", "urnls"))) {
            packages.forEach(folder -> assertTrue(page.contains("| `" + folder.getFileName() + "` |"), folder.toString()));
        }
    }
}
