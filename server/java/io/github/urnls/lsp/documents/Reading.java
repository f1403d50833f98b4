package io.github.urnls.lsp.documents;

import io.github.urnls.scan.Sections.Listener;
import io.github.urnls.check.incremental.SectionedCheck;
import io.github.urnls.text.Document;
import java.util.function.Function;

/** Knows when a whole document is read and checked, which takes seconds if it is large. */
public interface Reading {

    /** Shows nothing. */
    Reading SILENT = (document, work) -> work.apply(Listener.NONE);

    /** Does the work, which reads and checks {@code document} and tells the listener of each section. */
    SectionedCheck of(Document document, Function<Listener, SectionedCheck> work);
}
