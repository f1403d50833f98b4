package io.github.urnls.scan;

import io.github.urnls.scan.UrnOccurrence.Kind;
import io.github.urnls.urn.PercentEncoding;

/**
 * Tells whole names from templates and regular expressions, by marks that neither RFC 8141 nor common sense puts into a
 * name.
 */
final class Lookalikes {

    private static final String[] PLACEHOLDERS = {"\ufffc", "${", "#{", "{{", "...", "…", "$(", "@{", "<%"};
    private static final String[] EXPRESSIONS = {"[0-9", "[a-z", "[A-Z", "[^", ".*", ".+", "(?:", "\\d", "\\w", "\\S",
            "\\Q", "\\E",
            "\\.", "\\s?", "\\s+", "\\s*", "]+", "]*", "]{", "){"};

    private Lookalikes() {}

    /** What {@code [at, end)} of {@code text} is; {@link Kind#URN} if nothing speaks against it. */
    static Kind kind(String text, int at, int end) {
        if (isPlain(text, at, end)) {
            return Kind.URN; // as nearly all
        }
        String name = text.substring(at, end);
        if (isPattern(name, at > 0 ? text.charAt(at - 1) : ' ')) {
            return Kind.PATTERN;
        }
        return isTemplate(name) ? Kind.TEMPLATE : Kind.URN;
    }

    /**
     * Whether no character of it stands in any of the marks that are looked for: a quick look, since there are many of
     * them.
     */
    private static boolean isPlain(String text, int at, int end) {
        if (at > 0 && text.charAt(at - 1) == '^') {
            return false;
        }
        for (int i = at; i < end; i++) {
            char c = text.charAt(i);
            boolean plain = c < 128
                    && (Character.isLetterOrDigit(c) || c == ':' || c == '-' || c == '_' || c == '/' || c == '='
                            || c == '.' && i + 1 < end && Character.isLetterOrDigit(text.charAt(i + 1)));
            if (!plain) {
                return false;
            }
        }
        return true;
    }

    private static boolean isPattern(String name, char before) {
        if (before == '^' || name.startsWith("*", 4) || name.endsWith(":(") || hasCharacterClass(name)) {
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
        int close = open < 0 ? -1 : name.indexOf(']', open);
        int hyphen = close < open + 2 ? -1 : name.indexOf('-', open + 2, close);
        return hyphen > 0 && hyphen + 1 < close && Character.isLetterOrDigit(name.charAt(hyphen - 1))
                && Character.isLetterOrDigit(name.charAt(hyphen + 1)) && name.indexOf(' ', open, close) < 0;
    }

    private static boolean isTemplate(String name) {
        return fixedEnd(name) < name.length();
    }

    /** Where the first place to be filled in begins; the length of {@code name} when there is none. */
    static int fixedEnd(String name) {
        int end = name.length();
        for (String mark : PLACEHOLDERS) {
            int found = name.indexOf(mark);
            end = found >= 0 ? Math.min(end, found) : end;
        }
        return Math.min(end, Math.min(formatSpecifier(name), bracedWord(name)));
    }

    /** {@code %s}, {@code %d}, {@code %1$s}, {@code %(name)s}: a percent sign that could never encode an octet. */
    private static int formatSpecifier(String name) {
        for (int at = name.indexOf('%'); at >= 0 && at + 1 < name.length(); at = name.indexOf('%', at + 1)) {
            char next = name.charAt(at + 1);
            boolean hexLetter = "dfec".indexOf(next) >= 0 && (at + 2 == name.length() || !isHex(name.charAt(at + 2)));
            boolean numbered = Character.isDigit(next) && at + 2 < name.length() && name.charAt(at + 2) == '$';
            boolean flagged = next == '-' && at + 3 < name.length() && Character.isDigit(name.charAt(at + 2))
                    && "sdixXu".indexOf(name.charAt(at + 3)) >= 0;
            if ("s(@v{iuxXrqgotn".indexOf(next) >= 0 || hexLetter || numbered || flagged || isVariable(name, at)) {
                return at;
            }
        }
        return name.length();
    }

    /** {@code %NAME%}: a variable of the Windows shell; but {@code %BA%} begins two percent-encoded octets. */
    private static boolean isVariable(String name, int at) {
        if (PercentEncoding.isTriplet(name, at)) {
            return false;
        }
        int close = name.indexOf('%', at + 1);
        return close > at + 2
                && name.substring(at + 1, close).chars().allMatch(c -> Character.isUpperCase(c) || c == '_');
    }

    private static boolean isHex(char c) {
        return Character.digit(c, 16) >= 0 && c < 128;
    }

    /** {@code {id}}, {@code <id>}, {@code [id]}: a word in brackets that is to be replaced. */
    private static int bracedWord(String name) {
        int open = name.indexOf('{');
        int brace = open >= 0 && name.indexOf('}', open) > open ? open : name.length();
        int angle = name.indexOf('<');
        int end = angle >= 0 && name.indexOf('>', angle) > angle ? Math.min(brace, angle) : brace;
        int square = name.indexOf('[');
        int close = square < 0 ? -1 : name.indexOf(']', square);
        boolean word = close > square + 2
                && name.substring(square + 1, close).chars()
                        .allMatch(c -> Character.isLetter(c) || c == '_' || c == '-');
        return word ? Math.min(end, square) : end;
    }
}
