package io.github.urnls.lsp;

import io.github.urnls.scan.Sections.Listener;
import io.github.urnls.check.incremental.SectionedCheck;
import io.github.urnls.lsp.documents.Reading;
import io.github.urnls.lsp.protocol.Client;
import io.github.urnls.lsp.protocol.ShownProgress;
import io.github.urnls.text.Document;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;

/** Shows the progress of reading large documents. */
record ReadingProgress(Client client, Function<String, String> shownPath) implements Reading {

    /** In UTF-16 code units: with many names it takes about a second. */
    private static final int LARGE = 4 << 20;

    @Override
    public SectionedCheck of(Document document, Function<Listener, SectionedCheck> work) {
        if (document.length() < LARGE) {
            return work.apply(Listener.NONE);
        }
        ShownProgress progress = client.begin("reading",
                "Looking for URNs in " + shownPath.apply(document.uri()), null);
        try {
            AtomicLong read = new AtomicLong();
            return work.apply((whole, text, names) -> progress
                    .report((int) (100 * read.addAndGet(text.length()) / document.length())));
        } finally {
            progress.end("");
        }
    }
}
