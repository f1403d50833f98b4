package io.github.urnls.format.languages;

import io.github.urnls.text.Lines;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Guesses the language of a pasted text, which has neither a name nor a language id. It knows more signs than
 * {@link Formats}, which decides without asking: a guess is told to the person, who may take it back. Where signs are
 * doubtful there is no guess.
 */
public final class LanguageGuess {

    /** How many characters of a text are looked at. */
    static final int HEAD = 8000;

    /** Comments before the first word of code: of C, of SQL, of shells. */
    private static final Pattern COMMENTS = Pattern
            .compile("(?s)(?:\\s+|/\\*.*?\\*/|//[^\\n]*|--[^\\n]*|#[^\\n]*)*+");
    /** Comments and a document type before the first element of XML (XML 1.0 §2.8). */
    private static final Pattern PROLOG = Pattern.compile("(?s)(?:\\s+|<!--.*?-->|<!DOCTYPE[^>\\[]*>)*+");
    private static final Pattern START_TAG = Pattern.compile("<[A-Za-z_][\\w.-]*(?::[A-Za-z_][\\w.-]*)?"
            + "(?:\\s+[\\w.:-]+\\s*=\\s*(?:\"[^\"<]*\"|'[^'<]*'))*+\\s*/?>");
    private static final Pattern HTML_ELEMENT = Pattern.compile(
            "(?i)<(?:(?:head|body|div|span|ul|ol|h[1-6]|p|script|style|meta|img|nav|main|form)(?!\\w)"
                    + "|a\\s[^>]*(?<!\\w)href=)");

    private static final String JAVASCRIPT = "import\\s+(?:[\\w$\\s{},*]+\\sfrom\\s*)?['\"]|['\"]use strict['\"]"
            + "|export\\s+(?:default|const|let|function|class|async|\\{|\\*)"
            + "|(?:const|var)\\s+(?:[\\w$]+|\\{[^}]*}|\\[[^]]*])\\s*(?::[^=\\n]+)?=";
    /** In this order; the first that fits counts. */
    private static final List<Sign> SIGNS = List.of(
            new Sign("yang", "(?:sub)?module\\s+[A-Za-z_][\\w.-]*\\s*\\{",
                    "(?<!\\w)(?:namespace\\s+[\"']|prefix\\s+\\S+;|yang-version\\s|belongs-to\\s)"),
            new Sign("yang", "(?:leaf|leaf-list|container|list|grouping|identity|augment|rpc)\\s+\\S+\\s*\\{",
                    "(?m)^\\s*(?:type|description|base|uses|config|key|leaf|mandatory|reference)\\s+[^;{=]+[;{]"),
            new Sign("sparql",
                    "(?i)(?:(?:prefix|base)\\s+\\S*\\s*<[^>]*>\\s*)*+"
                            + "(?:select|ask|construct|describe|insert|delete)(?!\\w)",
                    "(?i)(?<!\\w)where\\s*\\{|\\{\\s*[?$<]|(?<!\\w)insert\\s+data(?!\\w)"),
            new Sign("turtle", "@(?:prefix|base)\\s+\\S*\\s*<|(?i:prefix|base)\\s+\\S*\\s*<[^>]*>"
                    + "|<(?:urn:|https?://)[^<>\\s]*>\\s+(?:a\\s|<[^<>\\s]+>\\s|[\\w-]*:[\\w-]+\\s)", ""),
            new Sign("graphql",
                    "(?:query|mutation|subscription)(?!\\w)[^\\n{;]*\\{|fragment\\s+\\w+\\s+on\\s+\\w+\\s*\\{"
                            + "|(?:extend\\s+)?(?:type|input)\\s+\\w+(?:\\s+implements\\s+[\\w& ]+)?\\s*\\{",
                    ""),
            new Sign("sql",
                    "SELECT(?!\\w)[^;{}]*(?<!\\w)FROM(?!\\w)|INSERT\\s+INTO(?!\\w)"
                            + "|UPDATE\\s+\\S+\\s+SET(?!\\w)|DELETE\\s+FROM(?!\\w)"
                            + "|(?:CREATE|ALTER|DROP)\\s+(?:OR\\s+REPLACE\\s+)?"
                            + "(?:TABLE|VIEW|INDEX|SCHEMA|DATABASE|TYPE)(?!\\w)",
                    ""),
            new Sign("sql",
                    "select(?!\\w)[^;{}]*(?<!\\w)from(?!\\w)|insert\\s+into(?!\\w)"
                            + "|update\\s+\\S+\\s+set(?!\\w)|delete\\s+from(?!\\w)"
                            + "|create\\s+(?:table|view|index)(?!\\w)",
                    "(?m);\\s*$"),
            new Sign("java",
                    "package\\s+[a-z][\\w.]*\\s*;|import\\s+(?:static\\s+)?[a-z]\\w*\\.(?:\\w+\\.)*+[\\w*]+\\s*;"
                            + "|public\\s+(?:\\w+\\s+){0,4}(?:class|interface|record|enum)\\s+\\w+[^:{]*\\{",
                    ""),
            // Types of C#, F#, GraphQL, Java, Kotlin, Luau, PHP, Rust and XQuery look alike but for their members.
            new Sign("typescript", """
                    import\\s+type(?!\\w)|export\\s+(?:interface|type|enum|declare|abstract)(?!\\w)\
                    |declare\\s+(?:global\\s*\\{|module\\s+["']|namespace\\s+[\\w.]+\\s*\\{\
                    |(?:const|let|var|class|enum|interface)\\s+\\w)\
                    |(?:const\\s+)?enum\\s+\\w+\\s*\\{\\s*\\w+\\s*=\\s*["'`]\
                    |interface\\s+\\w+[^{}]*\\{[^}]*?[\\w$"'\\]]\\??:\\s*[^;{}()!]+;\
                    |type\\s+\\w+\\s*=\\s*(?:\\|\\s*)?(?:"[^"\\n]*"|'[^'\\n]*')\\s*[|;]\
                    |type\\s+\\w+\\s*=\\s*\\{[^}]*?\\w\\??:\\s*(?:number|boolean|unknown\
                    |string\\s*[\\[|]|string;\\r?\\n)\
                    |(?:abstract\\s+)?class\\s+\\w+[^{}]*\\{[^}]*?[\\w$][?!]?:\\s*\
                    (?:string|number|boolean)(?:\\[])?\\s*[;=]\
                    |(?:async\\s+)?function\\s+\\w+\\s*\\([^)$]*\\w\\??:\\s*(?:string|number|boolean|unknown)(?!\\w)\
                    [^)]*\\)[^{};\\n]*\\{\
                    |let\\s+\\w+:\\s*(?:string|number|boolean|unknown)(?!\\w)[^\\n;]*;""", ""),
            new Sign("typescript", JAVASCRIPT,
                    ":\\s*(?:string|number|boolean|unknown|void)(?!\\w)(?!\\s*[\"'])|(?<!\\w)as\\s+const(?!\\w)"),
            new Sign("javascript", JAVASCRIPT, ""),
            new Sign("python", "from\\s+[\\w.]+\\s+import\\s+[\\w(*]", ""),
            new Sign("python", "import\\s+\\w|def\\s|class\\s|@\\w",
                    "(?m)^\\s*(?:def\\s+\\w+\\(|class\\s+\\w).*:\\s*(?:#.*)?$"),
            new Sign("shellscript", "export\\s+[A-Za-z_]\\w*=", ""));

