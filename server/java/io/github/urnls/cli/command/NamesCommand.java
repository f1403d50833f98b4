package io.github.urnls.cli.command;

import io.github.urnls.feature.Tally;
import io.github.urnls.cli.report.Jsonl;
import io.github.urnls.cli.report.JsonlNames;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.workspace.index.NameStatistics;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** {@code names}: lists the names in use, how often each is used, and where it is declared. */
public final class NamesCommand extends IndexCommand {

    private final Argument<Boolean> undeclared = flag("--undeclared", "List only names that no file declares.");

    private final Argument<String> prefix = option(String.class, "--prefix", "TEXT",
            "List only names that begin with this, such as urn:isbn:.");

    private final Argument<List<Path>> paths = paths();

    public NamesCommand() {
        super("names",
                "Lists each name once, with how often it is used and what declares it," + " those used most first.",
                "There are no such names.");
    }

    @Override
    public Integer call() {
        Tree tree = tree(paths.get());
        tree.read();
        List<NameStatistics> names = NameStatistics.of(tree.index().names(), prefix.given().orElse("")).stream()
                .filter(name -> !undeclared.get() || !name.isDeclared()).toList();
        names.forEach(name -> print(name, name.uses().declaring().map(tree::path)));
        if (names.isEmpty()) {
            complain("no such names were found in " + tree.extent());
        }
        return end(tree, !names.isEmpty());
    }

    private void print(NameStatistics name, Optional<String> declaring) {
        if (isJson()) {
            Jsonl.line(out(), JsonlNames.statistics(name, declaring.orElse(null)));
            return;
        }
        out().println(
                String.format(Locale.ROOT, "%7d  %s  (%s, %s)", name.uses().count(), Printable.of(name.spelling()),
                        Tally.counted(name.uses().files(), "file"),
                        declaring.map(path -> "declared in " + path).orElse("not declared")));
    }
}
