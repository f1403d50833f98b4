package io.github.urnls.format.lexers;

import io.github.urnls.text.Chars;
import io.github.urnls.format.Escapes;
import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.Passage;
import io.github.urnls.format.lexers.CodeSyntax.Block;
import io.github.urnls.format.lexers.CodeSyntax.StringKind;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Cuts source code into strings and comments by a {@link CodeSyntax}. A one-line string that is not closed ends with
 * its line, so a missing quote does not affect the rest of the file. One step reads up to the end of a line on which
 * nothing is open.
 */
final class CodeLexer extends PassageLexer {

    /** Functions, in lower case, whose argument may be only a part of a name. */
    private static final Set<String> TAKE_PIECES = Set.of("charindex", "concat", "contains", "delete_prefix",
            "endswith", "gensym", "hasprefix", "includes", "indexof", "instr", "lastindexof", "locate", "match",
            "matches", "position", "removeprefix", "replace", "replaceall", "split", "start_with", "starts_with",
            "startswith", "str_starts_with", "strip_prefix", "strpos", "substring", "substringafter",
            "trim_start_matches", "trimprefix");

    /** Strings within interpolations within strings … are read up to here. */
    private static final int DEEPEST = 4;

    /** How far behind an open string an escaped quote is looked for, which proves that it goes on, in characters. */
    private static final int LONGEST_GAP = 2000;

    /** How far before a string its function is looked for, in characters. */
    private static final int LONGEST_ARGUMENTS = 60;

    private final CodeSyntax syntax;
    /** Characters that may begin something of interest. All others are skipped. */
    private final boolean[] interesting = new boolean[128];
    /** Where the last line begins that can end a here document, by its word. Made when the first one is met. */
    private @Nullable Map<String, Integer> lastEnds;

    /** Up to here a slash without an end on its line is a division. */
    private int endlessRegexTo;

    /** Where the words outside strings and comments begin, before the next passage. */
    private int bare;

    /** How many strings within interpolations are open. */
    private final int depth;

    private final Consumer<Passage> sink;

    CodeLexer(String text, CodeSyntax syntax, Consumer<Passage> sink) {
        this(text, syntax, 0, sink);
    }

    private CodeLexer(String text, CodeSyntax syntax, int depth, Consumer<Passage> sink) {
        super(text, passage -> sink.accept(passage.asCode()));
        this.syntax = syntax;
        this.depth = depth;
        this.sink = sink;
        syntax.lineComments().forEach(comment -> interesting[comment.charAt(0)] = true);
        syntax.blocks().forEach(block -> interesting[block.open().charAt(0)] = true);
        syntax.strings().forEach(kind -> interesting[kind.open().charAt(0)] = true);
        interesting['/'] |= syntax.traits().regexLiterals();
        interesting['\''] |= syntax.traits().characterLiterals();
        interesting['<'] |= !syntax.traits().hereDocument().isEmpty();
        if (syntax.traits().literals() != null) {
            interesting['%'] = true;
            interesting['~'] = true;
            interesting['q'] = true;
            interesting['m'] = true;
        }
    }

