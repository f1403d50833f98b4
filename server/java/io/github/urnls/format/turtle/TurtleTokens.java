package io.github.urnls.format.turtle;

import io.github.urnls.format.Passage;
import io.github.urnls.text.Chars;
import io.github.urnls.text.TextRange;
import java.util.function.Consumer;

/**
 * The tokens of Turtle and its relatives (RDF 1.1 Turtle §6.5, SPARQL 1.1 §19.8): those of the lexer, and between them
 * words and punctuation. White space is left out.
 */
public final class TurtleTokens {

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

    private final String text;
    private final Consumer<Token> sink;
    private int at;

    private TurtleTokens(String text, Consumer<Token> sink) {
        this.text = text;
        this.sink = sink;
    }

    /** Hands each token of {@code text} to {@code sink}, in the order of the text. */
    public static void read(String text, Consumer<Token> sink) {
        TurtleTokens tokens = new TurtleTokens(text, sink);
        TurtleFormat.TURTLE.read(text, tokens::passage);
        tokens.between(text.length());
    }

    private void passage(Passage passage) {
        TextRange range = passage.range();
        between(range.start());
        boolean iri = range.start() > 0 && text.charAt(range.start() - 1) == '<';
        Kind other = passage.role() == Passage.Role.COMMENT ? Kind.COMMENT : Kind.STRING;
        token(iri ? Kind.IRI : other, range.start(), range.end());
    }

    private void between(int end) {
        while (at < end) {
            int start = at;
            int word = start;
            if (text.charAt(start) != '\\') { // which no word begins with
                word = wordEnd(start + ("?$@".indexOf(text.charAt(start)) < 0 ? 0 : 1), end);
            }
            while (word > start && text.charAt(word - 1) == '.' && !text.startsWith("\\", word - 2)) {
                word--; // the full stop ends the statement, not the name
            }
            if (Chars.isWhitespace(text.charAt(start)) || "<>\"'#".indexOf(text.charAt(start)) >= 0) {
                at++; // begins or ends a token of the lexer
            } else if (word > start + 1 || word > start && ENDS.indexOf(text.charAt(start)) < 0) {
                token(Kind.WORD, start, word);
            } else {
                token(Kind.PUNCTUATION, start, start + 1);
            }
        }
    }

    private int wordEnd(int start, int end) {
        int word = start;
        while (word < end && !Chars.isWhitespace(text.charAt(word))
                && (ENDS.indexOf(text.charAt(word)) < 0 || isEscape(word, end))) {
            word += text.charAt(word) == '\\' ? 2 : 1;
        }
        return Math.min(word, end);
    }

    private boolean isEscape(int backslash, int end) {
        return text.charAt(backslash) == '\\' && backslash + 1 < end
                && !Character.isWhitespace(text.charAt(backslash + 1));
    }

    private void token(Kind kind, int start, int end) {
        at = end;
        sink.accept(new Token(kind, new TextRange(start, end)));
    }
}
