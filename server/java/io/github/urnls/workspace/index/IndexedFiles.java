package io.github.urnls.workspace.index;

import io.github.urnls.check.NameUse;
import io.github.urnls.feature.Uses;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The files of the index with the names in them, and the names with their files. For one thread at a time. */
final class IndexedFiles {

    /** The first spelling of each name, by the key of the name. */
    final Map<String, IndexedName> byKey = new HashMap<>();
    final NavigableMap<String, IndexedFile> byUri = new TreeMap<>();
    private final List<@Nullable IndexedFile> byNumber = new ArrayList<>();
    private final Deque<Integer> freeNumbers = new ArrayDeque<>();
    private int spellings;
    private long occurrences;

    NameIndex.Size size() {
        return new NameIndex.Size(byUri.size(), spellings, occurrences);
    }

    /** The file with this URI; one without names if it is not known. */
    IndexedFile file(String uri) {
        return byUri.getOrDefault(uri, IndexedFile.EMPTY);
    }

    IndexedFile file(int number) {
        return Objects.requireNonNull(byNumber.get(number));
    }

    /** The spellings of the name with this key; none if it is not known. */
    List<IndexedName> spellings(String key) {
        IndexedName first = byKey.get(key);
        return first == null ? List.of() : first.chain();
    }

    /** Gives {@code sink} each spelling of each name. */
    void eachName(Consumer<IndexedName> sink) {
        for (IndexedName first : byKey.values()) {
            for (IndexedName name = first; name != null; name = name.next) {
                sink.accept(name);
            }
        }
    }

    /** Gives {@code sink} each file with the name with this key, and how it uses each spelling of it. */
    void eachUse(String key, BiConsumer<IndexedFile, NameUse> sink) {
        spellings(key).forEach(name -> name.forEachFile(number -> sink.accept(file(number), file(number).use(name))));
    }

    /** Replaces the older state of the file, if there is one. A file without anything is not kept. */
    void put(NamesInFile file) {
        remove(file.uri());
        if (!file.isEmpty()) {
            add(file);
        }
    }

    private void add(NamesInFile added) {
        if (freeNumbers.isEmpty()) {
            freeNumbers.push(byNumber.size());
            byNumber.add(null);
        }
        int number = freeNumbers.pop();
        List<NameUse> uses = new ArrayList<>(added.uses());
        uses.sort(IndexedName::compare);
        IndexedName[] names = new IndexedName[uses.size()];
        for (int i = 0; i < names.length; i++) {
            NameUse use = uses.get(i);
            names[i] = name(use);
            names[i].count(use, 1);
            names[i].addFile(number);
            occurrences += use.count();
        }
        IndexedFile file = new IndexedFile(number, added.uri(), names, uses, added.prefixes(), added.open());
        byNumber.set(number, file);
        byUri.put(file.uri, file);
    }

    private IndexedName name(NameUse use) {
        IndexedName first = byKey.get(use.key());
        for (IndexedName name = first; name != null; name = name.next) {
            if (name.spelling.equals(use.spelling())) {
                return name;
            }
        }
        IndexedName added = new IndexedName(use.spelling(), first == null ? use.key() : first.key);
        added.next = first;
        byKey.put(added.key, added);
        spellings++;
        return added;
    }

    private void remove(String uri) {
        IndexedFile file = byUri.remove(uri);
        if (file == null) {
            return;
        }
        byNumber.set(file.number, null);
        freeNumbers.push(file.number);
        for (int i = 0; i < file.names.length; i++) {
            IndexedName name = file.names[i];
            NameUse use = file.use(i);
            name.count(use, -1);
            name.removeFile(file.number);
            occurrences -= use.count();
            if (name.isGone()) {
                unchain(name);
                spellings--;
            }
        }
    }

    private void unchain(IndexedName gone) {
        IndexedName before = byKey.get(gone.key);
        if (before != gone) {
            while (before != null && before.next != gone) {
                before = before.next;
            }
            Objects.requireNonNull(before).next = gone.next;
        } else if (gone.next == null) {
            byKey.remove(gone.key);
        } else {
            byKey.put(gone.key, gone.next);
        }
    }

    /** The uses of the name with this key, in all its spellings; none if it is not known. */
    Uses uses(String key) {
        UsesCount uses = new UsesCount();
        eachUse(key, uses::add);
        return uses.result((int) spellings(key).stream().filter(IndexedName::isExample).count());
    }

    /** Adds up the uses of one name. It makes no list of the files, since there may be fifty thousand. */
    private static final class UsesCount {

        private final BitSet used = new BitSet();
        private int declarations;
        private int count;
        private final First written = new First();
        private final First declaring = new First();

        void add(IndexedFile file, NameUse use) {
            boolean declares = use.isDeclared();
            int order = declares ? use.declared().order() : Integer.MAX_VALUE;
            int places = use.declared().places();
            int others = use.count() - places + use.besides();
            count += others;
            declarations += places;
            if (others > 0) {
                used.set(file.number);
            }
            if (use.count() > 0) {
                written.add(file.uri, order);
            }
            if (declares) {
                declaring.add(file.uri, order);
            }
        }

        Uses result(int spellings) {
            return new Uses(Optional.ofNullable(written.uri), Optional.ofNullable(declaring.uri), declarations, count,
                    used.cardinality(), spellings);
        }
    }

    /** The file that comes first: by its declaration, else by its URI. */
    private static final class First {

        private @Nullable String uri;
        private int order;

        void add(String other, int itsOrder) {
            if (uri == null || itsOrder < order || itsOrder == order && other.compareTo(uri) < 0) {
                uri = other;
                order = itsOrder;
            }
        }
    }
}
