package io.github.urnls.feature.renamemap;

import io.github.urnls.feature.renamemap.MapReader.Result;
import io.github.urnls.feature.renamemap.RenameMap.Change;
import io.github.urnls.urn.Specification;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a second run of a map would do to the names that the first one made. A name that would come back is a circle: no
 * run could be the last. A name that would only go on is a chain, which one pass follows for one step.
 *
 * @param longest the longest name that is followed
 * @param done    names that lead into no circle
 */
record MapRounds(RenameMap map, Specification specification, int longest, Set<String> done) {

    /** The map with sentences about chains, or its first circle. */
    static Result of(RenameMap map, Specification specification) {
        int longest = 3 * map.lines().stream().mapToInt(MapLine::length).max().orElse(0); // longer ones only grow
        MapRounds rounds = new MapRounds(map, specification, longest, new HashSet<>());
        List<String> notes = new ArrayList<>();
        for (MapLine line : map.lines()) {
            Optional<Change> again = line.isIdentity() ? Optional.empty() : rounds.next(line.newName());
            Optional<Result.Fault> circle = again.flatMap(change -> rounds.circle(line));
            if (circle.isPresent()) {
                return circle.get();
            }
            again.ifPresent(change -> notes.add(note(line, change)));
        }
        return new Result.Read(map, notes);
    }

    private Optional<Change> next(String name) {
        return map.change(name, specification).filter(Change::changes);
    }

    /** Follows the names that {@code start} makes from line to line. */
    private Optional<Result.Fault> circle(MapLine start) {
        Map<String, Integer> path = new LinkedHashMap<>();
        path.put(start.oldName(), start.number());
        String name = start.newName();
        while (name.length() <= longest && !done.contains(name)) {
            if (path.containsKey(name)) {
                return Optional.of(fault(name, path));
            }
            Optional<Change> next = next(name);
            if (next.isEmpty()) {
                break;
            }
            path.put(name, next.get().line().number());
            name = next.get().after(name);
        }
        done.addAll(path.keySet());
        return Optional.empty();
    }

    private static Result.Fault fault(String name, Map<String, Integer> path) {
        List<String> names = new ArrayList<>(path.keySet());
        List<String> circle = names.subList(names.indexOf(name), names.size());
        int line = path.get(circle.getLast());
        return new Result.Fault(line, "a circle: “" + String.join("” -> “", circle) + "” -> “" + name
                + "”; names would change with each run, so rename in two steps, with two maps");
    }

    private static String note(MapLine line, Change again) {
        String second = again.line().number() == line.number() ? "the same line"
                : "line " + again.line().number();
        return "Line " + line.number() + " makes “" + line.newName() + "”, which " + second
                + " renames in a further run; run this map once.";
    }
}
