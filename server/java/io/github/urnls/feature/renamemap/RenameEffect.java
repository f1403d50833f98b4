package io.github.urnls.feature.renamemap;

import io.github.urnls.scan.ImpliedNames;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.OccurrenceScanner;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.urn.Specification;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * The side effects of a rename on a document.
 *
 * @param cutsOff       whether a place would not hold the new name: a bracket, for example, may end a name in text
 * @param changesOthers whether names change that no edit touches: those behind a prefix whose namespace is renamed
 */
public record RenameEffect(boolean cutsOff, boolean changesOthers) {

    /**
     * Makes the edits on a copy and reads it.
     *
     * @param names   all names of the document
     * @param written what {@code rename} writes in it
     */
    public static RenameEffect of(Document document, DocumentMap rename, List<Name> names, DocumentMap.Written written,
            Specification specification) {
        Document after = document.withEdits(written.edits());
        Places made = new Places(after, specification);
        Set<Name> renamed = Collections.newSetFromMap(new IdentityHashMap<>());
        written.places().stream().filter(rename::changes).forEach(renamed::add);
        Offsets offsets = new Offsets(written.edits());
        boolean cutsOff = false;
        boolean changesOthers = false;
        for (Name name : names) {
            int start = offsets.after(name.range().start());
            if (renamed.contains(name)) {
                List<Name> there = made.between(start, start + 1); // it may be behind the “<” of a reference
                cutsOff |= there.stream().noneMatch(it -> rename.isMade(name, it));
            } else if (!name.isQualified() && !offsets.touches(name)) {
                changesOthers |= made.between(start, start).stream()
                        .noneMatch(it -> it.urn().text().equals(name.urn().text()));
            }
        }
        return new RenameEffect(cutsOff, changesOthers);
    }

    /**
     * Finds names by their start. Must be asked in the order of the text: it reads them one by one, because all of a
     * large document would take much memory beside those of the document before.
     */
    private static final class Places {

        private final Specification specification;
        private final List<UrnOccurrence> written;
        private final List<Name> implied;
        private final List<Name> near = new ArrayList<>();
        private int nextWritten;
        private int nextImplied;

        Places(Document document, Specification specification) {
            this.specification = specification;
            this.written = OccurrenceScanner.scan(document);
            this.implied = ImpliedNames.in(document, specification);
        }

        List<Name> between(int first, int last) {
            near.removeIf(name -> name.range().start() < first);
            while (nextWritten < written.size() && written.get(nextWritten).range().start() <= last) {
                Name name = Name.of(written.get(nextWritten++), specification);
                near.add(name);
                near.addAll(ImpliedNames.parts(name)); // they begin where it begins, or behind
            }
            while (nextImplied < implied.size() && implied.get(nextImplied).range().start() <= last) {
                near.add(implied.get(nextImplied++));
            }
            return near.stream().filter(name -> name.range().start() >= first && name.range().start() <= last).toList();
        }
    }

    /** Maps offsets before the edits to offsets after them. Must be asked in the order of the text. */
    private static final class Offsets {

        private final List<TextEdit> edits;
        private int next;
        private int moved;
        private int end; // of the edit before

        /** {@code edits} in the order of the text. */
        Offsets(List<TextEdit> edits) {
            this.edits = edits;
        }

        int after(int offset) {
            while (next < edits.size() && edits.get(next).range().start() < offset) {
                end = edits.get(next).range().end();
                moved += edits.get(next).newText().length() - edits.get(next).range().length();
                next++;
            }
            return offset + moved;
        }

        /** Whether an edit lies in {@code name}, whose start was asked for. */
        boolean touches(Name name) {
            return end > name.range().start()
                    || next < edits.size() && edits.get(next).range().start() <= name.range().end();
        }
    }
}
