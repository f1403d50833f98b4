package io.github.urnls.support;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The pages that people read, in Markdown. */
public final class Pages {

    private Pages() {}

    /** A code block: its page, its language, and the lines in it. */
    public record Block(Path page, String language, String text) {

        @Override
        public String toString() {
            return page + ": " + text.lines().findFirst().orElse("");
        }
    }

    /** The README, those of the extension and for contributors, and everything in {@code docs/}. */
    public static List<Path> all() {
        try (Stream<Path> files = Files.walk(Path.of("docs"))) {
            return Stream.concat(
                    Stream.of("README.md", "CONTRIBUTING.md", "vscode-extension/README.md").map(Path::of),
                    files.filter(file -> file.toString().endsWith(".md") && !file.toString().contains("node_modules"))
                            .sorted())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The code blocks of all pages in {@code language}. */
    public static Stream<Block> blocks(String language) {
        Pattern fence = Pattern.compile("(?ms)^[ \\t]*```" + language + "\\n(.*?)^[ \\t]*```");
        return all().stream().flatMap(page -> fence.matcher(text(page)).results()
                .map((MatchResult found) -> new Block(page, language, found.group(1).stripIndent())));
    }

    private static String text(Path page) {
        try {
            return Files.readString(page);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
