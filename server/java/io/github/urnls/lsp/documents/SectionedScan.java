package io.github.urnls.lsp.documents;

import io.github.urnls.scan.Sections.Listener;
import io.github.urnls.lsp.protocol.Edit;
import io.github.urnls.scan.Sections;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Specification;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A text with its names by one specification. It is read when asked for, starting from the last state that was read.
 */
final class SectionedScan {

    /** Following one edit costs about as much as reading this many characters. */
    private static final int WORTH = 4096;

    private final Document document;
    private final Specification specification;
    /** The state to read from; null if there is none, or this state is read: none keeps earlier ones in memory. */
    private volatile @Nullable SectionedScan from;
    /** The edits since {@link #from}; null as that is. */
    private volatile @Nullable List<Edit> since;
    private volatile @Nullable Sections sections;
    /** The reading that goes on piece by piece. */
    private Sections.@Nullable Begun begun;

    SectionedScan(Document document, Specification specification) {
        this.document = document;
        this.specification = specification;
    }

    /** The state after {@code next}. Never waits, even while this state is being read. */
    SectionedScan edited(List<Edit> next) {
        SectionedScan base = from;
        List<Edit> before = since;
        if (base == null || before == null) {
            base = this;
            before = List.of();
        }
        List<Edit> all = new ArrayList<>(before);
        for (Edit edit : next) {
            if (!all.isEmpty() && all.getLast().isNear(edit)) {
                all.set(all.size() - 1, all.getLast().then(edit));
            } else {
                all.add(edit);
            }
        }
        Document after = next.getLast().after();
        SectionedScan edited = new SectionedScan(after, specification);
        if (all.size() <= 1 + after.length() / WORTH) { // with as many edits as sections, none may stay unchanged
            edited.from = base;
            edited.since = all;
        }
        return edited;
    }

    Document document() {
        return document;
    }

    Sections sections() {
        return sections(Listener.NONE);
    }

    /** As {@link #sections()}. {@code listener} gets all sections if the text is read from its beginning. */
    Sections sections(Listener listener) {
        Sections known = sections;
        if (known == null) {
            synchronized (this) {
                known = sections;
                if (known == null) {
                    known = begun == null ? read(from, since, listener) : begun.sections();
                    begun = null;
                    sections = known;
                    from = null;
                    since = null;
                }
            }
        }
        return known;
    }

    /** Reads some more of a text that is read from its beginning; returns whether there is more to read. */
    boolean goOn() {
        if (sections != null || from != null) {
            return false;
        }
        if (begun == null) {
            begun = new Sections.Begun(document, specification);
            return true;
        }
        if (begun.goOn()) {
            return true;
        }
        sections = begun.sections();
        begun = null;
        return false;
    }

    private Sections read(@Nullable SectionedScan base, @Nullable List<Edit> edits, Listener listener) {
        if (base == null || edits == null) {
            return Sections.of(document, specification, listener);
        }
        Sections known = base.sections();
        for (Edit edit : edits) {
            known = known.edited(edit.after(), edit.change());
        }
        return known;
    }
}
