package io.github.urnls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.support.StringConstants;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Every regular expression of the program. Java matches a repeated group by calling itself, so a long text overflows
 * the stack: {@code (?:\.[0-9])*} and 3,000 numbers. With a possessive quantifier, {@code (?:\.[0-9])*+}, it goes round
 * in a loop. All strings are looked at, since any of them may become a part of an expression.
 */
class ExpressionsTest {

    private static final Path CLASSES = Path.of("target", "classes");

    /** Where tables hold expressions, among other things. */
    private static final List<Path> TABLES = List.of(Path.of("server", "resources"), Path.of("server", "names"));

    /** What is repeated without an end, behind a group: {@code *}, <code>+</code> or <code>{2,}</code>. */
    private static final Pattern ENDLESS = Pattern.compile("^(?:[*+]|\\{[0-9]++,\\})(\\+?+)");

    /** The repeated groups of {@code text} that overflow, each with what repeats it; none if it is no expression. */
    private static List<String> overflowing(String text) {
        List<String> found = new ArrayList<>();
        List<Integer> open = new ArrayList<>();
        int at = 0;
        while (at < text.length()) {
            switch (text.charAt(at)) {
                case '\\' -> at = text.startsWith("\\Q", at) ? quoteEnd(text, at) : at + 1;
                case '[' -> at = classEnd(text, at);
                case '(' -> open.add(at);
                case ')' -> {
                    int from = open.isEmpty() ? -1 : open.removeLast(); // the group may begin in another string
                    var endless = ENDLESS.matcher(text.substring(at + 1));
                    boolean empty = from == at - 1;
                    if (!empty && endless.find() && endless.group(1).isEmpty()) {
                        found.add(text.substring(Math.max(0, from), at + 1) + endless.group());
                    }
                }
                default -> {
                }
            }
            at++;
        }
        return found;
    }

    /** Classes and tables whose expressions an automaton matches, which calls nothing ({@code NssPattern}). */
    private static final Set<String> LINEAR = Set.of("epc-schemes.tsv", "EpcRule.class", "NbnRule.class",
            "IsoRule.class",
            "IsanRule.class");

    private static int quoteEnd(String text, int at) {
        int end = text.indexOf("\\E", at);
        return end < 0 ? text.length() : end + 1;
    }

    /** The bracket that ends a class of characters, which may hold other classes. */
    private static int classEnd(String text, int at) {
        int depth = 0;
        for (int i = at; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\') {
                i++;
            } else if (c == '[') {
                depth++;
            } else if (c == ']' && --depth == 0) {
                return i;
            }
        }
        return at; // no class, so it is looked at as a text
    }

    private static List<Path> files(Path folder, String ending) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void collect(Path file, Iterable<String> texts, Map<String, List<String>> bad) {
        texts.forEach(text -> overflowing(text)
                .forEach(group -> bad.computeIfAbsent(file.getFileName().toString(), name -> new ArrayList<>())
                        .add(group)));
    }

    @Test
    void noGroupIsRepeatedWithoutAnEndByCalls() throws IOException {
        Map<String, List<String>> bad = new TreeMap<>();
        for (Path file : files(CLASSES, ".class")) {
            if (!LINEAR.contains(file.getFileName().toString())) {
                try (InputStream in = Files.newInputStream(file)) {
                    collect(file, StringConstants.of(in), bad);
                }
            }
        }
        for (Path folder : TABLES) {
            for (Path file : files(folder, ".tsv")) {
                if (!LINEAR.contains(file.getFileName().toString())) {
                    collect(file, List.of(Files.readString(file).split("[\t\n]")), bad);
                }
            }
        }
        assertEquals(Map.of(), bad, "repeated groups: make the quantifier possessive, as in (…)*+");
    }

    /**
     * In browsers, {@code \\b} counts letters beyond ASCII and {@code isBlank} knows only U+0020. Write
     * {@code (?!\\w)}, {@code (?<!\\w)} and {@code Chars.isBlank}.
     */
    @Test
    void nothingRestsOnWhatBrowsersDoOtherwise() throws IOException {
        List<String> bad = new ArrayList<>();
        for (Path file : files(Path.of("server", "java"), ".java")) {
            String text = Files.readString(file);
            boolean inBrowsers = !file.toString().matches(".*/(?:cli|mcp|jsonrpc)/.*");
            if (inBrowsers && (text.contains("\\\\b") || text.contains(".isBlank()"))) {
                bad.add(file.toString());
            }
        }
        for (Path file : files(Path.of("server", "resources"), ".tsv")) {
            if (Files.readString(file).contains("\\b")) {
                bad.add(file.toString());
            }
        }
        assertEquals(List.of(), bad);
    }

    /** So that what is sought above would be found. */
    @Test
    void theSearchFinds() {
        assertEquals(List.of("(?:\\.[0-9]{1,3})*"), overflowing("[0-9]{1,4}(?:\\.[0-9]{1,3})*"));
        assertEquals(List.of("(a|[)])+"), overflowing("x(a|[)])+?"));
        assertEquals(List.of("(a){2,}"), overflowing("((a){2,})"));
        assertEquals(List.of("a)*"), overflowing("a)*"));
        assertEquals(List.of(), overflowing("(a)*+ (a)++ (a){2,}+ (a){1,9} (a)? [)]* \\)* \\Q(a)*\\E [[a])]*"));
    }

    /** That all are found: some which are put together of several constants, and some from tables. */
    @Test
    void everyStringIsLookedAt() throws IOException {
        List<String> all = new ArrayList<>();
        for (Path file : files(CLASSES, ".class")) {
            try (InputStream in = Files.newInputStream(file)) {
                all.addAll(StringConstants.of(in));
            }
        }
        assertTrue(all.stream().anyMatch(text -> text.contains("[:/](?:v|ver|version|")), "of feature/Version");
        assertTrue(all.size() > 5000, () -> all.size() + " strings");
    }
}
