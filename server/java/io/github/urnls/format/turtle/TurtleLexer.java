package io.github.urnls.format.turtle;

import io.github.urnls.text.Lines;
import io.github.urnls.format.lexers.PassageLexer;
import io.github.urnls.text.Chars;
import io.github.urnls.text.TextRange;
import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.Passage;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The tokens of Turtle and its relatives (RDF 1.1 Turtle §2.4, §2.5, §6.5; SPARQL 1.1 §19.8): passages, and between
 * them words and punctuation. Prefixed names are no passages but {@code urn:x}, whose prefix is rarely declared.
 */
public final class TurtleLexer extends PassageLexer {

    /** What a token is. */
    public enum Kind {
        IRI,
        STRING,
        COMMENT,
        /** A name, a keyword, a number, or a variable with its mark. */
        WORD,
        /** One character, such as the full stop behind a statement. */
        PUNCTUATION
    }

    /** One token, without brackets or quotes. */
    public record Token(Kind kind, TextRange range) {}

    /** Characters that end a word unless they are escaped (RDF 1.1 Turtle §2.4). */
    private static final String ENDS = "<>\"'()[]{},;|^/+*!?=&@$#`\\";

    /** The most characters between strings, IRIs and comments that one step reads. */
    private static final int MOST_BETWEEN = 4096;

    private static final Set<String> BOTH = Set.of("\"\"\"", "'''");

    /** Words that an IRI may follow (SPARQL 1.1 §19.8). */
    private static final Set<String> BEFORE = Set
            .of("A GRAPH FROM NAMED DESCRIBE SERVICE INTO WITH USING TO".split(" "));

    private record State(Set<String> unclosed, boolean declared, Last last) {}

    /** What the last token was: {@code OTHER} is a word of a text, or a mark of a path. */
    private enum Last {
        TERM, PREFIX, OTHER
    }

    /** The quotes of long strings that do not occur again. */
    private Set<String> unclosed = Set.of();
    /** Whether {@code urn:} is declared as a prefix. */
    private boolean declared;
    private Last last = Last.TERM;

    private final @Nullable Consumer<Token> tokens;

    /** Hands each token of {@code text} to {@code sink}, in the order of the text. */
    public static void read(String text, Consumer<Token> sink) {
        TurtleLexer lexer = new TurtleLexer(text, "", passage -> {
            // a token too
        }, sink);
        while (lexer.step()) {
            // goes on
        }
    }

    TurtleLexer(String text, Object state, Consumer<Passage> sink, @Nullable Consumer<Token> tokens) {
        super(text, sink);
        this.tokens = tokens;
        if (state instanceof State before) {
            unclosed = before.unclosed;
            declared = before.declared;
            last = before.last;
        }
    }

    @Override
    public Object state() {
        return new State(unclosed, declared, last);
    }

    @Override
    protected void construct() {
        int limit = Chars.limit(text, at + MOST_BETWEEN);
        while (at < limit) {
            char c = text.charAt(at);
            switch (c) {
                case '<' -> {
                    iri();
                    return;
                }
                case '"', '\'' -> {
                    string(c);
                    return;
                }
                case '#' -> {
                    int start = at;
                    lineComment(1);
                    token(Kind.COMMENT, start + 1, at);
                    return;
                }
                case '\n' -> { // behind an edit, steps begin where they began before
                    at++;
                    return;
                }
                default -> word(c);
            }
        }
    }

    private void word(char first) {
        int start = at;
        int end = start;
        at = start + length(start);
        if (first != '\\' && (first != '.' || Chars.isWordAt(text, at))) { // which no word begins with
            end = wordEnd(start + ("?$@".indexOf(first) < 0 ? 0 : 1));
        }
        if (end > at || end > start && ENDS.indexOf(first) < 0) {
            at = end;
            name(start, end);
            token(Kind.WORD, start, end);
        } else if (!Chars.isWhitespace(first) && first != '>') { // which ends an IRI
            token(Kind.PUNCTUATION, start, at);
            last = first == '/' || first == '|' ? Last.OTHER : Last.TERM;
        }
    }

