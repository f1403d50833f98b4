package io.github.urnls.scan;

import io.github.urnls.text.Chars;
import io.github.urnls.urn.Normalization;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Tells the strings of a program that are regular expressions by what takes them: a function whose name says so, an
 * operator, or a command that searches.
 */
final class RegularExpressions {

    /** Characters that have a meaning in an expression and that no name can hold, or only as an anchor. */
    private static final String SIGNS = "\\|^[]{}";

    /** Characters that have a meaning in an expression, and may stand in a name. */
    private static final String LEGAL_SIGNS = "()*+?$";

    /** Functions, in lower case without {@code _}, that take an expression though their names do not say so. */
    private static final Set<String> FUNCTIONS = Set
            .of(("match ismatch fullmatch matchall gmatch matches search split sub gsub subn grep grepl "
                    + "scan findall finditer replaceall replacefirst strdetect strextract strextractall "
                    + "strreplace strreplaceall strsubset strmatch rlike pattern stringmatching assertmatch")
                    .split(" "));

    /** A function of a module for expressions. */
    private static final Pattern OF_MODULE = Pattern.compile("(?:.*[._])?(?:re[.:](?:compile|match|search|fullmatch|sub"
            + "|subn|split|findall|finditer|run|replace)|pattern\\.(?:compile|matches))");

    /** A command that searches, and nothing that ends the command. */
    private static final Pattern COMMAND = Pattern
            .compile("(?:^|[|;&(`])\\s*(?:sudo\\s+)?(?:[ef]?grep|sed|g?awk|rg|ack|ag|perl)\\s[^|;&]*$");

    /** An operator, a key, or a method without brackets, directly before the string. */
    private static final Pattern OPERATOR = Pattern
            .compile("(?i)(?:~\\*?|(?<!\\w)rlike|(?<!\\w)regexp(?: binary)?|(?<!\\w)qr"
                    + "|(?<!\\w)(?:regexp?|pattern)[\"']?\\s*[:=]|\\.(?:match|gsub|sub|scan|split)[?!]?)\\s*$");

    /** How far back the function, operator or command is looked for, in characters. */
    private static final int LONGEST = 200;

    /** What takes a string: nothing that is known, a function of a general name, or one for expressions. */
    enum Taker {
        NONE, GENERAL, EXPRESSIONS
    }

    private RegularExpressions() {}

    /** Whether {@code [start, end)} may be a part of an expression that {@code taker} takes. */
    static boolean areIn(String text, int start, int end, Taker taker) {
        for (int i = start; i < end && taker != Taker.NONE; i++) {
            char c = text.charAt(i);
            boolean legal = LEGAL_SIGNS.indexOf(c) >= 0 && !beginsComponent(text, i);
            if (SIGNS.indexOf(c) >= 0 || legal && taker == Taker.EXPRESSIONS) {
                return true;
            }
        }
        return false;
    }

    /** Whether the character at {@code i} belongs to the {@code ?=} or {@code ?+} before a component. */
    private static boolean beginsComponent(String text, int i) {
        int mark = text.charAt(i) == '?' ? i : i - 1;
        return text.startsWith("?=", mark) || text.startsWith("?+", mark);
    }

    /** What takes the string in the quotes of which the first stands at {@code quote}. */
    static Taker taker(String text, int quote) {
        String before = Chars.textBefore(text, quote, LONGEST);
        if (OPERATOR.matcher(before).find() || isOfCommand(before)) {
            return Taker.EXPRESSIONS;
        }
        int depth = 0;
        int commas = 0;
        for (int i = before.length() - 1; i >= 0 && !Chars.isAt(before, i, ";{}"); i--) {
            char c = before.charAt(i);
            if (c == ')') {
                depth++;
            } else if (c == ',' && depth == 0) {
                commas++;
            } else if (c == '(' && depth-- == 0) {
                return function(before, i, commas, before.indexOf('=', i) > 0);
            }
        }
        return Taker.NONE;
    }

    /** Whether the string in the quotes at {@code quote} is an argument of a command that searches. */
    static boolean areOfCommand(String text, int quote) {
        return isOfCommand(Chars.textBefore(text, quote, LONGEST));
    }

    private static boolean isOfCommand(String before) {
        return COMMAND.matcher(before.substring(before.lastIndexOf('\n') + 1)).find();
    }

    /**
     * What the function before the bracket at {@code open} takes behind {@code commas} commas: the first argument, and
     * the second of {@code Regex.IsMatch(s, "…")} and {@code regexp_replace(s, '…', t)}.
     */
    private static Taker function(String before, int open, int commas, boolean keyword) {
        int end = Chars.isAt(before, open - 1, "?!") ? open - 1 : open;
        int start = Chars.wordStart(before, end, "_.:");
        String called = Normalization.fold(before.substring(start, end));
        if (keyword || called.isEmpty() || commas > 1) {
            return Taker.NONE;
        }
        if (called.contains("regex") || called.contains("regularexpression")) {
            return Taker.EXPRESSIONS;
        }
        String name = called.substring(Math.max(called.lastIndexOf('.'), called.lastIndexOf(':')) + 1);
        boolean says = name.startsWith("preg_") || name.contains("ereg") || OF_MODULE.matcher(called).matches();
        if (says && commas == 0) {
            return Taker.EXPRESSIONS;
        }
        return commas == 0 && FUNCTIONS.contains(name.replace("_", "")) ? Taker.GENERAL : Taker.NONE;
    }
}
