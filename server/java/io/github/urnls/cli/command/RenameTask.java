package io.github.urnls.cli.command;

import io.github.urnls.check.run.Checker;
import io.github.urnls.cli.command.IndexCommand.Tree;
import io.github.urnls.cli.report.Place;
import io.github.urnls.feature.Rename;
import io.github.urnls.feature.Renaming;
import io.github.urnls.feature.Tally;
import io.github.urnls.feature.renamemap.DocumentMap;
import io.github.urnls.feature.renamemap.RenameMap;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
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
import java.util.function.Function;

/** What a run of {@code rename} renames. */
sealed interface RenameTask {

    /**
     * The edits, and what speaks against them.
     *
     * @param refusal   why it cannot be done
     * @param collision names that would become one, which {@code --merge} allows
     * @param doubts    whole sentences; nothing is renamed if there are any
     * @param left      lines about what is left, with the reason
     * @param places    the number of places of old names
     */
    record Plan(Optional<String> refusal, Optional<String> collision, List<String> doubts, List<String> left,
            List<FileEdits> files, int places) {}

    /** Gets each place of an old name, and the text of the name afterwards. */
    interface Places {
        void add(Document document, Name place, String after);
    }

    Plan plan(Tree tree, NameSearch search, Checker checker);

    /** Hands out each place; returns lines about what may stand for old names, too. */
    List<String> eachPlace(Tree tree, NameSearch search, Places sink);

    /** That no place was found; the number of files follows. */
    String nothing();

    /** That nothing is to be changed at the places. */
    String done();

    /** One name, or also those below it. */
    record OneName(Rename rename) implements RenameTask {

        @Override
        public Plan plan(Tree tree, NameSearch search, Checker checker) {
            RenamePlan plan = RenamePlan.of(search, rename, checker, tree.configuration().builtIn());
            Optional<String> collision = plan.joined().stream().findFirst()
                    .map(first -> "“" + rename.newName() + "” stands in "
                            + Tally.counted(plan.joined().size(), "file") + " already, the first is "
                            + tree.path(first) + "; --merge makes both one name");
            return new Plan(plan.refusal(), collision, plan.doubts(), plan.notes(), plan.files(), plan.places());
        }

        @Override
        public List<String> eachPlace(Tree tree, NameSearch search, Places sink) {
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
        public Plan plan(Tree tree, NameSearch search, Checker checker) {
            MapPlan plan = MapPlan.of(search, map, tree.specification(), checker, tree.configuration().builtIn());
            return new Plan(plan.refusal(), plan.collision(tree::path).map(names -> names + "; --merge allows it"),
                    plan.doubts(),
                    plan.left().stream().map(left -> line(tree, left)).toList(), plan.files(), plan.places());
        }

        private static String line(Tree tree, MapPlan.Left left) {
            return tree.path(left.document().uri()) + ":"
                    + Place.of(left.document().lines(), left.name().range().start()) + ": “"
                    + shown(left.name().occurrence().text()) + "” is left: " + left.why();
        }

        @Override
        public List<String> eachPlace(Tree tree, NameSearch search, Places sink) {
            List<String> left = new ArrayList<>();
            MapPlan.eachFile(search, map, tree.specification(), file -> {
                DocumentMap here = map.in(file.names());
                each(new InFile(file, here.in(file.names())), here, here::after, sink);
                MapPlan.left(file, here).forEach(place -> left.add(line(tree, place)));
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
