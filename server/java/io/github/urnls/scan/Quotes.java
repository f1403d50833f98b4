package io.github.urnls.scan;

import io.github.urnls.text.Lines;
import io.github.urnls.text.Chars;

/**
 * Values in quotes within running text: {@code <a b="urn:…">} in a message, {@code {"id": "urn:…"}} in a string. Quotes
 * in a sentence are different: there the quote only ends the name.
 */
final class Quotes {

    /** The longest quoted value, in characters; a quote further back opens something else. */
    private static final int LONGEST = 500;

    private Quotes() {}

    /** The closing quote for the one directly before {@code at}, on the same line; negative if there is none. */
    static int closing(String text, int at) {
        if (at == 0) {
            return -1;
        }
        char quote = text.charAt(at - 1);
        boolean escaped = text.startsWith("\\", at - 2);
        if ("\"'`".indexOf(quote) < 0 || !Chars.isAt(text, Chars.before(text, at - 1, " \\"), "=:[{")) {
            return -1;
        }
        boolean tag = isTag(text, at);
        for (int i = at; i < Chars.limit(text, at + LONGEST); i++) {
            char c = text.charAt(i);
            // A quote that is escaped where it opens is escaped where it closes. Other escapes are not read.
            if (c == quote || c == '\\' && escaped && closesBehind(text, i, quote) || tag && c == ' ') {
                return i;
            }
            if (c == '\\' || Lines.isLineEnd(c)) {
                return -1;
            }
        }
        return -1;
    }

    /** Whether {@code at} begins a namespace in the tag of a field in Go, {@code xml:"urn:… name,omitempty"}. */
    static boolean isTag(String text, int at) {
        return text.startsWith("xml:\"", at - 5);
    }

    private static boolean closesBehind(String text, int backslash, char quote) {
        int i = backslash;
        while (text.startsWith("\\", i)) {
            i++;
        }
        return i < text.length() && text.charAt(i) == quote;
    }

    /** Whether the quote before {@code at} directly follows an equals sign, as in an attribute. */
    static boolean isAssigned(String text, int at) {
        return text.startsWith("=", Chars.before(text, at - 1, "\\"));
    }

    /**
     * Whether the quote before {@code at} opens the value of {@code xmlns}, {@code xmlns:…} or {@code targetNamespace}.
     */
    static boolean isNamespaceAttribute(String text, int at) {
        int equals = Chars.before(text, at, "\"'\\ ");
        if (!text.startsWith("=", equals)) {
            return false;
        }
        String attribute = text.substring(Chars.wordStart(text, equals, ":_-."), equals);
        return attribute.equals("xmlns") || attribute.startsWith("xmlns:") || attribute.equals("targetNamespace");
    }
}
