package io.github.urnls.cli.command;

import io.github.urnls.check.Rule;
import io.github.urnls.check.RulePages;
import io.github.urnls.check.Rules;
import io.github.urnls.cli.CommandLineInterface;
import io.github.urnls.cli.UsageException;
import io.github.urnls.cli.report.Printable;
import java.io.PrintWriter;
import java.util.Iterator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code rule [CODE]}: the page of one rule, or the list of all. */
@Command(name = "rule", description = "Explains one kind of finding; without CODE, lists them all.")
public final class RuleCommand extends PrintingCommand {

    /** What a shell offers. */
    static final class Codes implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Rules.all().stream().map(Rule::code).iterator();
        }
    }

    @Parameters(paramLabel = "CODE", arity = "0..1", completionCandidates = Codes.class)
    private String code = "";

    @Override
    public Integer call() {
        PrintWriter out = out();
        if (code.isEmpty()) {
            for (Rule rule : Rules.all()) {
                out.printf("%-28s %s%n", rule.code(), rule.defaultSeverity().id());
            }
            return CommandLineInterface.OK;
        }
        out.print(RulePages.page(code).orElseThrow(
                () -> new UsageException("no such rule: " + Printable.of(code) + "; “urn-ls rule” lists them")));
        return CommandLineInterface.OK;
    }
}
