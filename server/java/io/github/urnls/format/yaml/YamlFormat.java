package io.github.urnls.format.yaml;

import io.github.urnls.format.CommentSyntax;
import io.github.urnls.format.Lexer;
import io.github.urnls.format.Passage;
import io.github.urnls.format.ResumableFormat;
import io.github.urnls.format.lexers.BackslashEscapes;
import java.util.function.Consumer;

/** YAML 1.2.2. */
public enum YamlFormat implements ResumableFormat {
    YAML;

    /** §5.7; a backslash at the end of a line joins it with the next (§7.3.1). */
    public static final BackslashEscapes DOUBLE_QUOTED = new BackslashEscapes("0abt\tnvfre \"/\\N_LP",
            "\0\u0007\b\t\t\n\u000b\f\r\u001b \"/\\\u0085\u00a0\u2028\u2029", "xuU", "\"\\", true);

    @Override
    public CommentSyntax comments() {
        return CommentSyntax.HASH;
    }

    @Override
    public Lexer run(String text, Object state, Consumer<Passage> sink) {
        return new YamlLexer(text, state, sink);
    }
}
