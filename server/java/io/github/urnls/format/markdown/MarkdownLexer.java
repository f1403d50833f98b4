package io.github.urnls.format.markdown;

import io.github.urnls.format.Embedding;
import io.github.urnls.text.Lines;
import io.github.urnls.format.lexers.ProseLexer;
import io.github.urnls.text.Chars;
import io.github.urnls.format.Escapes;
import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.Passage;
import io.github.urnls.format.xml.XmlEscapes;
import java.util.function.Consumer;

/**
 * Cuts Markdown (CommonMark 0.31) into running text, code, links and comments, line by line and without a tree.
 *
 * <p>
 * Code spans, autolinks and link destinations end with their line, though the specification lets some go on. A fence
 * without an end is a line of text. So a half-typed construct costs only its line.
 */
final class MarkdownLexer extends ProseLexer {

    /** A longer fence counts as this long. So the search for ends reads no line more often than this. */
    private static final int LONGEST_FENCE = 12;
    private static final int LONGEST_TICKS = 31;
    private static final int LONGEST_PLACEHOLDER = 40;

    /** Whether the last line read begins with the mark of a block quote, or of a list item. */
    private boolean inQuote;
    private boolean isItem;
    private boolean inTable;
    private boolean inList;
    private boolean inCode;
    private boolean afterBlank = true;
    /** One bit for each length of a run of backticks: set if no such run is left in this line or cell. */
    private int unmatched;

    MarkdownLexer(String text, Embedding embedding, Consumer<Passage> sink) {
        super(text, MarkdownEscapes.TEXT, embedding, sink);
    }

    @Override
    public void run() {
        frontMatter("---", "...", "yaml");
        frontMatter("+++", "+++", "toml");
        super.run();
    }

    /** The settings at the very start of a document, from a line {@code mark} to a line {@code mark} or {@code end}. */
    private void frontMatter(String mark, String end, String language) {
        int start = Lines.after(text, 0, '\ufeff');
        if (!isLine(start, mark)) {
            return;
        }
        int body = Lines.nextFrom(text, start);
        for (int line = body; line < text.length(); line = Lines.nextFrom(text, line)) {
            if (isLine(line, mark) || isLine(line, end)) {
                embedded(language, body, line);
                at = line + 3;
                return;
            }
        }
    }

    private boolean isLine(int start, String mark) {
        return text.startsWith(mark, start) && Lines.isBlankFrom(text, start + mark.length());
    }

    @Override
    protected void line() {
        int start = at;
        int end = Lines.end(text, start);
        int first = content(start, end);
        if (first == end) {
            afterBlank = true;
            at = Lines.next(text, end);
            return;
        }
        inCode = !inList && (inCode || afterBlank) && isIndented(start);
        inList = isItem && !inCode || inList && (!afterBlank || Lines.isBlank(text.charAt(start)));
        afterBlank = false;
        if (inCode) {
            emit(start, end, Role.TEXT, Extent.PROSE, Escapes.NONE);
            at = Lines.next(text, end);
        } else if (!fence(first, end)) {
            at = first;
            inTable = text.charAt(first) == '|';
            if (text.charAt(first) == '[') {
                definition(end);
            }
            inline(end);
        }
    }

    /** Whether a line begins with a tab or four spaces: that is code, unless a list goes on (§4.4). */
    private boolean isIndented(int start) {
        int first = start;
        while (first < start + 4 && text.startsWith(" ", first)) {
            first++;
        }
        return first == start + 4 || text.startsWith("\t", first);
    }

    /** Where the content of a line begins, behind the marks of block quotes (§5.1) and list items (§5.2). */
    private int content(int start, int end) {
        inQuote = false;
        isItem = false;
        int first = Lines.skipBlanks(text, start, end);
        for (int next = markEnd(first, end); next > first; next = markEnd(first, end)) {
            inQuote |= text.charAt(first) == '>';
            isItem |= text.charAt(first) != '>';
            first = Lines.skipBlanks(text, next, end);
        }
        return first;
    }

    private int markEnd(int from, int end) {
        if (Lines.charAt(text, from, end) == '>') {
            return from + 1;
        }
        return itemMarkEnd(from, end, "-+*", "");
    }

