package io.github.urnls.format.lexers;

import io.github.urnls.format.Escapes;
import java.util.List;

/**
 * The lexical surface of a family of programming languages: how comments and strings begin and end. No more is needed,
 * since a URN stands only in strings and comments.
 *
 * @param lineComments the marks that begin a comment to the end of the line
 * @param blocks       comments with a beginning and an end
 * @param strings      kinds of strings; one whose opening begins another's stands behind it
 * @param traits       further properties
 */
record CodeSyntax(List<String> lineComments, List<Block> blocks, List<StringKind> strings, Traits traits) {

    /** A comment from {@code open} to {@code close}. */
    record Block(String open, String close) {}

    /**
     * A kind of string.
     *
     * @param prefixes letters that may stand directly before the opening quote, such as {@code rR} of Python's raw
     *                 strings; empty if the quote stands alone
     * @param lines    whether it may go on over lines
     * @param raw      whether a backslash before the quote is only a backslash
     */
    record StringKind(String prefixes, String open, String close, boolean lines, boolean raw, Escapes escapes) {}

    /**
     * @param joins             the operators that join strings, for example {@code +}
     * @param neighboursJoin    whether two strings side by side are one
     * @param regexLiterals     whether {@code /…/} may be a regular expression
     * @param characterLiterals whether {@code 'x'} is a character, so that a lone apostrophe is no string
     * @param bareWords         whether words outside strings are values too, as in a shell
     * @param hereDocument      what stands before the word that ends a text on lines of its own, {@code <<}; empty
     *                          where there is no such text
     */
    record Traits(List<String> joins, boolean neighboursJoin, boolean regexLiterals, boolean characterLiterals,
            boolean bareWords, String hereDocument) {

        Traits(List<String> joins, boolean neighboursJoin, boolean regexLiterals, boolean characterLiterals,
                boolean bareWords) {
            this(joins, neighboursJoin, regexLiterals, characterLiterals, bareWords, "");
        }

        /** The same in a language with texts behind {@code mark}. */
        Traits withHereDocuments(String mark) {
            return new Traits(joins, neighboursJoin, regexLiterals, characterLiterals, bareWords, mark);
        }
    }
}
