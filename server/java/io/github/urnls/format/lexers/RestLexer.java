package io.github.urnls.format.lexers;

import io.github.urnls.format.Escapes;
import io.github.urnls.format.Formats;
import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.Passage;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Cuts reStructuredText into running text and what stands in it for something else: literals, targets, fields,
 * comments, and blocks of other languages (reStructuredText Markup Specification, whose sections are cited by name). It
 * goes line by line; {@link #pending} is where the running text began that is still to come.
 *
 * <p>Inline markup ends with its line, though the specification lets it go on. So what is half typed costs its line.
 */
final class RestLexer {

    /** Directives whose argument is the language of their body. */
    private static final Set<String> CODE = Set.of("code", "code-block", "sourcecode", "raw");

    /** Fields that describe an argument or result in a docstring: what follows is a sentence. */
    private static final Set<String> DESCRIPTIONS = Set.of("param", "parameter", "arg", "argument", "key", "keyword",
            "type", "raises", "raise", "except", "exception", "var", "ivar", "cvar", "vartype", "returns", "return",
            "rtype", "yields");

    private final String text;
    private final Consumer<Passage> sink;
    private int at;
    private int pending;
    private int indent;
    /** The language of blocks that name none, as the directive {@code highlight} of Sphinx has set it. */
    private String literalLanguage = "";

    RestLexer(String text, Consumer<Passage> sink) {
        this.text = text;
        this.sink = sink;
    }

    void run() {
        while (at < text.length()) {
            line();
        }
        flush(text.length());
    }

    /** Reads a line, or a block that begins with it, and leaves {@link #at} at the start of another. */
    private void line() {
        int end = Lines.end(text, at);
        int first = Lines.skipBlanks(text, at, end);
        indent = first - at;
        at = first;
        if (isMark("..", first, end)) {
            explicit(Lines.skipBlanks(text, first + 2, end), end);
        } else if (isMark("__", first, end)) {
            value(Lines.skipBlanks(text, first + 2, end), end, Role.LOCATOR);
        } else if (first < end && text.charAt(first) == ':' && fieldEnd(first, end) > first) {
            field(fieldEnd(first, end), end);
        } else {
            paragraph(first, end);
        }
    }

    private boolean isMark(String mark, int first, int end) {
        int after = first + mark.length();
        return text.startsWith(mark, first) && (after == end || Lines.isBlank(text.charAt(after)));
    }

    /** “Explicit Markup Blocks”: what follows {@code ..} at {@code body}. What is nothing else is a comment. */
    private void explicit(int body, int end) {
        char c = Lines.charAt(text, body, end);
        int target = c == '_' ? targetEnd(body + 1, end) : -1;
        int colons = text.indexOf("::", body, end);
        if (target >= 0) {
            value(Lines.skipBlanks(text, target, end), end, Role.LOCATOR);
        } else if (c == '[' || c == '|') {
            inline(end);
        } else if (colons > body && isMark("::", colons, end) && isName(body, colons)) {
            directive(text.substring(body, colons), Lines.skipBlanks(text, colons + 2, end), end);
        } else {
            comment(body, end);
        }
    }

    /** Behind the colon of {@code _name: destination} or {@code _`a: name`: destination}; negative if there is none. */
    private int targetEnd(int from, int end) {
        int quote = from < end && text.charAt(from) == '`' ? text.indexOf('`', from + 1, end) : -1;
        for (int i = Math.max(from, quote); i < end; i++) {
            char c = text.charAt(i);
            if (c == '\\') {
                i++;
            } else if (c == ':' && (i + 1 == end || Lines.isBlank(text.charAt(i + 1)))) {
                return i + 1;
            }
        }
        return -1;
    }

    private boolean isName(int from, int end) {
        for (int i = from; i < end; i++) {
            if (!Character.isLetterOrDigit(text.charAt(i)) && "-_+.:".indexOf(text.charAt(i)) < 0) {
                return false;
            }
        }
        return true;
    }

    /** “Directives”: the body of most is running text and is read on as such. */
    private void directive(String name, int argument, int end) {
        String language = text.substring(argument, wordEnd(argument, end));
        if (name.equals("highlight")) {
            literalLanguage = language;
        }
        inline(end);
        if (CODE.contains(name)) {
            int content = at;
            while (isOption(content)) {
                content = Lines.next(text, Lines.end(text, content));
            }
            block(content, language.isEmpty() ? literalLanguage : language);
        }
    }

    private boolean isOption(int line) {
        int first = Lines.skipBlanks(text, line, text.length());
        return first > line && first < text.length() && text.charAt(first) == ':';
    }

    /** “Comments”: what is indented deeper than the two dots; nothing, if they stand alone before a blank line. */
    private void comment(int body, int end) {
        int next = Lines.next(text, end);
        boolean empty = body == end && Lines.skipBlanks(text, next, text.length()) == Lines.end(text, next);
        int last = empty ? end : Math.max(end, blockEnd(next));
        flush(body);
        emit(body, last, Role.COMMENT, Extent.PROSE, Escapes.NONE);
        at = last == end ? next : last;
    }

    /** “Field Lists”: behind the colon that ends {@code :name:}; {@code from} if no field begins there. */
    private int fieldEnd(int from, int end) {
        if (from + 1 == end || " \t:`".indexOf(text.charAt(from + 1)) >= 0) {
            return from;
        }
        for (int i = from + 1; i < end; i++) {
            char c = text.charAt(i);
            if (c == '\\') {
                i++;
            } else if (c == ':' && (i + 1 == end || Lines.isBlank(text.charAt(i + 1)))) {
                return i + 1;
            } else if (c == ':' && text.charAt(i + 1) == '`') {
                return from;
            }
        }
        return from;
    }

    private void field(int body, int end) {
        int start = Lines.skipBlanks(text, body, end);
        String first = text.substring(at + 1, Math.min(body - 1, wordEnd(at, end)));
        boolean marked = text.indexOf('`', start, end) >= 0 || text.indexOf('<', start, end) >= 0;
        if (marked || DESCRIPTIONS.contains(first)) {
            inline(end);
        } else {
            value(start, end, Role.VALUE);
        }
    }

    /** The rest of a line, as one value; nothing in inline markup is read in it. */
    private void value(int start, int end, Role role) {
        flush(start);
        emit(start, Lines.trimEnd(text, start, end), role, Extent.VALUE, RestEscapes.TEXT);
        at = Lines.next(text, end);
    }

    /** A line of text; behind {@code ::} at the end of a paragraph follows a block (“Literal Blocks”). */
    private void paragraph(int first, int end) {
        indent += contentStart(first, end) - first;
        int last = Lines.trimEnd(text, first, end);
        inline(end);
        boolean announces = last - 2 >= first && text.startsWith("::", last - 2);
        if (announces && Lines.skipBlanks(text, at, text.length()) == Lines.end(text, at)) {
            block(at, literalLanguage);
        }
    }

    /** Behind the mark of a list item (“Bullet Lists”, “Enumerated Lists”). */
    private int contentStart(int first, int end) {
        int mark = first;
        while (mark < end && mark < first + 9 && (Character.isDigit(text.charAt(mark)) || text.charAt(mark) == '#')) {
            mark++;
        }
        boolean marks = mark < end && (mark == first ? "*+-•" : ".)").indexOf(text.charAt(mark)) >= 0;
        boolean item = marks && mark + 1 < end && Lines.isBlank(text.charAt(mark + 1));
        return item ? Lines.skipBlanks(text, mark + 1, end) : first;
    }

    /** Hands out the block that begins with the line {@code start} in its own language. */
    private void block(int start, String language) {
        int end = blockEnd(start);
        if (end > start) {
            flush(start);
            Embedded.read(Formats.ofId(language), text, start, end, sink);
            pending = end;
            at = end;
        }
    }

    /** The end of the lines from {@code start} that are blank or deeper than {@link #indent}; no blank one is last. */
    private int blockEnd(int start) {
        int end = start;
        for (int line = start; line < text.length();) {
            int lineEnd = Lines.end(text, line);
            int first = Lines.skipBlanks(text, line, lineEnd);
            if (first < lineEnd && first - line <= indent) {
                break;
            }
            line = Lines.next(text, lineEnd);
            if (first < lineEnd) {
                end = line;
            }
        }
        return end;
    }

    /** “Inline Markup”, from {@link #at} to the end of the line; leaves {@code at} at the start of the next. */
    private void inline(int end) {
        while (at < end) {
            switch (text.charAt(at)) {
                case '\\' -> backslash(end);
                case '`' -> quoted(end);
                case '<' -> angle(end);
                default -> at++;
            }
        }
        at = Lines.next(text, end);
    }

    /** A backslash before a blank only keeps markup apart from text: {@code urn:isbn:\ *number*} is no whole name. */
    private void backslash(int end) {
        if (at + 1 < end && Lines.isBlank(text.charAt(at + 1))) {
            flush(at);
        }
        at = Math.min(end, at + 2);
    }

    private void angle(int end) {
        int close = SetOff.angleEnd(text, at, end);
        if (close >= 0) {
            setOff(at + 1, close, Role.VALUE, RestEscapes.TEXT);
            at = close;
        }
        at++;
    }

    /** “Inline Literals” in double backticks, “Interpreted Text”, “Hyperlink References” in single ones. */
    private void quoted(int end) {
        String mark = text.startsWith("``", at) ? "``" : "`";
        int start = at + mark.length();
        int close = opens(start, end) ? closing(mark, start, end) : -1;
        if (close < 0) {
            at = Math.min(end, start);
        } else if (mark.length() == 2) {
            setOff(start, close, Role.VALUE, Escapes.NONE);
            at = close + 2;
        } else {
            interpreted(start, close);
            at = close + 1;
        }
    }

    /** “Inline markup recognition rules”: white space or an opening mark stands before, no white space behind. */
    private boolean opens(int start, int end) {
        char before = at > 0 ? text.charAt(at - 1) : ' ';
        return start < end && !Character.isWhitespace(text.charAt(start))
                && (Character.isWhitespace(before) || "'\"([{<-/:_|*".indexOf(before) >= 0);
    }

    private int closing(String mark, int from, int end) {
        int close = text.indexOf(mark, from, end);
        while (close >= 0 && mark.length() == 1 && text.charAt(close - 1) == '\\') {
            close = text.indexOf(mark, close + 1, end);
        }
        return close;
    }

    /** {@code `urn:…`}, or {@code `text <urn:…>`_} (“Embedded URIs and Aliases”), a link if “_” follows. */
    private void interpreted(int start, int end) {
        int open = end;
        while (open > start && text.charAt(end - 1) == '>' && text.charAt(open - 1) != '<') {
            open--;
        }
        if (open <= start || open >= end) {
            setOff(start, end, Role.VALUE, RestEscapes.TEXT);
            return;
        }
        Role role = text.startsWith("_", end + 1) ? Role.LOCATOR : Role.VALUE;
        setOff(open, end - 1, role, RestEscapes.TEXT);
    }

    private int wordEnd(int from, int end) {
        int last = from;
        while (last < end && !Lines.isBlank(text.charAt(last))) {
            last++;
        }
        return last;
    }

    private void setOff(int start, int end, Role role, Escapes escapes) {
        flush(start);
        sink.accept(SetOff.passage(text, start, end, role, escapes));
        pending = end;
    }

    /** Hands out the running text that ends at {@code end}. */
    private void flush(int end) {
        if (pending < end) {
            emit(pending, end, Role.TEXT, Extent.PROSE, RestEscapes.TEXT);
        }
    }

    private void emit(int start, int end, Role role, Extent extent, Escapes escapes) {
        sink.accept(new Passage(start, end, role, extent, escapes));
        pending = end;
    }
}
