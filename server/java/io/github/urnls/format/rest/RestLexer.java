package io.github.urnls.format.rest;

import io.github.urnls.format.Embedding;
import io.github.urnls.text.Lines;
import io.github.urnls.format.lexers.ProseLexer;
import io.github.urnls.text.Chars;
import io.github.urnls.format.Escapes;
import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.Passage;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Cuts reStructuredText into running text, literals, targets, fields, comments, and blocks of other languages. The
 * sections of the reStructuredText Markup Specification are cited by name.
 *
 * <p>
 * Inline markup ends with its line, though the specification lets it go on. So half-typed markup costs only its line.
 */
final class RestLexer extends ProseLexer {

    /** Directives whose argument is the language of their body. */
    private static final Set<String> CODE = Set.of("code", "code-block", "sourcecode", "raw");

    /** Fields that describe an argument or result in a docstring with a sentence. */
    private static final Set<String> DESCRIPTIONS = Set
            .of(("param parameter arg argument key keyword type raises raise except exception var ivar "
                    + "cvar vartype returns return rtype yields").split(" "));

    private int indent;
    /** The end of the line that is read. */
    private int lineEnd;
    /** The language of blocks that do not name theirs; the directive {@code highlight} of Sphinx sets it. */
    private String literalLanguage = "";

    RestLexer(String text, Embedding embedding, Consumer<Passage> sink) {
        super(text, RestEscapes.TEXT, embedding, sink);
    }

    @Override
    protected void line() {
        lineEnd = Lines.end(text, at);
        int first = Lines.skipBlanks(text, at, lineEnd);
        indent = first - at;
        at = first;
        if (isMark("..", first)) {
            explicit(Lines.skipBlanks(text, first + 2, lineEnd));
        } else if (isMark("__", first)) {
            value(Lines.skipBlanks(text, first + 2, lineEnd), Role.LOCATOR);
        } else if (Lines.charAt(text, first, lineEnd) == ':' && fieldEnd(first) > first) {
            field(fieldEnd(first));
        } else {
            paragraph(first);
        }
    }

    private boolean isMark(String mark, int first) {
        int after = first + mark.length();
        return text.startsWith(mark, first) && (after == lineEnd || Lines.isBlank(text.charAt(after)));
    }

    /**
     * “Explicit Markup Blocks”: reads the text behind {@code ..}, at {@code body}. It is a comment unless it is another
     * construct.
     */
    private void explicit(int body) {
        char c = Lines.charAt(text, body, lineEnd);
        int target = targetEnd(body);
        int colons = Chars.indexOf(text, "::", body, lineEnd);
        if (target >= 0) {
            value(Lines.skipBlanks(text, target, lineEnd), Role.LOCATOR);
        } else if (c == '[' || c == '|') {
            inline();
        } else if (colons > body && isMark("::", colons) && isName(body, colons)) {
            directive(text.substring(body, colons), Lines.skipBlanks(text, colons + 2, lineEnd));
        } else {
            comment(body);
        }
    }

    /** Behind the colon of {@code _name: destination} or {@code _`a: name`: destination}; negative if there is none. */
    private int targetEnd(int body) {
        if (Lines.charAt(text, body, lineEnd) != '_') {
            return -1;
        }
        int from = body + 1;
        if (Lines.charAt(text, from, lineEnd) == '`') {
            from = Math.max(from, Chars.indexOf(text, '`', from + 1, lineEnd));
        }
        for (int i = from; i < lineEnd; i++) {
            if (text.charAt(i) == '\\') {
                i++;
            } else if (isMark(":", i)) {
                return i + 1;
            }
        }
        return -1;
    }

    private boolean isName(int from, int end) {
        return Chars.wordEnd(text, from, end, "-_+.:") == end;
    }

    /** “Directives”: the body of most directives is read as running text. */
    private void directive(String name, int argument) {
        String language = text.substring(argument, Chars.wordEnd(text, argument, lineEnd));
        if (name.equals("highlight")) {
            literalLanguage = language;
        }
        inline();
        if (CODE.contains(name)) {
            int content = at;
            while (isOption(content)) {
                content = Lines.nextFrom(text, content);
            }
            if (language.isEmpty()) {
                language = literalLanguage;
            }
            block(content, language);
        }
    }

    private boolean isOption(int line) {
        int first = Lines.skipBlanks(text, line);
        return first > line && text.startsWith(":", first);
    }

    /**
     * “Comments”: all lines that are indented deeper than the two dots; empty if the dots stand alone before a blank
     * line.
     */
    private void comment(int body) {
        int next = Lines.next(text, lineEnd);
        int last = lineEnd;
        if (body < lineEnd || !Lines.isBlankFrom(text, next)) {
            last = Math.max(lineEnd, blockEnd(next));
        }
        emit(body, last, Role.COMMENT, Extent.PROSE, Escapes.NONE);
        at = Math.max(next, last);
    }

    /** “Field Lists”: behind the colon that ends {@code :name:}; {@code from} if there is no field. */
    private int fieldEnd(int from) {
        if (from + 1 == lineEnd || Chars.isAt(text, from + 1, " \t:`")) {
            return from;
        }
        for (int i = from + 1; i < lineEnd; i++) {
            if (text.charAt(i) == '\\') {
                i++;
            } else if (isMark(":", i)) {
                return i + 1;
            } else if (text.startsWith(":`", i)) {
                return from;
            }
        }
        return from;
    }

