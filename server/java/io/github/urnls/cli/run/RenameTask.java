package io.github.urnls.cli.run;

import io.github.urnls.check.run.Checker;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.report.Place;
import io.github.urnls.feature.renamemap.DocumentMap;
import io.github.urnls.feature.renamemap.MapReader.Result;
import io.github.urnls.feature.renamemap.MapReader;
import io.github.urnls.feature.renamemap.RenameMap;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Chars;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.index.NameSearch;
import io.github.urnls.workspace.index.RenamePlan;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * What {@code rename} renames, on the command line and for assistants.
 *
 * @param tree    the files whose names are renamed
 * @param map     the old names and the new ones
 * @param nothing that no place was found; the number of files follows
 */
public record RenameTask(Tree tree, RenameMap map, String nothing) {

    /** The most lines of {@link #left} that are shown. */
    public static final int MOST_LEFT = 100;

    /** Gets each place of an old name, and the text of the name afterwards. */
    public interface Places {
        void add(Document document, Name place, String after);
    }

    /**
     * The rename of one name, and of those below it if {@code below}; or of all that begin so, if both names end with a
     * colon.
     *
     * @param option what the user calls {@code below}, for messages
     * @throws UsageException if a name cannot be renamed so
     */
    public static RenameTask of(Tree tree, String oldName, String newName, boolean below, String option) {
        UsageException.throwIf(!below && isNamespace(oldName) && isNamespace(newName),
                "“" + oldName + "” is the beginning of names: " + option + " renames all that begin so");
        String old = "“" + oldName + "”";
        String nothing = below && oldName.endsWith(":") ? "no name of " + old + " was" : old + " was not";
        return of(tree, MapReader.one(oldName, newName, below, false, tree.specification()), "", nothing + " found in",
                note -> {});
    }

    private static boolean isNamespace(String name) {
        return Chars.isUrn(name) && name.indexOf(':', 4) == name.length() - 1;
    }

    /**
     * The renames of a map.
     *
     * @param text  the lines
     * @param shown what the user calls the map, for messages
     * @param notes gets sentences about what the map does twice
     * @throws UsageException if a line is wrong, or if lines go around in a circle
     */
    public static RenameTask ofMap(Tree tree, String text, String shown, Consumer<String> notes) {
        return of(tree, MapReader.read(text, tree.specification()), shown, "no name of " + shown + " was found in",
                notes);
    }

    private static RenameTask of(Tree tree, Result read, String shown, String nothing,
            Consumer<String> notes) {
        return switch (read) {
            case Result.Read map -> {
                map.notes().forEach(note -> notes.accept(shown + ": " + Printable.of(note)));
                yield new RenameTask(tree, map.map(), nothing);
            }
            case Result.Fault fault -> throw new UsageException(at(shown, fault.line()) + fault.message());
        };
    }

    private static String at(String shown, int line) {
        String file = shown.isEmpty() ? "" : shown + ": ";
        return line == 0 ? file : shown + ":" + line + ": ";
    }

    /** The edits, and what speaks against them. */
    public RenamePlan plan(NameSearch search, Checker checker) {
        return RenamePlan.of(search, map, tree.specification(), checker, tree.options());
    }

    /** Lines about what {@code plan} leaves, with the reason. */
    public List<String> left(RenamePlan plan) {
        return Stream.concat(plan.left().stream().map(this::line), plan.others().stream()).toList();
    }

    private String line(RenamePlan.Left left) {
        return tree.path(left.document().uri()) + ":"
                + Place.of(left.document(), left.name().range().start()) + ": “"
                + RenamePlan.shown(left.name().text()) + "” is left: " + left.why();
    }

    /**
     * Hands out each place where text changes; returns lines about what may stand for old names, too. A composed name
     * and its first part begin at one place.
     */
    public List<String> eachPlace(NameSearch search, Places sink) {
        List<String> left = new ArrayList<>();
        RenamePlan.eachFile(search, map, tree.specification(), file -> {
            DocumentMap here = map.in(file.names());
            Set<Integer> starts = new HashSet<>();
            for (Name place : here.in(file.names())) {
                if (here.changes(place) && starts.add(place.range().start())) {
                    sink.add(file.document(), place, here.after(place));
                }
            }
            RenamePlan.left(file, here).forEach(place -> left.add(line(place)));
        });
        return left;
    }
}
