package io.github.urnls.cli.command;

import io.github.urnls.cli.output.BrokenOutput;
import io.github.urnls.cli.help.MistakenPath;
import io.github.urnls.cli.report.Jsonl;
import io.github.urnls.cli.report.JsonlUrn;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.feature.Explanation;
import io.github.urnls.feature.ExplanationText;
import io.github.urnls.namespace.Registry;
import io.github.urnls.workspace.Registries;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.UrnParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** {@code parse}: prints the parts of each URN, and what is wrong with it. */
public final class ParseCommand extends PrintingCommand {

    /** How many lines are answered before it is looked whether the output has a reader. */
    private static final int LINES_UNSEEN = 100;

    private final SpecificationOption specification = with(new SpecificationOption());

    private final Argument<Boolean> verbose = flag("--verbose",
            "Say in the text also what each part means, where each fact comes from, and which specifications"
                    + " accept the name.");

    private final Argument<List<String>> urns = parameters(String.class, "URN");

    public ParseCommand() {
        super("Takes URNs apart: from the arguments, or one a line from standard input.",
                "A name has an error or a warning.");
        format();
    }

    @Override
    public Integer call() throws IOException {
        Registries registries = RegistryOptions.ofProject();
        registries.complaints().forEach(this::complain);
        Registry registry = registries.registry();
        boolean allRight = true;
        boolean fromInput = urns.get().isEmpty() || urns.get().equals(List.of("-"));
        if (!fromInput) {
            for (String urn : urns.get()) {
                allRight &= print(urn, registry);
            }
        } else {
            waitFor("names, one a line");
            int read = 0;
            BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                allRight &= print(line, registry);
                if (++read % LINES_UNSEEN == 0 || !lines.ready()) {
                    BrokenOutput.stopRun(out()); // the input may have no end
                }
            }
        }
        return exitCode(allRight);
    }

    private boolean print(String text, Registry registry) {
        ParsedUrn urn = UrnParser.parse(text, specification.get());
        Explanation explanation = Explanation.whole(urn, registry);
        PrintWriter out = out();
        if (isJson()) {
            Jsonl.line(out, JsonlUrn.of(urn, explanation));
        } else {
            String lines = verbose.get() ? ExplanationText.verbose(explanation) : ExplanationText.plain(explanation);
            lines.lines().forEach(line -> out.println(Printable.line(line)));
        }
        if (urn.nid().isEmpty() && MistakenPath.exists(text)) {
            complain(text + " is a file; did you mean “urn-ls check " + text + "”?");
        }
        return !explanation.isWrong();
    }
}
