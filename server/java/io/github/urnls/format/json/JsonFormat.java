package io.github.urnls.format.json;

import io.github.urnls.format.CommentSyntax;
import io.github.urnls.format.Lexer;
import io.github.urnls.format.Passage;
import io.github.urnls.format.PrefixedName;
import io.github.urnls.format.ResumableFormat;
import io.github.urnls.format.lexers.BackslashEscapes;
import java.util.function.Consumer;

/** JSON. Both read comments; only files of the second kind may get new ones. */
public enum JsonFormat implements ResumableFormat {
    JSON,
    WITH_COMMENTS;

    /** RFC 8259 §7. */
    public static final BackslashEscapes STRING = new BackslashEscapes("\"\\/bfnrt", "\"\\/\b\f\n\r\t", "u", "\"\\",
            false);

    @Override
    public CommentSyntax comments() {
        return this == WITH_COMMENTS ? CommentSyntax.SLASHES : CommentSyntax.NONE;
    }

    @Override
    public Lexer run(String text, Object state, Consumer<Passage> sink) {
        return new JsonLexer(text, state, sink);
    }

    @Override
    public void readPrefixedNames(String text, Consumer<PrefixedName> sink) {
        JsonLdNames.read(text, sink);
    }

    @Override
    public boolean mayHoldPrefixedNames(String text) {
        return JsonLdNames.mayStandIn(text);
    }

    @Override
    public boolean isRdf(String part) {
        return part.contains(JsonLdNames.CONTEXT);
    }
}
