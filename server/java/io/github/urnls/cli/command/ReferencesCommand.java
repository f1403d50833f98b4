package io.github.urnls.cli.command;

import io.github.urnls.cli.BrokenOutput;
import io.github.urnls.cli.report.Jsonl;
import io.github.urnls.cli.report.JsonlNames;
import io.github.urnls.cli.report.Place;
import io.github.urnls.cli.report.Printable;
import io.github.urnls.feature.NameTarget;
import io.github.urnls.feature.declarations.Declarations;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.index.NameSearch.InFile;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code references}: lists all places of a name. */
@Command(name = "references", description = "Lists every place of a name, however it is spelled.",
        exitCodeList = {PrintingCommand.OK, "1:The name was not found.", PrintingCommand.FAILED})
public final class ReferencesCommand extends IndexCommand {

    @Parameters(paramLabel = "NAME", index = "0",
            description = "A URN; with components, such as ?=page=2, find only places with the same ones.")
    private String name = "";

    @Parameters(paramLabel = "PATH", index = "1..*", arity = "0..*",
            description = "A file, or a folder with all that is in it; the working directory when none is given.")
    private List<Path> paths = List.of();

    @Override
    public Integer call() {
        Tree tree = tree(paths);
        NameTarget target = tree.target(name);
        tree.read();
        AtomicInteger found = new AtomicInteger();
        tree.index().search(() -> false).eachReference(target, file -> {
            found.addAndGet(file.places().size());
            print(tree, target, file);
        });
        if (found.get() == 0) {
            complain("“" + Printable.of(name) + "” was not found in " + tree.extent());
        }
        return end(tree, found.get() > 0);
    }

    private void print(Tree tree, NameTarget target, InFile file) {
        Document document = file.file().document();
        Set<Integer> declared = Declarations.starts(document, file.file().names());
        for (Name place : file.places()) {
            print(tree.path(document.uri()), document, target, place, declared.contains(place.range().start()));
        }
        BrokenOutput.stopRun(out());
    }

    private void print(String path, Document document, NameTarget target, Name place, boolean declares) {
        if (isJson()) {
            Jsonl.line(out(), json -> JsonlNames.reference(json, path, document, target, place, declares));
            return;
        }
        out().println(path + ":" + Place.of(document.lines(), target.rangeAt(place).start()) + ": "
                + Printable.of(place.occurrence().text()) + (declares ? " [declaration]" : ""));
    }
}
