package io.github.urnls.lsp.documents;

import io.github.urnls.scan.Sections;
import io.github.urnls.text.Document;
import java.util.function.Function;

/** Knows when a whole document is read and checked, which takes seconds if it is large. */
public interface Reading {

    /** Shows nothing. */
    Reading SILENT = new Reading() {
        @Override
        public <T> T of(Document document, Function<Sections.Listener, T> work) {
            return work.apply(Sections.Listener.NONE);
        }
    };

    /** Does the work, which reads {@code document} and tells the listener of each section. */
    <T> T of(Document document, Function<Sections.Listener, T> work);
}
