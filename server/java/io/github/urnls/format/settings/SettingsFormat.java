package io.github.urnls.format.settings;

import io.github.urnls.format.CommentPlaces;
import io.github.urnls.format.CommentSyntax;
import io.github.urnls.format.Lexer;
import io.github.urnls.format.Passage;
import io.github.urnls.format.ResumableFormat;
import io.github.urnls.format.lexers.BackslashEscapes;
import io.github.urnls.text.Document;
import java.util.function.Consumer;

/** Settings, as keys with values. */
public enum SettingsFormat implements ResumableFormat {
    TOML,
    PROPERTIES,
    INI;

    /** TOML 1.0.0, basic strings. */
    public static final BackslashEscapes TOML_BASIC = new BackslashEscapes("btnfr\"\\e", "\b\t\n\f\r\"\\\u001b", "uUx",
            "\"\\", true);

    /** {@code java.util.Properties}: any other character stands for itself, and lines may be continued. */
    public static final BackslashEscapes PROPERTIES_VALUE = properties("\\");

    /** In a key, the characters that would end it are escaped too. */
    static final BackslashEscapes PROPERTIES_KEY = properties("\\:=#! ");

    private static BackslashEscapes properties(String mustEscape) {
        return new BackslashEscapes("tnrf:=#! \\\"'", "\t\n\r\f:=#! \\\"'", "u", mustEscape, true);
    }

    @Override
    public CommentSyntax comments() {
        return CommentSyntax.HASH;
    }

    @Override
    public Lexer run(String text, Object state, Consumer<Passage> sink) {
        return switch (this) {
            case TOML -> new TomlLexer(text, state, sink);
            case PROPERTIES -> new PropertiesLexer(text, sink);
            case INI -> new IniLexer(text, sink);
        };
    }

    @Override
    public CommentPlaces commentPlaces(Document document) {
        return this == INI ? new IniCommentPlaces(document) : ResumableFormat.super.commentPlaces(document);
    }
}
