package io.github.urnls;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.support.Pages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * {@code docs/README.md} lists every page once, below its kind. The sidebar of the site is read from it. The page
 * {@code rules/README.md} stands for its folder, where {@link io.github.urnls.check.RulePagesTest} expects a page a
 * rule.
 */
class PageListTest {

    private static final Path DOCS = Path.of("docs");
    /** The last one is for maintainers, the others are for users. */
    private static final List<String> KINDS = List.of("Tutorial", "How-to", "Reference", "Explanation", "Contributing");

    // As docs/.vitepress/kinds.mjs reads them.
    private static final Pattern KIND = Pattern.compile("^## (.*)$", Pattern.MULTILINE);
    private static final Pattern ENTRY = Pattern.compile("^ *- \\[[^\\]]+\\]\\(([^)#]+\\.md)\\)", Pattern.MULTILINE);

    private static List<String> found(Pattern pattern) throws IOException {
        return pattern.matcher(Files.readString(DOCS.resolve("README.md"))).results().map(match -> match.group(1))
                .toList();
    }

    private static boolean isListed(String page) {
        boolean ofItsFolder = page.startsWith("rules/") && !page.equals("rules/README.md");
        return !page.equals("README.md") && !ofItsFolder;
    }

    @Test
    void everyPageIsListedOnce() throws IOException {
        List<String> pages = Pages.all().stream().filter(page -> page.startsWith(DOCS))
                .map(page -> DOCS.relativize(page).toString().replace('\\', '/')).filter(PageListTest::isListed)
                .sorted()
                .toList();
        assertEquals(pages, found(ENTRY).stream().sorted().toList());
    }

    @Test
    void theKindsStandInTheirOrder() throws IOException {
        assertEquals(KINDS, found(KIND));
    }
}
