package io.github.urnls.lsp;

import io.github.urnls.lsp.documents.Reading;
import io.github.urnls.lsp.protocol.Client;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.Sections;
import io.github.urnls.text.Document;
import java.util.List;
import java.util.function.Function;

/** Shows the progress of reading large documents. */
record ReadingProgress(Client client, Cancellable tokens, Function<String, String> shownPath) implements Reading {

    /** In UTF-16 code units: with many names it takes about a second. */
    private static final int LARGE = 4 << 20;

    @Override
    public <T> T of(Document document, Function<Sections.Listener, T> work) {
        if (document.length() < LARGE) {
            return work.apply(Sections.Listener.NONE);
        }
        String token = tokens.token("reading");
        String title = "Looking for URNs in " + shownPath.apply(document.uri());
        boolean shows = client.beginProgress(token, title, false);
        try {
            return work.apply(shows ? new Percentage(token) : Sections.Listener.NONE);
        } finally {
            if (shows) {
                client.endProgress(token, "");
            }
        }
    }

    private final class Percentage implements Sections.Listener {

        private final String token;
        private long read;
        private int last;

        Percentage(String token) {
            this.token = token;
        }

        @Override
        public void read(Document document, String text, List<Name> names) {
            read += text.length();
            int percentage = (int) (100 * read / Math.max(1, document.length()));
            if (percentage > last) {
                last = percentage;
                client.reportProgress(token, "", percentage);
            }
        }
    }
}
