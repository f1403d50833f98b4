package io.github.urnls.cli.command;

import io.github.urnls.cli.report.Jsonl;
import io.github.urnls.cli.report.JsonlNames;
import io.github.urnls.cli.report.Place;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.feature.NameTarget;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.index.NameSearch;
import java.nio.file.Path;
import java.util.List;

/** {@code definition}: where a name is declared. */
public final class DefinitionCommand extends IndexCommand {

    private final Argument<String> name = parameter("NAME", "A URN.");

    private final Argument<List<Path>> paths = paths();

    public DefinitionCommand() {
        super("definition",
                "Finds the schema, module, catalog entry or other place that declares a" + " name, the best first.",
                "No file declares the name.");
    }

    @Override
    public Integer call() {
        Tree tree = tree(paths.get());
        NameTarget target = tree.target(name.get());
        tree.read();
        List<NameSearch.Place> found = tree.index().search(() -> false).definitions(target);
        found.forEach(place -> print(tree.path(place.document().uri()), place));
        if (found.isEmpty()) {
            complain("“" + name.get() + "” is not declared in " + tree.extent() + listed(target, tree));
        }
        return end(tree, !found.isEmpty());
    }

    /** Says which list has a name that no file declares, such as the registry file of the project. */
    private String listed(NameTarget target, Tree tree) {
        Path first = FileNames.fileAt(tree.paths().getFirst());
        return tree.configuration().registry(first).names().find(target.spelling())
                .map(known -> "; " + known.source() + " lists it: " + known.title()).orElse("");
    }

    private void print(String path, NameSearch.Place place) {
        if (isJson()) {
            Jsonl.line(out(), JsonlNames.definition(path, place));
            return;
        }
        String text = place.range().in(place.document().text());
        out().println(path + ":" + Place.of(place.document().lines(), place.range().start())
                + (text.isEmpty() ? "" : ": " + Printable.of(text)));
    }
}
