package io.github.urnls.scan;

import io.github.urnls.text.Chars;
import io.github.urnls.scan.UrnOccurrence.Kind;
import java.util.regex.Pattern;

/**
 * Tells whole names from templates and regular expressions, by marks that neither RFC 8141 nor common sense puts into a
 * name.
 */
final class Lookalikes {

    private static final String[] EXPRESSIONS = {"[0-9", "[a-z", "[A-Z", "[^", ".*", ".+", "(?:", "\\d", "\\w", "\\S",
            "\\Q", "\\E",
            "\\.", "\\s?", "\\s+", "\\s*", "]+", "]*", "]{", "){"};

    private static final Pattern LIKE = Pattern.compile("(?i)\\blike\\s*['\"][^'\"]*$");
    private static final int LONGEST_LIKE = 60;

    private Lookalikes() {}

    /** What {@code [at, end)} of {@code text} is; {@link Kind#URN} if nothing speaks against it. */
    static Kind kind(String text, int at, int end, boolean inCode) {
        boolean anchored = isAnchored(text, at);
        if (!anchored && isPlain(text, at, end)) {
            return Kind.URN; // as nearly all
        }
        String name = text.substring(at, end);
        if (anchored || isPattern(name) || isLike(text, at, name, inCode)) {
            return Kind.PATTERN;
        }
        return TemplateMarks.first(name) < name.length() ? Kind.TEMPLATE : Kind.URN;
    }

    /**
     * Whether no character of it stands in any of the marks that are looked for: a quick look, since there are many of
     * them.
     */
    private static boolean isPlain(String text, int at, int end) {
        for (int i = at; i < end; i++) {
            char c = text.charAt(i);
            if (c < 128 && Chars.isLetterOrDigit(c)) {
                continue;
            }
            boolean point = c == '.' && i + 1 < end && Chars.isLetterOrDigit(text.charAt(i + 1));
            boolean doubled = (c == ':' || c == '/') && i + 1 < end && text.charAt(i + 1) == ':';
            if (doubled || !point && ":-_/=".indexOf(c) < 0) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether a {@code ^} before {@code at} begins a regular expression. Between two fields of HL7 version 2 it only
     * separates them: {@code 123^^^urn:oid:1.2.3^ISO}.
     */
    private static boolean isAnchored(String text, int at) {
        if (at == 0 || text.charAt(at - 1) != '^') {
            return false;
        }
        return at == 1 || !Surroundings.isOfWord(text.charAt(at - 2), "^&");
    }

    /** Whether an escape of a regular expression stands at {@code end}, where running text ends a name. */
    static boolean goesOnAsPattern(String text, int end) {
        return end + 1 < text.length() && text.charAt(end) == '\\'
                && "EQdDwWsSbB.[](){}+*?^$|".indexOf(text.charAt(end + 1)) >= 0;
    }

    /**
     * Whether a percent sign at the end stands for any characters, as behind {@code LIKE} of SQL; in a program where
     * the string is no more than that.
     */
    private static boolean isLike(String text, int at, String name, boolean inCode) {
        if (!name.endsWith("%") && !name.endsWith("%'")) {
            return false;
        }
        return inCode && at == 0 || LIKE.matcher(text).region(Math.max(0, at - LONGEST_LIKE), at).find();
    }

    private static boolean isPattern(String name) {
        if (name.startsWith("*", 4) || name.endsWith(":(") || hasCharacterClass(name)) {
            return true;
        }
        for (String mark : EXPRESSIONS) {
            int found = name.indexOf(mark);
            // EPC patterns end in ".*" and are names all the same (RFC 5134).
            if (found >= 0 && !(mark.equals(".*") && name.regionMatches(true, 0, "urn:epc:", 0, 8))) {
                return true;
            }
        }
        return false;
    }

    /** {@code [A-F0-9]}: a range in brackets. */
    private static boolean hasCharacterClass(String name) {
        int open = name.indexOf('[');
        int close = name.indexOf(']', open);
        if (open < 0 || close < open + 2) {
            return false;
        }
        int hyphen = name.indexOf('-', open + 2, close);
        return hyphen > 0 && hyphen + 1 < close && Chars.isLetterOrDigit(name.charAt(hyphen - 1))
                && Chars.isLetterOrDigit(name.charAt(hyphen + 1)) && name.indexOf(' ', open, close) < 0;
    }
}
