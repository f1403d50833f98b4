package io.github.urnls.cli.command;

import io.github.urnls.feature.Tally;
import com.google.gson.JsonObject;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.cli.run.Configuration;
import io.github.urnls.cli.run.FileLog;
import io.github.urnls.cli.run.SourceFile;
import io.github.urnls.cli.output.BrokenOutput;
import io.github.urnls.cli.report.Jsonl;
import io.github.urnls.cli.report.Place;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.scan.OccurrenceScanner;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.UrnParser;
import io.github.urnls.workspace.FileNames;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;

/** {@code list}: lists every URN in files, right or wrong. */
public final class ListCommand extends PrintingCommand {

    private final SpecificationOption specification = with(new SpecificationOption());

    private final WalkOptions walk = with("Which files", new WalkOptions());

    private final Argument<Boolean> all = flag("--all",
            "List also what only looks like a URN, with its kind: prefix, template, pattern.");

    private final Argument<List<Path>> paths = parameters(Path.class, "PATH",
            "A file, or a folder with all that is in it; the working directory when none is given, “-” for standard"
                    + " input.");

    private int listed;

    public ListCommand() {
        super("Lists every URN in files and folders.");
        format();
    }

    @Override
    public Integer call() throws IOException {
        Configuration configuration = walk.configuration();
        FileLog files = walk.log(err(), configuration, file -> false);
        boolean input = InputOptions.isStdin(paths.get());
        if (input) {
            waitFor("a text");
            SourceFile source = SourceFile.read(System.in, Path.of("stdin.txt"));
            print(source, OccurrenceScanner.scan(source.document()));
        } else {
            files.examine(paths.get().isEmpty() ? List.of(FileNames.here()) : paths.get(),
                    source -> {
                        List<UrnOccurrence> found = OccurrenceScanner.scan(source.document());
                        return () -> print(source, found);
                    });
        }
        boolean understood = isUnderstood(configuration);
        complain(Tally.counted(listed, "name") + (input ? "" : " in " + files.extent("")));
        return done(!files.failed() && understood);
    }

    private void print(SourceFile source, List<UrnOccurrence> occurrences) {
        Document document = source.document();
        PrintWriter out = out();
        for (UrnOccurrence occurrence : occurrences) {
            if (!all.get() && occurrence.kind() != UrnOccurrence.Kind.URN) {
                continue;
            }
            listed++;
            if (isJson()) {
                Jsonl.line(out, json(Jsonl.path(source.path()), document, occurrence));
            } else {
                out.println(document.uri() + ":" + Place.of(document, occurrence.range().start()) + ": "
                        + Printable.of(occurrence.text()) + (all.get() ? " [" + kind(occurrence) + "]" : ""));
            }
        }
        if (!occurrences.isEmpty()) {
            BrokenOutput.stopRun(out);
        }
    }

    private JsonObject json(String path, Document document, UrnOccurrence occurrence) {
        ParsedUrn urn = UrnParser.parse(occurrence.text(), specification.get());
        JsonObject json = Json.put(Place.json(path, document, occurrence.range()), "urn", urn.text(), "valid",
                urn.isValid(), "nid", urn.nidText());
        return all.get() ? Json.put(json, "kind", kind(occurrence)) : json;
    }

    private static String kind(UrnOccurrence occurrence) {
        return Normalization.id(occurrence.kind());
    }
}
