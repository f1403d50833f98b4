package io.github.urnls.cli.command;

import io.github.urnls.cli.output.BrokenOutput;
import io.github.urnls.cli.report.Jsonl;
import io.github.urnls.cli.report.JsonlNames;
import io.github.urnls.cli.report.Place;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.feature.NameTarget;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.index.NameSearch.InFile;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** {@code references}: lists all places of a name. */
public final class ReferencesCommand extends IndexCommand {

    private final Argument<String> name = parameter("NAME",
            "A URN; with components, such as ?=page=2, find only places with the same ones.");

    private final Argument<List<Path>> paths = paths();

    public ReferencesCommand() {
        super("references", "Lists every place of a name, however it is spelled.", "The name was not found.");
    }

    @Override
    public Integer call() {
        Tree tree = tree(paths.get());
        NameTarget target = tree.target(name.get());
        tree.read();
        AtomicInteger found = new AtomicInteger();
        tree.index().search(() -> false).eachReference(target, file -> {
            found.addAndGet(file.places().size());
            print(tree, target, file);
        });
        if (found.get() == 0) {
            complain("“" + name.get() + "” was not found in " + tree.extent());
        }
        return end(tree, found.get() > 0);
    }

    private void print(Tree tree, NameTarget target, InFile file) {
        Document document = file.file().document();
        for (Name place : file.places()) {
            print(tree.path(document.uri()), document, target, place, file.declares(place));
        }
        BrokenOutput.stopRun(out());
    }

    private void print(String path, Document document, NameTarget target, Name place, boolean declares) {
        if (isJson()) {
            Jsonl.line(out(), JsonlNames.reference(path, document, target, place, declares));
            return;
        }
        out().println(path + ":" + Place.of(document.lines(), target.rangeAt(place).start()) + ": "
                + Printable.of(place.occurrence().text()) + (declares ? " [declaration]" : ""));
    }
}