    private void field(int body) {
        int start = Lines.skipBlanks(text, body, lineEnd);
        String first = text.substring(at + 1, Math.min(body - 1, Chars.wordEnd(text, at, lineEnd)));
        boolean marked = Chars.indexOf(text, '`', start, lineEnd) >= 0 || Chars.indexOf(text, '<', start, lineEnd) >= 0;
        if (marked || DESCRIPTIONS.contains(first)) {
            inline();
        } else {
            value(start, Role.VALUE);
        }
    }

    /** The rest of a line, as one value. Inline markup is not read in it. */
    private void value(int start, Role role) {
        emit(start, Lines.trimEnd(text, start, lineEnd), role, Extent.VALUE, RestEscapes.TEXT);
        at = Lines.next(text, lineEnd);
    }

    /** A line of text. A block follows if {@code ::} ends the paragraph (“Literal Blocks”). */
    private void paragraph(int first) {
        indent += contentStart(first) - first;
        int last = Lines.trimEnd(text, first, lineEnd);
        inline();
        boolean announces = last - 2 >= first && text.startsWith("::", last - 2);
        if (announces && Lines.isBlankFrom(text, at)) {
            block(at, literalLanguage);
        }
    }

    /** Behind the mark of a list item (“Bullet Lists”, “Enumerated Lists”). */
    private int contentStart(int first) {
        int after = itemMarkEnd(first, lineEnd, "*+-•", "#");
        if (after == first || after == lineEnd) {
            return first;
        }
        return Lines.skipBlanks(text, after, lineEnd);
    }

    /** Reads the block from the line {@code start} on in its own language. */
    private void block(int start, String language) {
        int end = blockEnd(start);
        if (end > start) {
            embedded(language, start, end);
        }
    }

    /**
     * The end of the lines from {@code start} on that are blank or deeper than {@link #indent}, without last blank
     * lines.
     */
    private int blockEnd(int start) {
        int end = start;
        for (int line = start; line < text.length();) {
            int last = Lines.end(text, line);
            int first = Lines.skipBlanks(text, line, last);
            if (first < last && first - line <= indent) {
                break;
            }
            line = Lines.next(text, last);
            if (first < last) {
                end = line;
            }
        }
        return end;
    }

    /** “Inline Markup” from {@link #at} to the end of the line. Leaves {@code at} at the start of the next line. */
    private void inline() {
        while (at < lineEnd) {
            switch (text.charAt(at)) {
                case '\\' -> backslash();
                case '`' -> quoted();
                case '<' -> {
                    if (!bracketed(lineEnd, RestEscapes.TEXT)) {
                        at++;
                    }
                }
                default -> at++;
            }
        }
        at = Lines.next(text, lineEnd);
    }

    /** A backslash before a blank separates markup from text: {@code urn:isbn:\ *number*} is not a whole name. */
    private void backslash() {
        if (Lines.isOneOf(text, at + 1, lineEnd, " \t")) {
            flush(at);
        }
        at = Math.min(lineEnd, at + 2);
    }

    /** “Inline Literals” in double backticks; “Interpreted Text” and “Hyperlink References” in single ones. */
    private void quoted() {
        String mark = text.startsWith("``", at) ? "``" : "`";
        int start = at + mark.length();
        int close = closing(mark, start);
        if (close < 0) {
            at = Math.min(lineEnd, start);
        } else if (mark.length() == 2) {
            enclosed(start, close, Role.VALUE, Escapes.NONE);
            at = close + 2;
        } else {
            interpreted(start, close);
            at = close + 1;
        }
    }

    /** “Inline markup recognition rules”: white space or an opening mark comes before, and no white space behind. */
    private boolean opens(int start) {
        return start < lineEnd && !Character.isWhitespace(text.charAt(start))
                && (Character.isWhitespace(before()) || "'\"([{<-/:_|*".indexOf(before()) >= 0);
    }

    /** The mark that closes inline markup; negative if there is none, or if no markup opens before {@code from}. */
    private int closing(String mark, int from) {
        if (!opens(from)) {
            return -1;
        }
        int close = Chars.indexOf(text, mark, from, lineEnd);
        while (close >= 0 && mark.length() == 1 && text.charAt(close - 1) == '\\') {
            close = Chars.indexOf(text, mark, close + 1, lineEnd);
        }
        return close;
    }

    /** {@code `urn:…`}, or {@code `text <urn:…>`_} (“Embedded URIs and Aliases”); a link if “_” follows. */
    private void interpreted(int start, int end) {
        int open = end;
        while (open > start && text.charAt(end - 1) == '>' && text.charAt(open - 1) != '<') {
            open--;
        }
        if (open <= start || open >= end) {
            enclosed(start, end, Role.VALUE, RestEscapes.TEXT);
            return;
        }
        Role role = text.startsWith("_", end + 1) ? Role.LOCATOR : Role.VALUE;
        enclosed(open, end - 1, role, RestEscapes.TEXT);
    }
}
