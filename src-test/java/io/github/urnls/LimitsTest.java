package io.github.urnls;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.github.urnls.check.Rule;
import io.github.urnls.check.run.Rules;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Limits on the code of the server. What is beyond one today stands in a list that can only become shorter: an entry
 * that is no longer needed fails as well.
 */
class LimitsTest {

    private static final Path SOURCE = Path.of("server", "java", "io", "github", "urnls");

    /** The folders of tests whose form the build keeps as well. */
    private static final List<Path> TESTS = Stream.of("java", "measure/soak", "measure/fuzz", "measure/bench")
            .map(folder -> Path.of("src-test", folder, "io", "github", "urnls")).toList();

    private static final int MOST_LINES = 400;
    private static final int MOST_FILES = 40;
    private static final int MOST_COLUMNS = 120;

    private static final Map<String, Integer> LONG_FILES = Map.of();

    /** How many lines are too wide: rows of tables, which would be harder to read in two. */
    private static final Map<String, Integer> WIDE_FILES = Map.of("cli/ChoosingTest.java", 6, "cli/MistakesTest.java",
            27, "cli/ReadingTest.java", 4, "feature/UrnHoverTest.java", 26);

    private static final Map<String, Integer> FULL_FOLDERS = Map.of();

    private static final Map<String, Integer> BOOLEANS_IN_A_ROW = Map.of();

    /** {@code r-component} is a part of a name, too. */
    private static final Set<String> OTHER_WORDS = Set.of("r-component");

    /** Pairs of packages that use each other, within one room. */
    private static final Set<String> CIRCLES = Set.of();

    private static final Pattern BOOLEANS = Pattern.compile("(?:\\b(?:true|false)\\s*,\\s*){2,}(?:true|false)\\b");

    private static final Pattern COMMENT = Pattern.compile("/\\*\\*(?s:.*?)\\*/");

    private static final Pattern QUOTED = Pattern.compile(
            "\"\"\"(?s:.*?)\"\"\"|\"(?:\\\\.|[^\"\\\\\n])*+\"|'(?:\\\\.|[^'\\\\\n])++'|//[^\n]*+|/\\*(?s:.*?)\\*/");

    private static final Pattern IMPORT = Pattern.compile("(?m)^import (?:static )?[\\w.]*\\.(\\w+);$");

    /** What Javadoc names as a type. */
    private static final Pattern LINK = Pattern
            .compile("\\{@link(?:plain)?\\s+[^}]*}|@(?:see|throws|uses|provides)\\s+\\S+");

    private static Map<String, String> sources() {
        return sources(SOURCE);
    }

