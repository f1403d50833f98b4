package io.github.urnls.cli.run;

import io.github.urnls.check.run.Checker;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.report.Place;
import io.github.urnls.feature.NameTarget;
import io.github.urnls.feature.renamemap.DocumentMap;
import io.github.urnls.feature.renamemap.MapReader.Result;
import io.github.urnls.feature.renamemap.MapReader;
import io.github.urnls.feature.renamemap.RenameMap;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Chars;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Specification;
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
 * @param map     the old names and the new ones
 * @param nothing that no place was found; the number of files follows
 */
public record RenameTask(RenameMap map, String nothing) {

    /** The most lines of {@link #left} that are shown. */
    public static final int MOST_LEFT = 100;

    /** The files whose names are renamed. */
    public interface Scope {

        /** The specification of the names that were given. */
        Specification specification();

        /** The options by which new names are checked. */
        CheckOptions options();

        /** The file with this URI, as it is shown. */
        String path(String uri);

        /**
         * The name {@code text}, an argument: all of it, letter by letter, also if it is wrong.
         *
         * @throws UsageException if it does not begin as a name
         */
        default NameTarget target(String text) {
            NameTarget.fault(text).ifPresent(fault -> {
                throw new UsageException(fault);
            });
            return NameTarget.written(text, specification()).orElseThrow();
        }
    }

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
    public static RenameTask of(String oldName, String newName, boolean below, String option,
            Specification specification) {
        UsageException.throwIf(!below && isNamespace(oldName) && isNamespace(newName),
                "“" + oldName + "” is the beginning of names: " + option + " renames all that begin so");
        String old = "“" + oldName + "”";
        String nothing = below && oldName.endsWith(":") ? "no name of " + old + " was" : old + " was not";
        return of(MapReader.one(oldName, newName, below, false, specification), "", nothing + " found in", note -> {});
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
    public static RenameTask ofMap(String text, String shown, Specification specification, Consumer<String> notes) {
        return of(MapReader.read(text, specification), shown, "no name of " + shown + " was found in", notes);
    }

    private static RenameTask of(Result read, String shown, String nothing, Consumer<String> notes) {
        return switch (read) {
            case Result.Read map -> {
                map.notes().forEach(note -> notes.accept(shown + ": " + Printable.of(note)));
                yield new RenameTask(map.map(), nothing);
            }
            case Result.Fault fault -> throw new UsageException(at(shown, fault.line()) + fault.message());
        };
    }

    private static String at(String shown, int line) {
        String file = shown.isEmpty() ? "" : shown + ": ";
        return line == 0 ? file : shown + ":" + line + ": ";
    }

    /** The edits, and what speaks against them. */
    public RenamePlan plan(Scope scope, NameSearch search, Checker checker) {
        return RenamePlan.of(search, map, scope.specification(), checker, scope.options());
    }

    /** Lines about what {@code plan} leaves, with the reason. */
    public static List<String> left(Scope scope, RenamePlan plan) {
        return Stream.concat(plan.left().stream().map(left -> line(scope, left)), plan.others().stream()).toList();
    }

    private static String line(Scope scope, RenamePlan.Left left) {
        return scope.path(left.document().uri()) + ":"
                + Place.of(left.document().lines(), left.name().range().start()) + ": “"
                + RenamePlan.shown(left.name().occurrence().text()) + "” is left: " + left.why();
    }

    /**
     * Hands out each place where text changes; returns lines about what may stand for old names, too. A composed name
     * and its first part begin at one place.
     */
    public List<String> eachPlace(Scope scope, NameSearch search, Places sink) {
        List<String> left = new ArrayList<>();
        RenamePlan.eachFile(search, map, scope.specification(), file -> {
            DocumentMap here = map.in(file.names());
            Set<Integer> starts = new HashSet<>();
            for (Name place : here.in(file.names())) {
                if (here.changes(place) && starts.add(place.range().start())) {
                    sink.add(file.document(), place, here.after(place));
                }
            }
            RenamePlan.left(file, here).forEach(place -> left.add(line(scope, place)));
        });
        return left;
    }
}
