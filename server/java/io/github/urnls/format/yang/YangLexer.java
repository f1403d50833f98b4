package io.github.urnls.format.yang;

import io.github.urnls.text.Lines;
import io.github.urnls.format.lexers.PassageLexer;
import io.github.urnls.text.Chars;
import io.github.urnls.format.Escapes;
import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.Passage;
import io.github.urnls.text.TextRange;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Cuts YANG into arguments and comments (RFC 7950 §6.1), without a tree. The word directly before an argument tells its
 * purpose.
 */
final class YangLexer extends PassageLexer {

    /** Is told of each keyword, string and closing brace. */
    interface Listener {

        /**
         * @param word  the word before the string; nothing before a keyword and a closing brace
         * @param range the keyword, the string within its quotes, or the brace
         */
        void token(String word, TextRange range);
    }

    private record State(String word, boolean bindsUrn, boolean commentsClose) {}

    /** The unquoted word directly before {@link #at}, {@code +} between strings, or nothing. */
    private String word = "";
    /** Whether a module has the prefix {@code urn}: then {@code urn:x} may name a definition in it (§6.4, §7.1.4). */
    private boolean bindsUrn;
    private boolean commentsClose = true;
    private final Listener listener;

    YangLexer(String text, Object state, Consumer<Passage> sink, Listener listener) {
        super(text, sink);
        this.listener = listener;
        if (state instanceof State known) {
            word = known.word;
            bindsUrn = known.bindsUrn;
            commentsClose = known.commentsClose;
        }
    }

    @Override
    public Object state() {
        return new State(word, bindsUrn, commentsClose);
    }

    @Override
    protected void construct() {
        char c = text.charAt(at);
        if (isSeparator(c)) {
            at++;
        } else if (isComment(at)) {
            int end = commentEnd(at);
            comment(at + 2, end);
            at = afterComment(end);
        } else if (c == '"' || c == '\'') {
            quoted();
        } else if (c == '+') {
            word = "+";
            at++;
        } else if (";{}".indexOf(c) >= 0) {
            word = "";
            listener.token(word, new TextRange(at, ++at));
        } else {
            unquoted();
        }
    }

    // An unquoted string ends at white space, a semicolon, a brace or a comment. Keywords do too (§6.1.2, §6.1.3).
    private void unquoted() {
        int start = at;
        while (at < text.length() && !isSeparator(text.charAt(at)) && !Chars.isAt(text, at, ";{}")
                && !isComment(at)) {
            at++;
        }
        // YANG 1 allowed quotes in it (RFC 6020 §6.1.3), but a double quote here more likely lacks its partner.
        int end = Chars.indexOf(text, '"', start, at);
        if (end < 0) {
            end = at;
        }
        TextRange name = new TextRange(start, end);
        if (!word.isEmpty() && Chars.isUrn(text, start) && !isPrefixed(name)) {
            int next = Lines.skipBlanks(text, at);
            // Words behind it: a text whose quotes are still open.
            boolean ends = Chars.endsAt(text, next, ";{}\r\n/");
            emit(name, ends ? Extent.VALUE : Extent.PROSE, Escapes.NONE);
        }
        noteBinding(name);
        listener.token(word, name);
        word = text.substring(start, at);
    }

    /** A quoted string with all strings that {@code +} joins to it (§6.1.3). */
    private void quoted() {
        char quote = text.charAt(at);
        boolean whole = !word.equals("+");
        List<TextRange> pieces = new ArrayList<>(List.of(string()));
        for (int next = nextPiece(pieces.getLast()); next > at; next = nextPiece(pieces.getLast())) {
            at = next;
            whole &= text.charAt(at) == quote;
            pieces.add(string());
        }
        if (whole && !isPlus(skipComments(at))) {
            argument(new TextRange(pieces.getFirst().start(), pieces.getLast().end()), new YangString(quote));
        } else {
            pieces.forEach(this::piece);
        }
        word = "";
    }

    /** Where the next piece opens, if only {@code +} and white space come before it; otherwise {@link #at}. */
    private int nextPiece(TextRange piece) {
        int plus = skipSpace(at);
        if (at > piece.end() && isPlus(plus)) {
            int next = skipSpace(plus + 1);
            if (text.startsWith("\"", next) || text.startsWith("'", next)) {
                return next;
            }
        }
        return at;
    }

    /** A string that continues in another one, in other quotes or behind a comment. A name in it may be incomplete. */
    private void piece(TextRange range) {
        if (!isPrefixed(range)) {
            emit(range.start(), range.end(), Role.TEXT, Extent.PIECE, new YangString(text.charAt(range.start() - 1)));
        }
    }

