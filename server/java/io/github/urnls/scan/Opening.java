package io.github.urnls.scan;

import io.github.urnls.scan.RegularExpressions.Taker;
import io.github.urnls.text.Lines;
import io.github.urnls.format.Decoded;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.Passage;
import io.github.urnls.format.turtle.TurtleFormat;
import io.github.urnls.text.Chars;
import io.github.urnls.text.TextRange;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What stands in the document before and behind a passage. It shows whether a string of a program is a part of a larger
 * text, so that a quote or bracket in it belongs to that text.
 *
 * @param text    the document, or the section of it that the passage is counted in
 * @param passage the passage
 * @param decoded the text of the passage with its escapes decoded
 */
record Opening(String text, Passage passage, Decoded decoded) {

    /** How far back what a string closes is looked for, in characters. */
    private static final int LONGEST = 200;

    /**
     * What stands before an identifier in Dublin Core, CycloneDX 1.6, FHIR (R4 §3.1), and at the beginning of an object
     * of JSON-LD 1.1 that is no term of a context.
     */
    private static final Pattern IDENTIFIER = Pattern
            .compile("(?:<dc:identifier(?:\\s[^<>]*)?>|<fullUrl value=\"|(?<!\\w)serialNumber=\""
                    + "|\"(?:serialNumber|fullUrl|dc:identifier)\"\\s*:\\s*\""
                    + "|(?:[\\[,]\\s*\\{|\"@context\"\\s*:\\s*\"[^\"]*\"\\s*,)\\s*\"@id\"\\s*:\\s*\")\\s*$");

    /** What stands before a term of Turtle that is neither a prefix nor a namespace. */
    private static final Pattern TERM = Pattern
            .compile("(?:[.;,>(]|(?<!\\w)a|:(?!\\w*(?i:namespace|space|base|prefix))[\\w.-]+)\\s*<$");

    /** What stands before a namespace that is the scheme of other values, as in UBL: {@code schemeURI="urn:uuid"}. */
    private static final Pattern SCHEME = Pattern
            .compile("(?:schemeURI|<(?:\\w+:)?enumeration\\s(?:[^<>]*\\s)?value)\\s*=\\s*[\"']$");

    /** What stands before a value in an element. */
    private static final Pattern ELEMENT = Pattern.compile("<(?:[\\w.-]+:)?([\\w.-]+)(?:\\s[^<>]*)?>\\s*$");

    /** What stands before and behind an item of a list that holds whole names. */
    private static final Pattern ITEM_BEFORE = Pattern.compile("([\"'])urn:[^\\s\"'\\\\]+\\1, ?[\"']$");
    private static final Pattern ITEM_BEHIND = Pattern.compile("[\"'], ?([\"'])urn:[^\\s\"'\\\\]+\\1[,\\]]");

    private static final String BLANKS = " \t\r\n";

    /** Whether the same quote stands on both sides. */
    boolean isQuoted() {
        int behind = passage.end();
        return Chars.isAt(text, quote(), "\"'") && behind < text.length()
                && text.charAt(quote()) == text.charAt(behind);
    }

    /** Whether it is a span of code in a text. */
    boolean isSpan() {
        return Chars.isAt(text, quote(), "`");
    }

    /** Where the quote before the passage would stand; negative at the start of the text. */
    private int quote() {
        return passage.start() - 1;
    }

    /** What takes the string as a regular expression, if anything does. */
    Taker taker() {
        if (!Chars.isAt(text, quote(), "\"'`")) {
            return Taker.NONE;
        }
        if (text.startsWith(".toRegex()", passage.end() + 1)) {
            return Taker.EXPRESSIONS;
        }
        return RegularExpressions.taker(text, quote());
    }

    /**
     * Whether the string is the whole right side of a declaration or an assignment, so that nothing is joined to it and
     * nothing takes it: {@code a = "urn:…";}, or the end of the line in place of the semicolon.
     */
    boolean isAssigned() {
        int sign = before(quote());
        if (!isQuoted() || !Chars.isAt(text, sign, "=") || Chars.isAt(text, sign - 1, "=!<>+.~*/%&|^?")
                || isOfText(sign)) {
            return false;
        }
        int behind = Lines.skipBlanks(text, passage.end() + 1);
        if (Chars.isAt(text, behind, ";#") || text.startsWith("//", behind)) {
            return true; // or a comment
        }
        boolean endsLine = Lines.isEnd(text, behind);
        behind = Chars.skipSpace(text, behind);
        return endsLine && !Chars.isAt(text, behind, "\"'`+.&|?:,)]}*/%-<>=\\");
    }

    /** Whether the value is the one identifier of something: {@code dc:identifier}, {@code serialNumber}. */
    boolean isIdentifier() {
        return isBehind(passage.escapes() == TurtleFormat.IRI ? TERM : IDENTIFIER);
    }

    /** Whether the value is the scheme of other values, or one of those that a schema lists. */
    boolean isScheme() {
        return isBehind(SCHEME);
    }

    private boolean isBehind(Pattern before) {
        int start = passage.start();
        return before.matcher(text).region(Math.max(0, start - LONGEST), start).find();
    }

