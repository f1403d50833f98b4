package io.github.urnls.workspace.index;

import io.github.urnls.check.NameUse;
import io.github.urnls.check.Spellings.Spelling;
import io.github.urnls.check.Spellings;
import io.github.urnls.feature.CodeLenses;
import io.github.urnls.feature.WorkspaceSymbols;
import io.github.urnls.workspace.FileUris;
import io.github.urnls.workspace.index.CommonNames.Standing;
import io.github.urnls.workspace.index.NamesInFile.Open;
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
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The index of names: which files have which names. A name is stored once for all files that use it, and a file costs
 * three numbers for each of its names. Safe for any thread. Every method is short, except {@link #search}, which looks
 * at each name.
 */
public final class NameIndex {

    /**
     * What findings in any file depend on for a spelling: its rank among the others, and whether only one file has it
     * or declares it.
     *
     * @param isMost    whether it is used more often than every other one
     * @param file      the number of the only file with it, or {@link #SEVERAL}
     * @param declaring the number of the only file that declares it, or {@link #SEVERAL}, or {@link #NONE}
     */
    private record Seen(String spelling, boolean isMost, boolean isNamespaceName, int file, int declaring) {}

    private static final int SEVERAL = -1;

    private static final int NONE = -2;

    private final NameTable byKey = new NameTable();
    private final CommonNames common = new CommonNames();
    private volatile boolean hasCommon;
    /** The keys of names that stopped being rare, after a name became common or stopped being common. */
    private final Set<String> noLongerRare = new HashSet<>();
    private final NavigableMap<String, IndexedFile> byUri = new TreeMap<>();
    private final List<@Nullable IndexedFile> byNumber = new ArrayList<>();
    private final Deque<Integer> freeNumbers = new ArrayDeque<>();
    private final Map<String, List<String>> prefixes = new TreeMap<>();
    private int spellings;
    private long occurrences;

    /**
     * Puts {@code file} into the index and replaces its older state.
     *
     * @return the keys of the names whose findings may have changed, in that file or in others
     */
    public synchronized Set<String> put(NamesInFile file) {
        Set<String> touched = new HashSet<>();
        for (IndexedName name : byUri.getOrDefault(file.uri(), IndexedFile.EMPTY).names) {
            touched.add(name.key);
        }
        file.uses().forEach(use -> touched.add(use.key()));
        Set<String> rareBefore = hasCommon || common.hasChanged() ? rare(touched) : Set.of();
        Map<String, List<Seen>> before = spelled(touched);
        Map<String, Standing> stood = standings(touched);
        forget(file.uri());
        if (!file.uses().isEmpty() || !file.prefixes().isEmpty() || !file.open().isEmpty()) {
            add(file);
        }
        Map<String, List<Seen>> after = spelled(touched);
        Map<String, Standing> stand = standings(touched);
        // Only a rare name may be a slip. The check of an older state may hold a finding in one that was rare.
        Set<String> left = new HashSet<>(rareBefore);
        Set<String> near = new HashSet<>();
        left.removeIf(key -> byKey.get(key) != null && !stand.containsKey(key));
        left.stream().filter(key -> !common.near(key).isEmpty()).forEach(near::add);
        if (common.hasChanged()) {
            noLongerRare.addAll(left);
        }
        Set<String> moved = new HashSet<>(stood.keySet());
        moved.addAll(stand.keySet());
        moved.removeIf(key -> Objects.equals(stood.get(key), stand.get(key)));
        moved.forEach(key -> common.follow(key, stood.get(key), stand.get(key)));
        hasCommon = !common.isEmpty();
        if (hasCommon) {
            rare(touched).stream().filter(key -> !rareBefore.contains(key) && !common.near(key).isEmpty())
                    .forEach(near::add);
        }
        touched.removeIf(key -> Objects.equals(before.get(key), after.get(key)));
        touched.forEach(common::respelled);
        touched.addAll(near);
        return touched;
    }

    private Set<String> rare(Set<String> keys) {
        Set<String> rare = new HashSet<>(keys);
        rare.removeIf(key -> byKey.get(key) == null || CommonNames.standing(byKey.get(key)) != null);
        return rare;
    }

    /** The standings of the names that are not rare. */
    private Map<String, Standing> standings(Set<String> keys) {
        Map<String, Standing> standings = new HashMap<>();
        for (String key : keys) {
            Standing standing = CommonNames.standing(byKey.get(key));
            if (standing != null) {
                standings.put(key, standing);
            }
        }
        return standings;
    }

    /**
     * The keys of the rare names that may be a slip of a common one, or were one since the last {@link #nearChanged}.
     */
    public Set<String> nearCommon() {
        return rareNear(true);
    }

    /** Whether a name became common, or stopped being common, since the last {@link #nearChanged}. */
    public synchronized boolean hasChanged() {
        return common.hasChanged();
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
        Set<String> wanted = new HashSet<>();
        Set<String> rare = new HashSet<>();
        synchronized (this) {
            wanted.addAll(common.takeChanged());
            if (all) {
                wanted.addAll(common.all());
            }
            if (!wanted.isEmpty()) {
                byKey.forEach(first -> {
                    if (CommonNames.standing(first) == null) {
                        rare.add(first.key);
                    }
                });
                rare.addAll(noLongerRare);
            }
            noLongerRare.clear();
        }
        CommonNames these = new CommonNames(wanted);
        rare.removeIf(key -> these.near(key).isEmpty());
        return rare;
    }

    private Optional<Spelling> commonNear(String key, String canonical) {
        return hasCommon ? nearestCommon(key, canonical) : Optional.empty(); // called for each name of each document
    }

    private synchronized Optional<Spelling> nearestCommon(String key, String canonical) {
        if (CommonNames.standing(byKey.get(key)) != null) {
            return Optional.empty();
        }
        List<String> near = common.near(key);
        // A name that is not counted yet is checked again when it is.
        return near.size() == 1 && standsOnlyIn(key, canonical) && !standsOnlyIn(near.get(0), canonical)
                ? Optional.of(ranked(near.get(0)).getFirst()) : Optional.empty();
    }

    private boolean standsOnlyIn(String key, String canonical) {
        return filesWith(key).equals(List.of(canonical));
    }

    /** Removes a file; returns the same as {@link #put}. */
    public synchronized Set<String> remove(String uri) {
        return put(new NamesInFile(uri, List.of(), List.of(), List.of()));
    }

    /** The spellings of names with more than one, or with a declaration. No finding depends on other names. */
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

    /** The spellings, the most used first; this order is the same for every file. */
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
        IndexedFile file = new IndexedFile(number, added.uri(), names, uses, added.prefixes(),
                added.open());
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

    /** The spellings of names as a file sees them, in itself and in others; {@code document} is its URI. */
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

            @Override
            public Optional<Spelling> commonNear(String key) {
                return NameIndex.this.commonNear(key, canonical);
            }
        };
    }

    private synchronized boolean isDeclared(String key) {
        return chain(key).stream().anyMatch(name -> name.declarations > 0);
    }

    /** The spellings of names within one file alone; {@code document} is its URI. */
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
        if (first == null || first.next == null) { // nearly every name has one spelling
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

    /** The spellings that {@code wanted} accepts, those used most first, at most {@code most}. */
    public synchronized List<String> matching(Predicate<String> wanted, int most) {
        Comparator<IndexedName> order = Comparator.comparing((IndexedName name) -> -name.uses)
                .thenComparing(name -> name.spelling);
        PriorityQueue<IndexedName> found = new PriorityQueue<>(order.reversed()); // the least of them comes first
        byKey.forEach(first -> {
            for (IndexedName name = first; name != null; name = name.next) {
                if (name.uses > 0 && wanted.test(name.spelling)) {
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

    /** The number of uses of a name, without declarations, and of its spellings. */
    public synchronized CodeLenses.Counts counts(String key) {
        List<IndexedName> names = chain(key);
        return new CodeLenses.Counts(names.stream().mapToInt(name -> name.uses - name.declarations).sum(),
                names.size());
    }

    /**
     * The uses of a name in all its spellings.
     *
     * @param home         the file to show it in: the first by URI that declares and writes it, else the first that
     *                     writes it. Empty when it is declared but never written
     * @param declaring    the first file that declares it
     * @param declarations the number of files that declare it
     * @param count        the number of uses, without declarations
     * @param files        the number of files with these uses
     */
    public record Uses(Optional<String> home, Optional<String> declaring, int declarations, int count, int files) {}

    /** The uses of the name with this key; none if it is not known. */
    public synchronized Uses uses(String key) {
        UsesCount uses = new UsesCount();
        chain(key).forEach(name -> name.forEachFile(number -> uses.add(file(number), file(number).use(name))));
        return uses.result();
    }

    /** The files that have a name in any spelling, in the order of their URIs. */
    public synchronized List<String> filesWith(String key) {
        return files(key, use -> true);
    }

    /** The files that declare a name, weakly or not. */
    public synchronized List<String> filesDeclaring(String key) {
        return files(key, use -> use.declaring() != NameUse.Declaring.NO);
    }

    /** As {@link #filesDeclaring}, without those that only repeat the name in a program. */
    public synchronized List<String> filesDefining(String key) {
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

    /**
     * Each spelling, beginning of names, template and pattern that {@code wanted} accepts, with its files. Looks at all
     * of them.
     */
    public synchronized SortedMap<String, Set<String>> filesBySpelling(Predicate<String> wanted) {
        SortedMap<String, Set<String>> found = new TreeMap<>();
        byKey.forEach(first -> first.chain().stream().filter(name -> wanted.test(name.spelling))
                .forEach(name -> name.forEachFile(number -> found
                        .computeIfAbsent(name.spelling, spelling -> new TreeSet<>()).add(file(number).uri))));
        byUri.forEach((uri, file) -> file.open.stream().map(Open::text).filter(wanted)
                .forEach(text -> found.computeIfAbsent(text, spelling -> new TreeSet<>()).add(uri)));
        return found;
    }

    /**
     * The files with a beginning of names, a template or a pattern that {@code wanted} accepts. Looks at all of them.
     */
    public synchronized Set<String> filesWithOpen(Predicate<Open> wanted) {
        Set<String> found = new TreeSet<>();
        byUri.forEach((uri, file) -> {
            if (file.open.stream().anyMatch(wanted)) {
                found.add(uri);
            }
        });
        return found;
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

    /** A name that is searched for. */
    private record Match(String key, int rank, boolean isDeclared, int uses) {

        private static final Comparator<Match> BEST_FIRST = Comparator.comparingInt(Match::rank)
                .thenComparing(Match::isDeclared, Comparator.reverseOrder())
                .thenComparing(Match::uses, Comparator.reverseOrder()).thenComparing(Match::key);

        private static Match of(IndexedName first, ToIntFunction<String> ranking) {
            int rank = WorkspaceSymbols.NONE;
            int uses = 0;
            int declarations = 0;
            for (IndexedName name = first; name != null; name = name.next) {
                rank = Math.min(rank, ranking.applyAsInt(name.spelling));
                uses += name.uses;
                declarations += name.declarations;
            }
            return new Match(first.key, rank, declarations > 0, uses - declarations);
        }
    }

    /**
     * The keys of the names that {@code ranking} finds, at most {@code most}. They are ordered by rank, the lowest
     * first, then declared ones, then the most used, then by the alphabet.
     *
     * @param ranking the rank of a spelling, or {@link WorkspaceSymbols#NONE}
     */
    public synchronized List<String> search(ToIntFunction<String> ranking, int most) {
        PriorityQueue<Match> found = new PriorityQueue<>(Match.BEST_FIRST.reversed()); // the least of them comes first
        byKey.forEach(first -> {
            Match match = Match.of(first, ranking);
            if (match.rank != WorkspaceSymbols.NONE) {
                found.add(match);
            }
            if (found.size() > most) {
                found.remove();
            }
        });
        return found.stream().sorted(Match.BEST_FIRST).map(Match::key).toList();
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
    public synchronized NamesInFile names(String uri) {
        IndexedFile file = byUri.getOrDefault(uri, IndexedFile.EMPTY);
        return new NamesInFile(uri, file.uses(), file.prefixes, file.open);
    }

    /** The number of files, different spellings and occurrences. */
    public synchronized Size size() {
        return new Size(byUri.size(), spellings, occurrences);
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
