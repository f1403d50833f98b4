package io.github.urnls.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.check.run.Rules;
import io.github.urnls.urn.SyntaxCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Register, pages and the index of pages agree, and each page has its parts. */
class RulePagesTest {

    private static final Path PAGES = Path.of("docs", "rules");

    private static final List<String> HEADINGS = List.of("## What it says", "## Why", "## Example", "## Repair",
            "## Specification");

    static Stream<Rule> rules() {
        return Rules.all().stream();
    }

    @ParameterizedTest
    @MethodSource("rules")
    void everyRuleHasItsPage(Rule rule) throws IOException {
        String page = RulePages.page(rule.code()).orElseThrow(() -> new AssertionError(
                "write docs/rules/" + rule.code() + ".md, with the headings that the other pages have"));
        assertEquals(Files.readString(PAGES.resolve(rule.code() + ".md")), page, "the jar carries the page as it is");
        List<String> lines = page.lines().toList();
        assertEquals("# " + rule.code(), lines.get(0));
        assertEquals(HEADINGS, lines.stream().filter(line -> line.startsWith("## ")).toList());
        assertTrue(page.contains("Default severity: **" + rule.defaultSeverity().id() + "**"), rule.code());
        assertTrue(page.substring(page.indexOf("## Specification")).contains("§"), "cites a clause");
        assertTrue(page.contains("```"), "has an example");
        String index = Files.readString(PAGES.resolve("README.md"));
        assertTrue(index.contains("(" + rule.code() + ".md)"),
                "docs/rules/README.md needs a row for " + rule.code());
    }

    @Test
    void everyRuleIsListed() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("server/java/io/github/urnls/check/rules"))) {
            Set<String> written = new TreeSet<>(
                    files.map(file -> file.getFileName().toString().replace(".java", "")).toList());
            written.remove("package-info");
            Rules.all().forEach(rule -> written.remove(rule.getClass().getSimpleName()));
            assertEquals(Set.of(), written, "a rule that check/run/Rules.java does not list never runs");
        }
    }

    /** For those who show a page elsewhere, or only a sentence of it. */
    @ParameterizedTest
    @MethodSource("rules")
    void pagesCanBeReadElsewhere(Rule rule) {
        String summary = RulePages.summary(rule.code()).orElseThrow();
        assertTrue(summary.endsWith(".") && !summary.contains("\n") && summary.length() < 250, summary);
        assertTrue(RulePages.description(rule.code()).orElseThrow().length() > 20);
        String standalone = RulePages.standalone(rule.code()).orElseThrow();
        assertTrue(!standalone.contains("](../") && !standalone.matches("(?s).*\\]\\([a-z-]+\\.md.*"), standalone);
        String plain = RulePages.plain(rule.code()).orElseThrow();
        assertTrue(plain.startsWith(rule.code() + "\n") && !plain.contains("```") && !plain.contains("**")
                && !plain.contains("]("), plain);
    }

    @Test
    void everyPageHasItsRule() throws IOException {
        try (Stream<Path> files = Files.list(PAGES)) {
            Set<String> pages = new TreeSet<>(
                    files.map(file -> file.getFileName().toString().replace(".md", "")).toList());
            pages.remove("README");
            assertEquals(new TreeSet<>(Rules.all().stream().map(Rule::code).toList()), pages);
        }
    }

    @Test
    void codesAreUniqueAndEverySyntaxProblemHasItsRule() {
        Set<String> codes = new HashSet<>();
        for (Rule rule : Rules.all()) {
            assertTrue(codes.add(rule.code()), "twice: " + rule.code());
        }
        for (SyntaxCode code : SyntaxCode.values()) {
            assertTrue(codes.contains(code.id()), code.id());
        }
    }
}
