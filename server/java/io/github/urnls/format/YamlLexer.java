package io.github.urnls.format;

import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage.Role;
import java.util.function.Consumer;

/**
 * Cuts YAML into scalars and comments, line by line. It does not build the tree: what tells a key from a value, and where a
 * scalar ends, can be seen from the line, the indentation and how many flow brackets are open.
 */
final class YamlLexer {

    private final String text;
    private final Consumer<Passage> sink;
    private int at;
    private int lineStart;
    private int indent;
    private int flowDepth;

    YamlLexer(String text, Consumer<Passage> sink) {
        this.text = text;
        this.sink = sink;
    }

    void run() {
        while (at < text.length()) {
            line();
        }
    }

    private void line() {
        lineStart = at;
        at = Lines.skipBlanks(text, at, text.length());
        indent = at - lineStart;
        if (text.startsWith("---", lineStart) || text.startsWith("...", lineStart)) {
            flowDepth = 0;
            at = lineStart + 3;
        }
        while (at < text.length() && !isLineEnd(text.charAt(at))) {
            if (token()) {
                return;
            }
        }
        at = Lines.next(text, at);
    }

    /** Reads one token; true when it was a block scalar, which leaves {@link #at} at the start of a line. */
    private boolean token() {
        char c = text.charAt(at);
        if (Lines.isBlank(c)) {
            at++;
        } else if (c == '#' && (at == lineStart || Lines.isBlank(text.charAt(at - 1)))) {
            int end = Lines.end(text, at);
            sink.accept(new Passage(at + 1, end, Role.COMMENT, Extent.PROSE, Escapes.NONE));
            at = end;
        } else if (c == '"' || c == '\'') {
            quoted(c);
        } else if ("[]{}".indexOf(c) >= 0 || c == ',' && flowDepth > 0) {
            flowDepth = Math.max(0, flowDepth + (c == '[' || c == '{' ? 1 : c == ',' ? 0 : -1));
            at++;
        } else if ((c == '-' || c == '?' || c == ':') && endsToken(at + 1)) {
            at++;
        } else if (c == '&' || c == '*' || c == '!') {
            property(c);
        } else if ((c == '|' || c == '>') && flowDepth == 0 && isBlockHeader()) {
            block();
            return true;
        } else {
            plain();
        }
        return false;
    }

    /** An anchor, an alias or a tag; a verbatim tag {@code !<urn:…>} holds a URI (§6.9.1). */
    private void property(char c) {
        int close = c == '!' && text.startsWith("!<", at) ? text.indexOf('>', at, Lines.end(text, at)) : -1;
        if (close >= 0) {
            sink.accept(new Passage(at + 2, close, Role.VALUE, Extent.VALUE, Escapes.NONE));
            at = close + 1;
            return;
        }
        while (at < text.length() && !endsToken(at)) {
            at++;
        }
    }

    private void quoted(char quote) {
        int start = at + 1;
        int end = quotedEnd(start, quote);
        boolean closed = end < text.length() && text.charAt(end) == quote;
        at = closed ? end + 1 : end;
        Escapes escapes = quote == '"' ? BackslashEscapes.YAML : new DoubledQuote('\'');
        sink.accept(new Passage(start, end, isKey(at) ? Role.KEY : Role.VALUE, Extent.VALUE, escapes));
    }

    /**
     * The closing quote. A quoted scalar may go on over lines that are indented deeper (§7.3); one that is still open at a
     * line that is not ends where its own first line ends.
     */
    private int quotedEnd(int start, char quote) {
        int firstLineEnd = Lines.end(text, start);
        for (int i = start; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\' && quote == '"') {
                i++;
            } else if (c == quote && quote == '\'' && i + 1 < text.length() && text.charAt(i + 1) == quote) {
                i++;
            } else if (c == quote) {
                return i;
            } else if (isLineEnd(c) && !goesOn(Lines.next(text, i))) {
                return firstLineEnd;
            }
        }
        return firstLineEnd;
    }

    private boolean goesOn(int line) {
        int first = Lines.skipBlanks(text, line, text.length());
        return first < text.length() && (isLineEnd(text.charAt(first)) || first - line > indent || flowDepth > 0);
    }

    private void plain() {
        int start = at;
        int end = at;
        for (; at < text.length() && !isLineEnd(text.charAt(at)); at++) {
            char c = text.charAt(at);
            boolean comment = c == '#' && at > start && Lines.isBlank(text.charAt(at - 1));
            boolean flowEnd = flowDepth > 0 && (c == ',' || c == ']' || c == '}' || c == '[' || c == '{');
            if (comment || flowEnd || isKey(at)) {
                break;
            }
            end = Lines.isBlank(c) ? end : at + 1;
        }
        Role role = at < text.length() && isKey(at) ? Role.KEY : Role.VALUE;
        sink.accept(new Passage(start, end, role, Extent.VALUE, Escapes.NONE));
    }

    /** Whether a colon that makes a key of what stands before it is at {@code from}. */
    private boolean isKey(int from) {
        return from < text.length() && text.charAt(from) == ':' && endsToken(from + 1);
    }

    private boolean isBlockHeader() {
        int end = at + 1;
        while (end < text.length() && "+-123456789".indexOf(text.charAt(end)) >= 0) {
            end++;
        }
        end = Lines.skipBlanks(text, end, text.length());
        return end == text.length() || isLineEnd(text.charAt(end)) || text.charAt(end) == '#';
    }

    /** A literal or folded scalar (§8.1): all lines that are indented deeper than the line its header stands on. */
    private void block() {
        int line = Lines.next(text, Lines.end(text, at));
        while (line < text.length()) {
            int end = Lines.end(text, line);
            int first = Lines.skipBlanks(text, line, end);
            if (first < end && first - line <= indent) {
                break;
            }
            boolean word = first < end && text.substring(first, Lines.trimEnd(text, first, end)).indexOf(' ') < 0;
            if (first < end) {
                sink.accept(new Passage(first, Lines.trimEnd(text, first, end), Role.TEXT,
                        word ? Extent.VALUE : Extent.PROSE, Escapes.NONE));
            }
            line = Lines.next(text, end);
        }
        at = line;
    }

    private boolean endsToken(int from) {
        return from >= text.length() || Character.isWhitespace(text.charAt(from))
                || flowDepth > 0 && ",[]{}".indexOf(text.charAt(from)) >= 0;
    }

    private static boolean isLineEnd(char c) {
        return c == '\n' || c == '\r';
    }
}
