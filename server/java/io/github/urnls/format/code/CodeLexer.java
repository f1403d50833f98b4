package io.github.urnls.format.code;

import io.github.urnls.text.Lines;
import io.github.urnls.format.lexers.PassageLexer;
import io.github.urnls.format.lexers.PieceTakers;
import io.github.urnls.format.lexers.DoubledQuote;
import io.github.urnls.format.lexers.RunningText;
import io.github.urnls.text.Chars;
import io.github.urnls.format.Escapes;
import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.Passage;
import io.github.urnls.format.code.CodeSyntax.Block;
import io.github.urnls.format.code.CodeSyntax.StringKind;
import io.github.urnls.format.code.CodeSyntax.Trait;
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

    /** Functions, in lower case, that make a string of one. */
    private static final Set<String> WRAPPERS = Set.of("u", "_t", "string", "qstring", "qlatin1string", "str");

    private static final Pattern LINE_GOES_ON = Pattern.compile("\\\\[\r\n]|/\\*");

    private final CodeSyntax syntax;
    /** Characters that may begin something of interest. All others are skipped. */
    private final boolean[] interesting = new boolean[128];
    /** The lines that can end a here document. Made when the first one is met. */
    private HereDocument.@Nullable Ends ends;

    /** Up to here a slash without an end on its line is a division. */
    private int endlessRegexTo;

    /** The end of the line that was last looked at, and up to where an expression that is filled in does not end. */
    private int lineEnd;
    private int unclosedTo;

    /** Where the words outside strings and comments begin, before the next passage. */
    private int bare;

    /** Whether this may be markup before any code. */
    private boolean mayBeMarkup;

    CodeLexer(String text, Object state, CodeSyntax syntax, Consumer<Passage> sink) {
        super(text, passage -> sink.accept(passage.asCode()));
        this.syntax = syntax;
        mayBeMarkup = state == START && syntax.has(Trait.IN_MARKUP);
        syntax.lineComments().forEach(comment -> interesting[comment.charAt(0)] = true);
        syntax.blocks().forEach(block -> interesting[block.open().charAt(0)] = true);
        syntax.strings().forEach(kind -> interesting[kind.open().charAt(0)] = true);
        interesting['/'] |= syntax.has(Trait.REGEX_LITERALS);
        interesting['\''] |= syntax.has(Trait.CHARACTER_LITERALS);
        interesting['<'] |= !syntax.traits().hereDocument().isEmpty();
    }

    @Override
    protected void construct() {
        int tag = mayBeMarkup ? Chars.skipSpace(text, at) : at;
        if (mayBeMarkup && text.startsWith("<", tag) && !text.startsWith("<?", tag)) {
            mayBeMarkup = false;
            comment(at, readTo("<?", tag));
            return;
        }
        mayBeMarkup = false;
        bare = at;
        HereDocument here = null;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '\n' || c == '\r' && !text.startsWith("\n", at + 1)) {
                bareWords();
                at++;
                hereDocument(here);
                return;
            }
            if (here == null && c == '<') {
                here = HereDocument.at(text, at, syntax.traits().hereDocument());
                if (here != null) {
                    at = here.end();
                    continue;
                }
            }
            if (c >= interesting.length || !interesting[c]) {
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
    }

    @Override
    public Object state() {
        return mayBeMarkup || !syntax.has(Trait.IN_MARKUP) ? START : Trait.IN_MARKUP;
    }

    /** Emits the words outside strings and comments up to {@link #at}. */
    private void bareWords() {
        if (syntax.has(Trait.BARE_WORDS) && at > bare) {
            prose(bare, at, Role.TEXT);
        }
    }

    /** Reads the text that {@code here} announces and that begins on this line. */
    private void hereDocument(@Nullable HereDocument here) {
        if (here == null || at == text.length()) {
            return;
        }
        if (ends == null) {
            ends = new HereDocument.Ends(text, at);
        }
        int limit = at + RunningText.LONGEST;
        int end = ends.first(here.word(), at, limit);
        if (end < 0) {
            lookTo(limit); // it was a shift after all, or is too long
            return;
        }
        lookTo(Lines.end(text, end) + 1);
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
                    || Chars.isAt(text, at - 1, ";)]}") || !syntax.has(Trait.BARE_WORDS);
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
            if (text.startsWith(kind.open(), at) && prefixFits(kind)) {
                bareWords();
                int start = at + kind.open().length();
                int end = stringEnd(kind, start);
                int after = end;
                if (text.startsWith(kind.close(), end)) {
                    after += kind.close().length();
                }
                if (kind.lines() && kind.open().length() > 1 && Lines.holdsLineEnd(text, start, end)) {
                    emit(start, end, Role.TEXT, Extent.PROSE, kind.escapes());
                } else {
                    Extent whole = kind.words() ? Extent.LIST : Extent.VALUE;
                    emit(start, end, Role.VALUE, !kind.words() && isPiece(at, after) ? Extent.PIECE : whole,
                            kind.escapes());
                }
                at = after;
                return true;
            }
        }
        return false;
    }

    /** Whether the letters before the quote are prefixes of this kind of string. */
    private boolean prefixFits(StringKind kind) {
        if (kind.prefixes().isEmpty()) {
            return !kind.isWord() || !Chars.isWordAt(text, at - 1) && !Chars.isAt(text, at - 1, "_$@%&")
                    && !text.startsWith("->", at - 2) && !text.startsWith("::", at - 2);
        }
        int letter = at - 1;
        boolean fits = false;
        while (letter >= 0 && Chars.isOfWord(text.charAt(letter), "$@_#")) {
            fits |= Chars.isAt(text, letter, kind.prefixes());
            letter--;
            if (at - letter > 5) {
                return false;
            }
        }
        return fits;
    }

    /** The end of a string; an expression that is filled in and ends on its line may have strings of its own. */
    private int stringEnd(StringKind kind, int start) {
        char close = kind.close().charAt(0);
        CodeEscapes escapes = kind.escapes() instanceof CodeEscapes code ? code : CodeEscapes.RAW;
        for (int i = start; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == escapes.fill().mark() && i >= unclosedTo) {
                lineEnd = i < lineEnd ? lineEnd : Chars.limit(text, Lines.end(text, i) + 1);
                int filled = escapes.filled(text, i, lineEnd);
                if (filled == lineEnd) {
                    unclosedTo = lineEnd;
                } else if (filled > i) {
                    i = filled - 1;
                    continue;
                } else if (c == '{') {
                    i++; // a brace that is doubled
                }
            }
            if (c == '\\' && !kind.raw()) {
                i++;
            } else if (c == close && text.startsWith(kind.close(), i)) {
                boolean doubled = kind.escapes() instanceof DoubledQuote && text.startsWith(kind.close(), i + 1);
                if (!doubled) {
                    return i;
                }
                i++;
            } else if (!kind.lines() && Lines.isLineEnd(c)) {
                return i;
            }
        }
        return text.length();
    }

    private boolean other(char c) {
        if (c == '/' && syntax.has(Trait.REGEX_LITERALS) && canBeginRegex()) {
            bareWords();
            int end = regexEnd();
            if (end > at + 1) {
                emit(at + 1, end - 1, Role.PATTERN, Extent.VALUE, Escapes.NONE);
            }
            at = end;
            return true;
        }
        if (c == '\'' && syntax.has(Trait.CHARACTER_LITERALS)) {
            bareWords();
            at = characterEnd();
            return true;
        }
        return false;
    }

    /** Behind the character literal at {@link #at}; behind the quote alone if there is none. */
    private int characterEnd() {
        int closing = at + 2;
        if (text.startsWith("\\", at + 1)) {
            closing = Chars.indexOf(text, '\'', Chars.limit(text, at + 3), Chars.limit(text, at + 12));
        }
        if (text.startsWith("'", closing)) {
            return closing + 1;
        }
        return at + 1;
    }

    /** Whether the slash stands where a value is expected, not an operator. */
    private boolean canBeginRegex() {
        int before = Lines.trimEnd(text, 0, at) - 1;
        if (before < 0 || Chars.isAt(text, before, "(,=:[!&|?{};+\n\r")) {
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
        for (; !Lines.isEnd(text, i); i++) {
            char c = text.charAt(i);
            if (c == '\\' && !Lines.isEnd(text, i + 1)) {
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
        int next = Chars.skipSpace(text, end);
        lookTo(next + SLACK);
        if (text.startsWith(")", next) && WRAPPERS.contains(PieceTakers.function(text, start - 1))) {
            next = Chars.skipSpace(text, next + 1);
        }
        for (String join : syntax.traits().joins()) {
            int behind = next + join.length();
            if (text.startsWith(join, next) && !text.startsWith("=", behind)) {
                return goesOn(start, end, Chars.skipSpace(text, behind))
                        || PieceTakers.take(text, start);
            }
        }
        int neighbor = syntax.has(Trait.NEIGHBORS_JOIN) && next > end ? behindComments(next) : end;
        boolean joined = neighbor > end && Chars.isAt(text, neighbor, "\"'");
        return joined && goesOn(start, end, neighbor) || PieceTakers.take(text, start);
    }

    /** Behind comments and the ends of continued lines from {@code from} on. */
    private int behindComments(int from) {
        int next = from;
        while (LINE_GOES_ON.matcher(text).region(next, text.length()).lookingAt()) {
            next = text.startsWith("/", next) ? Lines.find(text, "*/", next) + 2 : next + 1;
            next = Chars.skipSpace(text, Chars.limit(text, next));
            lookTo(next + SLACK);
        }
        return next;
    }

    /** Whether a name in the string in {@code [start, end)} may go on in the value at {@code next}. */
    private boolean goesOn(int start, int end, int next) {
        int from = Math.min(start + 5, end);
        boolean named = Chars.indexOf(text, ':', from, end) >= 0 || text.substring(from, end).contains("%3A");
        return !named || !Lines.isOneOf(text, end - 2, end, ",;") && !isApart(next);
    }

    /**
     * Whether the value at {@code from} begins with what no name goes on with: white space, the end of the line, a
     * quote, another parameter.
     */
    private boolean isApart(int from) {
        lookTo(from + SLACK);
        int first = from + 1;
        return text.startsWith("std::endl", from) || Chars.isAt(text, from, "\"'")
                && (Chars.isAt(text, first, " <>\t&,)") || text.startsWith(": ", first)
                        || Chars.isAt(text, first, "\"'") && text.charAt(first) != text.charAt(from)
                        || text.startsWith("\\", first)
                                && Chars.isAt(text, first + 1, "ntr\"'"));
    }
}
