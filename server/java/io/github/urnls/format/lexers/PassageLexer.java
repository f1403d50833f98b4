package io.github.urnls.format.lexers;

import io.github.urnls.format.Lexer;
import io.github.urnls.text.Lines;
import io.github.urnls.format.Escapes;
import io.github.urnls.format.Passage;
import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.text.Chars;
import java.util.function.Consumer;

/** A lexer that hands out passages itself. */
public abstract class PassageLexer extends Lexer {

    private final Consumer<Passage> sink;

    /** Whether the values that come before the next key are known for text, whatever that key is. */
    protected boolean inText;

    /** Where the last key stands. */
    private int keyStart;

    private int keyEnd;

    protected PassageLexer(String text, Consumer<Passage> sink) {
        super(text);
        this.sink = sink;
    }

    protected final void emit(int start, int end, Role role, Extent extent, Escapes escapes) {
        emit(new Passage(start, end, role, extent, escapes));
    }

    protected final void emit(Passage passage) {
        sink.accept(passage);
    }

    /**
     * Emits a key or a value of data, to which white space at its ends belongs unless it is text. {@code behind} is the
     * place behind its quote.
     */
    protected final void exact(int start, int end, Role role, Escapes escapes, int behind) {
        Passage passage = new Passage(start, end, role, Extent.VALUE, escapes);
        boolean exact = role == Role.KEY || Chars.isWordAt(text, start)
                || !inText() && !isBeforeText(behind);
        emit(exact ? passage.asExact() : passage);
        remember(start, end, role);
    }

    /** Notes what the key or value says of the values behind it. */
    protected final void remember(int start, int end, Role role) {
        if (role == Role.KEY) {
            keyStart = start;
            keyEnd = end;
            inText = false;
        } else {
            inText |= role == Role.VALUE && !isName(start, end);
        }
    }

    /**
     * Whether the values that come before the next key are text: their key says so, or one of them is no name and they
     * are a list.
     */
    protected final boolean inText() {
        return inText || Role.mayBeText(text.substring(keyStart, keyEnd));
    }

    /** Whether another value comes next in the same list, and is not known to be a name. */
    private boolean isBeforeText(int behind) {
        int next = Chars.skipSpace(text, behind);
        if (!Chars.isAt(text, next, ",-")) {
            return false;
        }
        int quote = Chars.skipSpace(text, next + 1);
        lookTo(quote + 1);
        if (!Chars.isAt(text, quote, "\"'")) {
            int end = Lines.end(text, quote); // a word without a colon or =, so no key
            lookTo(end + 1);
            return Lines.isOneOf(text, quote, end, "/#")
                    || Chars.isWordAt(text, quote) && !text.substring(quote, end).matches(".*[:=].*");
        }
        int end = endOnLine(quote + 1, text.charAt(quote), true);
        int colon = Chars.skipSpace(text, end + 1);
        lookTo(colon + 1);
        return !text.startsWith(":", colon) && !isName(quote + 1, end);
    }

    /** Whether {@code [start, end)} reads as a URI does: a word, a colon, and no white space but at its ends. */
    private boolean isName(int start, int end) {
        String value = text.substring(start, end).strip();
        int colon = value.indexOf(':');
        return colon > 0 && colon + 1 < value.length() && value.chars().noneMatch(Character::isWhitespace);
    }

    protected final void value(int start, int end, Escapes escapes) {
        emit(start, end, Role.VALUE, Extent.VALUE, escapes);
    }

    protected final void prose(int start, int end, Role role) {
        prose(start, end, role, Escapes.NONE);
    }

    protected final void prose(int start, int end, Role role, Escapes escapes) {
        emit(start, end, role, Extent.PROSE, escapes);
    }

    protected final void comment(int start, int end) {
        prose(start, end, Role.COMMENT);
    }

    /** Reads a comment to the end of its line, behind a mark of {@code mark} characters. */
    protected final void lineComment(int mark) {
        int end = Lines.end(text, at);
        comment(at + mark, end);
        at = end;
    }

    /**
     * The end of the string that begins at {@code start}: {@code quote}, or the end of its line.
     *
     * @param escapes whether a backslash escapes the next character
     */
    protected final int endOnLine(int start, char quote, boolean escapes) {
        int end = start;
        while (!Lines.isEnd(text, end) && text.charAt(end) != quote) {
            if (escapes && text.charAt(end) == '\\') {
                end++;
            }
            end++;
        }
        return Chars.limit(text, end);
    }
}
