package io.github.urnls.workspace.index;

import io.github.urnls.feature.Tally;
import io.github.urnls.feature.renamemap.MapLine;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Names that would become one, or a new beginning of names that is in use.
 *
 * @param newName  what they would be called
 * @param oldNames the one or two names that change; none if {@code newName} is a beginning
 * @param lines    the lines that say so, of each old name
 * @param files    the files that have {@code newName} already, in the order of their URIs; none if two names change
 */
public record Collision(String newName, List<String> oldNames, List<MapLine> lines, List<String> files) {

    /** “Line 3: ” or “Lines 3 and 4: ”; empty if there is no map. */
    private String at() {
        List<Integer> numbers = lines.stream().map(MapLine::number).distinct().sorted().toList();
        return numbers.size() < 2 ? lines.getFirst().at()
                : numbers.stream().map(String::valueOf).collect(Collectors.joining(" and ", "Lines ", ": "));
    }

    /** A clause; {@code first} is the first of {@link #files} as shown to a user. */
    public String message(String first) {
        if (files.isEmpty()) {
            return at() + "“" + oldNames.getFirst() + "” and “" + oldNames.getLast() + "” would both become “" + newName
                    + "”";
        }
        return at() + "“" + newName + "” stands in " + Tally.counted(files.size(), "file") + " already, the first is "
                + first;
    }
}