    private void argument(TextRange range, Escapes escapes) {
        noteBinding(range);
        if (word.equals("pattern") || isPrefixed(range)) {
            return; // a regular expression (§9.4.5), or a path or name of a definition
        }
        if (role() == Role.TEXT && Chars.holdsWords(text, range.start(), range.end())) {
            emit(range, Extent.PROSE, escapes);
        } else {
            Passage argument = new Passage(range, role(), Extent.VALUE, escapes);
            // no other argument is a name for sure: enum and default in RFC 7950 §9.6.4, §7.6.4
            emit(Set.of("namespace", "default", "enum").contains(word) ? argument.asExact() : argument);
        }
    }

    /** Emits the argument of {@link #word}. */
    private void emit(TextRange range, Extent extent, Escapes escapes) {
        emit(range.start(), range.end(), role(), extent, escapes);
    }

    /** The role of the argument of {@link #word}. */
    private Role role() {
        return switch (word) {
            case "namespace" -> Role.DEFINED_NAMESPACE;
            // written for people (§7.1.7, §7.1.8, §7.5.4.1, §7.21.3, §7.21.4)
            case "contact", "description", "error-message", "organization", "reference" -> Role.TEXT;
            default -> Role.VALUE;
        };
    }

    /** Reads the string at {@link #at} and returns the range within its quotes. */
    private TextRange string() {
        int start = at + 1;
        char quote = text.charAt(at);
        TextRange string = new TextRange(start, stringEnd(start, quote));
        at = Lines.after(text, string.end(), quote);
        listener.token(word, string);
        return string;
    }

    /**
     * The closing quote. A string may go on over lines, but behind it the statement must end, open or go on. Otherwise
     * the quote opens the next string and this one is not closed: it ends with its line.
     */
    private int stringEnd(int start, char quote) {
        int close = start;
        while (close < text.length() && text.charAt(close) != quote) {
            if (quote == '"' && text.charAt(close) == '\\') {
                close++;
            }
            close++;
        }
        if (close >= text.length()) {
            lookTo(Integer.MAX_VALUE);
            return Lines.end(text, start);
        }
        lookTo(close + 1);
        if (endsArgument(skipSpace(close + 1))) {
            return close;
        }
        return Lines.end(text, start, close);
    }

    private boolean endsArgument(int next) {
        return Chars.endsAt(text, next, ";{}+") || isComment(next);
    }

    /** Whether any {@code urn:} is the prefix of a module, as in {@code urn:serial} or {@code /urn:a/urn:b}. */
    private boolean isPrefixed(TextRange range) {
        if (!bindsUrn || word.equals("namespace")) {
            return false;
        }
        for (int use = nextUse(range.start(), range); use >= 0; use = nextUse(use, range)) {
            use += 4;
            while (use < range.end() && isIdentifier(text.charAt(use))) {
                use++;
            }
            if (use == range.end() || text.charAt(use) != ':') {
                return true;
            }
        }
        return false;
    }

    private int nextUse(int from, TextRange range) {
        return Chars.indexOf(text, "urn:", from, range.end());
    }

    private void noteBinding(TextRange argument) {
        bindsUrn |= word.equals("prefix") && argument.length() == 3 && text.startsWith("urn", argument.start());
    }

    private boolean isComment(int from) {
        return text.startsWith("//", from) || text.startsWith("/*", from);
    }

    /** The end of the text of the comment at {@code from}. A comment that is not closed ends with its line. */
    private int commentEnd(int from) {
        if (commentsClose && text.charAt(from + 1) == '*') {
            int close = text.indexOf("*/", from + 2);
            lookTo(close, 2);
            if (close >= 0) {
                return close;
            }
            commentsClose = false;
        }
        return Lines.end(text, from);
    }

    private int afterComment(int end) {
        if (text.startsWith("*/", end)) {
            return end + 2;
        }
        return end;
    }

    private int skipComments(int from) {
        int next = skipSpace(from);
        while (isComment(next)) {
            next = skipSpace(afterComment(commentEnd(next)));
        }
        return next;
    }

    private int skipSpace(int from) {
        int next = from;
        while (next < text.length() && isSeparator(text.charAt(next))) {
            next++;
        }
        lookTo(next + 2);
        return next;
    }

    private boolean isPlus(int from) {
        return text.startsWith("+", from);
    }

    // identifier = (ALPHA / "_") *(ALPHA / DIGIT / "_" / "-" / ".") (§14)
    private static boolean isIdentifier(char c) {
        return c < 128 && Chars.isLetterOrDigit(c) || "_-.".indexOf(c) >= 0;
    }

    // sep = 1*(WSP / line-break) (§14)
    private static boolean isSeparator(char c) {
        return Lines.isBlank(c) || Lines.isLineEnd(c);
    }
}
