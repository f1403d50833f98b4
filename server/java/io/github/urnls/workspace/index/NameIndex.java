package io.github.urnls.workspace.index;

import io.github.urnls.workspace.index.NameState.Change;
import io.github.urnls.check.NameUse;
import io.github.urnls.check.Spellings.Spelling;
import io.github.urnls.check.Spellings;
import io.github.urnls.feature.Uses;
import io.github.urnls.feature.WorkspaceSymbols;
import io.github.urnls.workspace.FileUris;
import io.github.urnls.workspace.index.NamesInFile.Open;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/**
 * The index of names: which files have which names. A name is stored once for all files that use it, and a file costs a
 * few numbers for each of its names. Safe for any thread. Every method is short, except {@link #search}, which looks at
 * each name.
 */
public final class NameIndex {

    private final IndexedFiles files = new IndexedFiles();
    private final PossibleSlips slips = new PossibleSlips();

    /**
     * Puts {@code file} into the index and replaces its older state.
     *
     * @return the keys of the names whose findings may have changed, in that file or in others
     */
    public synchronized Set<String> put(NamesInFile file) {
        List<Change> changes = replace(file);
        Set<String> affected = slips.follow(changes);
        changes.stream().filter(Change::isRespelled).map(Change::key).forEach(affected::add);
        return affected;
    }

    private List<Change> replace(NamesInFile file) {
        Map<String, NameState> before = new HashMap<>();
        for (IndexedName name : files.file(file.uri()).names) {
            before.computeIfAbsent(name.key, this::state);
        }
        file.uses().forEach(use -> before.computeIfAbsent(use.key(), this::state));
        files.put(file);
        List<Change> changes = new ArrayList<>(before.size());
        before.forEach((key, was) -> changes.add(new Change(key, was, state(key))));
        return changes;
    }

    private NameState state(String key) {
        return NameState.of(key, files);
    }

    /**
     * The keys of the rare names that may be a slip of a common one, or were one since the last {@link #nearChanged}.
     */
    public Set<String> nearCommon() {
        return rareNear(true);
    }

    /** Whether a name became common, or stopped being common, since the last {@link #nearChanged}. */
    public synchronized boolean hasChanged() {
        return slips.hasChanged();
    }

    /**
     * The keys of the rare names that may be a slip of a changed name. A changed name became common, or stopped being
     * common, since the last call of this or of {@link #nearCommon}.
     */
    public Set<String> nearChanged() {
        return rareNear(false);
    }

    /** Locks the index only while it collects the names, since comparing them takes longer. */
    private Set<String> rareNear(boolean all) {
        Collection<String> common;
        Set<String> rare;
        synchronized (this) {
            common = slips.takeCommon(all);
            rare = slips.takeNoLongerRare();
            if (!common.isEmpty()) {
                files.byKey.values().forEach(first -> {
                    if (CommonNames.standing(first) == null) {
                        rare.add(first.key);
                    }
                });
            }
        }
        CommonNames these = new CommonNames(common);
        rare.removeIf(key -> these.near(key).isEmpty());
        return rare;
    }

    private Optional<Spelling> commonNear(String key, String canonical) {
        if (!slips.hasCommon()) { // called for each name of each document
            return Optional.empty();
        }
        return nearestCommon(key, canonical);
    }

    private synchronized Optional<Spelling> nearestCommon(String key, String canonical) {
        if (CommonNames.standing(files.byKey.get(key)) != null) {
            return Optional.empty();
        }
        List<String> near = slips.near(key);
        // A name that is not counted yet is checked again when it is.
        if (near.size() != 1 || !standsOnlyIn(key, canonical) || standsOnlyIn(near.get(0), canonical)) {
            return Optional.empty();
        }
        return ranked(near.get(0)).stream().findFirst();
    }

    private boolean standsOnlyIn(String key, String canonical) {
        return filesWith(key).equals(List.of(canonical));
    }

    /** The spellings of names as a file sees them, in itself and in others; {@code document} is its URI. */
    public Spellings seenFrom(String document) {
        return seenFrom(document, () -> true);
    }

