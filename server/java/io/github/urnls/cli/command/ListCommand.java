package io.github.urnls.cli.command;

import com.google.gson.stream.JsonWriter;
import io.github.urnls.cli.BrokenOutput;
import io.github.urnls.cli.CommandLineInterface;
import io.github.urnls.cli.report.Jsonl;
import io.github.urnls.cli.report.Place;
import io.github.urnls.cli.report.Printable;
import io.github.urnls.cli.report.Tally;
import io.github.urnls.scan.OccurrenceScanner;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.text.LineIndex;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.UrnParser;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code list}: lists every URN in files, right or wrong. */
@Command(name = "list", description = "Lists every URN in files and folders.")
public final class ListCommand extends PrintingCommand {

    enum Format { TEXT, JSONL }

    @Mixin
    private SpecificationOption specification = new SpecificationOption();

    @Mixin
    private TreeOptions tree = new TreeOptions();

    @Option(names = "--format", paramLabel = "F", defaultValue = "text", description = "text (the default) or jsonl.")
    private Format format = Format.TEXT;

    @Option(names = "--all",
            description = "List also what only looks like a URN, with its kind: prefix, template, pattern.")
    private boolean all;

    @Parameters(paramLabel = "PATH", arity = "1..*")
    private List<Path> paths = List.of();

    private int listed;

    @Override
    public Integer call() {
        Configuration configuration = tree.configuration();
        FileLog files = tree.log(err(), configuration);
        files.examine(paths, List.of(), source -> {
            List<UrnOccurrence> found = OccurrenceScanner.scan(source.document());
            return () -> print(source, found);
        }, empty -> {});
        Set<String> complaints = configuration.complaints();
        complaints.forEach(this::complain);
        complain(Tally.count(listed, "name") + " in " + Tally.count(files.files(), "file")
                + (files.omissions().isEmpty() ? "" : "; " + files.omissions()));
        return files.failed() || !complaints.isEmpty() ? CommandLineInterface.FAILED : CommandLineInterface.OK;
    }

    private void print(SourceFile source, List<UrnOccurrence> occurrences) {
        LineIndex lines = source.document().lines();
        PrintWriter out = out();
        for (UrnOccurrence occurrence : occurrences) {
            if (!all && occurrence.kind() != UrnOccurrence.Kind.URN) {
                continue;
            }
            listed++;
            if (format == Format.JSONL) {
                Jsonl.line(out, json -> write(json, Jsonl.path(source.path()), lines, occurrence));
            } else {
                out.println(source.document().uri() + ":" + Place.of(lines, occurrence.range().start()) + ": "
                        + Printable.of(occurrence.text()) + (all ? " [" + kind(occurrence) + "]" : ""));
            }
        }
        if (!occurrences.isEmpty()) {
            BrokenOutput.stopRun(out);
        }
    }

    private void write(JsonWriter json, String path, LineIndex lines, UrnOccurrence occurrence) throws IOException {
        ParsedUrn urn = UrnParser.parse(occurrence.text(), specification.get());
        json.name("path").value(path);
        Place.write(json, lines, occurrence.range());
        json.name("urn").value(urn.text())
                .name("valid").value(urn.isValid())
                .name("nid").value(urn.nidText());
        if (all) {
            json.name("kind").value(kind(occurrence));
        }
    }

    private static String kind(UrnOccurrence occurrence) {
        return occurrence.kind().name().toLowerCase(Locale.ROOT);
    }
}