    /**
     * Whether the name of the attribute, member or element says that its value identifies something, or the items
     * beside it in a list do.
     */
    boolean isIdentifying() {
        int end = passage.end();
        Matcher element = ELEMENT.matcher(Chars.textBefore(text, passage.start(), LONGEST));
        return Role.isIdentifying(element.find() ? element.group(1) : key())
                || isBehind(ITEM_BEFORE)
                || ITEM_BEHIND.matcher(text).region(end, Chars.limit(text, end + LONGEST)).lookingAt();
    }

    /** Whether the name of the member, setting or variable says that its value is text for people. */
    boolean isText() {
        return Role.isText(key());
    }

    /** Whether the name of the attribute, member or setting says that names begin with its value. */
    boolean isBeginning() {
        String key = key();
        return Chars.isInAnyCase(key, key.length() - 9, "namespace")
                || Chars.isInAnyCase(key, key.length() - 6, "prefix");
    }

    /** The last word of the name of the attribute, member or setting; empty if there is none. */
    private String key() {
        int sign = before(Chars.isAt(text, quote(), "\"'") ? quote() : quote() + 1);
        if (!Chars.isAt(text, sign, ":=")) {
            return "";
        }
        return wordBefore(Chars.isAt(text, sign - 1, "\"'") ? sign - 1 : sign);
    }

    /** Whether what stands before {@code sign}, but for its type behind a colon, is the name of a text. */
    private boolean isOfText(int sign) {
        String word = wordBefore(sign);
        int colon = before(before(sign) + 1 - word.length());
        return Role.mayBeText(Chars.isAt(text, colon, ":") ? wordBefore(colon) : word);
    }

    /** The letters and digits before {@code end} and blanks. */
    private String wordBefore(int end) {
        int last = before(end) + 1;
        return text.substring(Chars.wordStart(text, last, ""), last);
    }

    /** Whether an element begins directly behind it, as in a line of HTML. */
    boolean isBeforeElement() {
        return Chars.isAt(text, passage.end(), "<") && Chars.isWordAt(text, passage.end() + 1);
    }

    /** Whether the string ends as the argument of a function, so that nothing is joined to it. */
    boolean isArgument() {
        return Chars.isAt(text, Chars.skipSpace(text, passage.end() + 1), "),");
    }

    /** Whether the backslash at {@code at}, a decoded offset, begins an escape that is not known here: {@code \\1}. */
    boolean isEscape(int at) {
        return passage.inCode() && decoded.source(at, at + 1).length() == 1 && !isRaw();
    }

    /** Whether a backslash stands for itself in the string. */
    boolean isRaw() {
        String two = "\\\\";
        return passage.escapes().decode(two, new TextRange(0, two.length())).text().equals(two);
    }

    /** Whether {@code sign}, in the string, closes what a text opened that the string is a part of. */
    boolean isClosing(char sign) {
        if (quote() > 0 && text.charAt(quote() - 1) == '\\') {
            return sign == text.charAt(quote()); // <a b=\"urn:…\"> in a string over several lines
        }
        return isJoined() && isOpen(sign);
    }

    /**
     * Whether another value stands before the string and is joined to it: {@code a + "urn:…"}, {@code $a . 'urn:…'}.
     */
    private boolean isJoined() {
        int sign = Chars.before(text, quote(), BLANKS + "\\");
        if (sign < quote() - 1 && Chars.isAt(text, sign, "\"'")) {
            return true; // a neighbor
        }
        if (sign < 1 || !Chars.isAt(text, sign, "+.&") || text.charAt(sign - 1) == text.charAt(sign)) {
            return false;
        }
        int left = before(sign);
        boolean apart = text.charAt(sign) == '+' || left < sign - 1;
        return apart && (Chars.isWordAt(text, left) || Chars.isAt(text, left, "\"'`)]}_"));
    }

    /** The last place before {@code end} that holds no blank; negative if there is none. */
    private int before(int end) {
        return Chars.before(text, end, BLANKS);
    }

    /** Whether the text before the string opens what {@code sign} closes and does not close it. */
    private boolean isOpen(char sign) {
        String left = Chars.textBefore(text, quote(), LONGEST);
        return switch (sign) {
            case '"', '\'' -> left.contains("=" + sign) || left.contains("=\\" + sign);
            case ')' -> opens(left, '(', sign) > 1; // the call that the string is in is one of them
            case ']' -> opens(left, '[', sign) > 0;
            case '}' -> opens(left, '{', sign) > 0;
            case '<', '>' -> left.lastIndexOf('<') > left.lastIndexOf('>') || sign == '<' && left.contains(">");
            default -> false;
        };
    }

    /** How many more brackets open in {@code text} than close. */
    static int opens(String text, char open, char close) {
        return count(text, open) - count(text, close);
    }

    private static int count(String text, char sign) {
        int count = 0;
        for (int i = 0; i < text.length(); i++) { // a loop, since names in prose ask
            if (text.charAt(i) == sign) {
                count++;
            }
        }
        return count;
    }
}