    /** As {@link #seenFrom(String)}; as long as {@code others} says no, other files do not count. */
    public Spellings seenFrom(String document, BooleanSupplier others) {
        String canonical = FileUris.canonical(document);
        return new Spellings() {
            @Override
            public List<Spelling> of(String key) {
                return others.getAsBoolean() ? NameIndex.this.of(key, canonical) : ownOf(key, canonical);
            }

            @Override
            public List<Spelling> ranked(String key) {
                return others.getAsBoolean() ? NameIndex.this.ranked(key) : ownOf(key, canonical);
            }

            @Override
            public boolean isDeclared(String key) {
                return others.getAsBoolean() ? NameIndex.this.isDeclared(key) : isDeclaredIn(key, canonical);
            }

            @Override
            public Optional<Spelling> commonNear(String key) {
                return others.getAsBoolean() ? NameIndex.this.commonNear(key, canonical) : Optional.empty();
            }
        };
    }

    /** Whether any file declares the name with this key. */
    synchronized boolean isDeclared(String key) {
        return files.spellings(key).stream().anyMatch(name -> name.declarations > 0);
    }

    private synchronized boolean isDeclaredIn(String key, String canonical) {
        IndexedFile own = files.file(canonical);
        return files.spellings(key).stream().anyMatch(name -> own.use(name).isDeclared());
    }

    private synchronized List<Spelling> ownOf(String key, String canonical) {
        IndexedFile own = files.file(canonical);
        return files.spellings(key).stream().map(own::use).filter(here -> here.count() > 0)
                .limit(Spellings.MOST + 1)
                .map(here -> new Spelling(here.spelling(), here.count(), here.namespaceNames(), false, false)).toList();
    }

    private synchronized List<Spelling> of(String key, String canonical) {
        IndexedName first = files.byKey.get(key);
        if (first == null || first.next == null) { // nearly every name has one spelling
            return List.of();
        }
        List<Spelling> spelled = new ArrayList<>();
        IndexedFile own = files.file(canonical);
        for (IndexedName name = first; name != null && spelled.size() <= Spellings.MOST; name = name.next) {
            if (name.uses > 0) {
                NameUse here = own.use(name);
                boolean outside = name.uses > here.count();
                boolean declaredHereOnly = name.declarations == here.declared().times();
                spelled.add(name.spelling(outside, outside && name.declarations > 0 && !declaredHereOnly));
            }
        }
        return spelled;
    }

    /** Whether the file is known with exactly these names. */
    public synchronized boolean holds(NamesInFile file) {
        IndexedFile known = files.file(file.uri());
        return known.names.length == file.uses().size() && known.prefixes.equals(file.prefixes())
                && known.open.equals(file.open()) && Set.copyOf(file.uses()).containsAll(known.uses());
    }

    /** Whether the names of a file are counted; {@code document} is its URI. */
    public synchronized boolean holds(String document) {
        return files.byUri.containsKey(FileUris.canonical(document));
    }

    /** The keys of all names that are spelled in more than one way. */
    public synchronized Set<String> spelledInSeveralWays() {
        return files.byKey.values().stream().filter(first -> first.next != null).map(first -> first.key)
                .collect(Collectors.toSet());
    }

    /** The spellings that {@code wanted} accepts, those used most first, at most {@code most}. */
    public synchronized List<String> matching(Predicate<String> wanted, int most) {
        Best<IndexedName> found = new Best<>(Comparator.comparing((IndexedName name) -> -name.uses)
                .thenComparing(name -> name.spelling), most); // made here, since a start makes the class
        files.eachName(name -> {
            if (name.uses > 0 && wanted.test(name.spelling)) {
                found.add(name);
            }
        });
        return found.inOrder().stream().map(name -> name.spelling).toList();
    }

    /** Every spelling of a name, the one to prefer first. */
    public synchronized List<Spelling> ranked(String key) {
        return files.spellings(key).stream().filter(IndexedName::isExample)
                .map(name -> name.spelling(true, name.declarations > 0))
                .sorted(Spelling.BEST_FIRST).toList();
    }

    /** The uses of the name with this key; none if it is not known. */
    public synchronized Uses uses(String key) {
        return files.uses(key);
    }

    /** The files that have a name in any spelling, in the order of their URIs. */
    public synchronized List<String> filesWith(String key) {
        return files(key, use -> true);
    }

    /** The files that declare a name, weakly or not. */
    public synchronized List<String> filesDeclaring(String key) {
        return files(key, use -> use.declared().isShown());
    }

