package io.github.urnls.scan;

import io.github.urnls.format.LexerRun;
import io.github.urnls.format.Passage;
import io.github.urnls.format.ResumableFormat;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Specification;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Cuts a document, or a part of it that has changed, into sections. */
final class SectionReader {

    /**
     * In UTF-16 code units. A section is read anew for each edit in it; a document keeps some sixty bytes for each
     * section.
     */
    static final int SIZE = 1 << 12;

    /** A place where what was known before goes on unchanged. */
    interface Join {

        /** Whether a section begins at {@code offset} that was read before, in the state of {@code reading}. */
        boolean at(int offset, LexerRun reading);
    }

    private final Document document;
    private final Specification specification;
    private final ResumableFormat format;
    private final BooleanSupplier bindsUrnPrefix;
    private final Join join;
    private final Sections.Listener listener;
    private final int sectionSize;
    private final List<Section> made = new ArrayList<>();
    private final List<Passage> passages = new ArrayList<>();
    private int start;
    private Object state;
    private boolean joined;
    private boolean hasPassedJoin;

    /**
     * {@code sectionSize} is how large a section is at least, where the language allows it and the document does not
     * end before.
     */
    SectionReader(Document document, Specification specification, ResumableFormat format,
            BooleanSupplier bindsUrnPrefix,
            int sectionSize, Join join, Sections.Listener listener) {
        this.specification = specification;
        this.document = document;
        this.format = format;
        this.bindsUrnPrefix = bindsUrnPrefix;
        this.join = join;
        this.listener = listener;
        this.sectionSize = sectionSize;
        this.state = LexerRun.START;
    }

    /**
     * The sections from {@code from} on, up to the first join or the end of the document.
     *
     * @param first up to where there are certainly no joins
     */
    List<Section> read(int from, Object stateThere, int first) {
        start = from;
        state = stateThere;
        long size = Math.max(4L * sectionSize, first - from + 2L * sectionSize);
        while (!joined && start < document.length()) {
            int before = start;
            int end = (int) Math.min(document.length(), start + size);
            window(document.text(new TextRange(start, end)), end == document.length());
            if (start == before) {
                size *= 4; // one construct alone is longer
            }
        }
        return made;
    }

    /** Whether what was known before goes on where the last section ends. */
    boolean isJoined() {
        return joined;
    }

    /**
     * Makes sections of the beginning of {@code window}; of a window that ends before the document does, only what is
     * certain.
     */
    private void window(String window, boolean complete) {
        passages.clear();
        LexerRun reading = format.run(window, state, passages::add);
        int base = start;
        boolean goesOn = true;
        while (goesOn && !joined) {
            goesOn = reading.step();
            int at = goesOn ? reading.at() : window.length();
            if (!complete && (!goesOn || Math.max(at + LexerRun.SLACK, reading.lookedTo()) > window.length())) {
                return;
            }
            boolean last = at == window.length();
            joined = !last && joins(base + at, reading);
            if (last || joined || base + at - start >= (hasPassedJoin ? 3 * sectionSize : sectionSize)) {
                section(window, base, at, reading);
            }
            goesOn &= !last;
        }
    }

    private boolean joins(int offset, LexerRun reading) {
        if (!join.at(offset, reading)) {
            return false;
        }
        // What would be left alone is read together with its neighbour, but only once, so that an edit does not eat up
        // the document.
        boolean passed = offset - start < sectionSize / 4 && !hasPassedJoin;
        hasPassedJoin |= passed;
        return !passed;
    }

    private void section(String window, int base, int at, LexerRun reading) {
        int from = start - base;
        List<UrnOccurrence> found = OccurrenceScanner.scan(window, Candidates.in(window, from, at), passages,
                bindsUrnPrefix);
        passages.clear();
        int reach = reading.lookedTo();
        if (reach < Integer.MAX_VALUE) {
            reach = Math.max(LexerRun.SLACK, reach - at);
        }
        List<Name> names = new ArrayList<>(found.size());
        for (UrnOccurrence occurrence : found) {
            names.add(Name.of(occurrence.moved(-from), specification));
        }
        listener.read(document, window.substring(from, at), names);
        made.add(new Section(at - from, state, reach, names));
        start = base + at;
        state = reading.state();
    }
}
