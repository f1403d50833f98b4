package io.github.urnls.format.json;

import io.github.urnls.text.Chars;
import io.github.urnls.text.Lines;
import io.github.urnls.format.lexers.PassageLexer;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.Passage;
import java.util.function.Consumer;

/**
 * Cuts JSON into strings and comments. One step reads one of them, or text between two: up to a comma or a line end,
 * which stay where they are when other text is edited, so that the steps behind an edit are the same as before.
 */
final class JsonLexer extends PassageLexer {

    /** The member of a registry file whose names are wrong on purpose. */
    private static final String WRONG_NAMES = "counterExamples";

    /** The most characters between two strings that one step reads. */
    private static final int MOST_BETWEEN = 4096;

    /** What the next string is. */
    private enum Next {
        ANY,
        /** A regular expression: {@link Role#isPattern} of the key, or it is {@code match}. */
        PATTERN,
        /** It stands in a list of {@link #WRONG_NAMES}. */
        WRONG_NAME,
        /** It is text, unless it is a key. */
        TEXT
    }

    private Next next = Next.ANY;

    JsonLexer(String text, Object state, Consumer<Passage> sink) {
        super(text, sink);
        this.inText = state == Next.TEXT;
        if (state instanceof Next known && !inText) {
            next = known;
        }
    }

    @Override
    public Object state() {
        return inText() ? Next.TEXT : next; // a pattern is no text
    }

    @Override
    protected void construct() {
        int limit = Chars.limit(text, at + MOST_BETWEEN);
        while (at < limit) {
            char c = text.charAt(at);
            if (c == '"' || c == '\'') {
                string();
                return;
            }
            if (c == '/' && comment()) {
                return;
            }
            at++;
            if (c == ']' && next == Next.WRONG_NAME) {
                next = Next.ANY;
            }
            if (c == ',' || c == '\n') {
                return;
            }
        }
    }

    private boolean comment() {
        if (text.startsWith("//", at)) {
            lineComment(2);
            return true;
        }
        if (text.startsWith("/*", at)) {
            int start = at + 2;
            comment(start, readTo("*/", start));
            return true;
        }
        return false;
    }

    /** A string that begins here. If it is not closed, it ends with its line. */
    private void string() {
        char quote = text.charAt(at); // JSON5 has both
        int start = at + 1;
        int end = endOnLine(start, quote, true);
        at = Lines.after(text, end, quote);
        int behind = Chars.skipSpace(text, at);
        lookTo(behind + 1);
        boolean key = text.startsWith(":", behind);
        exact(start, end, Role.ofScalar(key, next != Next.ANY), JsonFormat.STRING, at);
        if (key || next != Next.WRONG_NAME) {
            next = behind(start, at - 1 - start, key);
        }
    }

    /** What comes behind a string of {@code length}. */
    private Next behind(int start, int length, boolean key) {
        if (key && length == WRONG_NAMES.length() && text.startsWith(WRONG_NAMES, start)) {
            return Next.WRONG_NAME;
        }
        boolean match = length == 5 && text.startsWith("match", start);
        return key && (match || Role.isPattern(text, start, start + length)) ? Next.PATTERN : Next.ANY;
    }
}
