package io.github.urnls.format.code;

import java.util.function.Consumer;
import io.github.urnls.text.Document;
import io.github.urnls.format.ResumableFormat;
import io.github.urnls.format.Passage;
import io.github.urnls.format.Lexer;
import io.github.urnls.format.CommentSyntax;
import io.github.urnls.format.CommentPlaces;
import io.github.urnls.format.Escapes;
import io.github.urnls.text.Chars;
import java.util.List;
import java.util.Set;

/**
 * How comments and strings of a family of programming languages begin and end. That is enough, since URNs stand only in
 * strings and comments.
 *
 * @param lineComments the marks that begin a comment to the end of the line
 * @param blocks       comments with a beginning and an end
 * @param strings      kinds of strings; a kind comes before those whose opening is a prefix of its own
 * @param traits       further properties
 */
record CodeSyntax(List<String> lineComments, List<Block> blocks, List<StringKind> strings, Traits traits)
        implements
            ResumableFormat {

    /** A comment from {@code open} to {@code close}. */
    record Block(String open, String close) {}

    /**
     * A kind of string, on one line and with backslashes unless said otherwise.
     *
     * @param prefixes letters that may stand directly before the opening quote, such as {@code rR} of Python's raw
     *                 strings; empty if there are none
     * @param lines    whether it may go on over lines
     * @param raw      whether a backslash before the quote is only a backslash
     */
    record StringKind(String prefixes, String open, String close, boolean lines, boolean raw, Escapes escapes) {

        static StringKind quoted(String quote, Escapes escapes) {
            return new StringKind("", quote, quote, false, false, escapes);
        }

        /** A string over lines in which a backslash before the end is only a backslash. */
        static StringKind raw(String open, String close, Escapes escapes) {
            return new StringKind("", open, close, true, true, escapes);
        }

        /** Whether it is a list of words: {@code %w[a b]} in Ruby, {@code qw(a b)} in Perl. */
        boolean words() {
            return open.length() > 2 && Chars.isAt(open, open.length() - 2, "wWiI");
        }

        /** Whether it begins with a letter, which must then begin a word. */
        boolean isWord() {
            return Character.isLetter(open.charAt(0));
        }

        StringKind behind(String letters) {
            return new StringKind(letters, open, close, lines, raw, escapes);
        }

        StringKind overLines() {
            return new StringKind(prefixes, open, close, true, raw, escapes);
        }

    }

    /** Properties that not every family has. */
    enum Trait {
        /** Two strings side by side are one. */
        NEIGHBORS_JOIN,
        /** {@code /…/} may be a regular expression. */
        REGEX_LITERALS,
        /** {@code 'x'} is a character, so that a lone apostrophe begins no string. */
        CHARACTER_LITERALS,
        /** Words outside strings are values too, as in a shell. */
        BARE_WORDS,
        /** A file may begin with markup, which goes on up to {@code <?}. */
        IN_MARKUP
    }

    /**
     * Further properties of a family.
     *
     * @param joins        the operators that join strings, for example {@code +}
     * @param hereDocument the mark of a here document, such as {@code <<}; empty if there are none
     */
    record Traits(List<String> joins, Set<Trait> traits, String hereDocument) {

        /** The operators {@code joins}, with blanks between them, and {@code traits}; without here documents. */
        static Traits of(String joins, Trait... traits) {
            return new Traits(words(joins), Set.of(traits), "");
        }

        /** The same with here documents behind {@code mark}. */
        Traits withHereDocuments(String mark) {
            return new Traits(joins, traits, mark);
        }
    }

    /** The words of {@code list}, which has blanks between them; none if it is empty. */
    static List<String> words(String list) {
        return list.isEmpty() ? List.of() : List.of(list.split(" "));
    }

    boolean has(Trait trait) {
        return traits.traits.contains(trait);
    }

    @Override
    public CommentSyntax comments() {
        if (!lineComments.isEmpty()) {
            return new CommentSyntax(lineComments.getFirst(), "");
        }
        return blocks.isEmpty() ? CommentSyntax.NONE
                : new CommentSyntax(blocks.getFirst().open, blocks.getFirst().close);
    }

    @Override
    public CommentPlaces commentPlaces(Document document) {
        return MakefileCommentPlaces.isMakefile(document)
                ? new MakefileCommentPlaces(document, traits.hereDocument)
                : new CodeCommentPlaces(document, traits.hereDocument);
    }

    @Override
    public Lexer run(String text, Object state, Consumer<Passage> sink) {
        return new CodeLexer(text, state, this, sink);
    }
}