    @Override
    public boolean step() {
        if (at >= text.length()) {
            return false;
        }
        bare = at;
        HereDocument here = null;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '\n' || c == '\r' && !text.startsWith("\n", at + 1)) {
                bareWords();
                at++;
                hereDocument(here);
                return true;
            }
            if (here == null && c == '<') {
                here = HereDocument.at(text, at, syntax.traits().hereDocument());
                if (here != null) {
                    at = here.end();
                    continue;
                }
            }
            if (!Chars.isIn(interesting, c)) {
                at++;
                continue;
            }
            if (comment() || string() || other(c)) {
                bare = at;
            } else {
                at++;
            }
        }
        bareWords();
        return true;
    }

    /** Emits the words outside strings and comments up to {@link #at}. */
    private void bareWords() {
        if (syntax.traits().bareWords() && at > bare) {
            prose(bare, at, Role.TEXT);
        }
    }

    /** Reads the text that {@code here} announces and that begins on this line. */
    private void hereDocument(@Nullable HereDocument here) {
        if (here == null || at == text.length()) {
            return;
        }
        if (lastEnds == null) {
            lastEnds = HereDocument.lastEnds(text);
        }
        if (lastEnds.getOrDefault(here.word(), -1) < at) {
            lookTo(-1, 0); // it was a shift after all
            return;
        }
        int end = here.endLine(text, at);
        prose(at, end, Role.TEXT);
        at = end;
    }

    private boolean comment() {
        for (Block block : syntax.blocks()) {
            if (text.startsWith(block.open(), at)) {
                bareWords();
                int start = at + block.open().length();
                comment(start, readTo(block.close(), start));
                return true;
            }
        }
        for (String comment : syntax.lineComments()) {
            // "#" begins a comment only where a word can begin: not in a URN, a color or an anchor.
            boolean free = !comment.equals("#") || at == 0 || Chars.isWhitespace(text.charAt(at - 1))
                    || ";)]}".indexOf(text.charAt(at - 1)) >= 0 || !syntax.traits().bareWords();
            if (free && text.startsWith(comment, at)) {
                bareWords();
                lineComment(comment.length());
                return true;
            }
        }
        return false;
    }

    private boolean string() {
        for (StringKind kind : syntax.strings()) {
            if (text.startsWith(kind.open(), at) && prefixFits(kind) && !text.startsWith("\\", at - 1)) {
                bareWords();
                int start = at + kind.open().length();
                int end = stringEnd(kind, start);
                int after = end;
                if (text.startsWith(kind.close(), end)) {
                    after += kind.close().length();
                }
                boolean piece = isPiece(at, after);
                if (!kind.lines() || kind.open().length() == 1 || !Lines.holdsLineEnd(text, start, end)) {
                    value(kind.escapes(), start, end, piece);
                } else {
                    emit(start, end, Role.TEXT, Extent.PROSE, kind.escapes());
                }
                at = after;
                return true;
            }
        }
        return false;
    }

    /** Emits the string in {@code [start, end)}; in pieces if an interpolation in it holds strings with names. */
    private void value(Escapes escapes, int start, int end, boolean piece) {
        int from = start;
        if (escapes instanceof CodeEscapes code && code.fill() != CodeEscapes.Fill.NONE) {
            for (int i = start; i < end; i++) {
                int filled = code.filled(text, i, end);
                if (filled > i + 1 && holdsName(i, filled)) {
                    emit(from, i, Role.VALUE, Extent.PIECE, escapes);
                    within(i, filled);
                    from = filled;
                }
                i = Math.max(i, filled - 1);
            }
        }
        emit(from, end, Role.VALUE, piece ? Extent.PIECE : Extent.VALUE, escapes);
    }

    /** Whether a string in {@code [from, to)} may hold a name. */
    private boolean holdsName(int from, int to) {
        int colon = Chars.indexOf(text, ':', from, to);
        while (colon >= 0 && !text.regionMatches(true, colon - 3, "urn", 0, 3)) {
            colon = Chars.indexOf(text, ':', colon + 1, to);
        }
        return colon >= 0;
    }

    /** Reads the expression in {@code [from, to)}, which stands in a string. */
    private void within(int from, int to) {
        if (depth < DEEPEST) {
            CodeLexer inner = new CodeLexer(text.substring(from + 1, to), syntax, depth + 1,
                    passage -> sink.accept(passage.moved(from + 1)));
            while (inner.step()) {
                // until its end
            }
        }
    }

    /** Whether the letters before the quote are prefixes of this kind of string. */
    private boolean prefixFits(StringKind kind) {
        if (kind.prefixes().isEmpty()) {
            return true;
        }
        int letter = at - 1;
        boolean fits = false;
        while (letter >= 0
                && (Chars.isLetterOrDigit(text.charAt(letter)) || "$@_#".indexOf(text.charAt(letter)) >= 0)) {
            fits |= kind.prefixes().indexOf(text.charAt(letter)) >= 0;
            letter--;
            if (at - letter > 5) {
                return false;
            }
        }
        return fits;
    }

    private int stringEnd(StringKind kind, int start) {
        char close = kind.close().charAt(0);
        boolean lines = kind.lines();
        int literal = start; // before it, interpolations have been looked for in vain
        for (int i = start; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\' && !kind.raw() && !isFilled(kind, i)) {
                i++;
            } else if (c == close && text.startsWith(kind.close(), i)) {
                boolean doubled = kind.escapes() instanceof DoubledQuote && text.startsWith(kind.close(), i + 1);
                if (!doubled) {
                    return i;
                }
                i++;
            } else if (!lines && Lines.isLineEnd(c)) {
                if (kind.raw() || !goesOn(i, close)) {
                    return i;
                }
                lines = true;
            } else if (i >= literal && isFilled(kind, i)) {
                int limit = lines ? Math.min(text.length(), i + LONGEST_GAP) : Lines.end(text, i);
                int filled = ((CodeEscapes) kind.escapes()).filled(text, i, limit);
                lookTo(lines && filled == limit ? i + LONGEST_GAP : filled);
                literal = filled < limit ? filled : limit;
                i = filled < limit ? filled - 1 : i;
            }
        }
        return text.length();
    }

    /** Whether an interpolation with brackets may begin at {@code i}. */
    private boolean isFilled(StringKind kind, int i) {
        if (!(kind.escapes() instanceof CodeEscapes code)) {
            return false;
        }
        return switch (code.fill()) {
            case NONE -> false;
            case DOLLAR_BRACES -> text.startsWith("${", i);
            case DOLLAR -> text.startsWith("${", i) || text.startsWith("$(", i);
            case BRACES -> text.startsWith("{", i) && !text.startsWith("{", i + 1) && !text.startsWith("{", i - 1);
            case HASH_BRACES -> text.startsWith("#{", i);
            case BACKSLASH_PARENTHESES -> text.startsWith("\\(", i);
        };
    }

    /**
     * Whether a string is still open at {@code lineEnd}, although those of most languages end with their line: the next
     * of its quotes is escaped.
     */
    private boolean goesOn(int lineEnd, char close) {
        int limit = Math.min(text.length(), lineEnd + LONGEST_GAP);
        int quote = Chars.indexOf(text, close, lineEnd, limit);
        lookTo(quote < 0 ? lineEnd + LONGEST_GAP : quote + 1);
        return quote > 0 && text.charAt(quote - 1) == '\\';
    }

    private boolean other(char c) {
        if (c == '/' && syntax.traits().regexLiterals() && canBeginRegex()) {
            bareWords();
            at = regexEnd();
            return true;
        }
        if (c == '\'' && syntax.traits().characterLiterals()) {
            bareWords();
            at = characterEnd();
            return true;
        }
        return syntax.traits().literals() != null && literal(syntax.traits().literals());
    }

    private boolean literal(Pattern marks) {
        char before = at == 0 ? '\n' : text.charAt(at - 1);
        if (!Chars.isWhitespace(before) && "(,=:[!&|?{};+".indexOf(before) < 0) {
            return false;
        }
        int limit = Math.min(text.length(), at + LONGEST_GAP);
        DelimitedLiteral literal = DelimitedLiteral.at(text, at, limit, marks);
        lookTo(at + DelimitedLiteral.LONGEST_MARK);
        if (literal == null) {
            return false;
        }
        if (literal.end() < 0) {
            lookTo(at + LONGEST_GAP);
            return false;
        }
        bareWords();
        if (literal.isWords()) {
            emit(literal.start(), literal.end(), Role.VALUE, Extent.LIST, Escapes.NONE);
        } else if (!literal.isOther()) {
            emit(literal.start(), literal.end(), Role.TEXT, Extent.PROSE, CodeEscapes.PLAIN);
        }
        at = literal.end() + 1;
        return true;
    }

    /** Behind the character literal at {@link #at}; behind the quote alone if there is none. */
    private int characterEnd() {
        int closing = at + 2;
        if (text.startsWith("\\", at + 1)) {
            closing = Chars.indexOf(text, '\'', Math.min(text.length(), at + 3), Math.min(text.length(), at + 12));
        }
        if (text.startsWith("'", closing)) {
            return closing + 1;
        }
        return at + 1;
    }

    /** Whether the slash stands where a value is expected, not an operator. */
    private boolean canBeginRegex() {
        int before = at - 1;
        while (before >= 0 && Lines.isBlank(text.charAt(before))) {
            before--;
        }
        if (before < 0 || "(,=:[!&|?{};+\n\r".indexOf(text.charAt(before)) >= 0) {
            return true;
        }
        return before >= 5 && text.startsWith("return", before - 5);
    }

    /**
     * Behind the regular expression at {@link #at}. Behind the slash alone if no expression ends on this line: then it
     * is a division.
     *
     * <p>
     * If an earlier slash on this line has no end, its search came through here within a class. At the next bracket
     * both searches are in the same state, so this one has no end either.
     */
    private int regexEnd() {
        boolean endless = at < endlessRegexTo;
        boolean inClass = false;
        int i = at + 1;
        for (; i < text.length() && !Lines.isLineEnd(text.charAt(i)); i++) {
            char c = text.charAt(i);
            if (c == '\\' && i + 1 < text.length() && !Lines.isLineEnd(text.charAt(i + 1))) {
                i++;
            } else if (c == '[' || c == ']') {
                if (endless) {
                    return at + 1;
                }
                inClass = c == '[';
            } else if (c == '/' && !inClass) {
                return i + 1;
            }
        }
        endlessRegexTo = i;
        return at + 1;
    }

    /** Whether the string in {@code [start, end)}, quotes included, is only a part of a value. */
    private boolean isPiece(int start, int end) {
        int next = Lines.skipSpace(text, end, text.length());
        lookTo(next + SLACK);
        for (String join : syntax.traits().joins()) {
            if (text.startsWith(join, next) && !text.startsWith("=", next + join.length())) {
                return true;
            }
        }
        boolean neighbor = syntax.traits().neighborsJoin() && next > end
                && Lines.isOneOf(text, next, text.length(), "\"'");
        return neighbor || takesPieces(start);
    }

    /** Whether {@code start} is in the arguments of one of {@link #TAKE_PIECES}. */
    private boolean takesPieces(int start) {
        int open = start - 1;
        while (open >= 0
                && (Lines.isBlank(text.charAt(open)) || "rbuf".indexOf(text.charAt(open)) >= 0 && open == start - 1)) {
            open--;
        }
        if (open >= 0 && text.charAt(open) == ',') { // another argument
            int first = Math.max(0, open - LONGEST_ARGUMENTS);
            while (open > first && text.charAt(open) != '(' && !Lines.isLineEnd(text.charAt(open))) {
                open--;
            }
        }
        if (open < 0 || text.charAt(open) != '(') {
            return false;
        }
        int name = open;
        while (name > 0 && (Chars.isLetterOrDigit(text.charAt(name - 1)) || text.charAt(name - 1) == '_')) {
            name--;
        }
        return TAKE_PIECES.contains(text.substring(name, open).toLowerCase(Locale.ROOT));
    }
}
