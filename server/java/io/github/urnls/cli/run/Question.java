package io.github.urnls.cli.run;

import com.google.gson.JsonObject;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.cli.report.Place;
import io.github.urnls.feature.NameTarget;
import io.github.urnls.feature.Tally;
import io.github.urnls.feature.Uses;
import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.known.KnownName;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.index.NameSearch.InFile;
import io.github.urnls.workspace.index.NameSearch;
import io.github.urnls.workspace.index.NameStatistics;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** A question about the names in the files of a tree. A command prints the answers, a tool gives them as JSON. */
public sealed interface Question {

    /** Gets each answer: as JSON, and as a line for people. */
    interface Answers {

        void add(JsonObject json, Supplier<String> line);
    }

    /**
     * Reads the files of {@code tree} and answers.
     *
     * @throws io.github.urnls.cli.output.UsageException if the question makes no sense
     */
    void ask(Tree tree, Answers answers);

    /** What one answer is. */
    String noun();

    /** That there is no answer in {@code tree}. */
    String nothing(Tree tree);

    /**
     * Where a name stands.
     *
     * @param below whether all names are meant that begin so
     */
    record References(String name, boolean below) implements Question {

        @Override
        public void ask(Tree tree, Answers answers) {
            NameTarget target = tree.target(name);
            Consumer<InFile> sink = file -> {
                Document document = file.file().document();
                String path = tree.path(document.uri());
                Predicate<Name> declaring = file.declaring();
                for (Name place : file.places()) {
                    boolean declares = declaring.test(place);
                    answers.add(Json.put(Place.json(path, document, target.rangeAt(place)), "urn",
                            place.text(), "declares", declares),
                            () -> path + ":" + Place.of(document, target.rangeAt(place).start()) + ": "
                                    + Printable.of(written(place, document)) + (declares ? " [declaration]" : ""));
                }
            };
            NameSearch search = tree.read();
            if (below) {
                search.eachBelow(name, sink);
            } else {
                search.eachReference(target, sink);
            }
        }

        /** The name; of a qualified one what stands there, such as {@code tns:T}. */
        private static String written(Name place, Document document) {
            return place.isQualified() ? place.range().in(document.text()) : place.text();
        }

        @Override
        public String noun() {
            return "place";
        }

        @Override
        public String nothing(Tree tree) {
            String what = below ? "no name of “" + name + "” was" : "“" + name + "” was not";
            return what + " found in " + tree.extent();
        }
    }

    /** What declares a name, the best first. */
    record Definition(String name) implements Question {

        @Override
        public void ask(Tree tree, Answers answers) {
            NameTarget target = tree.target(name);
            for (NameSearch.Place place : tree.read().definitions(target)) {
                Document document = place.document();
                String path = tree.path(document.uri());
                String text = place.range().in(document.text()); // none for a whole file
                answers.add(Json.put(Place.json(path, document, place.range()), "text", text),
                        () -> path + ":" + Place.of(document, place.range().start())
                                + (text.isEmpty() ? "" : ": " + Printable.of(text)));
            }
        }

        @Override
        public String noun() {
            return "definition";
        }

        /** Also says which list has a name that no file declares, such as the registry file of the project. */
        @Override
        public String nothing(Tree tree) {
            Registry registry = tree.configuration().registry(FileNames.fileAt(tree.paths().getFirst()));
            return "“" + name + "” is not declared in " + tree.extent()
                    + registry.names().find(tree.target(name).spelling())
                            .map(known -> "; " + known.source() + " lists it: " + known.title()).orElse("");
        }
    }

    /**
     * The names in use, those used most first.
     *
     * @param prefix   how they begin
     * @param declared whether a file declares them; empty for all
     */
    record Names(String prefix, Optional<Boolean> declared) implements Question {

        @Override
        public void ask(Tree tree, Answers answers) {
            List<NameStatistics> names = NameStatistics.of(tree.read().index(), prefix).stream()
                    .filter(name -> declared.isEmpty() || name.isDeclared() == declared.get()).toList();
            names.forEach(name -> {
                Registry registry = tree.registry(name);
                Optional<KnownName> listed = name.listed(registry);
                answers.add(json(name, tree, listed), () -> line(name, tree, registry, listed));
            });
        }

        private static JsonObject json(NameStatistics name, Tree tree, Optional<KnownName> listed) {
            Uses uses = name.uses();
            return Json.object("urn", name.spelling(), "spellings", Json.list(name.spellings()),
                    "uses", uses.count(), "files", uses.files(), "declared", name.isDeclared(), "declarations",
                    uses.declarations(), "declaring", uses.declaring().map(tree::path).orElse(null), "status",
                    listed.map(known -> known.status().word()).orElse(null));
        }

        private static String line(NameStatistics name, Tree tree, Registry registry, Optional<KnownName> listed) {
            String past = listed.filter(KnownName::isPast)
                    .map(known -> "; " + registry.lifecycle(known.name()).words(known.status())).orElse("");
            return String.format(Locale.ROOT, "%7d  %s  (%s, %s%s)", name.uses().count(),
                    Printable.of(name.spelling()), Tally.counted(name.uses().files(), "file"),
                    name.uses().declared(tree::path), Printable.of(past));
        }

        @Override
        public String noun() {
            return "name";
        }

        @Override
        public String nothing(Tree tree) {
            return "no such names were found in " + tree.extent();
        }
    }
}
