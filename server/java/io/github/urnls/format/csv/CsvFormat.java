package io.github.urnls.format.csv;

import io.github.urnls.format.Lexer;
import io.github.urnls.format.Passage;
import io.github.urnls.format.ResumableFormat;
import java.util.function.Consumer;

/** Values in rows. */
public enum CsvFormat implements ResumableFormat {
    COMMAS,
    TABS;

    @Override
    public Lexer run(String text, Object state, Consumer<Passage> sink) {
        return this == TABS ? new CsvLexer(text, '\t', sink) : new CsvLexer(text, state, sink);
    }
}
