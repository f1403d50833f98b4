package io.github.urnls.format.lexers;

import io.github.urnls.format.Escapes;
import java.util.List;

/**
 * How comments and strings of a family of programming languages begin and end. That is enough, since URNs stand only in
 * strings and comments.
 *
 * @param lineComments the marks that begin a comment to the end of the line
 * @param blocks       comments with a beginning and an end
 * @param strings      kinds of strings; a kind comes before those whose opening is a prefix of its own
 * @param traits       further properties
 */
record CodeSyntax(List<String> lineComments, List<Block> blocks, List<StringKind> strings, Traits traits) {

    /** A comment from {@code open} to {@code close}. */
    record Block(String open, String close) {}

    /**
     * A kind of string.
     *
     * @param prefixes letters that may stand directly before the opening quote, such as {@code rR} of Python's raw
     *                 strings; empty if there are none
     * @param lines    whether it may go on over lines
     * @param raw      whether a backslash before the quote is only a backslash
     */
    record StringKind(String prefixes, String open, String close, boolean lines, boolean raw, Escapes escapes) {}

    /**
     * Further properties of a family.
     *
     * @param joins             the operators that join strings, for example {@code +}
     * @param neighborsJoin     whether two strings side by side are one
     * @param regexLiterals     whether {@code /…/} may be a regular expression
     * @param characterLiterals whether {@code 'x'} is a character, so that a lone apostrophe begins no string
     * @param bareWords         whether words outside strings are values too, as in a shell
     * @param hereDocument      the mark of a here document, such as {@code <<}; empty if there are none
     */
    record Traits(List<String> joins, boolean neighborsJoin, boolean regexLiterals, boolean characterLiterals,
            boolean bareWords, String hereDocument) {

        Traits(List<String> joins, boolean neighborsJoin, boolean regexLiterals, boolean characterLiterals,
                boolean bareWords) {
            this(joins, neighborsJoin, regexLiterals, characterLiterals, bareWords, "");
        }

        /** The same with here documents behind {@code mark}. */
        Traits withHereDocuments(String mark) {
            return new Traits(joins, neighborsJoin, regexLiterals, characterLiterals, bareWords, mark);
        }
    }
}
