package io.github.urnls.format.lexers;

import io.github.urnls.format.Escapes;
import io.github.urnls.format.Format;
import io.github.urnls.format.lexers.CodeEscapes.Backslash;
import io.github.urnls.format.lexers.CodeEscapes.Fill;
import io.github.urnls.format.lexers.CodeSyntax.Block;
import io.github.urnls.format.lexers.CodeSyntax.StringKind;
import io.github.urnls.format.lexers.CodeSyntax.Traits;
import java.util.List;

/** The families of programming languages, as data for {@link CodeLexer}. */
public final class CodeFormats {

    private static final List<String> SLASHES = List.of("//");
    private static final List<String> HASH = List.of("#");
    private static final List<String> DOUBLE_DASH = List.of("--");
    private static final List<Block> SLASH_STAR = List.of(new Block("/*", "*/"));
    private static final List<String> PLUS = List.of("+");

    private static final CodeEscapes DOLLAR = new CodeEscapes(Backslash.C, Fill.DOLLAR);

    private static final StringKind DOUBLE = quoted("\"", CodeEscapes.PLAIN);
    private static final StringKind SINGLE = quoted("'", CodeEscapes.PLAIN);
    private static final StringKind LITERAL = quoted("'", new CodeEscapes(Backslash.QUOTE, Fill.NONE));
    private static final StringKind TRIPLE_DOUBLE = lines("\"\"\"", CodeEscapes.PLAIN);
    private static final StringKind TRIPLE_SINGLE = lines("'''", CodeEscapes.PLAIN);

    private static final Traits PLAIN = joinedBy("+");
    private static final Traits CHARACTERS = new Traits(PLUS, false, false, true, false);
    private static final Traits NEIGHBORS = new Traits(List.of("+", "<<"), true, false, true, false);

    /** Text blocks: JLS §3.10.6. */
    public static final Format JAVA = code(SLASHES, SLASH_STAR, CHARACTERS, TRIPLE_DOUBLE, DOUBLE);

    /** In Groovy, Scala and Kotlin {@code $name} is a value; a triple quote is raw in Scala and Kotlin. */
    public static final Format KOTLIN = code(SLASHES, SLASH_STAR, CHARACTERS,
            raw("\"\"\"", "\"\"\"", new CodeEscapes(Backslash.NONE, Fill.DOLLAR)),
            quoted("\"", DOLLAR));
    public static final Format GROOVY = code(SLASHES, SLASH_STAR, new Traits(PLUS, false, true, false, false),
            lines("\"\"\"", DOLLAR),
            TRIPLE_SINGLE, quoted("\"", DOLLAR), SINGLE);

    /** Verbatim, interpolated and raw strings: C# language reference. */
    public static final Format CSHARP = code(SLASHES, SLASH_STAR, CHARACTERS,
            raw("\"\"\"", "\"\"\"", CodeEscapes.RAW),
            new StringKind("@", "\"", "\"", true, true, new DoubledQuote('"')),
            new StringKind("$", "\"", "\"", false, false, new CodeEscapes(Backslash.C, Fill.BRACES)), DOUBLE);

    /** Template literals: ECMA-262 §12.9.6. */
    public static final Format JAVASCRIPT = code(SLASHES, SLASH_STAR, new Traits(PLUS, false, true, false, false),
            lines("`", new CodeEscapes(Backslash.C, Fill.DOLLAR_BRACES)), DOUBLE, SINGLE);

    public static final Format C = code(SLASHES, SLASH_STAR, NEIGHBORS, DOUBLE);
    public static final Format GO = code(SLASHES, SLASH_STAR, CHARACTERS, raw("`", "`", CodeEscapes.RAW), DOUBLE);
    public static final Format RUST = code(SLASHES, SLASH_STAR, CHARACTERS,
            new StringKind("r", "#\"", "\"#", true, true, CodeEscapes.RAW),
            new StringKind("r", "\"", "\"", true, true, CodeEscapes.RAW),
            lines("\"", CodeEscapes.PLAIN));
    public static final Format SWIFT = code(SLASHES, SLASH_STAR, PLAIN,
            lines("\"\"\"", new CodeEscapes(Backslash.C, Fill.BACKSLASH_PARENTHESES)),
            quoted("\"", new CodeEscapes(Backslash.C, Fill.BACKSLASH_PARENTHESES)));
    public static final Format DART = code(SLASHES, SLASH_STAR, new Traits(PLUS, true, false, false, false),
            lines("\"\"\"", DOLLAR), lines("'''", DOLLAR),
            quoted("\"", DOLLAR), quoted("'", DOLLAR));
    public static final Format PHP = code(List.of("//", "#"), SLASH_STAR,
            joinedBy(".").withHereDocuments("<<<"),
            quoted("\"", new CodeEscapes(Backslash.PHP, Fill.DOLLAR)), LITERAL);

