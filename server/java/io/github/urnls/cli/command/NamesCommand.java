package io.github.urnls.cli.command;

import io.github.urnls.cli.report.Jsonl;
import io.github.urnls.cli.report.JsonlNames;
import io.github.urnls.cli.report.Printable;
import io.github.urnls.cli.report.Tally;
import io.github.urnls.workspace.index.NameStatistics;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code names}: lists the names in use, how often each is used, and where it is declared. */
@Command(name = "names", description = "Lists each name once, with how often it is used and what declares it,"
        + " those used most first.",
        exitCodeList = {PrintingCommand.OK, "1:There are no such names.", PrintingCommand.FAILED})
public final class NamesCommand extends IndexCommand {

    @Option(names = "--undeclared", description = "List only names that no file declares.")
    private boolean undeclared;

    @Option(names = "--prefix", paramLabel = "TEXT", defaultValue = "",
            description = "List only names that begin with this, such as urn:isbn:.")
    private String prefix = "";

    @Parameters(paramLabel = "PATH", arity = "0..*",
            description = "A file, or a folder with all that is in it; the working directory when none is given.")
    private List<Path> paths = List.of();

    @Override
    public Integer call() {
        Tree tree = tree(paths);
        tree.read();
        List<NameStatistics> names = NameStatistics.of(tree.index().names(), prefix).stream()
                .filter(name -> !undeclared || !name.isDeclared()).toList();
        names.forEach(name -> print(name, name.uses().declaring().map(tree::path)));
        if (names.isEmpty()) {
            complain("no such names were found in " + tree.extent());
        }
        return end(tree, !names.isEmpty());
    }

    private void print(NameStatistics name, Optional<String> declaring) {
        if (isJson()) {
            Jsonl.line(out(), json -> JsonlNames.statistics(json, name, declaring.orElse(null)));
            return;
        }
        out().println(
                String.format(Locale.ROOT, "%7d  %s  (%s, %s)", name.uses().count(), Printable.of(name.spelling()),
                        Tally.count(name.uses().files(), "file"),
                        declaring.map(path -> "declared in " + path).orElse("not declared")));
    }
}
