package io.github.urnls.scan;

import io.github.urnls.text.Chars;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Tells the strings of a program that are regular expressions by what takes them: a function whose name says so, an
 * operator, or a command that searches.
 */
final class RegularExpressions {

    /** Characters that have a meaning in an expression, and hardly any in a name. */
    private static final boolean[] SIGNS = Chars.table("\\|^$()[]{}*+?");

    /** Functions, in lower case without {@code _}, that take an expression though their names do not say so. */
    private static final Set<String> FUNCTIONS = Set.of("match", "ismatch", "fullmatch", "matchall", "gmatch",
            "matches",
            "search", "split", "sub", "gsub", "subn", "grep", "grepl", "scan", "findall", "finditer", "replaceall",
            "replacefirst", "strdetect", "strextract", "strreplace", "strmatch");

    /** A command that searches, before the string, and nothing that ends the command. */
    private static final Pattern COMMAND = Pattern.compile("\\b(?:[ef]?grep|sed|g?awk|rg|perl)\\s[^|;&]*$");

    private static final Pattern OPERATOR = Pattern.compile("(?i)(?:~\\*?|\\brlike|\\bregexp?|\\bqr)\\s*$");

    /** How far back the function, operator or command is looked for, in characters. */
    private static final int LONGEST = 200;

    private RegularExpressions() {}

    /** Whether {@code [start, end)} holds a character that has a meaning in an expression. */
    static boolean haveSigns(String text, int start, int end) {
        for (int i = start; i < end; i++) {
            if (Chars.isIn(SIGNS, text.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    /** Whether what stands before the quote at {@code quote} takes an expression. */
    static boolean areTakenBefore(String text, int quote) {
        int first = Math.max(0, quote - LONGEST);
        int open = call(text, first, quote);
        if (open >= 0) {
            return isFunction(text, first, open);
        }
        String line = text.substring(Math.max(first, text.lastIndexOf('\n', quote - 1) + 1), quote);
        return OPERATOR.matcher(line).find() || COMMAND.matcher(line).find();
    }

    /** The bracket of the call whose arguments hold {@code end}; negative if there is none. */
    private static int call(String text, int first, int end) {
        int depth = 0;
        for (int i = end - 1; i >= first && ";{}".indexOf(text.charAt(i)) < 0; i--) {
            if (text.charAt(i) == ')') {
                depth++;
            } else if (text.charAt(i) == '(' && depth-- == 0) {
                return i;
            }
        }
        return -1;
    }

    /** Whether the name before the bracket at {@code open} is that of a function which takes an expression. */
    private static boolean isFunction(String text, int first, int open) {
        int start = open;
        while (start > first && Surroundings.isOfWord(text.charAt(start - 1), "_.:")) {
            start--;
        }
        String called = text.substring(start, open).toLowerCase(Locale.ROOT);
        String name = called.substring(Math.max(called.lastIndexOf('.'), called.lastIndexOf(':')) + 1).replace("_", "");
        boolean ofModule = called.startsWith("re.") || called.startsWith("pattern") || called.contains(".pattern.");
        return ofModule || called.contains("regex") || called.contains("regular") || name.startsWith("preg")
                || FUNCTIONS.contains(name);
    }
}
