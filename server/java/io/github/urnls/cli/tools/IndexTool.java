package io.github.urnls.cli.tools;

import io.github.urnls.workspace.index.ScannedFile;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.cli.output.UsageException;
import com.google.gson.JsonObject;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.project.Layer;
import io.github.urnls.cli.run.Configuration;
import io.github.urnls.cli.run.RenameTask;
import io.github.urnls.cli.report.FilesReport;
import io.github.urnls.cli.report.JsonList;
import io.github.urnls.cli.report.Jsonl;
import io.github.urnls.mcp.ToolResult;
import io.github.urnls.namespace.Registry;
import io.github.urnls.urn.Specification;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.index.FilesIndex;
import io.github.urnls.workspace.index.NameSearch;
import io.github.urnls.workspace.index.NameStatistics;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/** A tool about names in all files of a call, which are read first. */
abstract class IndexTool extends DefinedTool {

    private static final int LISTED = 100;

    private final ToolFiles files;

    IndexTool(String name, ToolFiles files) {
        super(name);
        this.files = files;
    }

    /**
     * The files and the index of their names.
     *
     * @param asked   the files and folders of the call
     * @param options those for the first path, by which the names in the arguments are read and checked
     * @param listed  the list in the answer
     */
    record Tree(ToolFiles files, List<Path> asked, FilesIndex index, Configuration configuration,
            CheckOptions options, FilesReport report, JsonList listed, BooleanSupplier cancelled)
            implements
                RenameTask.Scope {

        /** Reads all files into the index. */
        Tree read() {
            return read(file -> false);
        }

        /** Reads all files into the index but those that {@code never} accepts. */
        Tree read(Predicate<Path> never) {
            files.examine(asked, configuration, (path, file, text) -> {
                if (!never.test(file)) {
                    index.add(file, text.text());
                }
                return () -> {};
            }, report, cancelled).forEach(index::addEmpty);
            return this;
        }

        /** The lists of names that count where {@code name} stands. */
        Registry registry(NameStatistics name) {
            return name.uses().home().or(name.uses()::declaring).map(uri -> configuration.registry(index.file(uri)))
                    .orElse(Registry.BUILT_IN);
        }

        NameSearch search() {
            return index.search(cancelled);
        }

        @Override
        public Specification specification() {
            return options.specification();
        }

        @Override
        public String path(String uri) {
            return files.roots().display(index.file(uri));
        }

        /** The answer: the summary with {@code found}, the members {@code first}, then the list. */
        ToolResult answer(String found, String list, int total, Object... first) {
            JsonObject json = Json.object("summary", found + listed.omissions(total) + report.omissions());
            Json.put(Json.put(json, first), list, listed.listed(), "total", total);
            return new ToolResult.Answer(Jsonl.text(report.putTo(json)));
        }
    }

    @Override
    public ToolResult call(JsonObject arguments, BooleanSupplier cancelled) {
        try {
            return answer(arguments, tree(arguments, cancelled));
        } catch (UsageException e) {
            return new ToolResult.Refusal(e.getMessage());
        }
    }

    /**
     * Answers a call.
     *
     * @param tree not read yet
     * @throws UsageException if the call makes no sense
     */
    abstract ToolResult answer(JsonObject arguments, Tree tree);

    private Tree tree(JsonObject arguments, BooleanSupplier cancelled) {
        FilesReport report = new FilesReport();
        Configuration configuration = files.configuration(Layer.NONE, Optional.empty());
        List<Path> asked = files.asked(arguments, report);
        Path first = asked.isEmpty() ? FileNames.workingFolder() : asked.get(0);
        return new Tree(files, asked, new FilesIndex(reader(configuration)), configuration,
                configuration.options(FileNames.fileAt(first)), report,
                new JsonList(ToolArguments.number(arguments, "limit", LISTED)), cancelled);
    }

    final ScannedFile.Reader reader(Configuration configuration) {
        return new ScannedFile.Reader(configuration::specification, file -> files.maxSize(), files.roots()::holdsNow,
                true);
    }
}
