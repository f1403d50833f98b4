package io.github.urnls.format.turtle;

import io.github.urnls.format.CommentSyntax;
import io.github.urnls.format.Lexer;
import io.github.urnls.format.Passage;
import io.github.urnls.format.PrefixedName;
import io.github.urnls.format.ResumableFormat;
import io.github.urnls.format.lexers.BackslashEscapes;
import java.util.function.Consumer;

/** The languages that share the tokens of Turtle (RDF 1.1 Turtle §6.5, SPARQL 1.1 §19.8). */
public enum TurtleFormat implements ResumableFormat {
    TURTLE;

    /** RDF 1.1 Turtle §6.4 and SPARQL 1.1 §19.7: strings in quotes of either kind. */
    public static final BackslashEscapes STRING = new BackslashEscapes("tbnrf\"'\\", "\t\b\n\r\f\"'\\", "uU", "\"'\\",
            false);

    /**
     * RDF 1.1 Turtle §6.4: IRIs have numeric escapes only. A doubled backslash, which no IRI can hold, is read as one.
     */
    public static final BackslashEscapes IRI = new BackslashEscapes("\\", "\\", "uU", "\\", false);

    /** A name that stands without brackets. */
    public static final BackslashEscapes WORD = new BackslashEscapes("", "", "", "", false);

    @Override
    public CommentSyntax comments() {
        return CommentSyntax.HASH;
    }

    @Override
    public Lexer run(String text, Object state, Consumer<Passage> sink) {
        return new TurtleLexer(text, state, sink, null);
    }

    @Override
    public void readPrefixedNames(String text, Consumer<PrefixedName> sink) {
        new TurtleNames(text, sink).read();
    }

    @Override
    public boolean mayHoldPrefixedNames(String text) {
        return TurtleNames.mayStandIn(text);
    }

    @Override
    public boolean isRdf(String part) {
        return true;
    }
}
