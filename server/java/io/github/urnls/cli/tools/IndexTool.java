package io.github.urnls.cli.tools;

import io.github.urnls.workspace.index.ScannedFile;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.cli.output.UsageException;
import com.google.gson.JsonObject;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.cli.run.Configuration;
import io.github.urnls.cli.report.FilesReport;
import io.github.urnls.cli.report.JsonList;
import io.github.urnls.cli.report.Jsonl;
import io.github.urnls.feature.NameTarget;
import io.github.urnls.mcp.ToolResult;
import io.github.urnls.urn.Specification;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.index.FilesIndex;
import io.github.urnls.workspace.index.NameSearch;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

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
     * @param specification the specification for the name in the arguments: that of the first path
     * @param listed        the list in the answer
     */
    record Tree(FilesIndex index, Configuration configuration, Specification specification, FilesReport report,
            JsonList listed, Roots roots, BooleanSupplier cancelled) {

        Optional<NameTarget> target(String text) {
            return NameTarget.written(text, specification);
        }

        NameSearch search() {
            return index.search(cancelled);
        }

        String path(String uri) {
            return roots.display(index.file(uri));
        }

        /** The answer: the summary with {@code found}, the members {@code first}, then the list. */
        ToolResult answer(String found, String list, int total, Object... first) {
            JsonObject json = Json.object("summary",
                    found + report.extent() + listed.omissions(total) + report.omissions());
            Json.put(Json.put(json, first), list, listed.listed(), "total", total);
            return new ToolResult.Answer(Jsonl.text(report.putTo(json)));
        }
    }

    Tree read(JsonObject arguments, BooleanSupplier cancelled) {
        FilesReport report = new FilesReport();
        Configuration configuration = files.configuration(ProjectFile.Settings.NONE, Optional.empty());
        FilesIndex index = new FilesIndex(new ScannedFile.Reader(configuration::specification,
                file -> files.maxSize(), files.roots()::holdsNow, true));
        List<Path> asked = files.asked(arguments, report);
        files.examine(asked, configuration, (path, file, text) -> {
            index.add(file, text.text());
            return () -> {};
        }, report, cancelled).forEach(index::addEmpty);
        Path first = asked.isEmpty() ? FileNames.workingFolder() : asked.get(0);
        return new Tree(index, configuration, configuration.specification(FileNames.fileAt(first)), report,
                new JsonList(ToolArguments.number(arguments, "limit", LISTED)), files.roots(), cancelled);
    }

    static ToolResult noName(String text) {
        return new ToolResult.Refusal(UsageException.noUrn(text).getMessage());
    }
}
