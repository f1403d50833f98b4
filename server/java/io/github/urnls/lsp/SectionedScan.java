package io.github.urnls.lsp;

import io.github.urnls.scan.Sections;
import io.github.urnls.text.Change;
import io.github.urnls.text.Document;
import org.jspecify.annotations.Nullable;

/** A text with its URNs, which are the same under all options: read when asked for, from the last state that was read. */
final class SectionedScan {

    private final Document document;
    /** The last state that was read, and what lies between it and this one; forgotten once this one is. */
    private @Nullable Sections before;
    private final @Nullable Change change;
    private volatile @Nullable Sections sections;

    SectionedScan(Document document) {
        this(document, null, null);
    }

    private SectionedScan(Document document, @Nullable Sections before, @Nullable Change change) {
        this.document = document;
        this.before = before;
        this.change = change;
    }

    /** The next state. It holds on to no state that was never read, however many there are. */
    SectionedScan edited(Document next, Change nextChange) {
        synchronized (this) {
            return before == null || change == null ? new SectionedScan(next, sections, nextChange)
                    : new SectionedScan(next, before, change.then(nextChange));
        }
    }

    Document document() {
        return document;
    }

    Sections sections() {
        Sections known = sections;
        if (known == null) {
            synchronized (this) {
                known = sections;
                if (known == null) {
                    known = before == null || change == null ? Sections.of(document) : before.edited(document, change);
                    sections = known;
                    before = null;
                }
            }
        }
        return known;
    }
}
