package io.github.urnls.format.lexers;

import io.github.urnls.text.Chars;
import java.util.Locale;
import java.util.Set;

/** Functions that compare or build parts of names: {@code contains(@id, 'urn:isbn:978')}. */
public final class PieceTakers {

    /** In lower case; those of XPath are in XPath and XQuery Functions 3.1 §5.4, §5.5. */
    private static final Set<String> ALL = Set
            .of(("charindex concat contains delete_prefix ends-with endswith gensym hasprefix includes indexof instr "
                    + "lastindexof locate match matches memcmp position removeprefix replace replaceall split "
                    + "start_with starts-with starts_with startswith str_starts_with string-join strip_prefix "
                    + "strncasecmp strncmp strpos substring substring-after substring-before substringafter tokenize "
                    + "trim_start_matches trimprefix").split(" "));

    /** How far before a string its function is looked for, in characters. */
    private static final int LONGEST = 200;

    private PieceTakers() {}

    /** Whether the string that begins with the quote at {@code quote} is an argument of one of them. */
    public static boolean take(String text, int quote) {
        int open = quote - 1;
        while (Chars.isAt(text, open, " \t") || Chars.isAt(text, open, "rbuf") && open == quote - 1) {
            open--;
        }
        if (Chars.isAt(text, open, ",")) { // another argument
            while (open > 0 && quote - open < LONGEST && !Chars.isAt(text, open, "(\r\n")) {
                open--;
            }
        }
        return ALL.contains(function(text, open));
    }

    /** The function, in lower case, whose arguments the bracket at {@code open} opens; empty if it is no bracket. */
    public static String function(String text, int open) {
        if (!Chars.isAt(text, open, "(")) {
            return "";
        }
        return text.substring(Chars.wordStart(text, open, "-_"), open).toLowerCase(Locale.ROOT);
    }
}
