package io.github.urnls.cli.command;

import io.github.urnls.check.DidYouMean;
import io.github.urnls.cli.help.Words;
import io.github.urnls.cli.output.ExitCode;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.report.Jsonl;
import io.github.urnls.cli.report.RegistryDraft;
import io.github.urnls.cli.report.RegistrySummary;
import io.github.urnls.cli.run.Tree;
import io.github.urnls.feature.Tally;
import io.github.urnls.feature.packages.Contradictions;
import io.github.urnls.feature.packages.Contradictions.Contradiction;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.urn.UrnParser;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.Registries;
import io.github.urnls.workspace.index.NameStatistics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** {@code registry test} tries registry files on their examples, {@code registry new} writes a first one. */
public final class RegistryCommand extends IndexCommand {

    /** A file in the folder of the families that come with the program, which no other folder has. */
    private static final String OURS = "urn-7.json";

    private final Argument<String> action = optional("ACTION", "", Words.REGISTRY_ACTIONS,
            "test: run the examples in registry files; new: print a first file for a namespace.");

    private final Argument<List<String>> arguments = parameters(String.class, "ARGUMENT",
            "For test: registry files. For new: how the names begin, such as urn:acme:, and files or folders.");

    public RegistryCommand() {
        super("Tests registry files, or drafts one from the names in use.",
                "A file contradicts its examples or itself; for new, there are no such names.");
        format();
    }

    @Override
    public Integer call() {
        return switch (action.get()) {
            case "test" -> test();
            case "new" -> draft();
            default -> throw new UsageException(action.get().isEmpty() ? "say “registry test” or “registry new”"
                    : "“" + action.get() + "” is not “test” or “new”"
                            + DidYouMean.of(action.get(), Words.REGISTRY_ACTIONS.all()));
        };
    }

    private int test() {
        UsageException.throwIf(arguments.get().isEmpty(), "name a registry file: urn-ls registry test FILE");
        return arguments.get().stream().map(FileNames::path)
                .mapToInt(path -> Files.exists(path.resolve(OURS)) ? families(path) : test(path, false)).max()
                .orElseThrow();
    }

    /** Tests the families that come with the program, in their folder. */
    private int families(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(it -> it.toString().endsWith(".json")).sorted().mapToInt(file -> test(file, true)).max()
                    .orElse(ExitCode.OK);
        } catch (IOException e) {
            throw new UsageException(Printable.path(folder) + " cannot be read");
        }
    }

    private int test(Path file, boolean ours) {
        List<String> complaints = new ArrayList<>();
        List<Contradiction> found = new ArrayList<>();
        (ours ? Registries.family(file, complaints) : Registries.content(file, complaints)).ifPresent(content -> {
            found.addAll(Contradictions.in(content));
            found.forEach(one -> print(file, one));
            if (!ours || !found.isEmpty()) {
                complain(Printable.path(file) + ": " + RegistrySummary.of(content, found.size()));
            }
        });
        out().flush();
        complaints.forEach(this::complain);
        if (!complaints.isEmpty()) {
            return ExitCode.FAILED;
        }
        return exitCode(found.isEmpty());
    }

    private void print(Path file, Contradiction one) {
        print(Json.object("path", Jsonl.path(file), "line", one.line(), "urn", one.name(), "message", one.message()),
                () -> Printable.path(file) + ":" + one.line() + ": " + Printable.of(one.message()));
    }

    private int draft() {
        UsageException.throwIf(isJson(), "a draft is a registry file; leave out --format");
        UsageException.throwIf(arguments.get().isEmpty(), "say how the names begin: urn-ls registry new urn:acme: .");
        String beginning = arguments.get().getFirst();
        RegistryDraft.requireBeginning(beginning);
        Tree tree = tree(arguments.get().stream().skip(1).map(FileNames::path).toList());
        tree.read();
        List<NameStatistics> all = NameStatistics.of(tree.index().names(), beginning);
        List<NameStatistics> valid = all.stream()
                .filter(name -> UrnParser.parse(name.spelling()).isValid()).toList();
        if (valid.isEmpty()) {
            complain("no such names were found in " + tree.extent());
        } else {
            out().print(RegistryDraft.of(beginning, valid));
            int left = all.size() - valid.size();
            complain("from " + Tally.counted(valid.size(), "name") + " in " + tree.extent()
                    + (left == 0 ? "" : "; " + Tally.counted(left, "invalid name") + " left out"));
        }
        return end(tree, !valid.isEmpty());
    }
}