    private void name(int start, int end) {
        boolean marked = Chars.isAt(text, start, "?$@") || Chars.indexOf(text, ':', start, end) >= 0;
        String word = marked && !Chars.isUrn(text, start) && text.charAt(start) != '@' ? ""
                : text.substring(start, end);
        if (word.equalsIgnoreCase("urn:")) {
            declared |= last == Last.PREFIX;
        } else if (!declared && last == Last.TERM && word.startsWith("urn:") && !word.contains("\\")
                && (Chars.endsAt(text, end, ".;,)]}") || Chars.isWhitespace(text.charAt(end)))) {
            value(start, end, TurtleFormat.WORD);
        }
        last = marked || BEFORE.contains(word.toUpperCase(Locale.ROOT)) ? Last.TERM : Last.OTHER;
        if (word.equalsIgnoreCase("prefix") || word.equalsIgnoreCase("@prefix")) {
            last = Last.PREFIX;
        }
    }

    private int wordEnd(int start) {
        int word = start;
        // Local names escape "#" and "'" too (§6.4).
        while (word < text.length() && !Chars.isWhitespace(text.charAt(word))
                && (length(word) == 2 || !Chars.isAt(text, word, ENDS))) {
            word += length(word);
        }
        lookTo(word + 2);
        while (word > start && text.charAt(word - 1) == '.' && !text.startsWith("\\", word - 2)) {
            word--; // the full stop ends the statement, not the name
        }
        return word;
    }

    private void token(Kind kind, int start, int end) {
        if (tokens != null) {
            tokens.accept(new Token(kind, new TextRange(start, end)));
        }
    }

    /** An IRI, or only a sign: SPARQL compares with {@code <}, Notation3 has {@code <=}, RDF-star {@code <<}. */
    private void iri() {
        int start = at + 1;
        boolean urn = Chars.isUrn(text, start);
        int end = urn ? urnEnd(start) : iriEnd(start);
        lookTo(end + 1);
        last = Last.TERM;
        if (end < 0) {
            at = start;
            return;
        }
        value(start, end, TurtleFormat.IRI);
        token(Kind.IRI, start, end);
        at = Lines.after(text, end, '>');
    }

    // IRIREF = '<' ([^#x00-#x20<>"{}|^`\] | UCHAR)* '>'
    private int iriEnd(int start) {
        int end = start;
        while (end < text.length() && text.charAt(end) > ' ' && !Chars.isAt(text, end, "<>\"{}|^`")) {
            end++;
        }
        lookTo(end + 1);
        if (text.startsWith(">", end)) {
            return end;
        }
        return -1;
    }

    /**
     * The end of an IRI that begins with {@code urn:}: the next bracket on its line. So characters that an IRI cannot
     * hold are part of it and can be reported. An IRI that is not closed before the next one ends at its first white
     * space.
     */
    private int urnEnd(int start) {
        int space = -1;
        int end = start;
        for (; !Lines.isEnd(text, end); end++) {
            char c = text.charAt(end);
            if (c == '>') {
                return end;
            }
            if (c == '<' && space >= 0) {
                break;
            }
            if (space < 0 && Lines.isBlank(c)) {
                space = end;
            }
        }
        lookTo(end + 1);
        return space < 0 ? end : space;
    }

    private void string(char quote) {
        last = Last.TERM;
        String three = String.valueOf(quote).repeat(3);
        if (text.startsWith(three, at)) {
            longString(three);
            return;
        }
        int start = at + 1;
        int end = start;
        while (!Lines.isEnd(text, end) && text.charAt(end) != quote) {
            end += length(end);
        }
        value(start, end, TurtleFormat.STRING);
        token(Kind.STRING, start, end);
        at = Lines.after(text, end, quote);
    }

    private void longString(String quotes) {
        int start = at + 3;
        int end = longStringEnd(start, quotes);
        int after = end + 3;
        if (end < 0) {
            end = Lines.end(text, start);
            after = end;
        }
        emit(start, end, Role.TEXT, Extent.PROSE, TurtleFormat.STRING);
        token(Kind.STRING, start, end);
        at = after;
    }

    /** The closing quotes, or -1. A letter directly behind them shows that they open the next string. */
    private int longStringEnd(int start, String quotes) {
        if (unclosed.contains(quotes)) {
            return -1;
        }
        for (int i = start; i < text.length(); i += length(i)) {
            if (text.startsWith(quotes, i)) {
                lookTo(i + 4);
                return Chars.isWordAt(text, i + 3) ? -1 : i;
            }
        }
        lookTo(Integer.MAX_VALUE);
        unclosed = unclosed.isEmpty() ? Set.of(quotes) : BOTH;
        return -1;
    }

    /**
     * The length of the character at {@code from}, with the backslash that escapes it. A line end cannot be escaped.
     */
    private int length(int from) {
        return text.charAt(from) == '\\' && !Lines.isEnd(text, from + 1) ? 2 : 1;
    }
}
