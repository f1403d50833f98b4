package io.github.urnls.check;

import io.github.urnls.check.SectionNames.Name;
import io.github.urnls.check.Spellings.Spelling;
import io.github.urnls.format.Markup;
import io.github.urnls.scan.Sections;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.text.TextRange;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What is found in a document, kept section by section, so that after an edit only what it changes is checked. Immutable, but for what states
 * of one document share. The findings are those of {@link Checker#check(DocumentSubject)}; where comments silence some, where URNs are the
 * base of references, and wherever else one place of a document decides on another, the document is checked as a whole.
 */
public final class SectionedCheck {

    private final Checker checker;
    private final Sections sections;
    private final CheckOptions options;
    private final Spellings elsewhere;
    private final SectionCheck[] parts;
    private final @Nullable SectionSpellings spellings;
    /** What is found, where the document had to be checked as a whole. */
    private final @Nullable List<Finding> whole;
    /** Which sections have findings, but for names that are spelled in several ways: a table that is quicker to look through. */
    private final boolean[] speaks;
    /** What the sections have together, see {@link SectionCheck#count}. */
    private final int[] sums;

    /** Checks a document from beginning to end. */
    public SectionedCheck(Checker checker, Sections sections, CheckOptions options, Spellings elsewhere) {
        this(checker, sections, options, elsewhere, null);
    }

    /** What is known of {@code former} but for the names that are spelled in several ways. */
    private SectionedCheck(SectionedCheck former) {
        this.checker = former.checker;
        this.sections = former.sections;
        this.options = former.options;
        this.elsewhere = former.elsewhere;
        this.parts = former.parts;
        this.sums = former.sums;
        this.speaks = former.speaks;
        this.spellings = null;
        this.whole = null;
    }

    private SectionedCheck(Checker checker, Sections sections, CheckOptions options, Spellings elsewhere, @Nullable SectionedCheck before) {
        this.checker = checker;
        this.sections = sections;
        this.options = options;
        this.elsewhere = elsewhere;
        Common common = before == null ? new Common(0, 0) : Common.of(before.sections, sections);
        this.parts = new SectionCheck[sections.size()];
        this.speaks = new boolean[parts.length];
        this.sums = before == null ? new int[SectionCheck.NUMBERS] : before.sums.clone();
        Map<Object, SectionCheck> between = new IdentityHashMap<>();
        if (before != null) {
            for (int i = common.first; i < before.parts.length - common.last; i++) {
                before.parts[i].count(sums, -1);
                between.put(before.sections.identity(i), before.parts[i]);
            }
            System.arraycopy(before.speaks, 0, speaks, 0, common.first);
            System.arraycopy(before.speaks, before.parts.length - common.last, speaks, parts.length - common.last, common.last);
            System.arraycopy(before.parts, 0, parts, 0, common.first);
            System.arraycopy(before.parts, before.parts.length - common.last, parts, parts.length - common.last, common.last);
        }
        Map<Long, List<Spelling>> outside = new HashMap<>();
        for (int i = common.first; i < parts.length - common.last; i++) {
            // Edits in several places leave sections between them as they were.
            SectionCheck same = between.get(sections.identity(i));
            parts[i] = same == null ? part(i, outside) : same;
            parts[i].count(sums, 1);
            speaks[i] = !parts[i].found().isEmpty();
        }
        if (isSeenAsAWhole()) {
            this.whole = List.copyOf(checker.check(new DocumentSubject(sections.document(), sections.all(), options, elsewhere)));
            this.spellings = null;
        } else {
            this.whole = null;
            this.spellings = options.off().contains(EquivalentSpelling.CODE) ? null : Optional.ofNullable(before).map(known -> known.spellings)
                    .flatMap(known -> known.edited(sections, parts, common.first, common.last, outside))
                    .orElseGet(() -> new SectionSpellings(checker, sections, options, elsewhere, parts, outside(outside)));
        }
    }

    /**
     * What two states have in common.
     *
     * @param first how many sections at the beginning
     * @param last  how many at the end
     */
    private record Common(int first, int last) {

        static Common of(Sections before, Sections now) {
            int most = Math.min(before.size(), now.size());
            int first = 0;
            while (first < most && before.identity(first) == now.identity(first)) {
                first++;
            }
            int last = 0;
            while (last < most - first && before.identity(before.size() - 1 - last) == now.identity(now.size() - 1 - last)) {
                last++;
            }
            return new Common(first, last);
        }
    }

    private SectionCheck part(int section, Map<Long, List<Spelling>> outside) {
        List<UrnOccurrence> occurrences = sections.occurrences(section);
        List<Name> names = SectionNames.in(occurrences, options);
        SectionSpellings.lookUp(names, elsewhere, sections, outside);
        return new SectionCheck(checker.eachOf(occurrences, options), SectionNames.of(names),
                SectionCheck.Marks.of(sections.text(section), occurrences));
    }

    /** How other documents spell the names of this one. */
    private Map<Long, List<Spelling>> outside(Map<Long, List<Spelling>> known) {
        for (int i = 0; i < parts.length; i++) {
            if (elsewhere != Spellings.NONE) {
                SectionSpellings.lookUp(SectionNames.in(sections.occurrences(i), options), elsewhere, sections, known);
            }
        }
        return known;
    }

    private boolean isSeenAsAWhole() {
        return sums[SectionCheck.DIRECTIVES] > 0 || sums[SectionCheck.BASES] > 0 || Checker.isOfProject(sections.document())
                || sums[SectionCheck.TEMPLATES] > 0 && RegistrationTemplate.isReadIn(sections.document())
                || sums[SectionCheck.LOCATORS] > 0 && Markup.of(sections.document()).filter(Markup::isForBrowsers).isPresent();
    }

    /** What is found in another state of the document; only what the two do not have in common is checked. */
    public SectionedCheck edited(Sections now) {
        return new SectionedCheck(checker, now, options, elsewhere, this);
    }

    /** What goes on with {@link #edited} after other documents have changed, and with them their names. Holds no findings itself. */
    public SectionedCheck respelled() {
        return new SectionedCheck(this);
    }

    /** How many findings there are. */
    public int size() {
        int size = whole != null ? whole.size() : spellings == null ? 0 : spellings.size();
        for (int i = 0; whole == null && i < SectionCheck.DIRECTIVES; i++) {
            size += sums[i];
        }
        return size;
    }

    private List<Finding> spellings(int section) {
        return spellings == null ? List.of() : spellings.of(section);
    }

    /** Every finding, in the order of the text. */
    public List<Finding> all() {
        return placed().stream().map(placed -> placed.finding().moved(placed.start())).toList();
    }

    /** Every finding as it was found in its section. */
    private List<Placed> placed() {
        if (size() == 0) {
            return List.of();
        }
        List<Placed> all = new ArrayList<>(size());
        if (whole != null) {
            whole.forEach(finding -> all.add(new Placed(finding, 0)));
            return all;
        }
        boolean compared = spellings != null && spellings.size() > 0;
        boolean[] table = speaks;
        for (int i = 0; i < table.length; i++) {
            if (table[i] || compared) {
                int start = sections.start(i);
                together(i).forEach(finding -> all.add(new Placed(finding, start)));
            }
        }
        return all;
    }

    private void forEachOf(int section, Consumer<Finding> sink) {
        together(section).forEach(finding -> sink.accept(finding.moved(sections.start(section))));
    }

    /** The findings of a section, with offsets that are counted from its start. */
    private List<Finding> together(int section) {
        List<Finding> found = parts[section].found();
        List<Finding> compared = spellings(section);
        if (compared.isEmpty()) {
            return found;
        }
        List<Finding> together = new ArrayList<>(found);
        together.addAll(compared);
        together.sort(Comparator.comparingInt(finding -> finding.range().start()));
        return together;
    }

    /** The findings that touch {@code range}, in the order of the text. */
    public List<Finding> touching(TextRange range) {
        List<Finding> found = new ArrayList<>();
        Consumer<Finding> sink = finding -> {
            if (finding.range().end() >= range.start() && finding.range().start() <= range.end()) {
                found.add(finding);
            }
        };
        if (whole != null) {
            whole.forEach(sink);
            return found;
        }
        // One that ends where the range begins may stand in the section before.
        for (int i = sections.at(Math.max(0, range.start() - 1)); i < parts.length && sections.start(i) <= range.end(); i++) {
            forEachOf(i, sink);
        }
        return found;
    }

    /**
     * The worst findings, in the order of the text; of equally bad ones the first.
     *
     * @param most how many at most
     */
    public List<Placed> worst(int most) {
        List<Placed> all = placed();
        if (all.size() <= most) {
            return all;
        }
        int[] left = new int[SectionCheck.DIRECTIVES];
        all.forEach(placed -> left[placed.finding().severity().ordinal()]++);
        int room = most;
        for (int i = 0; i < left.length; i++) { // they are declared with the worst first
            left[i] = Math.min(left[i], room);
            room -= left[i];
        }
        return all.stream().filter(placed -> left[placed.finding().severity().ordinal()]-- > 0).toList();
    }
}
