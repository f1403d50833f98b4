package io.github.urnls.format.lexers;

import io.github.urnls.format.CommentSyntax;
import io.github.urnls.format.LexerRun;
import io.github.urnls.format.Passage;
import io.github.urnls.format.ResumableFormat;
import java.util.Optional;
import java.util.function.Consumer;

/** The formats of data, settings and plain text. Each has its own lexer. */
public enum TextFormat implements ResumableFormat {
    JSON,
    /** JSON in files that may hold comments. */
    JSON_WITH_COMMENTS,
    YAML,
    TOML,
    PROPERTIES,
    INI,
    YANG,
    /** The languages that share the tokens of Turtle (RDF 1.1 Turtle §6.5, SPARQL 1.1 §19.8). */
    TURTLE,
    CSV,
    TSV,
    /** Manual pages: groff(7), man(7). */
    TROFF,
    /** Running text, and every language without a lexer of its own. */
    PLAIN_TEXT;

    @Override
    public Optional<CommentSyntax> comments() {
        return switch (this) {
            case JSON, CSV, TSV, PLAIN_TEXT -> Optional.empty();
            case JSON_WITH_COMMENTS, YANG -> Optional.of(CommentSyntax.SLASHES);
            case TROFF -> Optional.of(new CommentSyntax(".\\\"", ""));
            case YAML, TOML, PROPERTIES, INI, TURTLE -> Optional.of(CommentSyntax.HASH);
        };
    }

    @Override
    public LexerRun run(String text, Object state, Consumer<Passage> sink) {
        return switch (this) {
            case JSON, JSON_WITH_COMMENTS -> new JsonLexer(text, state, sink);
            case YAML -> new YamlLexer(text, state, sink);
            case TOML -> new TomlLexer(text, sink);
            case PROPERTIES -> new PropertiesLexer(text, sink);
            case INI -> new IniLexer(text, sink);
            case YANG -> new YangLexer(text, state, sink);
            case TURTLE -> new TurtleLexer(text, state, sink);
            case CSV -> new CsvLexer(text, state, sink);
            case TSV -> new CsvLexer(text, '\t', sink);
            case TROFF -> new TroffLexer(text, sink);
            case PLAIN_TEXT -> new PlainTextLexer(text, sink);
        };
    }
}
