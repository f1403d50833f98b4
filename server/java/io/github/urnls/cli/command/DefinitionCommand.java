package io.github.urnls.cli.command;

import io.github.urnls.cli.report.Jsonl;
import io.github.urnls.cli.report.JsonlNames;
import io.github.urnls.cli.report.Place;
import io.github.urnls.cli.report.Printable;
import io.github.urnls.feature.NameTarget;
import io.github.urnls.workspace.index.NameSearch;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code definition}: where a name is declared. */
@Command(name = "definition", description = "Finds the schema, module, catalog entry or other place that declares a"
        + " name, the best first.",
        exitCodeList = {PrintingCommand.OK, "1:No file declares the name.", PrintingCommand.FAILED})
public final class DefinitionCommand extends IndexCommand {

    @Parameters(paramLabel = "NAME", index = "0", description = "A URN.")
    private String name = "";

    @Parameters(paramLabel = "PATH", index = "1..*", arity = "0..*",
            description = "A file, or a folder with all that is in it; the working directory when none is given.")
    private List<Path> paths = List.of();

    @Override
    public Integer call() {
        Tree tree = tree(paths);
        NameTarget target = tree.target(name);
        tree.read();
        List<NameSearch.Place> found = tree.index().search(() -> false).definitions(target);
        found.forEach(place -> print(tree.path(place.document().uri()), place));
        if (found.isEmpty()) {
            complain("“" + Printable.of(name) + "” is not declared in " + tree.extent());
        }
        return end(tree, !found.isEmpty());
    }

    private void print(String path, NameSearch.Place place) {
        if (isJson()) {
            Jsonl.line(out(), json -> JsonlNames.definition(json, path, place));
            return;
        }
        String text = place.range().in(place.document().text());
        out().println(path + ":" + Place.of(place.document().lines(), place.range().start())
                + (text.isEmpty() ? "" : ": " + Printable.of(text)));
    }
}
