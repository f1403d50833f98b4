package io.github.urnls.scan;

import io.github.urnls.format.Lexer;
import io.github.urnls.format.Passage;
import io.github.urnls.format.ResumableFormat;
import io.github.urnls.text.Change;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Specification;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A document in sections that can be read by themselves, so that an edit costs the sections that it changes and not the
 * document. Immutable: an edit gives another object, which shares all other sections. The URNs are always those that
 * {@link OccurrenceScanner} finds in the whole document. A document is one section if its language cannot be read from
 * the middle on. So is a document without any {@code urn:}, which is not read at all.
 */
public final class Sections {

    /** In UTF-16 code units: at least the length of the word that begins a comment that suppresses findings. */
    private static final int LONGEST_MARK = 8;

    private final SectionedText content;
    private final Section[] sections;
    /** Where each section begins; one more for the end of the document. */
    private final int[] starts;
    /**
     * The {@linkplain #identity identity} of the only section of a document without any {@code urn:}; null for other
     * documents.
     */
    private final @Nullable Object unread;

    private Sections(SectionedText content, List<Section> sections, @Nullable Object unread) {
        this.content = content;
        this.sections = sections.toArray(Section[]::new);
        this.unread = unread;
        this.starts = new int[this.sections.length + 1];
        for (int i = 0; i < this.sections.length; i++) {
            starts[i + 1] = starts[i] + this.sections[i].length;
        }
    }

    private static Sections unread(SectionedText text, Object identity) {
        return new Sections(text, List.of(text.whole(List.of())), identity);
    }

    /** Gets the sections of a document in their order, with their names, when the whole document is read. */
    public interface Listener {

        /** Does nothing. */
        Listener NONE = new Listener() { // no lambda: it would be linked at each start
            @Override
            public void read(Document document, String text, List<Name> names) {
                // Nothing to do.
            }
        };

        /** Gets a section with its characters and its names, at offsets from the start of the section. */
        void read(Document document, String text, List<Name> names);

        /** This one, then {@code other}. */
        default Listener and(Listener other) {
            return this == NONE ? other : (document, text, names) -> {
                read(document, text, names);
                other.read(document, text, names);
            };
        }
    }

    /** Reads {@code document} from beginning to end, with its names by {@code specification}. */
    public static Sections of(Document document, Specification specification) {
        return of(document, specification, Listener.NONE);
    }

    /** As {@link #of(Document, Specification)}; {@code listener} gets each section. */
    public static Sections of(Document document, Specification specification, Listener listener) {
        return of(SectionedText.of(document, specification, SectionReader.SIZE), listener);
    }

    /** As {@link #of(Document, Specification)}, in sections of another size. */
    static Sections of(Document document, Specification specification, int sectionSize) {
        return of(SectionedText.of(document, specification, sectionSize), Listener.NONE);
    }

    private static Sections of(SectionedText text, Listener listener) {
        return new Begun(text, listener).sections();
    }

    /** A document that is read from its beginning, a piece at a time. */
    public static final class Begun {

        private final SectionedText text;
        private final Listener listener;
        private final @Nullable SectionReader reader;

        /** Begins to read {@code document}. */
        public Begun(Document document, Specification specification) {
            this(SectionedText.of(document, specification, SectionReader.SIZE), Listener.NONE);
        }

        private Begun(SectionedText text, Listener listener) {
            this.text = text;
            this.listener = listener;
            this.reader = text.format() instanceof ResumableFormat resumable
                    && Candidates.in(text.document().text()).length > 0
                            ? new SectionReader(text, resumable, (offset, run) -> false, listener) : null;
        }

        /** Reads some more; returns whether there is more to read. */
        public boolean goOn() {
            return reader != null && reader.goOn();
        }

        /** All sections; reads what is left. */
        public Sections sections() {
            Document document = text.document();
            if (reader != null) {
                return new Sections(text, reader.readOn(document.length()), null);
            }
            boolean empty = Candidates.in(document.text()).length == 0;
            List<Name> names = empty ? List.of() : Name.in(document, text.specification());
            listener.read(document, document.text(), names);
            return empty ? unread(text, new Object()) : new Sections(text, List.of(text.whole(names)), null);
        }
    }

    /** The sections of {@code now}, the document after {@code change}. */
    public Sections edited(Document now, Change change) {
        SectionedText afresh = SectionedText.of(now, content.specification(), content.sectionSize());
        if (unread != null) {
            return editedUnread(afresh, change, unread);
        }
        if (!(afresh.format() instanceof ResumableFormat resumable) || !resumable.equals(content.format())
                || now.length() == 0) {
            return of(afresh, Listener.NONE);
        }
        if (!mayBind(document(), change.start(), change.oldEnd())
                && !mayBind(now, change.start(), change.newEnd())) {
            return edited(content.carriedTo(now), resumable, change);
        }
        if (afresh.binding().getAsBoolean() != bindsUrnPrefix()) {
            return of(afresh, Listener.NONE);
        }
        return edited(afresh, resumable, change);
    }

    private Sections editedUnread(SectionedText now, Change change, Object identity) {
        // A new name lies in the changed text or reaches into it.
        if (Candidates.in(around(now.document(), change.start(), change.newEnd(), 4)).length > 0) {
            return of(now, Listener.NONE);
        }
        if (mayMark(document(), change.start(), change.oldEnd())
                || mayMark(now.document(), change.start(), change.newEnd())) {
            return unread(now, new Object());
        }
        return unread(now, identity);
    }

