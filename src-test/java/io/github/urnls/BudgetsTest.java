package io.github.urnls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.support.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * How much there is to know: numbers that may only become smaller. If you make one smaller, write it here.
 * {@code ExecutedIT} has those of what runs.
 */
class BudgetsTest {

    /** Words, numbers and signs of all Java of the product, without comments and the content of strings. */
    private static final int TOKENS = 444_260;

    /** Java files with the name of a setting as a literal. */
    private static final int FILES_WITH_A_SETTING = 21;

    /** The most Java files with one and the same. */
    private static final int FILES_WITH_ONE_SETTING = 10;

    /** Settings whose names the protocol has for other things. */
    private static final Set<String> OF_THE_PROTOCOL = Set.of("codeLens", "workspaceDiagnostics");

    /** The numbered steps of a request in CONTRIBUTING, and the files that they name. */
    private static final int STEPS = 6;
    private static final int FILES_OF_A_REQUEST = 21;

    private static final List<Path> PRODUCT = List.of(Path.of("server", "java"), Path.of("server", "browser"));

    private static final Pattern BLOCK = Pattern.compile("\"\"\"(?:\\\\.|(?!\"\"\").)*+\"\"\"", Pattern.DOTALL);
    private static final Pattern STRING = Pattern
            .compile("\"(?:\\\\.|[^\"\\\\\n])*+\"|'(?:\\\\.|[^'\\\\\n])++'", Pattern.DOTALL);
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
    private static final Pattern LINE_COMMENT = Pattern.compile("//[^\n]*+");
    private static final Pattern TOKEN = Pattern.compile("\\w+|[^\\w\\s]", Pattern.UNICODE_CHARACTER_CLASS);

    private static List<String> product() {
        return PRODUCT.stream().flatMap(BudgetsTest::files).map(BudgetsTest::text).toList();
    }

    private static Stream<Path> files(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java") && !file.endsWith("package-info.java")
                    && !file.toString().contains("node_modules")).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void assertWithin(int budget, int now, String what) {
        assertTrue(now <= budget, () -> what + ": " + now + ", and the budget is " + budget
                + "; let something that is there serve, or take something out");
        assertTrue(now >= budget - budget / 50, () -> what + ": only " + now + "; write that in place of " + budget);
    }

    @Test
    void theProductHasFewTokens() {
        long tokens = product().stream().mapToLong(text -> {
            String plain = STRING.matcher(BLOCK.matcher(text).replaceAll("\"\"")).replaceAll("\"\"");
            String code = LINE_COMMENT.matcher(COMMENT.matcher(plain).replaceAll("")).replaceAll("");
            return code.lines().filter(line -> !line.strip().matches("(import|package) .*"))
                    .mapToLong(line -> TOKEN.matcher(line).results().count()).sum();
        }).sum();
        assertWithin(TOKENS, (int) tokens, "tokens of Java");
    }

    /**
     * The settings of a project file and of editors. A word that is only letters of one word may mean another thing.
     */
    @Test
    void aSettingIsNamedInFewFiles() {
        Set<String> names = new TreeSet<>();
        Json.of(text(Path.of("vscode-extension", "schemas", "urn-ls.schema.json"))).getAsJsonObject("properties")
                .keySet()
                .stream().filter(name -> !name.equals("$schema")).forEach(names::add);
        Json.of(text(Path.of("vscode-extension", "package.json"))).getAsJsonObject("contributes")
                .getAsJsonArray("configuration")
                .forEach(group -> group.getAsJsonObject().getAsJsonObject("properties").keySet()
                        .forEach(name -> names.add(name.substring(name.indexOf('.') + 1))));
        TreeMap<String, Integer> counts = new TreeMap<>();
        Set<Integer> files = new TreeSet<>();
        List<String> product = product();
        for (int i = 0; i < product.size(); i++) {
            for (String name : names) {
                if (product.get(i).contains("\"" + name + "\"")) {
                    counts.merge(name, 1, Integer::sum);
                    files.add(i);
                }
            }
        }
        // A name of several words means the setting alone.
        assertEquals(List.of(), counts.keySet().stream().filter(name -> name.matches(".*[A-Z.].*"))
                .filter(name -> counts.get(name) > (OF_THE_PROTOCOL.contains(name) ? 2 : 1)).toList(),
                "settings with their names in several files: ask Setting for them");
        assertWithin(FILES_WITH_A_SETTING, files.size(), "files with the name of a setting " + counts);
        assertWithin(FILES_WITH_ONE_SETTING, counts.values().stream().max(Integer::compare).orElseThrow(),
                "files with one setting " + counts);
    }

    @Test
    void aRequestTakesFewSteps() {
        String page = text(Path.of("CONTRIBUTING.md"));
        String section = page.substring(page.indexOf("## Add an LSP request"));
        section = section.substring(0, section.indexOf("\n## ", 1));
        assertWithin(STEPS, (int) section.lines().filter(line -> line.matches("\\d+\\. .*")).count(),
                "steps of a request");
        Set<String> files = Pattern.compile("`([\\w/.-]+\\.(?:java|md|mjs)|\\w*(?:IT|Test|Requests))`")
                .matcher(section)
                .results().map(found -> found.group(1)).collect(Collectors.toCollection(TreeSet::new));
        assertWithin(FILES_OF_A_REQUEST, files.size(), "files of a request " + files);
    }
}
