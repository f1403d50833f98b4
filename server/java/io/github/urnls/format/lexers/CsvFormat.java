package io.github.urnls.format.lexers;

import io.github.urnls.format.LexerRun;
import io.github.urnls.format.Passage;
import io.github.urnls.format.ResumableFormat;
import java.util.function.Consumer;

/**
 * Comma- and tab-separated values (RFC 4180 §2): each field is a value. Fields in quotes may hold separators and line
 * breaks.
 *
 * <p>What is called comma-separated is as often separated by semicolons or tabs, so the first line decides.
 */
public enum CsvFormat implements ResumableFormat {
    CSV,
    TSV;

    @Override
    public LexerRun run(String text, Object state, Consumer<Passage> sink) {
        return new CsvLexer(text, this == TSV ? '\t' : state, sink);
    }
}