    private Sections edited(SectionedText now, ResumableFormat format, Change change) {
        int first = firstToRead(change.start());
        Rejoin rejoin = new Rejoin(change, first + 1);
        SectionReader reader = new SectionReader(now, format, rejoin, Listener.NONE);
        List<Section> known = Arrays.asList(sections);
        List<Section> all = new ArrayList<>(known.subList(0, first));
        all.addAll(reader.read(starts[first], sections[first].state, change.newEnd()));
        if (reader.isJoined()) {
            all.addAll(known.subList(rejoin.next, known.size()));
        }
        return new Sections(now, all, null);
    }

    /** Finds the first section behind an edit that need not be read again. */
    private final class Rejoin implements SectionReader.Join {
        private final Change change;
        private int next;

        private Rejoin(Change change, int next) {
            this.change = change;
            this.next = next;
        }

        @Override
        public boolean at(int offset, Lexer run) {
            int before = offset - change.delta();
            while (next < sections.length && starts[next] < Math.max(before, change.oldEnd())) {
                next++;
            }
            return next < sections.length && starts[next] == before && sections[next].state.equals(run.state());
        }
    }

    /** The first section whose reading depends on the text from {@code offset} on. */
    private int firstToRead(int offset) {
        int first = 0;
        while (first < sections.length - 1 && (long) starts[first + 1] + sections[first].reach <= offset) {
            first++;
        }
        return first;
    }

    private static boolean mayBind(Document document, int from, int to) {
        return Surroundings.mayBindPrefix(around(document, from, to, Surroundings.LONGEST_BINDING));
    }

    /** Whether a comment may begin there that suppresses findings. */
    private static boolean mayMark(Document document, int from, int to) {
        return around(document, from, to, LONGEST_MARK).contains("urn");
    }

    private static String around(Document document, int from, int to, int reach) {
        return document.text(new TextRange(Math.max(0, from - reach), Math.min(document.length(), to + reach)));
    }

    /** The document that was read. */
    public Document document() {
        return content.document();
    }

    /** How many sections there are; at least one. */
    public int size() {
        return sections.length;
    }

    /** Where a section begins, given by its number from zero. */
    public int start(int section) {
        return starts[section];
    }

    /**
     * An object that two states of a document share for a section that no edit between them has changed. They may also
     * share it in a document without any {@code urn:}, as long as no edit concerns a comment that suppresses findings:
     * there is nothing else to check in such a document.
     */
    public Object identity(int section) {
        return unread == null ? sections[section] : unread;
    }

    /** The characters of a section. */
    public String text(int section) {
        return document().text(new TextRange(starts[section], starts[section + 1]));
    }

    /** The section of the character at {@code offset}; the last one for the end of the document. */
    public int at(int offset) {
        int found = Arrays.binarySearch(starts, offset);
        return found >= 0 ? Math.min(found, sections.length - 1) : -found - 2;
    }

    /** The names in a section, with offsets from its start. */
    public List<Name> names(int section) {
        List<Name> known = sections[section].names();
        if (known == null) {
            known = readAgain(section);
            sections[section].keep(known);
        }
        return known;
    }

    private List<Name> readAgain(int section) {
        String window = window(section);
        return Name.of(OccurrenceScanner.scan(window, Candidates.in(window, 0, sections[section].length),
                passages(section, window), content.binding()), specification());
    }

    /** The passages of a section, with offsets from its start. */
    List<Passage> passages(int section) {
        return passages(section, window(section));
    }

    private List<Passage> passages(int section, String window) {
        List<Passage> passages = new ArrayList<>();
        if (!(content.format() instanceof ResumableFormat resumable)) {
            content.format().read(window, passages::add);
            return passages;
        }
        Lexer run = resumable.run(window, sections[section].state, passages::add);
        while (run.at() < sections[section].length && run.step()) {
            // each step hands out its passages
        }
        return passages;
    }

    /** The text of a section, and the text behind it that its reading depends on. */
    private String window(int section) {
        long end = (long) starts[section + 1] + sections[section].reach;
        return document().text(new TextRange(starts[section], (int) Math.min(document().length(), end)));
    }

    boolean bindsUrnPrefix() {
        return content.binding().getAsBoolean();
    }

    /** The names that touch {@code range}, in the order of the text. */
    public List<Name> touching(TextRange range) {
        return touching(range, Integer.MAX_VALUE);
    }

    /** As {@link #touching(TextRange)}, the first {@code most}. */
    public List<Name> touching(TextRange range, int most) {
        List<Name> found = new ArrayList<>();
        // A name that ends where the range begins may be in the section before.
        for (int i = at(Math.max(0, range.start() - 1)); i < sections.length && found.size() < most
                && starts[i] <= range.end(); i++) {
            for (Name name : names(i)) {
                Name there = name.moved(starts[i]);
                if (found.size() < most && there.range().end() >= range.start()
                        && there.range().start() <= range.end()) {
                    found.add(there);
                }
            }
        }
        return found;
    }

    /** The specification that names are read by. */
    public Specification specification() {
        return content.specification();
    }

    /** Every name of the document, in the order of the text. Only the names of one section are in memory at a time. */
    public Iterable<Name> each() {
        return () -> IntStream.range(0, sections.length)
                .mapToObj(section -> names(section).stream().map(name -> name.moved(starts[section])))
                .flatMap(names -> names).iterator();
    }

    /** Every name of the document, in the order of the text. */
    public List<Name> all() {
        return all(() -> false);
    }

    /** As {@link #all()}; may stop early once {@code unwanted} is true. */
    public List<Name> all(BooleanSupplier unwanted) {
        List<Name> all = new ArrayList<>(count());
        for (int i = 0; i < sections.length && !unwanted.getAsBoolean(); i++) {
            for (Name name : names(i)) {
                all.add(name.moved(starts[i]));
            }
        }
        return List.copyOf(all);
    }

    /** How many URNs there are. */
    public int count() {
        int count = 0;
        for (Section section : sections) {
            count += section.count;
        }
        return count;
    }
}
