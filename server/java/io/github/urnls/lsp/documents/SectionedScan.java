package io.github.urnls.lsp.documents;

import io.github.urnls.lsp.protocol.Edit;
import io.github.urnls.scan.Sections;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Specification;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A text with its names by one specification. It is read when asked for, starting from the last state that was read.
 */
final class SectionedScan {

    /** Following one edit costs about as much as reading this many characters. */
    private static final int WORTH = 4096;

    /** The state to read from, and the edits since. */
    private record Pending(SectionedScan from, List<Edit> edits) {}

    private final Document document;
    private final Specification specification;
    /** Null once this state is read, so that no state keeps earlier ones in memory. */
    private volatile @Nullable Pending pending;
    private volatile @Nullable Sections sections;

    SectionedScan(Document document, Specification specification) {
        this(document, specification, null);
    }

    private SectionedScan(Document document, Specification specification, @Nullable Pending pending) {
        this.document = document;
        this.specification = specification;
        this.pending = pending;
    }

    /** The state after {@code next}. Never waits, even while this state is being read. */
    SectionedScan edited(List<Edit> next) {
        Pending since = Objects.requireNonNullElse(pending, new Pending(this, List.of()));
        List<Edit> all = new ArrayList<>(since.edits);
        for (Edit edit : next) {
            if (!all.isEmpty() && all.getLast().isNear(edit)) {
                all.set(all.size() - 1, all.getLast().then(edit));
            } else {
                all.add(edit);
            }
        }
        Document after = next.getLast().after();
        // With as many edits as sections, no section may stay unchanged.
        boolean isWorthIt = all.size() <= 1 + after.length() / WORTH;
        return new SectionedScan(after, specification, isWorthIt ? new Pending(since.from, all) : null);
    }

    Document document() {
        return document;
    }

    Sections sections() {
        return sections(Sections.Listener.NONE);
    }

    /** As {@link #sections()}. {@code listener} gets all sections if the text is read from its beginning. */
    Sections sections(Sections.Listener listener) {
        Sections known = sections;
        if (known == null) {
            synchronized (this) {
                known = sections;
                if (known == null) {
                    known = read(pending, listener);
                    sections = known;
                    pending = null;
                }
            }
        }
        return known;
    }

    private Sections read(@Nullable Pending since, Sections.Listener listener) {
        if (since == null) {
            return Sections.of(document, specification, listener);
        }
        Sections known = since.from.sections();
        for (Edit edit : since.edits) {
            known = known.edited(edit.after(), edit.change());
        }
        return known;
    }
}
