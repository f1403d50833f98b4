package io.github.urnls.format.languages;

import io.github.urnls.text.Chars;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Guesses the language of a text whose lines tell it: settings, YAML, Markdown, CSV. */
final class LinesGuess {

    private static final Pattern SECTION = Pattern.compile("\\[\\[?[^\\[\\]]+]]?\\s*(?:[#;].*)?");
    private static final Pattern ENTRY = Pattern.compile("([\\w.:\\\\\"'/-]+)\\s*=\\s*(.*)");
    /** How a value of TOML begins (TOML 1.0): a string, a list, a table, a number or a date, a truth value. */
    private static final Pattern TOML_VALUE = Pattern
            .compile("(?:[\"'\\[{]|[+-]?(?:\\d|inf|nan)|true(?!\\w)|false(?!\\w)).*");
    /** {@code module.exports = a;} */
    private static final Pattern STATEMENT = Pattern.compile(".*[;{(,\\[]\\s*");
    /** What goes on with the value of the line before. */
    private static final Pattern CONTINUED = Pattern.compile("[\\s\\]})\"'].*");

    private static final Pattern KEY = Pattern.compile("(?:[\\w.$/@+-]+|\"[^\"]*\"|'[^']*')\\s*:(?:\\s.*)?");
    private static final Pattern ITEM = Pattern.compile("-(?:\\s.*)?");
    private static final Pattern MARK = Pattern.compile("(?:---|\\.\\.\\.|%YAML|#|[\\]}]).*");

    private static final Pattern FENCE = Pattern.compile("\\s*(?:```|~~~).*");
    /** What only Markdown has, and what others have, too (CommonMark 0.31; tables of GitHub). */
    private static final List<Pattern> ONLY_MARKDOWN = List.of(Pattern.compile("(?:```|~~~).*"),
            Pattern.compile("#{2,6}\\s+\\S.*"),
            Pattern.compile(".*\\[[^\\]]+]\\([^)\\s]+\\).*"), Pattern.compile("\\|?\\s*:?-{3,}:?\\s*\\|.*"));
    private static final List<Pattern> ALSO_MARKDOWN = List.of(Pattern.compile("#\\s+\\S.*"),
            Pattern.compile("[-*+]\\s+\\S.*"),
            Pattern.compile(".*\\*\\*\\S.*"), Pattern.compile(".*`[^`]+`.*"));

    private static final Pattern COMMENT = Pattern.compile("(?:/[*/]|\"\"\"|''').*");
    /**
     * Statements at the begin of a line, and fields between tabs. In Markdown code is indented or stands in a fence.
     */
    private static final Pattern NOT_MARKDOWN = Pattern.compile(
            "(?:import|export|from|def|class|const|let|var|if|for|function|return|use|module)(?!\\w).*[;{:)]"
                    + "|[})\\]]+[;,]?|from\\s+\\S+\\s+import\\s.*|import\\s+[\\w.]+|.*[^-*+.\\d\\s]\\t+\\S.*");

    private final List<String> lines;

    LinesGuess(List<String> lines) {
        this.lines = lines.stream().filter(line -> !Chars.isBlank(line)).toList();
    }

    Optional<String> language() {
        Optional<String> settings = settings();
        if (settings.isPresent()) {
            return settings;
        }
        if (isYaml()) {
            return Optional.of("yaml");
        }
        if (isMarkdown()) {
            return Optional.of("markdown");
        }
        return isCsv() ? Optional.of("csv") : Optional.empty();
    }

    /** TOML and INI have sections; properties have keys with dots, or escaped colons in their values. */
    private Optional<String> settings() {
        int sections = 0;
        int entries = 0;
        boolean isToml = true;
        boolean isProperties = false;
        for (String line : lines) {
            Matcher entry = ENTRY.matcher(line);
            if (SECTION.matcher(line).matches()) {
                sections++;
            } else if (entry.matches()) {
                if (sections == 0 && STATEMENT.matcher(line).matches()) {
                    return Optional.empty();
                }
                entries++;
                isToml &= TOML_VALUE.matcher(entry.group(2)).matches();
                isProperties |= line.contains("\\:") || entry.group(1).matches("\\w+(?:[.-]\\w+){0,20}\\.\\w+");
            } else if (!line.matches("[#;!].*") && (entries == 0 || !CONTINUED.matcher(line).matches())) {
                return Optional.empty();
            }
        }
        if (entries == 0 || sections == 0) {
            return entries > 0 && isProperties ? Optional.of("properties") : Optional.empty();
        }
        return Optional.of(isToml ? "toml" : "ini");
    }

    /** All lines without an indent are keys, items, comments or marks. “Alice: hello” is no YAML. */
    private boolean isYaml() {
        int keys = 0;
        boolean isNested = false;
        boolean isSmall = true;
        for (String line : lines) {
            boolean isIndented = Character.isWhitespace(line.charAt(0));
            boolean isItem = ITEM.matcher(line.strip()).matches();
            boolean isKey = KEY.matcher(isItem ? line.strip().substring(1).strip() : line.strip()).matches();
            if (!isIndented && !isKey && !isItem && !MARK.matcher(line).matches()) {
                return false;
            }
            keys += isKey ? 1 : 0;
            isNested |= isKey && (isIndented || isItem) || line.equals("---");
            isSmall &= !isKey || isIndented || !Character.isUpperCase(line.charAt(0));
        }
        return keys > 1 && (isNested || isSmall) || keys == 1 && lines.size() > 1 && isSmall;
    }

    /** Comments of code, and tables of fields between tabs, may have Markdown in them. */
    private boolean isMarkdown() {
        int only = seen(ONLY_MARKDOWN);
        return (only > 1 || only == 1 && seen(ALSO_MARKDOWN) > 0)
                && outsideOfFences().noneMatch(line -> NOT_MARKDOWN.matcher(line).matches())
                && !COMMENT.matcher(lines.getFirst()).matches();
    }

    private Stream<String> outsideOfFences() {
        List<String> outside = new ArrayList<>();
        boolean isOutside = true;
        for (String line : lines) {
            boolean isFence = FENCE.matcher(line).matches();
            if (isOutside && !isFence) {
                outside.add(line);
            }
            isOutside ^= isFence;
        }
        return outside.stream();
    }

    /** How many of {@code kinds} there are. */
    private int seen(List<Pattern> kinds) {
        return (int) kinds.stream().filter(kind -> lines.stream().anyMatch(line -> kind.matcher(line).matches()))
                .count();
    }

    /** Two lines or more, all with as many fields (RFC 4180 §2). In running text blanks follow commas. */
    private boolean isCsv() {
        int fields = lines.isEmpty() ? 0 : fields(lines.getFirst());
        boolean isProse = true;
        for (String line : lines) {
            if (fields(line) != fields || line.matches(".*[,;{}]")) {
                return false;
            }
            isProse &= !line.replace(", ", "").contains(",");
        }
        return lines.size() > 1 && fields > 1 && !isProse;
    }

    private static int fields(String line) {
        int fields = 1;
        boolean isQuoted = false;
        for (int i = 0; i < line.length(); i++) {
            isQuoted ^= line.charAt(i) == '"';
            fields += line.charAt(i) == ',' && !isQuoted ? 1 : 0;
        }
        return fields;
    }
}
