package io.github.urnls.format.yaml;

import io.github.urnls.text.Lines;
import io.github.urnls.format.lexers.PassageLexer;
import io.github.urnls.format.lexers.DoubledQuote;
import io.github.urnls.text.Chars;
import io.github.urnls.format.Escapes;
import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.Passage;
import io.github.urnls.text.TextRange;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Cuts YAML into scalars and comments, line by line and without a tree. The line, the indentation and the number of
 * open flow brackets tell keys, values and the ends of scalars.
 */
final class YamlLexer extends PassageLexer {

    /** The state between two lines. {@code plainIndent} is negative unless the last line ended with a plain scalar. */
    private record State(int flowDepth, int plainIndent, boolean pattern, boolean inText) {}

    private int lineStart;
    private int indent;
    private int flowDepth;
    /**
     * Where the line behind a plain scalar begins, and the indentation of that scalar. Deeper lines continue it
     * (§7.3.3).
     */
    private int plainEnd = -1;
    private int plainIndent;
    private boolean pattern;

    YamlLexer(String text, Object state, Consumer<Passage> sink) {
        super(text, sink);
        if (state instanceof State known) {
            flowDepth = known.flowDepth;
            plainIndent = known.plainIndent;
            if (plainIndent >= 0) {
                plainEnd = 0;
            }
            pattern = known.pattern;
            inText = known.inText;
        }
    }

    @Override
    public Object state() {
        return new State(flowDepth, plainEnd == at ? plainIndent : -1, pattern, inText());
    }

    /** Reads a line, and the block scalar that it begins. */
    @Override
    protected void construct() {
        lineStart = at;
        at = Lines.skipBlanks(text, at);
        indent = at - lineStart;
        if (text.startsWith("---", lineStart) || text.startsWith("...", lineStart)) {
            flowDepth = 0;
            at = lineStart + 3;
        }
        while (!Lines.isEnd(text, at)) {
            if (token()) {
                return;
            }
        }
        at = Lines.next(text, at);
    }

    /** Reads one token; true if it was a block scalar, which leaves {@link #at} at the start of a line. */
    private boolean token() {
        char c = text.charAt(at);
        if (Lines.isBlank(c)) {
            at++;
        } else if (c == '#' && (at == lineStart || Lines.isBlank(text.charAt(at - 1)))) {
            lineComment(1);
        } else if (c == '"' || c == '\'') {
            quoted(c);
        } else if ("[]{}".indexOf(c) >= 0 || c == ',' && flowDepth > 0) {
            if (c == '[' || c == '{') {
                flowDepth++;
            } else if (c != ',') {
                flowDepth = Math.max(0, flowDepth - 1);
            }
            at++;
        } else if ("-?:".indexOf(c) >= 0 && endsToken(at + 1)) {
            at++;
        } else if ("&*!".indexOf(c) >= 0) {
            property();
        } else if ((c == '|' || c == '>') && flowDepth == 0 && isBlockHeader()) {
            block();
            return true;
        } else {
            plain();
        }
        return false;
    }

    /** An anchor, an alias or a tag. A verbatim tag {@code !<urn:…>} holds a URI (§6.9.1). */
    private void property() {
        if (text.startsWith("!<", at)) {
            int close = Chars.indexOf(text, '>', at, Lines.end(text, at));
            if (close >= 0) {
                value(at + 2, close, Escapes.NONE);
                at = close + 1;
                return;
            }
        }
        while (at < text.length() && !endsToken(at)) {
            at++;
        }
    }

    private void quoted(char quote) {
        int start = at + 1;
        int end = quotedEnd(start, quote);
        at = Lines.after(text, end, quote);
        Escapes escapes = quote == '"' ? YamlFormat.DOUBLE_QUOTED : new DoubledQuote('\'');
        boolean key = isKey(at);
        exact(start, end, Role.ofScalar(key, pattern), escapes, at);
        rememberPattern(key, start, end);
    }

    /**
     * The closing quote. A quoted scalar may go on over lines that are indented deeper (§7.3). If another line comes
     * before the quote, the scalar ends with its own first line.
     */
    private int quotedEnd(int start, char quote) {
        for (int i = start; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\' && quote == '"') {
                i++;
            } else if (c == '\'' && c == quote && text.startsWith("''", i)) {
                i++;
            } else if (c == quote) {
                return i;
            } else if (Lines.isLineEnd(c) && !goesOn(Lines.next(text, i))) {
                return Lines.end(text, start);
            }
        }
        lookTo(Integer.MAX_VALUE);
        return Lines.end(text, start);
    }

    private boolean goesOn(int line) {
        int first = Lines.skipBlanks(text, line);
        lookTo(first + 1);
        return first < text.length() && (Lines.isLineEnd(text.charAt(first)) || first - line > indent || flowDepth > 0);
    }

    private void plain() {
        int start = at;
        int end = at;
        for (; !Lines.isEnd(text, at); at++) {
            char c = text.charAt(at);
            boolean comment = c == '#' && at > start && Lines.isBlank(text.charAt(at - 1));
            boolean flowEnd = flowDepth > 0 && ",[]{}".indexOf(c) >= 0;
            if (comment || flowEnd || isKey(at)) {
                break;
            }
            if (!Lines.isBlank(c)) {
                end = at + 1;
            }
        }
        boolean key = isKey(at);
        boolean goesOn = !key && start == lineStart + indent && indent > plainIndent && plainEnd == lineStart;
        if (goesOn) {
            prose(start, end, Role.TEXT);
        } else {
            Role role = Role.ofScalar(key, pattern);
            if (start > lineStart + indent) {
                exact(start, end, role, Escapes.NONE, at);
            } else {
                emit(start, end, role, Extent.VALUE, Escapes.NONE);
                remember(start, end, role);
            }
        }
        rememberPattern(key, start, end);
        if (!key && Lines.isEnd(text, at)) {
            if (!goesOn) {
                plainIndent = indent;
            }
            plainEnd = Lines.next(text, at);
        }
    }

    /** A key tells whether its value is a regular expression; nothing else does. */
    private void rememberPattern(boolean key, int start, int end) {
        pattern = key && Role.isPattern(text, start, end);
    }

    /** Whether a colon at {@code from} makes the text before it a key. */
    private boolean isKey(int from) {
        return text.startsWith(":", from) && endsToken(from + 1);
    }

    private boolean isBlockHeader() {
        int end = at + 1;
        while (Chars.isAt(text, end, "+-123456789")) {
            end++;
        }
        end = Lines.skipBlanks(text, end);
        return Chars.endsAt(text, end, "\r\n#");
    }

    /** A literal or folded scalar (§8.1): all lines that are indented deeper than the line of its header. */
    private void block() {
        List<TextRange> lines = new ArrayList<>();
        int line = Lines.nextFrom(text, at);
        while (line < text.length()) {
            int end = Lines.end(text, line);
            int first = Lines.skipBlanks(text, line, end);
            lookTo(end + 1);
            if (first < end && first - line <= indent) {
                break;
            }
            if (first < end) {
                lines.add(new TextRange(first, Lines.trimEnd(text, first, end)));
            }
            line = Lines.next(text, end);
        }
        // One line is a value that stands below its key; several are text.
        Extent extent = lines.size() == 1 ? Extent.VALUE : Extent.PROSE;
        lines.forEach(range -> emit(range.start(), range.end(), Role.TEXT, extent, Escapes.NONE));
        at = line;
    }

    private boolean endsToken(int from) {
        return from >= text.length() || Chars.isWhitespace(text.charAt(from))
                || flowDepth > 0 && Chars.isAt(text, from, ",[]{}");
    }
}