    /**
     * Reads the fenced code block (§4.5) at {@code first}; false if there is none. There is none if no line closes it,
     * or if another fence with a language opens before.
     */
    private boolean fence(int first, int end) {
        int info = fenceEnd(first, end);
        if (info == first) {
            return false;
        }
        boolean quoted = inQuote;
        int body = Lines.next(text, end);
        for (int line = body; line < text.length();) {
            int lineEnd = Lines.end(text, line);
            int mark = Lines.skipBlanks(text, line, lineEnd);
            if (quoted) {
                mark = content(line, lineEnd);
            }
            boolean leavesQuote = quoted && !inQuote;
            boolean fence = !leavesQuote && isFenceLike(first, info, mark, lineEnd);
            if (fence && Lines.skipBlanks(text, fenceEnd(mark, lineEnd), lineEnd) < lineEnd) {
                return false;
            }
            if (fence || leavesQuote) {
                embedded(language(info, end), body, line);
                if (fence) {
                    at = Lines.next(text, lineEnd);
                }
                return true;
            }
            line = Lines.next(text, lineEnd);
        }
        return false;
    }

    /** Whether a fence of the same character, at least as long as {@code [first, info)}, begins at {@code mark}. */
    private boolean isFenceLike(int first, int info, int mark, int lineEnd) {
        int length = fenceEnd(mark, lineEnd) - mark;
        return length > 0 && text.charAt(mark) == text.charAt(first) && length >= Math.min(LONGEST_FENCE, info - first);
    }

    /** The end of the run of three or more backticks or tildes at {@code from}; {@code from} if there is none. */
    private int fenceEnd(int from, int end) {
        if (!Lines.isOneOf(text, from, end, "`~")) {
            return from;
        }
        int after = Chars.runEnd(text, from, end);
        boolean span = text.charAt(from) == '`' && Chars.indexOf(text, '`', after, end) >= 0;
        if (span || after - from < 3) {
            return from;
        }
        return after;
    }

    /** The language in an info string: its first word, or as in Pandoc the first class of {@code {.json #id}}. */
    private String language(int info, int end) {
        int start = info;
        while (Lines.isOneOf(text, start, end, " \t{.")) {
            start++;
        }
        return text.substring(start, Chars.firstOf(" \t{},:", text, start, end));
    }

    /** {@code [label]: destination "title"} (§4.7), but not {@code [^1]: text}, which is a footnote. */
    private void definition(int end) {
        int close = at + 1;
        while (close < end && !Chars.isAt(text, close, "[]")) {
            close = Lines.afterEscaped(text, close);
        }
        if (close + 1 >= end || !text.startsWith("]:", close) || text.charAt(at + 1) == '^') {
            return;
        }
        int start = Lines.skipBlanks(text, close + 2, end);
        int behind = Lines.skipBlanks(text, destinationEnd(start, end), end);
        if (behind == end || Chars.isAt(text, behind, "\"'(")) {
            destination(start, end);
        }
    }

    /** Running text from {@link #at} to the end of its line. Goes on behind a comment that is longer than the line. */
    private void inline(int lineEnd) {
        int end = lineEnd;
        while (at < end) {
            span(cellEnd(end));
            if (at > end) {
                end = Lines.end(text, at);
            }
        }
        at = Lines.next(text, end);
    }

    /**
     * The end of a cell, or {@code end} outside tables. A bar without a backslash ends a cell, even within code (GitHub
     * Flavored Markdown 0.29 §4.10).
     */
    private int cellEnd(int end) {
        if (!inTable) {
            return end;
        }
        int bar = at + 1;
        while (bar < end && text.charAt(bar) != '|') {
            bar = Lines.afterEscaped(text, bar);
        }
        return Math.min(bar, end);
    }

    private void span(int limit) {
        unmatched = 0;
        while (at < limit) {
            switch (text.charAt(at)) {
                case '\\' -> at = Math.min(limit, at + 2);
                case '`' -> code(limit);
                case '<' -> angle(limit);
                case '[' -> bracket(limit);
                case ']' -> link(limit);
                case '*', '_' -> emphasis(limit);
                default -> at++;
            }
        }
    }

