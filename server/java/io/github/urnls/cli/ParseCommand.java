package io.github.urnls.cli;

import com.google.gson.stream.JsonWriter;
import io.github.urnls.feature.Explanation;
import io.github.urnls.feature.ExplanationText;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.SyntaxProblem;
import io.github.urnls.urn.UrnParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code parse}: the parts of each URN given, and what is wrong with it. */
@Command(name = "parse", description = "Takes URNs apart: from the arguments, or one a line from standard input.",
        mixinStandardHelpOptions = true)
final class ParseCommand implements Callable<Integer> {

    enum Format { TEXT, JSONL }

    @Spec
    private CommandSpec spec;

    @Mixin
    private SpecificationOption specification = new SpecificationOption();

    @Option(names = "--format", paramLabel = "F", defaultValue = "jsonl", description = "jsonl (the default) or text.")
    private Format format = Format.JSONL;

    @Parameters(paramLabel = "URN", arity = "0..*")
    private List<String> urns = List.of();

    @Override
    public Integer call() throws IOException {
        boolean allValid = true;
        if (!urns.isEmpty()) {
            for (String urn : urns) {
                allValid &= print(urn);
            }
            return allValid ? CommandLineInterface.OK : CommandLineInterface.FOUND;
        }
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            allValid &= print(line);
        }
        return allValid ? CommandLineInterface.OK : CommandLineInterface.FOUND;
    }

    private boolean print(String text) {
        ParsedUrn urn = UrnParser.parse(text, specification.get());
        PrintWriter out = spec.commandLine().getOut();
        if (format == Format.JSONL) {
            Jsonl.line(out, json -> write(json, urn));
        } else {
            for (String line : ExplanationText.plain(Explanation.of(urn)).split("\n")) {
                out.println(Printable.of(line));
            }
            urn.problems().forEach(problem -> out.println("  " + problem.code().id() + " at " + problem.span().start() + ": "
                    + Printable.of(problem.message())));
        }
        return urn.isValid();
    }

    private static void write(JsonWriter json, ParsedUrn urn) throws IOException {
        json.name("urn").value(urn.text());
        json.name("valid").value(urn.isValid());
        component(json, "nid", urn, urn.nid());
        component(json, "nss", urn, urn.nss());
        component(json, "r", urn, urn.rComponent());
        component(json, "q", urn, urn.qComponent());
        component(json, "f", urn, urn.fComponent());
        json.name("normalized").value(Normalization.normalize(urn));
        json.name("problems").beginArray();
        for (SyntaxProblem problem : urn.problems()) {
            json.beginObject();
            json.name("code").value(problem.code().id());
            json.name("start").value(problem.span().start());
            json.name("end").value(problem.span().end());
            json.name("message").value(problem.message());
            json.endObject();
        }
        json.endArray();
    }

    private static void component(JsonWriter json, String name, ParsedUrn urn, Optional<Span> span) throws IOException {
        json.name(name);
        if (span.isPresent()) {
            json.value(span.get().in(urn.text()));
        } else {
            json.nullValue();
        }
    }
}
