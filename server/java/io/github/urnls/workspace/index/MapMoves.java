package io.github.urnls.workspace.index;

import io.github.urnls.feature.renamemap.MapLine;
import io.github.urnls.feature.renamemap.RenameMap.Change;
import io.github.urnls.feature.renamemap.RenameMap;
import io.github.urnls.namespace.rules.NamespaceEquivalence;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The names in use that a map changes, and whether two of all names would become one. */
final class MapMoves {

    private final RenameMap map;
    private final Specification specification;
    private final Map<Integer, List<Move>> byLine = new TreeMap<>();
    private final Map<String, Move> byNewKey = new TreeMap<>();
    private final Set<String> moved = new HashSet<>();
    private final List<String> there = new ArrayList<>();
    private final List<Collision> both = new ArrayList<>();

    /** A name that changes. */
    record Move(String spelling, String key, Change change) {

        /** What it becomes; the namespace in the case of the line, if that is for just this name. */
        String made() {
            String made = change.after(spelling);
            return made.equalsIgnoreCase(change.line().newName()) ? change.line().newName() : made;
        }

        private boolean merges() {
            return change.line().merges();
        }
    }

    MapMoves(RenameMap map, Specification specification) {
        this.map = map;
        this.specification = specification;
    }

    /** Adds a name in use; returns whether a place of it may change. */
    boolean add(String spelling, String key) {
        Optional<Change> change = map.change(spelling, key, specification);
        if (change.isPresent() && change.get().changes()) {
            add(new Move(spelling, key, change.get()));
        } else if (map.isJoined(key)) {
            there.add(key);
        }
        return change.isPresent() || map.concernsFragments(key, specification);
    }

    private void add(Move move) {
        byLine.computeIfAbsent(move.change.line().number(), line -> new ArrayList<>()).add(move);
        moved.add(move.key);
        String newKey = NamespaceEquivalence.key(UrnParser.parse(move.made(), specification));
        if (newKey.equals(move.key)) {
            return;
        }
        Move other = byNewKey.putIfAbsent(newKey, move);
        if (other != null && !other.key.equals(move.key) && !(other.merges() && move.merges())) {
            List<Move> two = Stream.of(other, move).sorted(Comparator.comparing(Move::spelling)).toList();
            both.add(new Collision(move.made(), two.stream().map(Move::spelling).toList(),
                    two.stream().map(one -> one.change.line()).toList(), List.of()));
        }
    }

    /** The names that each line changes, in the order of the lines. */
    Collection<List<Move>> ofEachLine() {
        return byLine.values();
    }

    /** The names of {@code index}, which were all added, that would become one. */
    List<Collision> collisions(NameIndex index) {
        List<Collision> found = new ArrayList<>(both);
        byNewKey.forEach((newKey, move) -> {
            List<String> files = moved.contains(newKey) || move.merges() ? List.of() : index.filesWith(newKey);
            if (!files.isEmpty()) {
                found.add(new Collision(move.made(), List.of(move.spelling),
                        List.of(move.change.line()),
                        files));
            }
        });
        Optional<MapLine> only = byNewKey.values().stream().findFirst().map(move -> move.change.line())
                .filter(line -> !there.isEmpty() && found.isEmpty() && !line.merges());
        only.ifPresent(line -> {
            Set<String> files = new TreeSet<>();
            there.forEach(key -> files.addAll(index.filesWith(key)));
            found.add(new Collision(line.beginning(), List.of(), List.of(line), List.copyOf(files)));
        });
        return found;
    }
}
