package io.github.urnls.check.incremental;

import io.github.urnls.scan.Sections.Listener;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.run.Checker;
import io.github.urnls.check.DocumentSubject;
import io.github.urnls.check.Finding;
import io.github.urnls.check.run.RepeatedHints;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Spellings;
import io.github.urnls.check.run.WholeCheck;
import io.github.urnls.format.languages.Formats;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.Sections;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The findings of a document, kept section by section: after an edit only the changed sections are checked. Immutable
 * once all is checked. The findings are those of {@link Checker#check(DocumentSubject)}. A document is checked as a
 * whole when its comments suppress findings, or when it concerns a rule over documents.
 */
public final class SectionedCheck {

    private final Checker checker;
    private final Sections sections;
    private final CheckOptions options;
    private final Spellings spellings;
    /** Null for those that are not checked yet. */
    private final @Nullable SectionCheck[] parts;
    /** The rules over documents that a section concerns, one bit each. */
    private long concerns;
    /** The findings, if the document had to be checked as a whole. */
    private @Nullable List<Finding> whole;
    /** The hashes of the keys of the implied names, if the document was checked as a whole; otherwise empty. */
    private int[] implied = {};
    /** The first section that may not be checked yet. */
    private int next;
    /** The check of the document as a whole that goes on. */
    private @Nullable WholeCheck begun;

    /**
     * Checks a document that may have to be read first. Each section is checked as soon as it is read, while its names
     * are available, and the next ones are read meanwhile.
     */
    public static SectionedCheck of(Checker checker, Function<Listener, Sections> source,
            CheckOptions options, Spellings spellings) {
        Meanwhile<SectionCheck> parts = new Meanwhile<>();
        Sections sections = source.apply(new Parts(parts, checker, options, spellings));
        SectionedCheck check = new SectionedCheck(checker, sections, options, spellings);
        int i = 0;
        for (SectionCheck part : parts.results()) {
            check.put(i++, part);
        }
        return check.finished();
    }

    /** A check that {@link #goOn} does a piece at a time, before anything is asked. */
    public SectionedCheck(Checker checker, Sections sections, CheckOptions options, Spellings spellings) {
        this.checker = checker;
        this.sections = sections;
        this.options = options;
        this.spellings = spellings;
        this.parts = new SectionCheck[sections.size()];
    }

    /** This, when all is checked. */
    public SectionedCheck finished() {
        while (goOn()) {
            // each time a section or some names
        }
        return this;
    }

    /** Checks a section, or some names of a whole document; returns whether there is more to check. */
    public boolean goOn() {
        while (next < parts.length && parts[next] != null) {
            next++;
        }
        if (next < parts.length) {
            put(next, part(next));
            return true;
        }
        if (whole != null || begun == null && !checker.seesAsWhole(concerns, sections.document())) {
            return false;
        }
        if (begun == null) {
            DocumentSubject subject = new DocumentSubject(sections.document(), sections.all(), options, spellings);
            if (Formats.mayBeRdf(subject.document())) {
                implied = SectionCheck.keys(subject.implied());
            }
            begun = new WholeCheck(checker, subject);
            return true;
        }
        if (begun.goOn()) {
            return true;
        }
        whole = List.copyOf(begun.report().findings());
        begun = null;
        return false;
    }

    private void put(int section, SectionCheck part) {
        parts[section] = part;
        concerns |= part.concerns();
    }

    private SectionCheck part(int section) {
        return new Part(checker, sections.document(), sections.text(section), sections.names(section), options,
                spellings).get();
    }

    /** Checks each section that is read. This and the next are no lambdas, which would be linked at each start. */
    private record Parts(Meanwhile<SectionCheck> parts, Checker checker, CheckOptions options, Spellings spellings)
            implements
                Listener {

        @Override
        public void read(Document document, String text, List<Name> names) {
            parts.add(new Part(checker, document, text, names, options, spellings));
        }
    }

    /** The check of one section. */
    private record Part(Checker checker, Document document, String text, List<Name> names, CheckOptions options,
            Spellings spellings) implements Supplier<SectionCheck> {

        @Override
        public SectionCheck get() {
            List<Finding> found = List.copyOf(checker.each(names, options, spellings));
            return new SectionCheck(found, SectionCheck.keys(names), checker.concerned(document, text, names));
        }
    }

    /**
     * Begins a check of another state of the document; only sections that differ are checked, and those with names that
     * other documents now spell otherwise or that were counted for the first time.
     *
     * @param respelled the keys of these names
     */
    public SectionedCheck beginEdited(Sections now, Collection<String> respelled) {
        Map<Object, SectionCheck> known = new IdentityHashMap<>(parts.length);
        for (int i = 0; i < parts.length; i++) {
            known.put(sections.identity(i), parts[i]);
        }
        SectionedCheck check = new SectionedCheck(checker, now, options, spellings);
        int[] hashes = hashes(respelled);
        for (int i = 0; i < check.parts.length; i++) {
            SectionCheck same = known.get(now.identity(i));
            if (same != null && !same.mayHold(hashes)) {
                check.put(i, same);
            }
        }
        return check;
    }

    /** Whether a name with one of these keys may stand in the document. */
    public boolean mayHold(Collection<String> keys) {
        int[] hashes = hashes(keys);
        boolean holds = SectionCheck.holdsOne(implied, hashes);
        for (int i = 0; !holds && i < parts.length; i++) {
            holds = parts[i].mayHold(hashes);
        }
        return holds;
    }

    private static int[] hashes(Collection<String> keys) {
        int[] hashes = new int[keys.size()];
        int i = 0;
        for (String key : keys) {
            hashes[i++] = key.hashCode();
        }
        Arrays.sort(hashes);
        return hashes;
    }

    /** Every finding, in the order of the text. */
    public List<Finding> all() {
        return inSections().stream().map(SectionFinding::inDocument).toList();
    }

    /** Every finding with the offsets of its section. */
    private List<SectionFinding> inSections() {
        List<SectionFinding> all = new ArrayList<>();
        if (whole != null) {
            whole.forEach(finding -> all.add(new SectionFinding(finding, 0)));
            return all;
        }
        for (int i = 0; i < parts.length; i++) {
            for (Finding finding : parts[i].found()) {
                all.add(new SectionFinding(finding, sections.start(i)));
            }
        }
        return all;
    }

    /** The first {@code most} findings that touch {@code range}, in the order of the text. */
    public List<Finding> touching(TextRange range, int most) {
        List<Finding> found = new ArrayList<>();
        Consumer<Finding> sink = finding -> {
            if (found.size() < most && finding.end() >= range.start()
                    && finding.start() <= range.end()) {
                found.add(finding);
            }
        };
        if (whole != null) {
            whole.forEach(sink);
            return found;
        }
        // One that ends where the range begins may stand in the section before.
        for (int i = sections.at(Math.max(0, range.start() - 1)); i < parts.length && found.size() < most
                && sections.start(i) <= range.end(); i++) {
            int start = sections.start(i);
            parts[i].found().forEach(finding -> sink.accept(finding.moved(start)));
        }
        return found;
    }

    /**
     * The findings that an editor shows: each hint about a namespace once, in the order of the text.
     */
    public List<SectionFinding> shown() {
        return RepeatedHints.once(inSections(), SectionFinding::finding,
                (placed, first) -> new SectionFinding(first, placed.start()));
    }

    /**
     * The worst of {@code all} in the same order; of equally bad ones the first.
     *
     * @param most how many at most
     */
    public static List<SectionFinding> worst(List<SectionFinding> all, int most) {
        if (all.size() <= most) {
            return all;
        }
        int[] left = new int[Severity.values().length];
        all.forEach(one -> left[one.finding().severity().ordinal()]++);
        int room = most;
        for (int i = 0; i < left.length; i++) { // the worst severity comes first
            left[i] = Math.min(left[i], room);
            room -= left[i];
        }
        return all.stream().filter(one -> left[one.finding().severity().ordinal()]-- > 0).toList();
    }
}
