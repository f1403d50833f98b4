package io.github.urnls.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.urnls.check.project.IgnorePattern;
import io.github.urnls.urn.Automaton;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Patterns of files match as in git, which is run to compare. The time for a pattern is bounded by its length. */
class IgnorePatternTest {

    private static final List<String> PATHS = List.of("a", "b", "ab", "a.b", "abc", ".a", "a b", "a/b", "a/c", "a/b/c",
            "b/a", "b/a/c", "c/b/a", "a/a", "a/a/a",
            "x/a.b", "x/y/z/a", "[a]", "*", "#a", "!a", "a-c", "A", "d1", "d1/e", "a\\b", "]", "x/y/a b", "^", "a ",
            "c/d/e/f/b");

    /** By hand, so that what each is for can be read. */
    private static final List<String> PATTERNS = List.of("a", "/a", "a/", "/a/", "a/b", "/a/b", "a/*", "a/**", "**/a",
            "**/a/b", "a/**/c", "a/**/", "**", "**/",
            "*", "/*", "*/", "*.b", "a*", "*b*", "?", "a?", "?/?", "a**c", "**a", "a/**b", "[ab]", "[!a]", "[^a]",
            "[a-c]b", "[]]", "[!]]", "[a", "[[:alpha:]]",
            "d[[:digit:]]", "[[:nothing:]]", "[a-", "[\\]]", "\\#a", "\\!a", "#a", "!a", "\\*", "\\[a\\]", "a\\ ", "a ",
            "a b", "a\\", "x/*/z", "x/**/z/a", "***/a",
            "**/**/a", "x/**/**/a", "[A-Z]", "a[", "/", "//", "a//b", "/**", "/**/a", "a/***/c", "[[:upper:]a]",
            "[a\\-c]", "[--c]", "[^^]", "a\\\\b", "\\a", "!", "**/b/");

    private static String git(Path folder, String input, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("git", "-c", "core.quotePath=false", "-c", "core.excludesFile=",
                "-c", "core.ignoreCase=false"));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().keySet().removeIf(name -> name.startsWith("GIT_"));
        Process process = builder.start();
        Thread writer = new Thread(() -> {
            try (var out = process.getOutputStream()) {
                out.write(input.getBytes(StandardCharsets.UTF_8));
            } catch (IOException e) {
                // It ended before it had read all, which its answer shows.
            }
        });
        writer.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        writer.join();
        return output;
    }

    private static boolean hasGit(Path folder) throws InterruptedException {
        try {
            return git(folder, "", "--version").startsWith("git version");
        } catch (IOException e) {
            return false;
        }
    }

    /**
     * What git ignores of {@link #PATHS}, asked of names alone: it lets nothing through that lies below what it
     * ignores.
     */
    private static Set<String> ignoredByGit(Path folder, String pattern) throws IOException, InterruptedException {
        Files.writeString(folder.resolve(".gitignore"), pattern + "\n");
        String answer = git(folder, String.join("\0", PATHS) + "\0", "check-ignore", "--stdin", "-z", "--no-index");
        return new TreeSet<>(List.of(answer.split("\0")).stream().filter(path -> !path.isEmpty()).toList());
    }

    private static boolean ignores(IgnoreRules rules, Path path, boolean directory) {
        return rules.within(path.getParent()).ignores(path.getFileName().toString(), directory);
    }

    private static Set<String> ignoredByUs(Path folder, String pattern) throws IOException {
        Files.writeString(folder.resolve(".gitignore"), pattern + "\n");
        IgnoreRules rules = IgnoreRules.in(folder);
        Set<String> ignored = new TreeSet<>();
        for (String path : PATHS) {
            for (int slash = path.indexOf('/'); slash > 0; slash = path.indexOf('/', slash + 1)) {
                if (ignores(rules, folder.resolve(path.substring(0, slash)), true)) {
                    ignored.add(path);
                }
            }
            if (ignores(rules, folder.resolve(path), false)) {
                ignored.add(path);
            }
        }
        return ignored;
    }

    @Test
    void patternsMeanWhatTheyMeanToGit(@TempDir Path folder) throws Exception {
        assumeTrue(hasGit(folder), "skipped: there is no git to be asked");
        git(folder, "", "init", "-q");
        List<String> patterns = new ArrayList<>(PATTERNS);
        Random random = new Random(7);
        List<String> parts = List.of("a", "b", "*", "**", "/", "?", "[ab]", "[!c]", "\\", "c", ".", "[", "]", "**/",
                "/**", "!", "-", " ");
        for (int i = 0; i < 150; i++) {
            StringBuilder pattern = new StringBuilder();
            for (int j = random.nextInt(1, 7); j > 0; j--) {
                pattern.append(parts.get(random.nextInt(parts.size())));
            }
            // Of what git makes of “.**/a”, its manual says the contrary: it compares what stands before the stars by
            // itself, and forgets that.
            if (!pattern.toString().matches(".*[^/*]\\*\\*+/.*")) {
                patterns.add(pattern.toString());
            }
        }
        List<String> differences = new ArrayList<>();
        int ignored = 0;
        for (String pattern : patterns) {
            for (String lines : List.of(pattern, "a*\n" + pattern)) {
                Set<String> git = ignoredByGit(folder, lines);
                Set<String> ours = ignoredByUs(folder, lines);
                ignored += git.size();
                if (!git.equals(ours)) {
                    differences.add("“" + lines + "”: git " + git + ", here " + ours);
                }
            }
        }
        assertEquals("", String.join("\n", differences));
        assertTrue(ignored > 1000, "git ignored something at all: " + ignored);
    }

    /** Git matches bytes, and “é” has two. */
    @Test
    void aQuestionMarkIsOneCharacter() {
        assertTrue(IgnorePattern.of("?").orElseThrow().fits("é", false));
        assertTrue(IgnorePattern.of("[!a]").orElseThrow().fits("\ud83d\ude00", false));
        assertFalse(IgnorePattern.of("?").orElseThrow().fits("ab", false));
    }

    /**
     * Places visited, not a clock. The JDK's matcher, by which these were matched once, takes longer than anyone waits
     * for the first.
     */
    @Test
    void noPatternRunsAway() {
        String name = "a".repeat(250);
        for (String pattern : List.of("*a".repeat(100) + "b", "**/a/".repeat(100) + "b", "[!b]*".repeat(80) + "b",
                "a**".repeat(90) + "b")) {
            IgnorePattern read = IgnorePattern.of(pattern).orElseThrow();
            Automaton.Outcome outcome = read.automaton().run((name + "/").repeat(20) + name);
            assertFalse(outcome.matches(), pattern);
            assertTrue(outcome.steps() > 0 && outcome.steps() <= (3L * pattern.length() + 1) * (21 * 250 + 21),
                    pattern);
        }
    }

    @Test
    void aLinkIsNotReadAsRules(@TempDir Path folder) throws IOException {
        Path rules = Files.writeString(Files.createDirectory(folder.resolve("elsewhere")).resolve("rules"), "*\n");
        Path here = Files.createDirectory(folder.resolve("here"));
        Files.createSymbolicLink(here.resolve(".gitignore"), rules);
        assertFalse(ignores(IgnoreRules.in(here), here.resolve("a"), false));
        Files.delete(here.resolve(".gitignore"));
        Files.copy(rules, here.resolve(".gitignore"));
        assertTrue(ignores(IgnoreRules.in(here), here.resolve("a"), false));
    }
}
