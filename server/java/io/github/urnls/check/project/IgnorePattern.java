package io.github.urnls.check.project;

import io.github.urnls.text.Chars;
import io.github.urnls.text.Lines;
import io.github.urnls.urn.Automaton;
import java.util.List;
import java.util.Optional;

/**
 * One line of a {@code .gitignore}, or a pattern of a project file in that syntax (gitignore(5)). The literal beginning
 * and end of the pattern rule out most paths before the automaton runs.
 *
 * @param negated       whether it cancels earlier patterns: it begins with {@code !}
 * @param directoryOnly whether it matches only folders: it ends with {@code /}
 * @param nameOnly      whether it matches names in any folder: it has no {@code /} except at its end
 * @param start         the literal characters at its beginning
 * @param end           the literal characters at its end
 */
public record IgnorePattern(boolean negated, boolean directoryOnly, boolean nameOnly, Automaton automaton,
        String start, String end) {

    /** Reads a line; empty for a comment, a blank line, or one that is no pattern. */
    public static Optional<IgnorePattern> of(String line) {
        String text = stripped(line);
        if (text.isEmpty() || text.startsWith("#")) {
            return Optional.empty();
        }
        boolean negated = text.startsWith("!");
        if (negated) {
            text = text.substring(1);
        }
        boolean directoryOnly = text.endsWith("/");
        if (directoryOnly) {
            text = text.substring(0, text.length() - 1);
        }
        boolean nameOnly = !text.contains("/");
        if (text.startsWith("/")) {
            text = text.substring(1);
        }
        if (text.isEmpty()) {
            return Optional.empty();
        }
        IgnorePatternReader reader = new IgnorePatternReader(text);
        return reader.read().map(automaton -> new IgnorePattern(negated, directoryOnly, nameOnly, automaton,
                reader.start(), reader.end()));
    }

    /** What is wrong with {@code pattern} if it can match nothing; empty for any other, and for comments. */
    public static Optional<String> problem(String pattern) {
        if (Chars.isBlank(pattern) || pattern.startsWith("#") || of(pattern).isPresent()) {
            return Optional.empty();
        }
        return Optional.of("no file matches the pattern “" + pattern
                + "”: it lacks a “]”, a character behind “\\”, or a name");
    }

    /** The line without a carriage return, and without trailing blanks that no backslash protects. */
    private static String stripped(String line) {
        int end = line.length();
        if (line.endsWith("\r")) {
            end--;
        }
        while (line.startsWith(" ", end - 1) && !Lines.isEscaped(line, 0, end - 1)) {
            end--;
        }
        return line.substring(0, end);
    }

    /** The patterns in the lines of a file, in their order. */
    public static List<IgnorePattern> ofLines(String text) {
        return all(List.of(text.replaceFirst("^\uFEFF", "").split("\n", -1)));
    }

    /** The patterns that {@code lines} hold. */
    public static List<IgnorePattern> all(List<String> lines) {
        return lines.stream().map(IgnorePattern::of).flatMap(Optional::stream).toList();
    }

    /**
     * Whether this matches {@code path}, which is relative to the folder of the pattern, with {@code /} between names.
     */
    public boolean fits(String path, boolean directory) {
        return fits(path, path.substring(path.lastIndexOf('/') + 1), directory);
    }

    /** As {@link #fits(String, boolean)}; {@code name} is the last name of {@code path}. */
    public boolean fits(String path, String name, boolean directory) {
        String text = nameOnly ? name : path;
        boolean possible = (directory || !directoryOnly) && text.endsWith(end) && text.startsWith(start);
        return possible && automaton.run(text).matches();
    }

    /**
     * The decision of the last of {@code patterns} that matches {@code path} or a folder above it; empty if none does.
     *
     * @param path      relative to the folder of the patterns, with slashes
     * @param directory whether it is a folder
     */
    public static Optional<Boolean> says(List<IgnorePattern> patterns, String path, boolean directory) {
        for (IgnorePattern pattern : patterns.reversed()) {
            if (pattern.fitsAbove(path, directory)) {
                return Optional.of(!pattern.negated);
            }
        }
        return Optional.empty();
    }

    private boolean fitsAbove(String path, boolean directory) {
        boolean found = !path.isEmpty() && fits(path, directory);
        for (int slash = path.indexOf('/'); !found && slash > 0; slash = path.indexOf('/', slash + 1)) {
            found = fits(path.substring(0, slash), true);
        }
        return found;
    }
}
