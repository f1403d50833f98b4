package io.github.urnls.cli.command;

import io.github.urnls.cli.report.Jsonl;
import io.github.urnls.cli.report.JsonlUrn;
import io.github.urnls.cli.report.Printable;
import io.github.urnls.feature.Explanation;
import io.github.urnls.feature.ExplanationText;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.UrnParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parse}: prints the parts of each URN, and what is wrong with it. */
@Command(name = "parse", description = "Takes URNs apart: from the arguments, or one a line from standard input.",
        exitCodeList = {PrintingCommand.OK, "1:A name is not valid.", PrintingCommand.FAILED})
public final class ParseCommand extends PrintingCommand {

    enum Format { TEXT, JSONL }

    @Mixin
    private SpecificationOption specification = new SpecificationOption();

    @Option(names = "--format", paramLabel = "F", defaultValue = "jsonl", description = "jsonl (the default) or text.")
    private Format format = Format.JSONL;

    @Parameters(paramLabel = "URN", arity = "0..*")
    private List<String> urns = List.of();

    @Override
    public Integer call() throws IOException {
        boolean allValid = true;
        for (String urn : urns) {
            allValid &= print(urn);
        }
        if (urns.isEmpty()) {
            BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                allValid &= print(line);
            }
        }
        return exitCode(allValid);
    }

    private boolean print(String text) {
        ParsedUrn urn = UrnParser.parse(text, specification.get());
        PrintWriter out = out();
        if (format == Format.JSONL) {
            Explanation explanation = Explanation.of(urn);
            Jsonl.line(out, json -> JsonlUrn.write(json, urn, explanation));
        } else {
            for (String line : ExplanationText.plain(Explanation.of(urn)).split("\n")) {
                out.println(Printable.line(line));
            }
        }
        return urn.isValid();
    }
}
