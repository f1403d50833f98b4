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
        int operator = before(text, at - 1, " \\");
        if ("\"'`".indexOf(quote) < 0 || operator < 0 || "=:[{".indexOf(text.charAt(operator)) < 0) {
            return -1;
        }
        for (int i = at; i < Math.min(text.length(), at + LONGEST); i++) {
            char c = text.charAt(i);
            // A quote escaped where it opens is escaped where it closes; any other escape is not ours to read.
            if (c == quote || c == '\\' && escaped && closesBehind(text, i, quote)) {
                return i;
            }
            if (c == '\\' || Surroundings.isLineBreak(c)) {
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

    /** The last character before {@code end} that is none of {@code skipped}; negative if there is none. */
    private static int before(String text, int end, String skipped) {
        int i = end - 1;
        while (i >= 0 && skipped.indexOf(text.charAt(i)) >= 0) {
            i--;
        }
        return i;
    }

    /** Whether the quote before {@code at} stands right behind an equals sign, as an attribute's does. */
    static boolean isAssigned(String text, int at) {
        return text.startsWith("=", before(text, at - 1, "\\"));
    }

    /**
     * Whether the quote before {@code at} opens the value of {@code xmlns}, {@code xmlns:…} or {@code targetNamespace}.
     */
    static boolean isNamespaceAttribute(String text, int at) {
        int equals = before(text, at, "\"'\\ ");
        if (!text.startsWith("=", equals)) {
            return false;
        }
        int name = equals;
        while (name > 0 && Surroundings.isOfWord(text.charAt(name - 1), ":_-.")) {
            name--;
        }
        String attribute = text.substring(name, equals);
        return attribute.equals("xmlns") || attribute.startsWith("xmlns:") || attribute.equals("targetNamespace");
    }
}
