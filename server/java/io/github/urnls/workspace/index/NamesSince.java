package io.github.urnls.workspace.index;

import io.github.urnls.workspace.index.OtherVersions.Pair;
import io.github.urnls.text.Chars;
import io.github.urnls.workspace.index.NameDifference.Kind;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Compares the names of two states of a tree. Only the files that changed are read in both states; the others are read
 * if {@link #dependsOnOthers} says so.
 *
 * @param before the changed files as they were
 * @param now    the changed files as they are
 * @param others the files that did not change
 */
public record NamesSince(TreeState before, TreeState now, TreeState others) {

    private static final Comparator<NameDifference> IN_ORDER = Comparator.comparing(NameDifference::kind)
            .thenComparing(NameDifference::name).thenComparing(NameDifference::was);

    /** Whether a name or its declaration came or went in the changed files, so that it may stand in other files. */
    public boolean dependsOnOthers() {
        return !before.keys().equals(now.keys()) || !before.declared().equals(now.declared());
    }

    /** The differences, by kind and then by name. */
    public List<NameDifference> differences() {
        Set<String> gone = onlyIn(before.keys(), now.keys(), others::has);
        Set<String> added = onlyIn(now.keys(), before.keys(), others::has);
        List<NameDifference> found = new ArrayList<>();
        Set<Pair> declared = new TreeSet<>(OtherVersions.IN_ORDER);
        declared.addAll(raisedWhereDeclared());
        Set<Pair> raised = new TreeSet<>(OtherVersions.IN_ORDER);
        raised.addAll(declared);
        raised.addAll(OtherVersions.of(gone, added, before, now));
        Map<Pair, Set<String>> partly = new TreeMap<>(OtherVersions.IN_ORDER);
        now.names().files().stream().filter(before.names()::holds).forEach(uri -> {
            raised.addAll(raisedIn(uri));
            partlyRaisedIn(uri, added)
                    .forEach(pair -> partly.computeIfAbsent(pair, key -> new TreeSet<>()).add(uri));
        });
        raised.addAll(partly.keySet());
        for (Pair pair : raised) {
            boolean most = declared.contains(pair) || added.contains(pair.now()) && isMostlyRaised(pair);
            Set<String> behind = most ? filesBehind(pair) : partly.getOrDefault(pair, Set.of());
            if (!behind.isEmpty()) {
                found.add(new NameDifference(Kind.LEFT_BEHIND, now.spelling(pair.now()), before.spelling(pair.before()),
                        declared.contains(pair), List.copyOf(behind)));
            }
        }
        for (Pair pair : raised) {
            boolean everywhere = declared.contains(pair);
            List<String> files = everywhere ? now.names().filesDefining(pair.now()) : filesOfRaised(pair);
            found.add(new NameDifference(Kind.RAISED, now.spelling(pair.now()), before.spelling(pair.before()),
                    everywhere || declare(files, pair), files));
            gone.remove(pair.before());
            added.remove(pair.now());
        }
        gone.forEach(key -> found.add(new NameDifference(Kind.GONE, before.spelling(key), "", before.declares(key),
                before.names().filesWith(key))));
        added.forEach(key -> found.add(new NameDifference(Kind.ADDED, now.spelling(key), "", now.declares(key),
                now.names().filesWith(key))));
        changed(found);
        found.sort(IN_ORDER);
        return List.copyOf(found);
    }

    private static Set<String> onlyIn(Set<String> one, Set<String> other, Predicate<String> others) {
        Set<String> only = new TreeSet<>(one);
        only.removeAll(other);
        only.removeIf(others);
        return only;
    }

    /**
     * The names that one file has no more, with another version that came to it, or that it has more often than before:
     * a name may have been raised in a part of the file first.
     */
    private Collection<Pair> raisedIn(String uri) {
        Map<String, Integer> old = before.counts(uri);
        Map<String, Integer> current = now.counts(uri);
        Set<String> came = new TreeSet<>(current.keySet());
        came.removeIf(key -> current.get(key) <= old.getOrDefault(key, 0));
        return OtherVersions.of(onlyIn(old.keySet(), current.keySet(), key -> false), came, before, now);
    }

    /** The names that one file has less than half as often, with another version in it that no file had before. */
    private Collection<Pair> partlyRaisedIn(String uri, Set<String> added) {
        Map<String, Integer> old = before.counts(uri);
        Map<String, Integer> current = now.counts(uri);
        Set<String> fewer = new TreeSet<>(current.keySet());
        fewer.removeIf(key -> current.get(key) * 2 >= old.getOrDefault(key, 0));
        Set<String> came = new TreeSet<>(current.keySet());
        came.retainAll(added);
        return OtherVersions.of(fewer, came, before, now);
    }

    /** Whether all files together have the older version less than half as often as before. */
    private boolean isMostlyRaised(Pair pair) {
        int rest = others.count(pair.before());
        return (now.count(pair.before()) + rest) * 2 < before.count(pair.before()) + rest;
    }

    /** Whether one of {@code files} declared the older version and declares the new one. */
    private boolean declare(List<String> files, Pair pair) {
        Set<String> declaring = new HashSet<>(before.names().filesDefining(pair.before()));
        declaring.retainAll(now.names().filesDefining(pair.now()));
        return files.stream().anyMatch(declaring::contains);
    }

    private Collection<Pair> raisedWhereDeclared() {
        return OtherVersions.of(onlyIn(before.declared(), now.declared(), others::declares),
                onlyIn(now.declared(), before.declared(), others::declares), before, now);
    }

    /** The files that have the new version in place of the older one; all that have it if there is none. */
    private List<String> filesOfRaised(Pair pair) {
        List<String> all = now.names().filesWith(pair.now());
        Set<String> instead = new TreeSet<>(before.names().filesWith(pair.before()));
        now.names().filesWith(pair.before()).forEach(instead::remove);
        instead.retainAll(all);
        return instead.isEmpty() ? all : List.copyOf(instead);
    }

    /** The files that still have the older version, also as the beginning of names in a program. */
    private Set<String> filesBehind(Pair pair) {
        String was = before.spelling(pair.before());
        SortedSet<String> files = new TreeSet<>();
        for (TreeState state : List.of(now, others)) {
            files.addAll(state.names().filesWith(pair.before()));
            files.addAll(
                    state.names().filesWithOpen(open -> open.used() && isBelow(open.text(), was)));
        }
        files.removeAll(now.names().filesDefining(pair.now()));
        return files;
    }

    private static boolean isBelow(String text, String name) {
        return text.startsWith(name) && Chars.endsAt(text, name.length(), ":/#?");
    }

    /** Adds the names whose declaring documents say something else than before, under the same name. */
    private void changed(List<NameDifference> found) {
        Set<String> keys = new TreeSet<>(before.compared());
        keys.addAll(now.compared());
        for (String key : keys) {
            Map<String, String> old = all(before, key);
            Map<String, String> current = all(now, key);
            Set<String> files = new TreeSet<>(differing(current, new HashSet<>(old.values())));
            if (files.isEmpty()) {
                files.addAll(differing(old, new HashSet<>(current.values())));
            }
            if (!old.isEmpty() && !current.isEmpty() && !files.isEmpty()) {
                TreeState state = now.has(key) ? now : before;
                found.add(new NameDifference(Kind.CHANGED, state.spelling(key), "", true, List.copyOf(files)));
            }
        }
    }

    private Map<String, String> all(TreeState state, String key) {
        Map<String, String> contents = new TreeMap<>(state.contents(key));
        contents.putAll(others.contents(key));
        return contents;
    }

    private static Set<String> differing(Map<String, String> contents, Set<String> known) {
        return contents.entrySet().stream().filter(entry -> !known.contains(entry.getValue())).map(Map.Entry::getKey)
                .collect(Collectors.toSet());
    }

    /** How a file is called that one of the states has. */
    public TreeState stateWith(String uri) {
        return Stream.of(now, before, others).filter(state -> state.hasFile(uri)).findFirst().orElseThrow();
    }
}
