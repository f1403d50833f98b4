package io.github.urnls.cli.command;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.urnls.check.DidYouMean;
import io.github.urnls.check.Rule;
import io.github.urnls.check.RulePages;
import io.github.urnls.check.run.Rules;
import io.github.urnls.cli.CommandLineInterface;
import io.github.urnls.cli.Terminal;
import io.github.urnls.cli.UsageException;
import io.github.urnls.cli.report.Ink;
import io.github.urnls.cli.report.Printable;
import io.github.urnls.cli.report.ReadableJson;
import io.github.urnls.cli.report.RenderedMarkdown;
import io.github.urnls.jsonrpc.Json;
import java.util.Iterator;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code rule [CODE]}: prints the page of one rule, the pages of all, or a list. */
@Command(name = "rule",
        description = "Explains one kind of finding; without CODE, lists them all; with a group, those in it.")
public final class RuleCommand extends PrintingCommand {

    enum Format { TEXT, MARKDOWN, JSON }

    /** The words that a shell offers. */
    static final class Codes implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Rules.all().stream().map(Rule::code).iterator();
        }
    }

    @Parameters(paramLabel = "CODE", arity = "0..1", completionCandidates = Codes.class)
    private String code = "";

    @Option(names = "--all", description = "Print the pages of all rules.")
    private boolean all;

    @Option(names = "--format", paramLabel = "F", defaultValue = "text",
            description = "text (the default), markdown or json.")
    private Format format = Format.TEXT;

    @Option(names = "--color", paramLabel = "WHEN", defaultValue = "auto",
            description = "Color text: auto (the default: on a terminal, unless NO_COLOR is set), always or never.")
    private Terminal.Color color = Terminal.Color.AUTO;

    @Override
    public Integer call() {
        if (all && !code.isEmpty()) {
            throw new UsageException("--all prints the pages of all rules; it takes no CODE");
        }
        List<Rule> group = Rules.all().stream().filter(rule -> rule.group().id().equals(code)).toList();
        if (!group.isEmpty()) {
            list(group);
        } else if (code.isEmpty() && !all) {
            list(Rules.all());
        } else {
            pages(code.isEmpty() ? Rules.all() : List.of(rule()));
        }
        return CommandLineInterface.OK;
    }

    private Rule rule() {
        return Rules.byCode(code).orElseThrow(() -> {
            String near = DidYouMean.of(code, Rules.all().stream().map(Rule::code).toList());
            return new UsageException("there is no rule “" + Printable.of(code) + "”"
                    + (near.isEmpty() ? "; “urn-ls rule” lists them" : near));
        });
    }

    private void list(List<Rule> rules) {
        switch (format) {
            case TEXT -> rules.forEach(rule -> out().printf("%-28s %-12s %s%n", rule.code(),
                    rule.defaultSeverity().id(), rule.group().id()));
            case MARKDOWN -> {
                out().println("| rule | level | group | what it finds |\n|---|---|---|---|");
                rules.forEach(rule -> out().println("| [" + rule.code() + "](" + RulePages.address(rule.code())
                        + ") | " + rule.defaultSeverity().id() + " | " + rule.group().id() + " | "
                        + RulePages.summary(rule.code()).orElse("") + " |"));
            }
            case JSON -> json(rules, false);
        }
    }

    private void pages(List<Rule> rules) {
        Ink ink = new Ink(Terminal.style(color));
        switch (format) {
            case TEXT -> rules.forEach(rule -> out().println(
                    RenderedMarkdown.of(RulePages.standalone(rule.code()).orElse(rule.code()), ink) + "\n"
                            + ink.dim(RulePages.address(rule.code())) + (rules.size() > 1 ? "\n\n" : "")));
            case MARKDOWN -> rules.forEach(
                    rule -> out()
                            .print(RulePages.page(rule.code()).orElse(rule.code()) + (rules.size() > 1 ? "\n" : "")));
            case JSON -> json(rules, true);
        }
    }

    /** Prints one object for a single rule, else a list. */
    private void json(List<Rule> rules, boolean whole) {
        JsonArray array = new JsonArray();
        for (Rule rule : rules) {
            JsonObject json = Json.object("code", rule.code(), "severity", rule.defaultSeverity().id(), "group",
                    rule.group().id(), "summary", RulePages.summary(rule.code()).orElse(""), "address",
                    RulePages.address(rule.code()));
            if (whole) {
                json.addProperty("page", RulePages.page(rule.code()).orElse(""));
            }
            array.add(json);
        }
        ReadableJson.print(out(), whole && !all ? array.get(0) : array);
    }
}