    private LanguageGuess() {}

    /**
     * A sign of a language.
     *
     * @param begin how the text begins, behind comments
     * @param also  what must stand somewhere in it, too
     */
    private record Sign(String language, Pattern begin, Pattern also) {

        Sign(String language, String begin, String also) {
            this(language, Pattern.compile(begin), Pattern.compile(also));
        }

        boolean fits(String code) {
            return begin.matcher(code).lookingAt() && also.matcher(code).find();
        }
    }

    /** The name that editors have for the language of {@code text}; empty if its signs are doubtful. */
    public static Optional<String> of(String text) {
        String all = text.substring(Lines.after(text, 0, '\ufeff')).strip();
        String head = all.substring(0, Math.min(HEAD, all.length()));
        String bare = head.replaceAll("(?s)/\\*.*?\\*/|(?<!:)//[^\\n]*", "").strip(); // JSON may have comments, too
        Language certain = Formats.byFirstCharacters(bare);
        if (certain != Language.PLAIN_TEXT) {
            return Optional.of(certain.ids().getFirst());
        }
        if (isMarkup(head, all)) {
            return Optional.of(HTML_ELEMENT.matcher(behind(PROLOG, head)).lookingAt() ? "html" : "xml");
        }
        if (all.endsWith("]") && bare.matches("(?s)\\[\\s*(?:\"|\\{\\s*[\"}]|\\[\\s*[\"{]).*")
                || all.matches("\\{\\s*}|\\[\\s*]")) {
            return Optional.of("json");
        }
        String code = behind(COMMENTS, head);
        for (Sign sign : SIGNS) {
            if (sign.fits(code)) {
                return Optional.of(sign.language());
            }
        }
        return new LinesGuess(wholeLines(head, all.length())).language();
    }

    private static String behind(Pattern comments, String text) {
        var matcher = comments.matcher(text);
        return matcher.lookingAt() ? text.substring(matcher.end()) : text;
    }

    /**
     * {@code <a>} may also be an IRI of Turtle, or a placeholder in running text: a document of XML ends as it begins.
     */
    private static boolean isMarkup(String head, String all) {
        return all.endsWith(">") && START_TAG.matcher(behind(PROLOG, head)).lookingAt();
    }

    private static List<String> wholeLines(String head, int length) {
        int end = head.length() < length ? Math.max(head.lastIndexOf('\n'), 0) : head.length();
        return List.of(head.substring(0, end).split("\r?\n"));
    }
}