    /**
     * As {@link #filesDeclaring}, without those that only repeat the name in a program; those whose declarations come
     * first stand first.
     */
    public synchronized List<String> filesDefining(String key) {
        Map<String, Integer> orders = new TreeMap<>();
        files.eachUse(key, (file, use) -> {
            if (use.isDeclared()) {
                orders.merge(file.uri, use.declared().order(), Math::min);
            }
        });
        return orders.entrySet().stream().sorted(Map.Entry.comparingByValue()).map(Map.Entry::getKey).toList();
    }

    private List<String> files(String key, Predicate<NameUse> wanted) {
        Set<String> found = new TreeSet<>();
        files.eachUse(key, (file, use) -> {
            if (wanted.test(use)) {
                found.add(file.uri);
            }
        });
        return List.copyOf(found);
    }

    /**
     * Each spelling in use, beginning of names, template and pattern that {@code wanted} accepts, with its files. Looks
     * at all of them.
     */
    public synchronized SortedMap<String, Set<String>> filesBySpelling(Predicate<String> wanted) {
        SortedMap<String, Set<String>> found = new TreeMap<>();
        files.eachName(name -> {
            if (name.isExample() && wanted.test(name.spelling)) {
                name.forEachFile(number -> found.computeIfAbsent(name.spelling, spelling -> new TreeSet<>())
                        .add(files.file(number).uri));
            }
        });
        files.byUri
                .forEach((uri, file) -> file.open.stream().filter(Open::used).map(Open::text).filter(wanted)
                        .forEach(text -> found.computeIfAbsent(text, spelling -> new TreeSet<>()).add(uri)));
        return found;
    }

    /**
     * The files with a beginning of names, a template or a pattern that {@code wanted} accepts. Looks at all of them.
     */
    public synchronized List<String> filesWithOpen(Predicate<Open> wanted) {
        return files.byUri.values().stream().filter(file -> file.open.stream().anyMatch(wanted)).map(file -> file.uri)
                .toList();
    }

    /** Gives {@code sink} each spelling of a name, with the key of the name. Looks at all of them. */
    public synchronized void eachSpelling(BiConsumer<String, String> sink) {
        files.eachName(name -> {
            if (name.isExample()) {
                sink.accept(name.spelling, name.key);
            }
        });
    }

    /** The catalogs that map beginnings of names, with these beginnings. */
    public synchronized Map<String, List<String>> prefixes() {
        Map<String, List<String>> found = new TreeMap<>();
        files.byUri.forEach((uri, file) -> {
            if (!file.prefixes.isEmpty()) {
                found.put(uri, file.prefixes);
            }
        });
        return found;
    }

    /**
     * The keys of the names that {@code ranking} finds, at most {@code most}. They are ordered by rank, the lowest
     * first, then declared ones, then the most used, then by the alphabet.
     *
     * @param ranking the rank of a spelling, or {@link WorkspaceSymbols#NONE}
     */
    public List<String> search(ToIntFunction<String> ranking, int most) {
        Best<FoundName> found = new Best<>(FoundName.BEST_FIRST, most);
        each(ranking, found::add);
        return found.inOrder().stream().map(FoundName::key).toList();
    }

    /** Gives {@code sink} each name that {@code ranking} finds. Looks at all of them. */
    synchronized void each(ToIntFunction<String> ranking, Consumer<FoundName> sink) {
        files.byKey.values().forEach(first -> {
            FoundName name = FoundName.of(first, ranking);
            if (name.rank() != WorkspaceSymbols.NONE) {
                sink.accept(name);
            }
        });
    }

    /** Every known file in a folder or in a folder below it. */
    public synchronized List<String> filesBelow(String folder) {
        return List.copyOf(files.byUri.subMap(folder + "/", folder + "0").keySet()); // “0” follows “/”
    }

    /** Every known file. */
    public synchronized List<String> files() {
        return List.copyOf(files.byUri.keySet());
    }

    /** The names of a file; without uses when the file is not known. */
    public synchronized NamesInFile names(String uri) {
        IndexedFile file = files.file(uri);
        return new NamesInFile(uri, file.uses(), file.prefixes, file.open);
    }

    /** The number of files, different spellings and occurrences. */
    public synchronized Size size() {
        return files.size();
    }

    /**
     * The size of the index.
     *
     * @param files       files with at least one name
     * @param spellings   different spellings
     * @param occurrences all occurrences
     */
    public record Size(int files, int spellings, long occurrences) {}
}
