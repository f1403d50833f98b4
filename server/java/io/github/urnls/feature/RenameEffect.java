package io.github.urnls.feature;

import io.github.urnls.scan.ImpliedNames;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.UrnOccurrence.Kind;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.urn.Specification;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

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
     * @param names  all names of the document
     * @param places the names that {@code edits} rename
     */
    public static RenameEffect of(Document document, Rename rename, List<Name> names, List<Name> places,
            List<TextEdit> edits, Specification specification) {
        Document after = document.withText(document.version(), TextEdit.apply(document.text(), edits));
        Map<Integer, List<Name>> found = new HashMap<>();
        ImpliedNames.with(Name.in(after, specification), after, specification)
                .forEach(name -> found.merge(name.range().start(), List.of(name), RenameEffect::both));
        Set<Name> renamed = Collections.newSetFromMap(new IdentityHashMap<>());
        places.stream().filter(rename::changes).forEach(renamed::add);
        Offsets offsets = new Offsets(edits);
        boolean cutsOff = false;
        boolean changesOthers = false;
        for (Name name : names) {
            int start = offsets.after(name.range().start());
            List<Name> there = found.getOrDefault(start, List.of());
            if (renamed.contains(name)) {
                List<Name> bracketed = found.getOrDefault(start + 1, List.of()); // behind the “<” of a reference
                cutsOff |= both(there, bracketed).stream().noneMatch(rename::isMade);
            } else if (name.occurrence().kind() != Kind.QUALIFIED && !offsets.touches(name)) {
                changesOthers |= there.stream().noneMatch(it -> it.urn().text().equals(name.urn().text()));
            }
        }
        return new RenameEffect(cutsOff, changesOthers);
    }

    private static List<Name> both(List<Name> first, List<Name> second) {
        return Stream.concat(first.stream(), second.stream()).toList();
    }

    /** Maps offsets before the edits to offsets after them. Must be asked in the order of the text. */
    private static final class Offsets {

        private final List<TextEdit> edits;
        private int next;
        private int moved;
        private int end; // of the edit before

        Offsets(List<TextEdit> edits) {
            this.edits = edits.stream().sorted(Comparator.comparingInt(edit -> edit.range().start())).toList();
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
