package io.github.urnls.cli.run;

import io.github.urnls.check.run.Checker;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.report.Place;
import io.github.urnls.feature.NameTarget;
import io.github.urnls.feature.Rename;
import io.github.urnls.feature.Renaming;
import io.github.urnls.feature.Tally;
import io.github.urnls.feature.renamemap.DocumentMap;
import io.github.urnls.feature.renamemap.MapReader.Result;
import io.github.urnls.feature.renamemap.MapReader;
import io.github.urnls.feature.renamemap.RenameMap;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Specification;
import io.github.urnls.workspace.index.MapPlan;
import io.github.urnls.workspace.index.NameSearch.InFile;
import io.github.urnls.workspace.index.NameSearch;
import io.github.urnls.workspace.index.RenamePlan.FileEdits;
import io.github.urnls.workspace.index.RenamePlan;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;

/** What {@code rename} renames, on the command line and for assistants. */
public sealed interface RenameTask {

    /** The files whose names are renamed. */
    interface Scope {

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
            return RenameTask.target(text, specification());
        }
    }

    /**
     * The edits, and what speaks against them.
     *
     * @param refusal   why it cannot be done
     * @param collision a clause about names that would become one
     * @param doubts    whole sentences about what else speaks against it
     * @param left      lines about what is left, with the reason
     * @param places    the number of places of old names
     */
    record Plan(Optional<String> refusal, Optional<String> collision, List<String> doubts, List<String> left,
            List<FileEdits> files, int places) {}

    /** Gets each place of an old name, and the text of the name afterwards. */
    interface Places {
        void add(Document document, Name place, String after);
    }

    /**
     * The rename of one name, and of those below it if {@code below}; or of all that begin so, if both names end with a
     * colon.
     *
     * @param option what the user calls {@code below}, for messages
     * @throws UsageException if a name cannot be renamed so
     */
    static RenameTask of(String oldName, String newName, boolean below, String option, Specification specification) {
        if (below && oldName.endsWith(":")) {
            return switch (MapReader.moving(oldName, newName, specification)) {
                case Result.Read read -> new ManyNames(read.map(), "“" + oldName + "”");
                case Result.Fault fault -> throw new UsageException(fault.message());
            };
        }
        UsageException.throwIf(isNamespace(oldName) && isNamespace(newName),
                "“" + oldName + "” is the beginning of names: " + option + " renames all that begin so");
        NameTarget target = target(oldName, specification);
        Rename.refusal(target, newName, specification).ifPresent(why -> {
            throw new UsageException(why);
        });
        return new OneName(new Rename(target, below, newName));
    }

    private static NameTarget target(String text, Specification specification) {
        NameTarget.fault(text).ifPresent(fault -> {
            throw new UsageException(fault);
        });
        return NameTarget.written(text, specification).orElseThrow();
    }

    private static boolean isNamespace(String name) {
        return name.regionMatches(true, 0, "urn:", 0, 4) && name.indexOf(':', 4) == name.length() - 1;
    }

    /**
     * The renames of a map.
     *
     * @param text  the lines
     * @param shown what the user calls the map, for messages
     * @param notes gets sentences about what the map does twice
     * @throws UsageException if a line is wrong, or if lines go around in a circle
     */
    static RenameTask ofMap(String text, String shown, Specification specification, Consumer<String> notes) {
        return switch (MapReader.read(text, specification)) {
            case Result.Read read -> {
                read.notes().forEach(note -> notes.accept(shown + ": " + Printable.of(note)));
                yield new ManyNames(read.map(), shown);
            }
            case Result.Fault fault -> throw new UsageException(shown + (fault.line() == 0 ? "" : ":" + fault.line())
                    + ": " + fault.message());
        };
    }

    Plan plan(Scope scope, NameSearch search, Checker checker);

    /** Hands out each place; returns lines about what may stand for old names, too. */
    List<String> eachPlace(Scope scope, NameSearch search, Places sink);

    /** That no place was found; the number of files follows. */
    String nothing();

    /** That nothing is to be changed at the places. */
    String done();

    /** One name, or also those below it. */
    record OneName(Rename rename) implements RenameTask {

        @Override
        public Plan plan(Scope scope, NameSearch search, Checker checker) {
            RenamePlan plan = RenamePlan.of(search, rename, checker, scope.options());
            Optional<String> collision = plan.joined().stream().findFirst()
                    .map(first -> "“" + rename.newName() + "” stands in "
                            + Tally.counted(plan.joined().size(), "file") + " already, the first is "
                            + scope.path(first));
            return new Plan(plan.refusal(), collision, plan.doubts(), plan.notes(), plan.files(), plan.places());
        }

        @Override
        public List<String> eachPlace(Scope scope, NameSearch search, Places sink) {
            search.eachRenamed(rename, file -> each(file, rename, rename::after, sink));
            return List.of();
        }

        @Override
        public String nothing() {
            return "“" + rename.target().spelling() + rename.target().components().orElse("") + "” was not found in";
        }

        @Override
        public String done() {
            return "“" + rename.newName() + "” is at every place already";
        }
    }

    /**
     * All names of a map.
     *
     * @param names what holds the old names, for messages
     */
    record ManyNames(RenameMap map, String names) implements RenameTask {

        @Override
        public Plan plan(Scope scope, NameSearch search, Checker checker) {
            MapPlan plan = MapPlan.of(search, map, scope.specification(), checker, scope.options());
            return new Plan(plan.refusal(), plan.collision(scope::path), plan.doubts(),
                    plan.left().stream().map(left -> line(scope, left)).toList(), plan.files(), plan.places());
        }

        private static String line(Scope scope, MapPlan.Left left) {
            return scope.path(left.document().uri()) + ":"
                    + Place.of(left.document().lines(), left.name().range().start()) + ": “"
                    + shown(left.name().occurrence().text()) + "” is left: " + left.why();
        }

        @Override
        public List<String> eachPlace(Scope scope, NameSearch search, Places sink) {
            List<String> left = new ArrayList<>();
            MapPlan.eachFile(search, map, scope.specification(), file -> {
                DocumentMap here = map.in(file.names());
                each(new InFile(file, here.in(file.names())), here, here::after, sink);
                MapPlan.left(file, here).forEach(place -> left.add(line(scope, place)));
            });
            return left;
        }

        @Override
        public String nothing() {
            return "no name of " + names + " was found in";
        }

        @Override
        public String done() {
            return "no name changes: the new names stand at every place already";
        }
    }

    /** {@code name} with dots for what a template puts in. */
    static String shown(String name) {
        return name.replace('\ufffc', '…');
    }

    /** The places where text changes; a composed name and its first part begin at one place. */
    private static void each(InFile file, Renaming renaming, Function<Name, String> after,
            Places sink) {
        Set<Integer> starts = new HashSet<>();
        for (Name place : file.places()) {
            if (renaming.changes(place) && starts.add(place.range().start())) {
                sink.add(file.file().document(), place, after.apply(place));
            }
        }
    }
}
