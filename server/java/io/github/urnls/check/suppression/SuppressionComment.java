package io.github.urnls.check.suppression;

import io.github.urnls.text.Lines;
import io.github.urnls.text.Chars;
import io.github.urnls.format.languages.Formats;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Normalization;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a comment tells the checker: {@code urn-ls:ignore}, {@code urn-ls:off} or {@code urn-ls:on}, each for all rules
 * or, as in {@code urn-ls:ignore[reserved-nid,check-digit]}, for some.
 *
 * @param range   from {@code urn-ls:} to the closing bracket
 * @param codes   the rules it names; empty when it is for all
 * @param comment the comment it stands in, without comment marks
 * @param isAlone whether nothing but the comment stands on its lines
 */
public record SuppressionComment(Kind kind, TextRange range, List<Code> codes, TextRange comment, boolean isAlone) {

    /** What the comment asks for. */
    public enum Kind {
        IGNORE, OFF, ON,
        /** Not clear, so it has no effect. */
        UNCLEAR
    }

    /** The name of a rule, as it is written. */
    public record Code(String name, TextRange range) {}

    /** Every such comment begins with this. */
    public static final String MARK = "urn-ls:";

    /** The longest reason, in UTF-16 code units. */
    private static final int LONGEST_REASON = 1000;

    /** Words that show that a suppression is meant, although some of them have no effect. */
    private static final Set<String> MEANT = Set
            .of("ignore off on disable enable suppress silence noqa nolint".split(" "));

    public SuppressionComment {
        codes = List.copyOf(codes);
    }

    /** The reason, which follows on the same line; may be empty, and is cut after 1,000 UTF-16 code units. */
    public String reason(String text) {
        int end = Math.min(comment.end(), range.end() + LONGEST_REASON);
        return text.substring(range.end(), end).split("[\r\n]", 2)[0].strip();
    }

    /** Whether the comment says nothing else. */
    public boolean isAllOfComment(String text) {
        // Looks outwards, so with many in one comment each looks only as far as the next.
        return Chars.trimSpace(text, comment.start(), range.start()) == comment.start()
                && Chars.skipSpace(text, range.end(), comment.end()) == comment.end();
    }

    /** The suppression comments in {@code document}, in the order of the text. */
    public static List<SuppressionComment> in(Document document) {
        List<SuppressionComment> found = new ArrayList<>();
        if (mayStandIn(document.text())) {
            Formats.of(document).read(document.text(), passage -> {
                if (passage.role() == Role.COMMENT) {
                    read(document.text(), passage.range(), found);
                }
            });
        }
        return found;
    }

    /** Whether {@code text} holds {@link #MARK}. */
    public static boolean mayStandIn(String text) {
        return text.contains(MARK);
    }

    private static void read(String text, TextRange comment, List<SuppressionComment> found) {
        int at = Chars.indexOf(text, MARK, comment.start(), comment.end());
        if (at >= 0) {
            Reader.of(text, comment).read(at, found);
        }
    }

    private static boolean isAlone(String text, TextRange comment) {
        // Looks outwards, so with many comments on a line each looks only as far as the next.
        for (int i = comment.start() - 1; i >= 0 && !Lines.isLineEnd(text.charAt(i)); i--) {
            if (Chars.isOfWord(text.charAt(i), "\"',:?=)}")) { // of code; comment marks use other characters
                return false;
            }
        }
        for (int i = comment.end(); !Lines.isEnd(text, i); i++) {
            if (Character.isLetterOrDigit(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    /**
     * Reads the suppressions in a comment.
     *
     * @param lastBracket the offset of the last closing bracket; before the comment when there is none
     */
    private record Reader(String text, TextRange comment, boolean isAlone, int lastBracket) {

        static Reader of(String text, TextRange comment) {
            return new Reader(text, comment, SuppressionComment.isAlone(text, comment),
                    comment.start() + comment.in(text).lastIndexOf(']'));
        }

        void read(int first, List<SuppressionComment> found) {
            int at = first;
            while (at >= 0) {
                int from = at + 1;
                if (begins(at)) {
                    Optional<SuppressionComment> one = at(at);
                    one.ifPresent(found::add);
                    // The brackets of one cannot hold another.
                    from = one.map(read -> read.range().end()).orElse(from);
                }
                at = Chars.indexOf(text, MARK, from, comment.end());
            }
        }

        /** Whether the mark begins a word. {@code `urn-ls:off`} in backticks only talks about the mark. */
        private boolean begins(int at) {
            return at == comment.start() || Character.isWhitespace(text.charAt(at - 1))
                    || Chars.isAt(text, at - 1, "*#/;!-");
        }

        private Optional<SuppressionComment> at(int start) {
            int word = start + MARK.length();
            for (Kind kind : List.of(Kind.IGNORE, Kind.OFF, Kind.ON)) {
                String name = Normalization.id(kind);
                int end = word + name.length();
                if (text.startsWith(name, word) && end <= comment.end()
                        && (end == comment.end() || !Chars.isOfWord(text.charAt(end), "-_`"))) {
                    return Optional.of(withCodes(kind, new TextRange(start, end)));
                }
            }
            int end = word;
            while (end < comment.end() && Character.isLetter(text.charAt(end))) {
                end++;
            }
            return MEANT.contains(Normalization.fold(text.substring(word, end)))
                    ? Optional.of(made(Kind.UNCLEAR, new TextRange(start, end), List.of())) : Optional.empty();
        }

        private SuppressionComment withCodes(Kind kind, TextRange words) {
            int open = Lines.skipBlanks(text, words.end(), comment.end());
            boolean bracket = open < comment.end() && text.charAt(open) == '[';
            int close = bracket && open < lastBracket ? text.indexOf(']', open) : -1;
            if (bracket && close < 0 || words.end() < comment.end() && text.charAt(words.end()) == '(') {
                return made(Kind.UNCLEAR, words, List.of());
            }
            if (!bracket) {
                return made(kind, words, List.of());
            }
            List<Code> codes = new ArrayList<>();
            int from = open + 1;
            for (String part : text.substring(from, close).split(",", -1)) {
                codes.add(new Code(part.strip(), new TextRange(from, from + part.length()).strippedIn(text)));
                from += part.length() + 1;
            }
            return made(kind, new TextRange(words.start(), close + 1), codes);
        }

        private SuppressionComment made(Kind kind, TextRange range, List<Code> codes) {
            return new SuppressionComment(kind, range, codes, comment, isAlone);
        }
    }
}
