package io.github.urnls.format.languages;

import io.github.urnls.format.Embedding;
import io.github.urnls.format.Passage;
import java.util.function.Consumer;

/**
 * Looks up the language of a stretch in the table. Markdown and reStructuredText could embed each other without end, so
 * within another document they are read as running text.
 */
enum Embedded implements Embedding {
    EMBEDDED;

    @Override
    public void read(String language, String text, int start, int end, Consumer<Passage> sink) {
        Language known = Formats.ofId(language);
        Language inner = known.isProse() ? Language.PLAIN_TEXT : known;
        // Escapes get the range to decode, so moving the range is enough.
        inner.format().read(text.substring(start, end), passage -> sink.accept(passage.moved(start)));
    }
}