    /** String prefixes and f-strings: Python language reference §2.4. */
    public static final Format PYTHON = code(HASH, List.of(), new Traits(List.of("+", "%"), true, false, false, false),
            python("fF", "\"\"\"", true, false, Fill.BRACES), python("rR", "\"\"\"", true, true, Fill.NONE),
            TRIPLE_DOUBLE,
            python("fF", "'''", true, false, Fill.BRACES), python("rR", "'''", true, true, Fill.NONE), TRIPLE_SINGLE,
            python("fF", "\"", false, false, Fill.BRACES), python("rR", "\"", false, true, Fill.NONE), DOUBLE,
            python("fF", "'", false, false, Fill.BRACES), python("rR", "'", false, true, Fill.NONE), SINGLE);
    public static final Format RUBY = code(HASH, List.of(new Block("=begin", "=end")),
            new Traits(PLUS, true, false, false, false).withHereDocuments("<<"),
            quoted("\"", new CodeEscapes(Backslash.C, Fill.HASH)), LITERAL);
    public static final Format PERL = code(HASH, List.of(), joinedBy(".").withHereDocuments("<<"),
            quoted("\"", DOLLAR), LITERAL);

    /** Words outside quotes are values too. */
    public static final Format SHELL = code(HASH, List.of(),
            new Traits(List.of(), false, false, false, true).withHereDocuments("<<"),
            lines("\"", new CodeEscapes(Backslash.SHELL, Fill.DOLLAR)),
            raw("'", "'", CodeEscapes.RAW));
    public static final Format SQL = code(DOUBLE_DASH, SLASH_STAR,
            joinedBy("||"),
            new StringKind("eE", "'", "'", true, false, CodeEscapes.PLAIN), raw("$$", "$$", CodeEscapes.RAW),
            raw("'", "'", new DoubledQuote('\'')), raw("\"", "\"", new DoubledQuote('"')));
    public static final Format LUA = code(DOUBLE_DASH, List.of(new Block("--[[", "]]")),
            joinedBy(".."), raw("[[", "]]", CodeEscapes.RAW), DOUBLE,
            SINGLE);
    public static final Format HASKELL = code(DOUBLE_DASH, List.of(new Block("{-", "-}")),
            new Traits(List.of("++", "<>"), false, false, true, false), DOUBLE);
    public static final Format LISP = code(List.of(";"), List.of(new Block("#|", "|#")), PLAIN,
            lines("\"", CodeEscapes.PLAIN));

    /** Languages with {@code #} comments and strings in either quote, and no more: R, Julia, GraphQL, textproto. */
    public static final Format HASH_COMMENTS = code(HASH, List.of(), PLAIN, TRIPLE_DOUBLE, DOUBLE, SINGLE);

    /** Style sheets: comments and strings. {@code url(urn:…)} is too rare to be read. */
    public static final Format CSS = code(List.of(), SLASH_STAR, PLAIN, DOUBLE, SINGLE);

    private CodeFormats() {}

    private static Format code(List<String> lineComments, List<Block> blocks, Traits traits, StringKind... strings) {
        return new CodeFormat(new CodeSyntax(lineComments, blocks, List.of(strings), traits));
    }

    private static StringKind quoted(String quote, Escapes escapes) {
        return new StringKind("", quote, quote, false, false, escapes);
    }

    private static StringKind lines(String quote, Escapes escapes) {
        return new StringKind("", quote, quote, true, false, escapes);
    }

    private static StringKind raw(String open, String close, Escapes escapes) {
        return new StringKind("", open, close, true, true, escapes);
    }

    private static Traits joinedBy(String... joins) {
        return new Traits(List.of(joins), false, false, false, false);
    }

    private static StringKind python(String prefixes, String quote, boolean lines, boolean raw, Fill fill) {
        return new StringKind(prefixes, quote, quote, lines, raw,
                new CodeEscapes(raw ? Backslash.NONE : Backslash.C, fill));
    }
}
