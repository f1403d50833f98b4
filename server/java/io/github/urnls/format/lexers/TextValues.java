package io.github.urnls.format.lexers;

import io.github.urnls.text.Chars;
import java.util.Locale;
import java.util.Set;

/** Tells values that hold text from those that hold a name: by what they are called, and by the values beside them. */
public final class TextValues {

    /** Text for people, by the last word of the name of an attribute, a member or a setting. */
    private static final Set<String> TEXTS = Set.of(("title topic caption label labels alt summary description desc"
            + " placeholder tooltip text texts message messages msg comment comments note notes prompt hint help"
            + " heading headline subtitle documentation displayname friendlyname fullname").split(" "));

    /** What programs join to other text. */
    private static final Set<String> PIECES = Set.of("content contents prefix suffix separator delimiter".split(" "));

    private TextValues() {}

    /** Whether a value of this name is text for people, such as {@code title} and {@code errorMessage}. */
    public static boolean isText(String name) {
        return isOf(TEXTS, name);
    }

    /** Whether a value of this name is text or a piece of it, in which a blank before a name may be meant. */
    public static boolean mayBeText(String name) {
        return isText(name) || isOf(PIECES, name);
    }

    private static boolean isOf(Set<String> words, String name) {
        int start = name.length();
        while (start > 0 && Chars.isLetterOrDigit(name.charAt(start - 1))
                && (start == name.length() || !Character.isUpperCase(name.charAt(start)))) {
            start--;
        }
        return words.contains(lower(name.substring(start))) || words.contains(lower(name));
    }

    private static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    /** Whether {@code [start, end)} reads as a URI does: a word, a colon, and what is not white space. */
    static boolean isName(String text, int start, int end) {
        int at = Lines.skipSpace(text, start, end);
        while (at < end && text.charAt(at) != ':' && !Chars.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at + 1 < end && text.charAt(at) == ':' && !Chars.isWhitespace(text.charAt(at + 1));
    }
}
