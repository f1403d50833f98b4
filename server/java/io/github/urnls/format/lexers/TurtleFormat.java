package io.github.urnls.format.lexers;

import io.github.urnls.format.CommentSyntax;
import io.github.urnls.format.LexerRun;
import io.github.urnls.format.Passage;
import io.github.urnls.format.ResumableFormat;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The languages that write RDF in triples, and the one that asks for them: Turtle, TriG, N-Triples, N-Quads, Notation3
 * and SPARQL. They share their tokens (RDF 1.1 Turtle §6.5, SPARQL 1.1 §19.8).
 */
public final class TurtleFormat implements ResumableFormat {

    @Override
    public Optional<CommentSyntax> comments() {
        return Optional.of(CommentSyntax.HASH);
    }

    @Override
    public LexerRun run(String text, Object state, Consumer<Passage> sink) {
        return new TurtleLexer(text, state, sink);
    }
}