    private static Map<String, String> sources(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .collect(Collectors.toMap(file -> folder.relativize(file).toString().replace('\\', '/'),
                            LimitsTest::text, (a, b) -> a, TreeMap::new));
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

    /** The text without comments, and with empty strings and characters. */
    private static String code(String text) {
        return QUOTED.matcher(text).replaceAll(part -> part.group().startsWith("/") ? "" : "\"\"");
    }

    /** For each file that has some, what {@code counted} finds in it. */
    private static <T> Map<String, T> found(Function<String, T> counted, T none) {
        return found(SOURCE, counted, none);
    }

    private static <T> Map<String, T> found(Path folder, Function<String, T> counted, T none) {
        Map<String, T> found = new TreeMap<>();
        sources(folder).forEach((file, text) -> {
            T here = counted.apply(text);
            if (!here.equals(none)) {
                found.put(file, here);
            }
        });
        return found;
    }

    /** As {@link #found}, in the tests as well. */
    private static <T> Map<String, T> foundEverywhere(Function<String, T> counted, T none) {
        Map<String, T> found = found(SOURCE, counted, none);
        TESTS.forEach(folder -> found.putAll(found(folder, counted, none)));
        return found;
    }

    @Test
    void filesAreShort() {
        assertEquals(new TreeMap<>(LONG_FILES), foundEverywhere(text -> {
            int lines = (int) text.lines().count();
            return lines > MOST_LINES ? lines : 0;
        }, 0), "files of more than " + MOST_LINES + " lines: take a part out that has a name of its own. Entries that"
                + " became shorter are made so here");
    }

    @Test
    void foldersAreSmall() {
        Map<String, Integer> folders = new TreeMap<>();
        sources().keySet().forEach(
                file -> folders.merge(file.contains("/") ? file.substring(0, file.lastIndexOf('/')) : "", 1,
                        Integer::sum));
        folders.values().removeIf(files -> files <= MOST_FILES);
        folders.remove("check/rules"); // one file a rule
        folders.remove("namespace/rules");
        assertEquals(new TreeMap<>(FULL_FOLDERS), folders,
                "folders of more than " + MOST_FILES + " files: find the folder that is in it");
    }

    @Test
    void linesAreNarrow() {
        assertEquals(new TreeMap<>(WIDE_FILES),
                foundEverywhere(text -> (int) text.lines().filter(line -> line.length() > MOST_COLUMNS).count(), 0),
                "lines of more than " + MOST_COLUMNS + " columns");
    }

    @Test
    void noConditionalIsWithinAnother() {
        Pattern types = Pattern.compile("<[^<>;{}]*>");
        assertEquals(Map.of(), found(text -> Stream.of(types.matcher(code(text)).replaceAll("").split("[;{}]"))
                .filter(statement -> statement.split("\\s\\?\\s", -1).length > 2).map(String::strip).toList(),
                List.of()),
                "statements with two “? :”: say one of them in a statement or a method of its own");
    }

    /** An import that only a comment seems to use says of the rooms what is not so. */
    @Test
    void everyImportIsUsed() {
        assertEquals(Map.of(), foundEverywhere(LimitsTest::unusedImports, List.of()),
                "imports that nothing uses: take them out");
    }

    private static List<String> unusedImports(String text) {
        String links = LINK.matcher(text).results().map(MatchResult::group).collect(Collectors.joining(" "));
        String used = IMPORT.matcher(code(text)).replaceAll("") + links;
        return IMPORT.matcher(text).results().map(found -> found.group(1))
                .filter(name -> !Pattern.compile("\\b" + name + "\\b").matcher(used).find()).toList();
    }

    @Test
    void everyFolderSaysWhatItIsFor() {
        Map<String, String> sources = sources();
        Set<String> folders = sources.keySet().stream().filter(file -> file.contains("/"))
                .map(file -> file.substring(0, file.lastIndexOf('/') + 1))
                .collect(Collectors.toCollection(TreeSet::new));
        folders.removeIf(folder -> sources.containsKey(folder + "package-info.java"));
        assertEquals(Set.of(), folders, "folders without package-info.java, which also says @NullMarked");
    }

    @Test
    void noCallIsARowOfBooleans() {
        assertEquals(new TreeMap<>(BOOLEANS_IN_A_ROW),
                found(text -> (int) BOOLEANS.matcher(code(text)).results().count(), 0),
                "rows of more than two Booleans, which only their order tells apart: give them names");
    }

    @Test
    void aRuleIsKnownByItsCodeInItsFileAlone() {
        Map<String, Set<String>> known = new TreeMap<>();
        Map<String, String> files = Rules.all().stream().filter(rule -> !OTHER_WORDS.contains(rule.code()))
                .collect(Collectors.toMap(Rule::code,
                        rule -> inner(rule.getClass().getName()).replace('.', '/') + ".java"));
        sources().forEach((file, text) -> files.forEach((code, own) -> {
            if (!file.equals(own) && COMMENT.matcher(text).replaceAll("").contains("\"" + code + "\"")) {
                known.computeIfAbsent(file, other -> new TreeSet<>()).add(code);
            }
        }));
        assertEquals(Map.of(), known,
                "files that know rules by their codes: let the rule say what they want to know of it");
    }

    /** Two packages that use each other, however many lie between; a room with its inner rooms is no package here. */
    @Test
    void packagesUseEachOtherInOneDirection() {
        JavaClasses classes = new ClassFileImporter().withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .withImportOption(location -> !location.contains("test-classes")).importPackages("io.github.urnls");
        Map<String, Set<String>> uses = new TreeMap<>();
        for (JavaClass type : classes) {
            type.getDirectDependenciesFromSelf().forEach(dependency -> {
                String target = dependency.getTargetClass().getBaseComponentType().getPackageName();
                if (target.startsWith("io.github.urnls") && !target.equals(type.getPackageName())) {
                    uses.computeIfAbsent(type.getPackageName(), name -> new TreeSet<>()).add(target);
                }
            });
        }
        Set<String> circles = new TreeSet<>();
        uses.keySet().forEach(from -> reached(from, uses).stream().filter(to -> from.compareTo(to) < 0)
                .filter(to -> reached(to, uses).contains(from))
                .forEach(to -> circles.add(inner(from) + " and " + inner(to))));
        assertEquals(new TreeSet<>(CIRCLES), circles, "packages that use each other: move what both need");
    }

    private static String inner(String name) {
        return name.substring(name.indexOf("urnls") + "urnls.".length());
    }

    private static Set<String> reached(String from, Map<String, Set<String>> uses) {
        Set<String> reached = new HashSet<>();
        List<String> next = List.copyOf(uses.getOrDefault(from, Set.of()));
        while (!next.isEmpty()) {
            List<String> found = next.stream().filter(reached::add).toList();
            next = found.stream().flatMap(name -> uses.getOrDefault(name, Set.of()).stream()).toList();
        }
        return reached;
    }
}
