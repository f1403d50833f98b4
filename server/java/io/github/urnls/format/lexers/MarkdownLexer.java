package io.github.urnls.format.lexers;

import io.github.urnls.format.Escapes;
import io.github.urnls.format.Formats;
import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.Passage;
import io.github.urnls.format.markup.XmlEscapes;
import java.util.function.Consumer;

/**
 * Cuts Markdown (CommonMark 0.31) into running text and what stands in it for something else: code, links, comments. It
 * goes line by line and builds no tree. Running text is handed out in stretches as long as possible: {@link #pending}
 * is where the one began that is still to come.
 *
 * <p>Code spans, autolinks and link destinations end with their line, though the specification lets some go on; a fence
 * that nothing closes is a line of text. So what is half typed costs its line.
 */
final class MarkdownLexer {

    /** A longer fence counts as this long, so that no line is looked at more often than this in search of an end. */
    private static final int LONGEST_FENCE = 12;
    private static final int LONGEST_TICKS = 31;
    private static final int LONGEST_PLACEHOLDER = 40;

    private final String text;
    private final Consumer<Passage> sink;
    private int at;
    private int pending;
    /** Whether the line last looked at begins with the mark of a block quote, or of a list item. */
    private boolean inQuote;
    private boolean isItem;
    private boolean inTable;
    private boolean inList;
    private boolean inCode;
    private boolean afterBlank = true;
    /** For each length of a run of backticks, a bit: set when no such run is left in this line or cell. */
    private int unmatched;

    MarkdownLexer(String text, Consumer<Passage> sink) {
        this.text = text;
        this.sink = sink;
    }

    void run() {
        frontMatter();
        while (at < text.length()) {
            line();
        }
        flush(text.length());
    }

    /** The settings at the very start of a document, between lines {@code ---} (YAML) or {@code +++} (TOML). */
    private void frontMatter() {
        int start = text.startsWith("\ufeff") ? 1 : 0;
        boolean toml = text.startsWith("+++", start);
        String mark = toml ? "+++" : "---";
        if (!isLine(start, mark)) {
            return;
        }
        int body = Lines.next(text, Lines.end(text, start));
        for (int line = body; line < text.length(); line = Lines.next(text, Lines.end(text, line))) {
            if (isLine(line, mark) || !toml && isLine(line, "...")) {
                embedded(toml ? "toml" : "yaml", body, line);
                at = line + 3;
                return;
            }
        }
    }

    private boolean isLine(int start, String mark) {
        int after = start + mark.length();
        return text.startsWith(mark, start) && Lines.skipBlanks(text, after, text.length()) == Lines.end(text, after);
    }