    /** A code span (§6.1): it closes with as many backticks as it opens. */
    private void code(int limit) {
        int start = Chars.runEnd(text, at, limit);
        int length = start - at;
        at = start;
        if (length > LONGEST_TICKS || (unmatched & 1 << length) != 0) {
            return;
        }
        int close = codeEnd(start, limit, length);
        if (close < 0) {
            unmatched |= 1 << length;
            return;
        }
        enclosed(start, close, Role.VALUE, inTable ? MarkdownEscapes.CELL_CODE : Escapes.NONE);
        at = close + length;
    }

    private int codeEnd(int from, int limit, int length) {
        int open = Chars.indexOf(text, '`', from, limit);
        while (open >= 0 && Chars.runEnd(text, open, limit) - open != length) {
            open = Chars.indexOf(text, '`', Chars.runEnd(text, open, limit), limit);
        }
        return open;
    }

    private void angle(int limit) {
        if (text.startsWith("<!--", at)) {
            comment();
        } else if (!bracketed(limit, XmlEscapes.HTML)) {
            at++;
        }
    }

    /** An HTML comment (§6.6). It ends with its line if it is not closed before another comment begins. */
    private void comment() {
        int start = at + 4;
        int end = start;
        while (end < text.length() && !text.startsWith("-->", end) && !text.startsWith("<!--", end)) {
            end++;
        }
        int after = end + 3;
        if (!text.startsWith("-->", end)) {
            end = Lines.end(text, start);
            after = end;
        }
        flush(at);
        pending = start;
        emit(start, end, Role.COMMENT, Extent.PROSE, Escapes.NONE);
        at = after;
        pending = after;
    }

    /** A footnote reference, as in {@code name[^1]}, is not part of the name before it. */
    private void bracket(int limit) {
        if (Lines.charAt(text, at + 1, limit) == '^') {
            flush(at);
        }
        at++;
    }

    private void link(int limit) {
        at++;
        if (Lines.charAt(text, at, limit) == '(') {
            destination(Lines.skipBlanks(text, at + 1, limit), limit);
        }
    }

    /** Emits the link destination at {@code start} (§6.3). */
    private void destination(int start, int limit) {
        int end = destinationEnd(start, limit);
        int mark = 0;
        if (Lines.charAt(text, start, end) == '<') {
            mark = 1;
        }
        if (start + mark < end - mark) {
            emit(start + mark, end - mark, Role.LOCATOR, Extent.VALUE, MarkdownEscapes.TEXT);
        }
        at = Math.max(start, end);
    }

    /**
     * The end of a destination: behind its {@code >}; else before white space or a parenthesis that it does not open.
     */
    private int destinationEnd(int start, int limit) {
        if (Lines.charAt(text, start, limit) == '<') {
            return Math.max(start, closingAngle(start, limit) + 1);
        }
        int depth = 0;
        int end = start;
        while (end < limit && !Chars.isWhitespace(text.charAt(end))) {
            char c = text.charAt(end);
            if (c == '(') {
                depth++;
            } else if (c == ')' && --depth < 0) {
                break;
            }
            end = Lines.afterEscaped(text, end);
        }
        return Math.min(end, limit);
    }

    /**
     * The marks of emphasis (§6.2) where they could be taken for a part of a name. A new stretch begins behind them: at
     * {@code _urn:…_}, and at an emphasized placeholder, {@code urn:isbn:*number*}.
     */
    private void emphasis(int limit) {
        char mark = text.charAt(at);
        char before = before();
        int end = Chars.runEnd(text, at, limit);
        char after = Lines.charAt(text, end, limit);
        boolean word = mark == '_' && (Chars.isWhitespace(before) || "([{\"'*~|".indexOf(before) >= 0);
        boolean part = before == ':' && closesInWord(mark, end, limit);
        if (mark == '*' && (end > at + 1 || after == ':')) {
            flush(at);
        } else if (Chars.isLetterOrDigit(after) && (word || part)) {
            flush(end);
        }
        at = end;
    }

    private boolean closesInWord(char mark, int from, int limit) {
        int end = Math.min(limit, from + LONGEST_PLACEHOLDER);
        for (int i = from; i < end && !Chars.isWhitespace(text.charAt(i)); i++) {
            boolean last = i + 1 == limit || !Chars.isLetterOrDigit(text.charAt(i + 1));
            if (text.charAt(i) == mark && (last || mark == '*')) {
                return true;
            }
        }
        return false;
    }
}
