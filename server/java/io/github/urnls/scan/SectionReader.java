package io.github.urnls.scan;

import io.github.urnls.scan.Sections.Listener;
import io.github.urnls.format.Lexer;
import io.github.urnls.format.Passage;
import io.github.urnls.format.ResumableFormat;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import java.util.ArrayList;
import java.util.List;

/** Cuts a document, or a part of it that has changed, into sections. */
final class SectionReader {

    /**
     * The least length of a section, in UTF-16 code units. An edit reads its section again; each section costs some
     * sixty bytes.
     */
    static final int SIZE = 1 << 12;

    /** How many sections are read together if a document is read piece by piece. */
    private static final long PIECE = 6;

    /** A place from which the sections before an edit are still valid. */
    interface Join {

        /** Whether a section that was read before begins at {@code offset}, in the state of {@code run}. */
        boolean at(int offset, Lexer run);
    }

    private final SectionedText text;
    private final ResumableFormat format;
    private final Join join;
    private final Listener listener;
    private final List<Section> made = new ArrayList<>();
    private final List<Passage> passages = new ArrayList<>();
    private int start;
    private Object state = Lexer.START;
    /** How many characters are looked at together. */
    private long size;
    private boolean joined;
    private boolean hasPassedJoin;

    /** {@code format} is that of {@code text}. */
    SectionReader(SectionedText text, ResumableFormat format, Join join, Listener listener) {
        this.text = text;
        this.format = format;
        this.join = join;
        this.listener = listener;
        this.size = PIECE * text.sectionSize();
    }

    /**
     * The sections from {@code from} on, up to the first join or the end of the document.
     *
     * @param first no join comes before this offset
     */
    List<Section> read(int from, Object stateThere, int first) {
        start = from;
        state = stateThere;
        return readOn(first);
    }

    /** As {@link #read}, from the end of the last section on. */
    List<Section> readOn(int first) {
        size = Math.max(4L * text.sectionSize(), first - start + 2L * text.sectionSize());
        while (goOn()) {
            // each time some sections
        }
        return made;
    }

    /** Reads some more; returns whether there is more to read. */
    boolean goOn() {
        Document document = text.document();
        if (joined || start >= document.length()) {
            return false;
        }
        int before = start;
        int end = (int) Math.min(document.length(), start + size);
        window(document.text(new TextRange(start, end)), end == document.length());
        if (start == before) {
            size *= 4; // one construct is longer than the window
        }
        return !joined && start < document.length();
    }

    /** Whether the sections before the edit are valid from the end of the last section on. */
    boolean isJoined() {
        return joined;
    }

    /**
     * Makes sections of the beginning of {@code window}. If the document goes on behind the window, only those that are
     * certain.
     */
    private void window(String window, boolean complete) {
        passages.clear();
        Lexer run = format.run(window, state, passages::add);
        int base = start;
        boolean goesOn = true;
        while (goesOn && !joined) {
            goesOn = run.step();
            int at = goesOn ? run.at() : window.length();
            if (!complete && (!goesOn || Math.max(at + Lexer.SLACK, run.lookedTo()) > window.length())) {
                return;
            }
            boolean last = at == window.length();
            joined = !last && joins(base + at, run);
            if (last || joined || base + at - start >= (hasPassedJoin ? 3 * text.sectionSize() : text.sectionSize())) {
                section(window, base, at, run);
            }
            goesOn &= !last;
        }
    }

    private boolean joins(int offset, Lexer run) {
        if (!join.at(offset, run)) {
            return false;
        }
        // A short rest is read together with the next section, but only once: else an edit might read the whole
        // document.
        boolean passed = offset - start < text.sectionSize() / 4 && !hasPassedJoin;
        hasPassedJoin |= passed;
        return !passed;
    }

    private void section(String window, int base, int at, Lexer run) {
        int from = start - base;
        List<UrnOccurrence> found = OccurrenceScanner.scan(window, Candidates.in(window, from, at), passages,
                text.binding());
        passages.clear();
        int reach = run.lookedTo();
        if (reach < Integer.MAX_VALUE) {
            reach = Math.max(Lexer.SLACK, reach - at);
        }
        List<Name> names = new ArrayList<>(found.size());
        for (UrnOccurrence occurrence : found) {
            names.add(Name.of(occurrence.moved(-from), text.specification()));
        }
        listener.read(text.document(), window.substring(from, at), names);
        made.add(new Section(at - from, state, reach, names));
        start = base + at;
        state = run.state();
    }
}