    private void line() {
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
            flush(start);
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

    /** Whether a line begins with a tab or four spaces: code, where no list goes on (§4.4). */
    private boolean isIndented(int start) {
        int first = start;
        while (first < start + 4 && first < text.length() && text.charAt(first) == ' ') {
            first++;
        }
        return first == start + 4 || first < text.length() && text.charAt(first) == '\t';
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
        if (from < end && text.charAt(from) == '>') {
            return from + 1;
        }
        int mark = from;
        while (mark < end && mark < from + 9 && Character.isDigit(text.charAt(mark))) {
            mark++;
        }
        boolean marks = mark < end && (mark == from ? "-+*" : ".)").indexOf(text.charAt(mark)) >= 0;
        return marks && (mark + 1 == end || Lines.isBlank(text.charAt(mark + 1))) ? mark + 1 : from;
    }

    /**
     * Reads the fenced code block (§4.5) that begins at {@code first}, and says whether there was one. There is none
     * when no line closes it, or when another one with a language opens before.
     */
    private boolean fence(int first, int end) {
        int info = fenceEnd(first, end);
        boolean quoted = inQuote;
        int body = Lines.next(text, end);
        for (int line = info > first ? body : text.length(); line < text.length();) {
            int lineEnd = Lines.end(text, line);
            int mark = quoted ? content(line, lineEnd) : Lines.skipBlanks(text, line, lineEnd);
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

    /** Whether a fence of the same character begins at {@code mark} that is no shorter than {@code [first, info)}. */
    private boolean isFenceLike(int first, int info, int mark, int lineEnd) {
        int length = fenceEnd(mark, lineEnd) - mark;
        return length > 0 && text.charAt(mark) == text.charAt(first) && length >= Math.min(LONGEST_FENCE, info - first);
    }

    /** The end of the run of three or more backticks or tildes at {@code from}; {@code from} if there is none. */
    private int fenceEnd(int from, int end) {
        if (from >= end || "`~".indexOf(text.charAt(from)) < 0) {
            return from;
        }
        int after = runEnd(from, end);
        boolean span = text.charAt(from) == '`' && text.indexOf('`', after, end) >= 0;
        return after - from >= 3 && !span ? after : from;
    }

    /** The language in an info string: its first word, or the first class of {@code {.json #id}} as Pandoc has it. */
    private String language(int info, int end) {
        int start = info;
        while (start < end && " \t{.".indexOf(text.charAt(start)) >= 0) {
            start++;
        }
        int last = start;
        while (last < end && " \t{},:".indexOf(text.charAt(last)) < 0) {
            last++;
        }
        return text.substring(start, last);
    }

    /** Hands out what stands before {@code [start, end)}, and that in its own format. */
    private void embedded(String language, int start, int end) {
        flush(start);
        Embedded.read(Formats.ofId(language), text, start, end, sink);
        pending = end;
        at = end;
    }

    /** {@code [label]: destination "title"} (§4.7), but not {@code [^1]: text}, which is a footnote. */
    private void definition(int end) {
        int close = at + 1;
        while (close < end && "[]".indexOf(text.charAt(close)) < 0) {
            close = Lines.afterEscaped(text, close);
        }
        if (close + 1 >= end || !text.startsWith("]:", close) || text.charAt(at + 1) == '^') {
            return;
        }
        int start = Lines.skipBlanks(text, close + 2, end);
        int behind = Lines.skipBlanks(text, destinationEnd(start, end), end);
        if (behind == end || "\"'(".indexOf(text.charAt(behind)) >= 0) {
            destination(start, end);
        }
    }

    /** Running text from {@link #at} to the end of its line, and on from where a comment ends that is longer. */
    private void inline(int lineEnd) {
        int end = lineEnd;
        while (at < end) {
            span(inTable ? cellEnd(end) : end);
            if (at > end) {
                end = Lines.end(text, at);
            }
        }
        at = Lines.next(text, end);
    }

    /** The next bar without a backslash: it ends a cell, even within code (GitHub Flavored Markdown 0.29 §4.10). */
    private int cellEnd(int end) {
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

    /** A code span (§6.1): as many backticks close it as have opened it. */
    private void code(int limit) {
        int start = runEnd(at, limit);
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
        flush(start);
        sink.accept(SetOff.passage(text, start, close, Role.VALUE, inTable ? MarkdownEscapes.CELL_CODE : Escapes.NONE));
        pending = close;
        at = close + length;
    }

    private int codeEnd(int from, int limit, int length) {
        int open = text.indexOf('`', from, limit);
        while (open >= 0 && runEnd(open, limit) - open != length) {
            open = text.indexOf('`', runEnd(open, limit), limit);
        }
        return open;
    }

    private void angle(int limit) {
        int close = SetOff.angleEnd(text, at, limit);
        if (close >= 0) {
            flush(at + 1);
            sink.accept(SetOff.passage(text, at + 1, close, Role.VALUE, XmlEscapes.HTML));
            pending = close;
            at = close + 1;
        } else if (text.startsWith("<!--", at)) {
            comment();
        } else {
            at++;
        }
    }

    /** An HTML comment (§6.6); one that is not closed, or not before another one begins, ends with its line. */
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
        emit(start, end, Role.COMMENT, Extent.PROSE, Escapes.NONE);
        at = after;
        pending = after;
    }

    /** A footnote reference, {@code name[^1]}, is no part of the name before it. */
    private void bracket(int limit) {
        if (at + 1 < limit && text.charAt(at + 1) == '^') {
            flush(at);
        }
        at++;
    }

    private void link(int limit) {
        boolean destination = at + 1 < limit && text.charAt(at + 1) == '(';
        at++;
        if (destination) {
            destination(Lines.skipBlanks(text, at + 1, limit), limit);
        }
    }

    /** Hands out the link destination at {@code start} (§6.3). */
    private void destination(int start, int limit) {
        int end = destinationEnd(start, limit);
        boolean angle = start < end && text.charAt(start) == '<';
        int mark = angle ? 1 : 0;
        if (start + mark < end - mark) {
            flush(start + mark);
            emit(start + mark, end - mark, Role.LOCATOR, Extent.VALUE, MarkdownEscapes.TEXT);
        }
        at = Math.max(start, end);
    }

    /**
     * The end of a destination: behind its {@code >}, else before white space or a parenthesis that it did not open.
     */
    private int destinationEnd(int start, int limit) {
        if (start < limit && text.charAt(start) == '<') {
            int close = SetOff.closingAngle(text, start, limit);
            return close < 0 ? start : close + 1;
        }
        int depth = 0;
        int end = start;
        while (end < limit && !Character.isWhitespace(text.charAt(end))) {
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
     * The marks of emphasis (§6.2) where they could be taken for a part of a name. What follows begins a stretch of its
     * own: {@code _urn:…_}, and what is emphasised since it is to be filled in, {@code urn:isbn:*number*}.
     */
    private void emphasis(int limit) {
        char mark = text.charAt(at);
        char before = at > 0 ? text.charAt(at - 1) : ' ';
        int end = runEnd(at, limit);
        char after = Lines.charAt(text, end, limit);
        boolean word = mark == '_' && (Character.isWhitespace(before) || "([{\"'*~|".indexOf(before) >= 0);
        boolean part = before == ':' && closesInWord(mark, end, limit);
        if (mark == '*' && (end > at + 1 || after == ':')) {
            flush(at);
        } else if (Character.isLetterOrDigit(after) && (word || part)) {
            flush(end);
        }
        at = end;
    }

    private boolean closesInWord(char mark, int from, int limit) {
        int end = Math.min(limit, from + LONGEST_PLACEHOLDER);
        for (int i = from; i < end && !Character.isWhitespace(text.charAt(i)); i++) {
            boolean last = i + 1 == limit || !Character.isLetterOrDigit(text.charAt(i + 1));
            if (text.charAt(i) == mark && (last || mark == '*')) {
                return true;
            }
        }
        return false;
    }

    /** The end of the run of the one character that stands at {@code from}. */
    private int runEnd(int from, int limit) {
        int end = from;
        while (end < limit && text.charAt(end) == text.charAt(from)) {
            end++;
        }
        return end;
    }

    /** Hands out the running text that ends at {@code end}. */
    private void flush(int end) {
        if (pending < end) {
            emit(pending, end, Role.TEXT, Extent.PROSE, MarkdownEscapes.TEXT);
        }
        pending = Math.max(pending, end);
    }

    private void emit(int start, int end, Role role, Extent extent, Escapes escapes) {
        sink.accept(new Passage(start, end, role, extent, escapes));
        pending = end;
    }
}
