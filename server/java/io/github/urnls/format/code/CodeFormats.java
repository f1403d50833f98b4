package io.github.urnls.format.code;

import io.github.urnls.format.lexers.DoubledQuote;
import io.github.urnls.format.Escapes;
import io.github.urnls.format.Format;
import io.github.urnls.format.code.CodeEscapes.Backslash;
import io.github.urnls.format.code.CodeEscapes.Fill;
import io.github.urnls.format.code.CodeSyntax.Block;
import io.github.urnls.format.code.CodeSyntax.StringKind;
import io.github.urnls.format.code.CodeSyntax.Trait;
import io.github.urnls.format.code.CodeSyntax.Traits;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The families of programming languages, as data for {@link CodeLexer}. */
public final class CodeFormats {

    private static final List<Block> SLASH_STAR = List.of(new Block("/*", "*/"));

    private static final CodeEscapes DOLLAR = new CodeEscapes(Backslash.C, Fill.DOLLAR);

    private static final StringKind DOUBLE = StringKind.quoted("\"", CodeEscapes.PLAIN);
    private static final StringKind SINGLE = StringKind.quoted("'", CodeEscapes.PLAIN);
    private static final StringKind LITERAL = StringKind.quoted("'", new CodeEscapes(Backslash.QUOTE, Fill.NONE));
    private static final StringKind TRIPLE_DOUBLE = lines("\"\"\"", CodeEscapes.PLAIN);
    private static final StringKind TRIPLE_SINGLE = lines("'''", CodeEscapes.PLAIN);

    private static final Traits PLAIN = Traits.of("+");
    private static final Traits CHARACTERS = Traits.of("+", Trait.CHARACTER_LITERALS);
    private static final Traits NEIGHBORS = Traits.of("+ <<", Trait.NEIGHBORS_JOIN,
            Trait.CHARACTER_LITERALS);

    /** Text blocks: JLS §3.10.6. */
    public static final Format JAVA = code("//", SLASH_STAR, CHARACTERS, TRIPLE_DOUBLE, DOUBLE);

    /** In Groovy, Scala and Kotlin {@code $name} is a value; a triple quote is raw in Scala and Kotlin. */
    public static final Format KOTLIN = code("//", SLASH_STAR, CHARACTERS,
            StringKind.raw("\"\"\"", "\"\"\"", new CodeEscapes(Backslash.NONE, Fill.DOLLAR)),
            StringKind.quoted("\"", DOLLAR));
    public static final Format GROOVY = code("//", SLASH_STAR, Traits.of("+", Trait.REGEX_LITERALS),
            lines("\"\"\"", DOLLAR),
            TRIPLE_SINGLE, StringKind.quoted("\"", DOLLAR), SINGLE);

    /** Verbatim, interpolated and raw strings: C# language reference. */
    public static final Format CSHARP = code("//", SLASH_STAR, CHARACTERS,
            StringKind.raw("\"\"\"", "\"\"\"", CodeEscapes.RAW),
            StringKind.raw("\"", "\"", new DoubledQuote('"')).behind("@"),
            StringKind.quoted("\"", new CodeEscapes(Backslash.C, Fill.BRACES)).behind("$"), DOUBLE);

    /** Template literals: ECMA-262 §12.9.6. */
    public static final Format JAVASCRIPT = code("//", SLASH_STAR, Traits.of("+", Trait.REGEX_LITERALS),
            lines("`", new CodeEscapes(Backslash.C, Fill.DOLLAR_BRACES)), DOUBLE, SINGLE);

    /** Raw strings: C++ standard [lex.string], without a delimiter of their own. */
    public static final Format C = code("//", SLASH_STAR, NEIGHBORS,
            StringKind.raw("R\"(", ")\"", CodeEscapes.RAW), DOUBLE);
    /** Protocol Buffers language specification: strLit, in either quote. */
    public static final Format PROTOBUF = code("//", SLASH_STAR, Traits.of("", Trait.NEIGHBORS_JOIN), DOUBLE,
            SINGLE);
    public static final Format GO = code("//", SLASH_STAR, CHARACTERS, StringKind.raw("`", "`", CodeEscapes.RAW),
            DOUBLE);
    public static final Format RUST = code("//", SLASH_STAR, CHARACTERS,
            StringKind.raw("#\"", "\"#", CodeEscapes.RAW).behind("r"),
            StringKind.raw("\"", "\"", CodeEscapes.RAW).behind("r"),
            lines("\"", CodeEscapes.PLAIN));
    public static final Format SWIFT = code("//", SLASH_STAR, PLAIN,
            lines("\"\"\"", new CodeEscapes(Backslash.C, Fill.BACKSLASH_PARENTHESES)),
            StringKind.quoted("\"", new CodeEscapes(Backslash.C, Fill.BACKSLASH_PARENTHESES)));
    public static final Format DART = code("//", SLASH_STAR, Traits.of("+", Trait.NEIGHBORS_JOIN),
            lines("\"\"\"", DOLLAR), lines("'''", DOLLAR),
            StringKind.quoted("\"", DOLLAR), StringKind.quoted("'", DOLLAR));
    /** What stands outside {@code <?php … ?>} is a text. */
    public static final Format PHP = code("// #", List.of(new Block("/*", "*/"), new Block("?>", "<?")),
            Traits.of(".", Trait.IN_MARKUP).withHereDocuments("<<<"),
            StringKind.quoted("\"", new CodeEscapes(Backslash.PHP, Fill.DOLLAR)), LITERAL);

