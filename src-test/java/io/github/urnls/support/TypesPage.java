package io.github.urnls.support;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The rows of {@code docs/library-types.md}: the types that are listed there, each with the first sentence of its
 * Javadoc.
 */
public final class TypesPage {

    private static final Path SOURCES = Path.of("server", "java", "io", "github", "urnls");
    private static final Pattern ROW = Pattern.compile("^## `([\\w.]+)`$|^\\| `(\\w+)` \\| .* \\|$", Pattern.MULTILINE);

    private TypesPage() {}

    /** The same list, with what the sources say of each type. */
    public static String described(String list) {
        StringBuilder text = new StringBuilder();
        Matcher row = ROW.matcher(list);
        String room = "";
        while (row.find()) {
            if (row.group(1) != null) {
                room = row.group(1);
                row.appendReplacement(text, Matcher.quoteReplacement(row.group()));
            } else {
                row.appendReplacement(text, Matcher.quoteReplacement(
                        "| `" + row.group(2) + "` | " + sentence(room, row.group(2)) + " |"));
            }
        }
        return row.appendTail(text).toString();
    }

    private static String sentence(String room, String type) {
        Matcher javadoc = Pattern.compile("/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*(?:@\\w+(?:\\([^)]*\\))?\\s*)*"
                + "public[\\w\\s-]*\\b(?:class|record|interface|enum) " + type + "\\b")
                .matcher(read(SOURCES.resolve(room.replace('.', '/')).resolve(type + ".java")));
        if (!javadoc.find()) {
            throw new AssertionError(room + "." + type + " has no Javadoc");
        }
        return javadoc.group(1).replaceAll("\\s*\\n\\s*\\*\\s?", " ").strip().split("(?<=\\.)\\s|<p>| @param", 2)[0]
                .replaceAll("\\{@(?:code|link) ([^}]*)}", "`$1`").replace("|", "\\|").strip();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
