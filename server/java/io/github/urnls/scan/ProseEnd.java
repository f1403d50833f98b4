package io.github.urnls.scan;

import io.github.urnls.namespace.FamilyTrait;
import io.github.urnls.text.Lines;
import io.github.urnls.urn.Unicode;
import java.util.Set;
import io.github.urnls.text.Chars;
import io.github.urnls.urn.Normalization;

/**
 * The end of a URN in running text (draft-fielding-uri-syntax-02 Appendix E): white space, quotes or angle brackets.
 * Punctuation at its end belongs to the text.
 *
 * @param at where the URN begins
 */
record ProseEnd(String text, int at) {

    private static final int LONGEST_PLACEHOLDER = 40;

    /** How far back an opening bracket before a name is looked for, in characters. */
    private static final int LONGEST_LINE = 200;

    /** In decoded text, stands for something that a program fills in. */
    private static final char TO_BE_FILLED = '\ufffc';

    /** Characters that may stand on both sides of a name, also in {@code s#urn:uuid:##}. */
    private static final String DELIMITERS = "'|#,~!";

    /** Characters that no URN holds, but templates and patterns do. */
    private static final String ILLEGAL = "[]{}|^";

    /** Elements of HTML, which may stand directly behind a name. */
    private static final Set<String> ELEMENTS = Set
            .of("a b br code dd div dt em hr i kbd li p pre small span strong sub sup td th tr tt u var wbr"
                    .split(" "));

    /** The end of what begins at {@code at}, trailing punctuation included. */
    int raw() {
        char before = at > 0 ? text.charAt(at - 1) : ' ';
        LargerSyntax around = new LargerSyntax(text, at);
        int depth = 0;
        boolean broken = false;
        int i = at + 4;
        for (; i < text.length(); i++) {
            char c = text.charAt(i);
            if (broken && (c | 0x20) == 'u' && beginsAnother(i)) {
                // After a bracket that no name holds, another name begins here. To read on to the end of the text for
                // each would cost the square of its length.
                break;
            }
            broken |= ILLEGAL.indexOf(c) >= 0;
            if (c == '<' && (isPlaceholder(i) || ValueEnd.isPublic(text, at) && text.charAt(i - 1) == '+')) {
                i = text.indexOf('>', i);
            } else if (endsAnywhere(c)
                    || c == before && (DELIMITERS.indexOf(c) >= 0 || c == '+' && !Chars.isWordAt(text, i + 1)
                            || c == '=' && isVerbatim(i))
                    || around.endsAt(i)
                    || c == '&' && EscapedMarkup.isReference(text, i)) {
                break;
            } else if ("({[".indexOf(c) >= 0) {
                depth++;
            } else if (")}]".indexOf(c) >= 0) {
                if (--depth < 0 && !isStray(i)) {
                    break;
                }
                depth = Math.max(depth, 0);
            } else if (c == ',' && depth == 0
                    && (before == '(' || text.charAt(i - 1) == ':' || ValueEnd.beginsIdentifier(text, i + 1))) {
                break;
            }
        }
        return Chars.limit(text, i);
    }

    /** Whether the equals signs before {@code at} and at {@code i} are marks of Org around the name. */
    private boolean isVerbatim(int i) {
        return !Chars.isWordAt(text, at - 2) && !Chars.isAt(text, at - 2, "?&") && !Chars.isWordAt(text, i + 1);
    }

    /**
     * Whether the closing bracket at {@code i} is a slip in the name: within a word, and not opened before the name on
     * its line. A parenthesis is never a slip.
     */
    private boolean isStray(int i) {
        char c = text.charAt(i);
        if (c == ')' || !isWithinWord(i)) {
            return false;
        }
        char open = c == ']' ? '[' : '{';
        for (int k = at - 1; k >= 0 && at - k < LONGEST_LINE; k--) {
            if (text.charAt(k) == open) {
                return false;
            }
            if (Lines.isLineEnd(text.charAt(k))) {
                return true;
            }
        }
        return at < LONGEST_LINE;
    }

    private boolean isWithinWord(int i) {
        return i + 1 < text.length() && Chars.isLetterOrDigit(text.charAt(i - 1))
                && Chars.isLetterOrDigit(text.charAt(i + 1));
    }

    private boolean beginsAnother(int i) {
        return Chars.isUrn(text, i) && !Chars.isLetterOrDigit(text.charAt(i - 1));
    }