    /** String prefixes and f-strings: Python language reference §2.4. */
    public static final Format PYTHON = code("#", List.of(), Traits.of("+ %", Trait.NEIGHBORS_JOIN),
            python("\"\"\"", "'''", "\"", "'"));
    public static final Format RUBY = code("#", List.of(new Block("=begin", "=end")),
            Traits.of("+ <>", Trait.NEIGHBORS_JOIN).withHereDocuments("<<"),
            bracketed("%w %i %q ~W ~S", "%W %I %Q ~w ~s", new CodeEscapes(Backslash.C, Fill.HASH)));
    /** With its documentation (perlpod). */
    public static final Format PERL = code("#", Stream.of("=pod", "=head", "=over", "=item", "=begin", "=encoding")
            .map(command -> new Block(command, "=cut")).toList(), Traits.of(".").withHereDocuments("<<"),
            bracketed("qw q", "qq", DOLLAR));

    /** Words outside quotes are values too. */
    public static final Format SHELL = code("#", List.of(),
            Traits.of("", Trait.BARE_WORDS).withHereDocuments("<<"),
            lines("\"", new CodeEscapes(Backslash.SHELL, Fill.DOLLAR)),
            StringKind.raw("'", "'", CodeEscapes.RAW));
    public static final Format SQL = code("--", SLASH_STAR,
            Traits.of("||"),
            lines("'", CodeEscapes.PLAIN).behind("eE"), StringKind.raw("$$", "$$", CodeEscapes.RAW),
            StringKind.raw("'", "'", new DoubledQuote('\'')), StringKind.raw("\"", "\"", new DoubledQuote('"')));
    public static final Format LUA = code("--", List.of(new Block("--[[", "]]")),
            Traits.of(".."), StringKind.raw("[[", "]]", CodeEscapes.RAW), DOUBLE,
            SINGLE);
    public static final Format HASKELL = code("--", List.of(new Block("{-", "-}")),
            Traits.of("++ <>", Trait.CHARACTER_LITERALS), DOUBLE);
    public static final Format LISP = code(";", List.of(new Block("#|", "|#")), PLAIN,
            lines("\"", CodeEscapes.PLAIN));

    /** HCL native syntax specification: comments. */
    public static final Format HCL = code("# //", SLASH_STAR, PLAIN.withHereDocuments("<<"), DOUBLE);

    /**
     * Languages with {@code #} comments and strings in either quote, and no more: Julia, GraphQL, textproto, RELAX NG
     * compact.
     */
    public static final Format HASH_COMMENTS = code("#", List.of(), PLAIN, TRIPLE_DOUBLE, DOUBLE, SINGLE);
    /** Strings in R go on over lines. */
    public static final Format R = code("#", List.of(), PLAIN, lines("\"", CodeEscapes.PLAIN),
            lines("'", CodeEscapes.PLAIN));

    /** Style sheets: comments and strings. {@code url(urn:…)} is too rare to be read. */
    public static final Format CSS = code("", SLASH_STAR, PLAIN, DOUBLE, SINGLE);

    private CodeFormats() {}

    /**
     * Strings in quotes, over three of which lines may go, and those in brackets, lists of words also in slashes or
     * bars: raw ones behind the marks of {@code raw}, others behind those of {@code marks}. {@code escapes} are those
     * in double quotes.
     */
    private static StringKind[] bracketed(String raw, String marks, CodeEscapes escapes) {
        List<StringKind> kinds = new ArrayList<>(
                List.of(lines("\"\"\"", escapes), StringKind.quoted("\"", escapes), LITERAL));
        for (String mark : (raw + " " + marks).split(" ")) {
            boolean isRaw = List.of(raw.split(" ")).contains(mark);
            boolean isList = mark.endsWith("w") || mark.endsWith("W");
            for (String pair : ("() [] {} <>" + (isList ? " // ||" : "")).split(" ")) {
                kinds.add(new StringKind("", mark + pair.charAt(0), pair.substring(1), true, isRaw,
                        isRaw ? CodeEscapes.RAW : escapes));
            }
        }
        return kinds.toArray(new StringKind[0]);
    }

    private static Format code(String lineComments, List<Block> blocks, Traits traits, StringKind... strings) {
        return new CodeSyntax(CodeSyntax.words(lineComments), blocks, List.of(strings), traits);
    }

    private static StringKind lines(String quote, Escapes escapes) {
        return StringKind.quoted(quote, escapes).overLines();
    }

    /** Strings of Python in each of {@code quotes}, and their variants behind letters: formatted, raw. */
    private static StringKind[] python(String... quotes) {
        List<StringKind> kinds = new ArrayList<>();
        for (String quote : quotes) {
            boolean lines = quote.length() > 1;
            kinds.add(new StringKind("fF", quote, quote, lines, false, new CodeEscapes(Backslash.C, Fill.BRACES)));
            kinds.add(new StringKind("rR", quote, quote, lines, true, CodeEscapes.RAW));
            kinds.add(new StringKind("", quote, quote, lines, false, CodeEscapes.PLAIN));
        }
        return kinds.toArray(new StringKind[0]);
    }
}
