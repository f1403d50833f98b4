package io.github.urnls.scan;

import io.github.urnls.text.Chars;
import io.github.urnls.scan.UrnOccurrence.Kind;
import java.util.regex.Pattern;

/** Tells whole names from templates and regular expressions, by marks that do not occur in names. */
final class Lookalikes {

    private static final String[] EXPRESSIONS = ("[0-9 [a-z [A-Z [^ .* .+ (?: \\d \\w \\S \\Q \\E \\. \\s? \\s+ \\s*"
            + " ]+ ]* ]{ ){").split(" ");

    private static final Pattern LIKE = Pattern.compile("(?i)(?<!\\w)like\\s*['\"][^'\"]*$");
    private static final int LONGEST_LIKE = 60;

    /** {@code %1} of Qt, as a whole segment, and {@code #@name} of Ruby. */
    private static final Pattern FILLED = Pattern.compile("[:/]%[1-9](?![A-Za-z0-9])|#@[a-z_]");

    private Lookalikes() {}

    /** The kind of {@code [at, end)} of {@code text}; {@link Kind#URN} unless a mark is found. */
    static Kind kind(String text, int at, int end, boolean inCode) {
        boolean anchored = isAnchored(text, at);
        if (!anchored && isPlain(text, at, end)) {
            return Kind.URN; // as nearly all names are
        }
        String name = text.substring(at, end);
        if (anchored || isPattern(name) || isLike(text, at, name, inCode)) {
            return Kind.PATTERN;
        }
        boolean filled = inCode && FILLED.matcher(name).find();
        return filled || TemplateMarks.first(name) < name.length() ? Kind.TEMPLATE : Kind.URN;
    }

    /** A quick test, since there are many marks: whether no character can belong to one. */
    private static boolean isPlain(String text, int at, int end) {
        for (int i = at; i < end; i++) {
            char c = text.charAt(i);
            boolean last = i + 1 == end;
            boolean doubled = (c == ':' || c == '/') && !last && text.charAt(i + 1) == ':';
            boolean plain = c < 128 && Chars.isLetterOrDigit(c) ? !isOfLetters(text, i, end)
                    : c == '.' ? !last && Chars.isWordAt(text, i + 1) : !doubled && ":-_/=".indexOf(c) >= 0;
            if (!plain) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether letters that stand for others are a part of a name and begin at {@code at}: {@code xxx}, {@code YYYY},
     * the last of {@code 1.2.x}.
     */
    static boolean isOfLetters(String text, int at, int end) {
        char c = text.charAt(at);
        if ("xXyYnN".indexOf(c) < 0 || Chars.isWordAt(text, at - 1)) {
            return false;
        }
        int behind = Chars.runEnd(text, at, end);
        boolean version = behind == at + 1 && text.charAt(at - 1) == '.' && Character.isDigit(text.charAt(at - 2));
        return (version || behind > at + 2) && (behind == end || !Chars.isWordAt(text, behind));
    }

    /**
     * Whether a {@code ^} before {@code at} begins a regular expression. In HL7 version 2 it separates two fields:
     * {@code 123^^^urn:oid:1.2.3^ISO}.
     */
    static boolean isAnchored(String text, int at) {
        return Chars.isAt(text, at - 1, "^") && !Chars.isAt(text, at - 2, "^&") && !Chars.isWordAt(text, at - 2);
    }

    /** Whether an escape of a regular expression stands at {@code end}, the end of a name in running text. */
    static boolean goesOnAsPattern(String text, int end) {
        return text.startsWith("\\", end) && Chars.isAt(text, end + 1, "EQdDwWsSbB.[](){}+*?^$|");
    }

    /**
     * Whether a percent sign at the end stands for any characters: behind {@code LIKE} of SQL, or at the end of a
     * string in a program.
     */
    private static boolean isLike(String text, int at, String name, boolean inCode) {
        if (!name.endsWith("%") && !name.endsWith("%'")) {
            return false;
        }
        return inCode && at == 0 || LIKE.matcher(text).region(Math.max(0, at - LONGEST_LIKE), at).find();
    }

    /** Whether it has words in parentheses, or the first of some: {@code urn:ogc:def:crs:(authority):(EPSG code)}. */
    private static boolean isUnfilled(String name) {
        int open = name.lastIndexOf(":(");
        return open == name.length() - 2
                || open > 0 && !name.contains(",") && (name.indexOf(' ') > 0 || name.charAt(open - 1) == ')');
    }

    private static boolean isPattern(String name) {
        if (name.startsWith("*", 4) || isUnfilled(name) || hasCharacterClass(name)) {
            return true;
        }
        for (String mark : EXPRESSIONS) {
            int found = name.indexOf(mark);
            // EPC patterns end in ".*" but are names (RFC 5134); pure identities are none.
            boolean word = mark.startsWith("\\") && found >= 0 && Character.isLetter(mark.charAt(1))
                    && Character.isLetter(name.codePointAt(Math.min(found + 2, name.length() - 1))); // C:\\windows
            if (found >= 0 && !word && !(mark.equals(".*") && Chars.isInAnyCase(name, 0, "urn:epc:")
                    && !name.startsWith("id:", 8))) {
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
        int hyphen = Chars.indexOf(name, '-', open + 2, close);
        return hyphen > 0 && Chars.isWordAt(name, hyphen - 1) && Chars.isWordAt(name, hyphen + 1)
                && Chars.indexOf(name, ' ', open, close) < 0;
    }
}