    private static boolean endsAnywhere(char c) {
        if (c == TO_BE_FILLED || c == '…') {
            return false;
        }
        if (c < 128) {
            return c <= ' ' || "\"<>`\\\u007f".indexOf(c) >= 0;
        }
        // Languages that write without spaces go on directly behind a name.
        boolean ofWord = Chars.isLetterOrDigit(c) || Character.isSurrogate(c)
                || Character.getType(c) == Character.NON_SPACING_MARK;
        return !ofWord || Unicode.isIdeographic(c)
                || c >= '\u3040' && c <= '\u30ff' || c >= '\uac00' && c <= '\ud7a3';
    }

    /** Whether {@code <id>} stands directly behind the beginning of a name, as in {@code urn:example:<id>}. */
    private boolean isPlaceholder(int i) {
        int close = Chars.indexOf(text, '>', i, Chars.limit(text, i + LONGEST_PLACEHOLDER));
        String word = text.substring(i + 1, Math.max(i + 1, text.startsWith("/>", close - 1) ? close - 1 : close));
        return !word.isEmpty() && (Chars.isAt(text, i - 1, ":-_/") || Character.isLetter(word.charAt(0))
                && !word.contains(" ") && !ELEMENTS.contains(Normalization.fold(word)))
                && word.chars().allMatch(c -> Chars.isOfWord((char) c, "_-. :"));
    }

    /** The end of {@code [at, raw)} without the punctuation of the text around it. */
    int trim(int raw) {
        int end = LargerSyntax.withoutNotify(text, at, illegalTail(raw));
        if (end - at > 6 && text.startsWith("'s", end - 2)
                && Chars.isWhitespace(Lines.charAt(text, end, text.length()))) {
            end -= 2; // “urn:example:a's owner”
        }
        if (end - at > 6 && text.startsWith("'/>", end - 2) && text.charAt(Math.max(0, at - 1)) != '<') {
            end -= 2; // an element whose attribute begins with another quote: xmlns=‘urn:example:a'/>
        }
        if (end == raw && Chars.isAt(text, raw, ">") && !Chars.isAt(text, at - 1, "<")) {
            end = Chars.before(text, end, "-=") + 1; // urn:example:a->urn:example:b
        }
        int open = end - 1;
        while (open > at + 6 && !Chars.isAt(text, open, "()")) {
            open--;
        }
        if (text.charAt(open) == '(' && Chars.isWordAt(text, open - 1)
                && Chars.isWhitespace(Lines.charAt(text, raw, text.length()))) {
            end = open; // urn:example:a(see the next page)
        }
        while (end > at + 4) {
            char last = text.charAt(end - 1);
            boolean own = last == '*' && text.charAt(end - 2) == '.'
                    || last == '~' && !Chars.isAt(text, end - 2, "~") && !Chars.isAt(text, at - 1, "~")
                    || last == ':' && Chars.isAt(text, end, FamilyTrait.OPEN.isOf(text, at) ? "&,)" : "&");
            boolean punctuation = !own && ".,;:!?'*_~".indexOf(last) >= 0;
            if (!punctuation && !(last == ')' && Opening.opens(text.substring(at, end), '(', ')') < 0)) {
                break;
            }
            end--;
        }
        return end;
    }

    /**
     * The first bracket or bar in {@code [at, raw)} that no URN holds, or {@code raw}. In running text it belongs to
     * the sentence, unless it stands alone within a word or the name is in quotes.
     */
    private int illegalTail(int raw) {
        boolean quoted = text.startsWith("\"", at - 1) && text.startsWith("\"", raw);
        for (int i = at; i < raw; i++) {
            if (Chars.isAt(text, i, ILLEGAL) && !isSlip(i, raw, quoted)) {
                return i;
            }
        }
        return raw;
    }

    /** Whether the character at {@code i}, which no URN holds, was meant to be a part of the name. */
    private boolean isSlip(int i, int raw, boolean quoted) {
        if (quoted) {
            return !LargerSyntax.isCodeBar(text, at, i) && !ValueEnd.beginsIdentifier(text, i + 1);
        }
        return text.charAt(i) != '|' && isWithinWord(i) && isAlone(i);
    }

    /** Whether no bracket before {@code raw} closes the one at {@code i}. */
    private boolean isAlone(int i) {
        return switch (text.charAt(i)) {
            case '[' -> !closes(i, ']');
            case '{' -> !closes(i, '}');
            default -> true;
        };
    }

    /** Whether {@code bracket} follows {@code i} on its line. */
    private boolean closes(int i, char bracket) {
        int close = Chars.indexOf(text, bracket, i, Chars.limit(text, i + LONGEST_LINE));
        return close >= 0 && !Lines.holdsLineEnd(text, i, close);
    }
}
