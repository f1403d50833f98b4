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
        boolean anchored = at > 0 && text.charAt(at - 1) == '^';
        if (!anchored && isPlain(text, at, end)) {
            return Kind.URN; // as nearly all
        }
        String name = text.substring(at, end);
        if (anchored || isPattern(name)) {
            return Kind.PATTERN;
        }
        return fixedEnd(name) < name.length() ? Kind.TEMPLATE : Kind.URN;
    }

    /**
     * Whether no character of it stands in any of the marks that are looked for: a quick look, since there are many of
     * them.
     */
    private static boolean isPlain(String text, int at, int end) {
        for (int i = at; i < end; i++) {
            char c = text.charAt(i);
            boolean point = c == '.' && i + 1 < end && Character.isLetterOrDigit(text.charAt(i + 1));
            if (c >= 128 || !point && !Surroundings.isOfWord(c, ":-_/=")) {
                return false;
            }
        }
        return true;
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
        return hyphen > 0 && hyphen + 1 < close && Character.isLetterOrDigit(name.charAt(hyphen - 1))
                && Character.isLetterOrDigit(name.charAt(hyphen + 1)) && name.indexOf(' ', open, close) < 0;
    }

    /** Where the first place to be filled in begins; the length of {@code name} when there is none. */
    static int fixedEnd(String name) {
        int end = name.length();
        for (String mark : PLACEHOLDERS) {
            int found = name.indexOf(mark);
            if (found >= 0) {
                end = Math.min(end, found);
            }
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
        int end = Math.min(opening(name, '{', '}'), opening(name, '<', '>'));
        int square = opening(name, '[', ']');
        int close = name.indexOf(']', square);
        boolean word = close > square + 2
                && name.substring(square + 1, close).chars()
                        .allMatch(c -> Character.isLetter(c) || c == '_' || c == '-');
        return word ? Math.min(end, square) : end;
    }

    /** The first {@code open} if {@code close} follows it; else the length of {@code name}. */
    private static int opening(String name, char open, char close) {
        int at = name.indexOf(open);
        return at >= 0 && name.indexOf(close, at) >= 0 ? at : name.length();
    }
}
