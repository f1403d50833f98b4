package io.github.urnls.scan;

import io.github.urnls.format.Passage;
import io.github.urnls.namespace.Namespaces;
import io.github.urnls.text.Chars;
import java.util.regex.Pattern;

/**
 * Text that a name seems to go on with but that belongs to what holds the name: {@code id=urn:uuid:…;x=1}, {@code
 * https://…/urn:uuid:…/y}, the rest of a tag. The name ends before it only where something proves that: what stands
 * before the name, or what the rest goes on to be. Otherwise a character that no name holds is an error in the name.
 */
final class EnclosingSyntax {

    /** Characters directly before a name that join it to what stands there. */
    private static final String JOINING = "=/?&#:@|,;~^_-+.";

    /** A rest that begins with one of these stands behind whole names by many standards: a code, a date, a host. */
    private static final String ATTACHING = "@|";

    /** Quotes, the beginning of a tag, escapes, and control characters that are no white space. */
    private static final boolean[] ENDING = Chars
            .table("\"'<\\\0\1\2\3\4\5\6\7\b\16\17\20\21\22\23\24\25\26\27\30\31\32\33");

    /** Letters, digits, and what stands between them in most names. */
    private static final boolean[] PLAIN = Chars
            .table("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz:-._");

    /** How far into the rest its syntax is looked for, in characters. */
    private static final int LONGEST = 300;

    /** {@code " b="…}, {@code '/>}, {@code ">}: the rest of a tag behind a value. */
    private static final Pattern TAG = Pattern.compile("[\"'](?:\\s*/?>|\\s+[\\p{L}_][\\w.:-]*\\s*=\\s*\\\\?[\"'])");

    /** {@code </b>}, {@code <b/>}, {@code <b c="…">}. */
    private static final Pattern MARKUP = Pattern
            .compile("<(?:/[\\p{L}_][\\w.:-]*\\s*|[\\p{L}_][\\w.:-]*(?:\\s[^<>]*)?/?)>");

    /** {@code "])}: a quote and the brackets around it, up to the end. */
    private static final Pattern CLOSED = Pattern.compile("[\"'][\"'\\s]*[\\])}>][\\])}>\"'\\s;,]*");

    /** A further member of an object or list: {@code ","b":"…}, {@code ','…}. */
    private static final Pattern MEMBER = Pattern.compile("([\"'])\\s*[,:]\\s*[\\[{]*\\1");

    private EnclosingSyntax() {}

    /**
     * The end of the name at {@code at}, whose text would end at {@code end}: where the text around it goes on, or
     * {@code end}.
     */
    static int end(String text, int at, int end, Passage passage) {
        int plain = at + 4;
        while (plain < end && isPlain(text, at, plain)) {
            plain++;
        }
        if (plain == end) {
            return end; // as nearly always
        }
        // Before another name stands a separator.
        int whole = text.charAt(plain) == ':' ? plain - 4 : plain;
        if (isWhole(text, at, whole) && isProven(text, at, whole, end)) {
            return whole;
        }
        boolean[] opened = {false, false}; // single and double quotes that are open within the name
        for (int i = plain; i < end; i++) {
            char c = text.charAt(i);
            if (c >= 128 || !Chars.isIn(ENDING, c)) {
                continue; // as nearly all are
            }
            int quote = "'\"".indexOf(c);
            if ((quote < 0 || !opened[quote]) && goesOn(text, i, passage)) {
                return i;
            }
            if (quote >= 0) {
                opened[quote] = !opened[quote];
            }
        }
        return end;
    }

    /**
     * Whether the character at {@code i} can only belong to the name: to its digits and words, and to no other name.
     */
    private static boolean isPlain(String text, int at, int i) {
        char c = text.charAt(i);
        return c < 128 && Chars.isIn(PLAIN, c) && (c != ':' || !isSecond(text, at, i));
    }

    /**
     * Whether {@code [at, end)} is a whole name by the fixed form of its namespace: a UUID, an ISBN, an object
     * identifier.
     */
    private static boolean isWhole(String text, int at, int end) {
        int colon = Chars.indexOf(text, ':', at + 4, end);
        return colon > 0 && Namespaces.hasFixedForm(text.substring(at + 4, colon))
                && Namespaces.isWhole(text.substring(at, end));
    }

    /** Whether another name begins with the colon at {@code i}. */
    private static boolean isSecond(String text, int at, int i) {
        return i > at + 8 && (text.charAt(i - 1) | 0x20) == 'n' && Surroundings.isScheme(text, i - 3)
                && !Chars.isLetterOrDigit(text.charAt(i - 4));
    }

    /** Whether what follows the whole name at {@code whole} belongs to something around it. */
    private static boolean isProven(String text, int at, int whole, int end) {
        char c = text.charAt(whole);
        boolean joined = at > 0 && JOINING.indexOf(text.charAt(at - 1)) >= 0;
        if (c == '?' || c == '#') { // components of the name, unless it stands in a URL
            return joined && c == '?' && whole + 1 < end && "+=".indexOf(text.charAt(whole + 1)) < 0;
        }
        return joined || ATTACHING.indexOf(c) >= 0
                || ValueEnd.holdsIdentifier(text, whole, Math.min(end, whole + LONGEST));
    }

    /** Whether the text around the name goes on at {@code i}. */
    private static boolean goesOn(String text, int i, Passage passage) {
        char c = text.charAt(i);
        if (c < ' ' || c == '\\') {
            return passage.inCode() && (c != '\\' || isEscape(text, i));
        }
        CharSequence rest = text.subSequence(i, Math.min(text.length(), i + LONGEST)); // the value may go on behind the
                                                                                       // name
        if (c == '<') {
            return MARKUP.matcher(rest).lookingAt();
        }
        return TAG.matcher(rest).lookingAt() || MEMBER.matcher(rest).lookingAt()
                || rest.length() == text.length() - i && CLOSED.matcher(rest).matches();
    }

    /** Whether the backslash at {@code i} writes a character in a language within that of the document. */
    private static boolean isEscape(String text, int i) {
        return i + 1 == text.length() || "nrt0\"'\\".indexOf(text.charAt(i + 1)) >= 0
                && (i + 2 == text.length() || !Chars.isLetterOrDigit(text.charAt(i + 2)));
    }
}
