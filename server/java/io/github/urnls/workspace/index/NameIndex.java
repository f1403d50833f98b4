package io.github.urnls.workspace.index;

import io.github.urnls.check.NameUse;
import io.github.urnls.check.Spellings.Spelling;
import io.github.urnls.check.Spellings;
import io.github.urnls.feature.CodeLenses;
import io.github.urnls.workspace.FileUris;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Which names stand in which files. A name is kept once however many files use it; a file costs three numbers for each
 * of its names. Safe for any thread; every method is short, but for {@link #search}, which looks at each name.
 */
public final class NameIndex {

    /**
     * Everything about a spelling that a finding in some file can depend on: its rank among the others, and whether it
     * stands, or is declared, in that file alone.
     *
     * @param isMost    it is used more often than every other one
     * @param file      the number of the only file it stands in, or {@link #SEVERAL}
     * @param declaring the number of the only file that declares it, or {@link #SEVERAL}, or {@link #NONE}
     */
    private record Seen(String spelling, boolean isMost, boolean isNamespaceName, int file, int declaring) {}

    private static final int SEVERAL = -1;

    private static final int NONE = -2;

    private final NameTable byKey = new NameTable();
    private final NavigableMap<String, IndexedFile> byUri = new TreeMap<>();
    private final List<@Nullable IndexedFile> byNumber = new ArrayList<>();
    private final Deque<Integer> freeNumbers = new ArrayDeque<>();
    private final Map<String, List<String>> prefixes = new TreeMap<>();
    private int spellings;
    private long occurrences;

    /**
     * Takes {@code file} in place of what was known of it.
     *
     * @return the keys of the names whose findings may have changed, in that file or in others
     */
    public synchronized Set<String> put(FileNames file) {
        Set<String> touched = new HashSet<>();
        for (IndexedName name : byUri.getOrDefault(file.uri(), IndexedFile.EMPTY).names) {
            touched.add(name.key);
        }
        file.uses().forEach(use -> touched.add(use.key()));
        Map<String, List<Seen>> before = spelled(touched);
        forget(file.uri());
        if (!file.uses().isEmpty() || !file.prefixes().isEmpty()) {
            add(file);
        }
        Map<String, List<Seen>> after = spelled(touched);
        touched.removeIf(key -> Objects.equals(before.get(key), after.get(key)));
        return touched;
    }

    /** Forgets a file; answers as {@link #put}. */
    public synchronized Set<String> remove(String uri) {
        return put(new FileNames(uri, List.of(), List.of()));
    }

    /** Only names with more than one spelling, or a declaration: no finding hangs on others. */
    private Map<String, List<Seen>> spelled(Set<String> keys) {
        Map<String, List<Seen>> spelled = new HashMap<>();
        for (String key : keys) {
            IndexedName first = byKey.get(key);
            if (first != null && first.next != null) {
                spelled.put(key, seen(first));
            } else if (first != null && first.declarations > 0) {
                spelled.put(key, List.of());
            }
        }
        return spelled;
    }

    /** The spelling used most comes first: that order is the same for every file. */
    private List<Seen> seen(IndexedName first) {
        List<IndexedName> names = first.chain();
        names.sort(Comparator.comparing(name -> new Spelling(name.spelling, name.uses, 0, false, false),
                Spelling.BEST_FIRST));
        int most = names.get(0).uses == names.get(1).uses ? 0 : names.get(0).uses;
        return names.stream().map(name -> new Seen(name.spelling, name.uses == most, name.namespaceNames > 0,
                name.onlyFileOr(SEVERAL), declaring(name))).toList();
    }

    private int declaring(IndexedName name) {
        if (name.declarations > 1) {
            return SEVERAL;
        }
        int[] declaring = {NONE};
        if (name.declarations == 1) {
            name.forEachFile(number -> {
                if (file(number).use(name).declared()) {
                    declaring[0] = number;
                }
            });
        }
        return declaring[0];
    }

    private IndexedFile file(int number) {
        return Objects.requireNonNull(byNumber.get(number));
    }

    private void add(FileNames added) {
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
        IndexedFile file = new IndexedFile(number, added.uri(), names, uses, added.prefixes());
        byNumber.set(number, file);
        byUri.put(file.uri, file);
        if (!file.prefixes.isEmpty()) {
            prefixes.put(file.uri, file.prefixes);
        }
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
        byKey.put(added);
        spellings++;
        return added;
    }

    private void forget(String uri) {
        IndexedFile file = byUri.remove(uri);
        if (file == null) {
            return;
        }
        byNumber.set(file.number, null);
        freeNumbers.push(file.number);
        prefixes.remove(uri);
        for (int i = 0; i < file.names.length; i++) {
            IndexedName name = file.names[i];
            NameUse use = file.use(i);
            name.count(use, -1);
            name.removeFile(file.number);
            occurrences -= use.count();
            if (name.isGone()) {
                unchain(name);
            }
        }
    }

    private void unchain(IndexedName gone) {
        spellings--;
        IndexedName first = byKey.get(gone.key);
        if (first == gone) {
            if (gone.next == null) {
                byKey.remove(gone.key);
            } else {
                byKey.put(gone.next);
            }
            return;
        }
        for (IndexedName name = first; name != null; name = name.next) {
            if (name.next == gone) {
                name.next = gone.next;
            }
        }
    }

    /** How the names of a file are spelled, there and in others; {@code document} is its URI. */
    public Spellings seenFrom(String document) {
        String canonical = FileUris.canonical(document);
        return new Spellings() {
            @Override
            public List<Spelling> of(String key) {
                return NameIndex.this.of(key, canonical);
            }

            @Override
            public List<Spelling> ranked(String key) {
                return NameIndex.this.ranked(key);
            }

            @Override
            public boolean isDeclared(String key) {
                return NameIndex.this.isDeclared(key);
            }
        };
    }

    private synchronized boolean isDeclared(String key) {
        return chain(key).stream().anyMatch(name -> name.declarations > 0);
    }

    /** How the names of a file are spelled in it, whatever stands in others; {@code document} is its URI. */
    public Spellings within(String document) {
        String canonical = FileUris.canonical(document);
        return new Spellings() {
            @Override
            public List<Spelling> of(String key) {
                return ownOf(key, canonical);
            }

            @Override
            public boolean isDeclared(String key) {
                return isDeclaredIn(key, canonical);
            }
        };
    }

    private synchronized boolean isDeclaredIn(String key, String canonical) {
        IndexedFile own = byUri.getOrDefault(canonical, IndexedFile.EMPTY);
        return chain(key).stream().anyMatch(name -> own.use(name).declared());
    }

    private synchronized List<Spelling> ownOf(String key, String canonical) {
        IndexedFile own = byUri.getOrDefault(canonical, IndexedFile.EMPTY);
        return chain(key).stream().map(own::use).filter(here -> here.count() > 0)
                .map(here -> new Spelling(here.spelling(), here.count(), here.namespaceNames(), false, false)).toList();
    }

    private synchronized List<Spelling> of(String key, String canonical) {
        IndexedName first = byKey.get(key);
        if (first == null || first.next == null) { // as of nearly every name
            return List.of();
        }
        List<Spelling> spelled = new ArrayList<>();
        IndexedFile own = byUri.getOrDefault(canonical, IndexedFile.EMPTY);
        for (IndexedName name : first.chain()) {
            if (name.uses > 0) {
                NameUse here = own.use(name);
                boolean outside = name.uses > here.count();
                boolean declaredHereOnly = here.declared() && name.declarations == 1;
                spelled.add(new Spelling(name.spelling, name.uses, name.namespaceNames, outside,
                        outside && name.declarations > 0 && !declaredHereOnly));
            }
        }
        return spelled;
    }

    /** Whether the names of a file are counted; {@code document} is its URI. */
    public synchronized boolean holds(String document) {
        return byUri.containsKey(FileUris.canonical(document));
    }

    /** The keys of all names that are spelled in more than one way. */
    public synchronized Set<String> spelledInSeveralWays() {
        Set<String> keys = new HashSet<>();
        byKey.forEach(first -> {
            if (first.next != null) {
                keys.add(first.key);
            }
        });
        return keys;
    }

    /** Every spelling that begins with {@code prefix}, those used most first, at most {@code most}. */
    public synchronized List<String> beginning(String prefix, int most) {
        Comparator<IndexedName> order = Comparator.comparing((IndexedName name) -> -name.uses)
                .thenComparing(name -> name.spelling);
        PriorityQueue<IndexedName> found = new PriorityQueue<>(order.reversed()); // the least of them comes first
        byKey.forEach(first -> {
            for (IndexedName name = first; name != null; name = name.next) {
                if (name.uses > 0 && name.spelling.startsWith(prefix)) {
                    found.add(name);
                }
                if (found.size() > most) {
                    found.remove();
                }
            }
        });
        return found.stream().sorted(order).map(name -> name.spelling).toList();
    }

    /** Every spelling of a name, the one to prefer first. */
    public synchronized List<Spelling> ranked(String key) {
        return chain(key).stream()
                .map(name -> new Spelling(name.spelling, name.uses, name.namespaceNames, true, name.declarations > 0))
                .sorted(Spelling.BEST_FIRST).toList();
    }

    /** How often a name is used where it is not declared, and in how many ways it is spelled. */
    public synchronized CodeLenses.Counts counts(String key) {
        List<IndexedName> names = chain(key);
        return new CodeLenses.Counts(names.stream().mapToInt(name -> name.uses - name.declarations).sum(),
                names.size());
    }

    /** The files that a name stands in, however it is spelled; in the order of their URIs. */
    public synchronized List<String> filesWith(String key) {
        return files(key, use -> true);
    }

    /** The files that declare a name. */
    public synchronized List<String> filesDeclaring(String key) {
        return files(key, NameUse::declared);
    }

    private List<String> files(String key, Predicate<NameUse> wanted) {
        Set<String> found = new TreeSet<>();
        chain(key).forEach(name -> name.forEachFile(number -> {
            if (wanted.test(file(number).use(name))) {
                found.add(file(number).uri);
            }
        }));
        return List.copyOf(found);
    }

    private List<IndexedName> chain(String key) {
        IndexedName first = byKey.get(key);
        if (first == null) {
            return List.of();
        }
        return first.chain();
    }

    /** The catalogs that map beginnings of names, with these beginnings. */
    public synchronized Map<String, List<String>> prefixes() {
        return new TreeMap<>(prefixes);
    }

    /**
     * The keys of the names with a wanted spelling; at most {@code most}, in alphabetical order.
     */
    public synchronized List<String> search(Predicate<String> wanted, int most) {
        List<String> keys = new ArrayList<>();
        byKey.forEach(first -> {
            for (IndexedName name = first; name != null; name = name.next) {
                if (wanted.test(name.spelling)) {
                    keys.add(name.key);
                    break;
                }
            }
        });
        keys.sort(Comparator.naturalOrder());
        return List.copyOf(keys.subList(0, Math.min(most, keys.size())));
    }

    /** Every known file in a folder or in a folder below it. */
    public synchronized List<String> filesBelow(String folder) {
        return List.copyOf(byUri.subMap(folder + "/", folder + "0").keySet()); // “0” follows “/”
    }

    /** Every known file. */
    public synchronized List<String> files() {
        return List.copyOf(byUri.keySet());
    }

    /** The names of a file; without uses when the file is not known. */
    public synchronized FileNames names(String uri) {
        IndexedFile file = byUri.getOrDefault(uri, IndexedFile.EMPTY);
        return new FileNames(uri, file.uses(), file.prefixes);
    }

    /** How many files, different spellings and occurrences there are. */
    public synchronized Size size() {
        return new Size(byUri.size(), spellings, occurrences);
    }

    /**
     * How much is in the index.
     *
     * @param files       with at least one name
     * @param spellings   different ones
     * @param occurrences in all
     */
    public record Size(int files, int spellings, long occurrences) {}
}
