package io.github.urnls.check.suppression;

import io.github.urnls.format.Formats;
import io.github.urnls.format.Passage;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * What a comment tells the checker: {@code urn-ls:ignore}, {@code urn-ls:off} or {@code urn-ls:on}, each for all rules
 * or, as in {@code urn-ls:ignore[reserved-nid,check-digit]}, for some.
 *
 * @param range   from {@code urn-ls:} to the closing bracket
 * @param codes   the rules it names; none when it is for all
 * @param comment the text of the comment it stands in, without the marks around it
 */
public record SuppressionComment(Kind kind, TextRange range, List<Code> codes, TextRange comment) {

    /** What the comment asks for. */
    public enum Kind {
        IGNORE, OFF, ON,
        /** Not clear, so it has no effect. */
        UNCLEAR
    }

    /** The name of a rule, as it is written. */
    public record Code(String name, TextRange range) {}

    /** How each of them begins. */
    public static final String MARK = "urn-ls:";

    /** Words that show that a suppression is meant, even if there is no such word here. */
    private static final Set<String> MEANT = Set.of("ignore", "off", "on", "disable", "enable", "suppress", "silence",
            "noqa", "nolint");

    public SuppressionComment {
        codes = List.copyOf(codes);
    }

    /** The reason, which follows on the same line; may be empty. */
    public String reason(String text) {
        return text.substring(range.end(), comment.end()).lines().findFirst().orElse("").strip();
    }

    /** Whether it is for the rule of that name. */
    boolean isFor(String code) {
        return codes.isEmpty() || codes.stream().anyMatch(named -> named.name.equals(code));
    }

    /** Those in {@code document}, in the order of the text; costs nothing where the mark stands nowhere. */
    public static List<SuppressionComment> in(Document document) {
        List<SuppressionComment> found = new ArrayList<>();
        if (document.text().contains(MARK)) {
            Formats.of(document).read(document.text(), passage -> {
                if (passage.role() == Passage.Role.COMMENT) {
                    read(document.text(), passage.range(), found);
                }
            });
        }
        return found;
    }

    private static void read(String text, TextRange comment, List<SuppressionComment> found) {
        int from = comment.start();
        for (int at = mark(text, from, comment); at >= 0; at = mark(text, from, comment)) {
            from = at + 1;
            if (begins(text, at, comment)) {
                Optional<SuppressionComment> one = of(text, at, comment);
                one.ifPresent(found::add);
                // What stands in the brackets of one is no other.
                from = one.map(read -> read.range().end()).orElse(from);
            }
        }
    }

    /** Looks no further than the comment: there may be many. */
    private static int mark(String text, int from, TextRange comment) {
        return text.indexOf(MARK, from, comment.end());
    }

    /** It is a word of its own: {@code `urn-ls:off`} in backticks is only spoken of. */
    private static boolean begins(String text, int at, TextRange comment) {
        return at == comment.start() || Character.isWhitespace(text.charAt(at - 1))
                || "*#/;!-".indexOf(text.charAt(at - 1)) >= 0;
    }

    private static Optional<SuppressionComment> of(String text, int start, TextRange comment) {
        int word = start + MARK.length();
        for (Kind kind : List.of(Kind.IGNORE, Kind.OFF, Kind.ON)) {
            String name = kind.name().toLowerCase(Locale.ROOT);
            int end = word + name.length();
            if (text.startsWith(name, word) && end <= comment.end()
                    && (end == comment.end() || !isOfWord(text.charAt(end)))) {
                return Optional.of(withCodes(kind, text, start, end, comment));
            }
        }
        int end = word;
        while (end < comment.end() && Character.isLetter(text.charAt(end))) {
            end++;
        }
        if (!MEANT.contains(text.substring(word, end).toLowerCase(Locale.ROOT))) {
            return Optional.empty();
        }
        return Optional.of(new SuppressionComment(Kind.UNCLEAR, new TextRange(start, end), List.of(), comment));
    }

    private static boolean isOfWord(char c) {
        return Character.isLetterOrDigit(c) || c == '-' || c == '_' || c == '`';
    }

    private static SuppressionComment withCodes(Kind kind, String text, int start, int end, TextRange comment) {
        int open = end;
        while (open < comment.end() && (text.charAt(open) == ' ' || text.charAt(open) == '\t')) {
            open++;
        }
        boolean bracket = open < comment.end() && text.charAt(open) == '[';
        int close = text.indexOf(']', open, comment.end());
        if (bracket && close < 0 || end < comment.end() && text.charAt(end) == '(') {
            return new SuppressionComment(Kind.UNCLEAR, new TextRange(start, end), List.of(), comment);
        }
        if (!bracket) {
            return new SuppressionComment(kind, new TextRange(start, end), List.of(), comment);
        }
        List<Code> codes = new ArrayList<>();
        int from = open + 1;
        for (String part : text.substring(from, close).split(",", -1)) {
            TextRange range = new TextRange(from, from + part.length()).strippedIn(text);
            codes.add(new Code(part.strip(), range));
            from += part.length() + 1;
        }
        return new SuppressionComment(kind, new TextRange(start, close + 1), codes, comment);
    }
}
