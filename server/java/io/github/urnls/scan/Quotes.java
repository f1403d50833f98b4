package io.github.urnls.scan;

/**
 * Values in quotes within running text: {@code <a b="urn:…">} in a message, {@code {"id": "urn:…"}} in a string. What a
 * sentence puts in quotes is no value: there the quote only ends the name.
 */
final class Quotes {

    /** A quoted value is short; beyond this the quote before a name is taken for something else. */
    private static final int LONGEST = 500;

    private Quotes() {}

    /** Where the quote closes that stands directly before {@code at}, on the same line; negative if there is none. */
    static int closing(String text, int at) {
        if (at == 0) {
            return -1;
        }
        char quote = text.charAt(at - 1);
        boolean escaped = at > 1 && text.charAt(at - 2) == '\\';
        if (quote != '"' && quote != '\'' && quote != '`' || !followsOperator(text, at - 2)) {
            return -1;
        }
        for (int i = at; i < Math.min(text.length(), at + LONGEST); i++) {
            char c = text.charAt(i);
            if (c == quote) {
                return i;
            }
            if (c == '\\') {
                // A quote escaped where it opens is escaped where it closes; any other escape is not ours to read.
                return escaped && closesBehind(text, i, quote) ? i : -1;
            }
            if (c == '\n' || c == '\r') {
                return -1;
            }
        }
        return -1;
    }

    private static boolean closesBehind(String text, int backslash, char quote) {
        int i = backslash;
        while (i < text.length() && text.charAt(i) == '\\') {
            i++;
        }
        return i < text.length() && text.charAt(i) == quote;
    }

    /** Whether what stands before a quote, blanks and backslashes left out, assigns or lists a value. */
    private static boolean followsOperator(String text, int before) {
        int i = before;
        while (i >= 0 && (text.charAt(i) == ' ' || text.charAt(i) == '\\')) {
            i--;
        }
        return i >= 0 && "=:[{".indexOf(text.charAt(i)) >= 0;
    }

    /** Whether the quote before {@code at} stands right behind an equals sign, as an attribute's does. */
    static boolean isAssigned(String text, int at) {
        int i = at - 2;
        while (i >= 0 && text.charAt(i) == '\\') {
            i--;
        }
        return i >= 0 && text.charAt(i) == '=';
    }

    /**
     * Whether the quote before {@code at} opens the value of {@code xmlns}, {@code xmlns:…} or {@code targetNamespace}.
     */
    static boolean isNamespaceAttribute(String text, int at) {
        int equals = at - 1;
        while (equals > 0 && "\"'\\ ".indexOf(text.charAt(equals)) >= 0) {
            equals--;
        }
        if (equals <= 0 || text.charAt(equals) != '=') {
            return false;
        }
        int name = equals;
        while (name > 0
                && (Character.isLetterOrDigit(text.charAt(name - 1)) || ":_-.".indexOf(text.charAt(name - 1)) >= 0)) {
            name--;
        }
        String attribute = text.substring(name, equals);
        return attribute.equals("xmlns") || attribute.startsWith("xmlns:") || attribute.equals("targetNamespace");
    }
}
