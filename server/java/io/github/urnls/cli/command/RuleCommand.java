package io.github.urnls.cli.command;

import io.github.urnls.cli.help.Words;
import io.github.urnls.cli.output.ExitCode;
import com.google.gson.JsonObject;
import io.github.urnls.check.DidYouMean;
import io.github.urnls.check.Rule;
import io.github.urnls.check.RulePages;
import io.github.urnls.check.run.Rules;
import io.github.urnls.cli.output.Terminal;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.report.Ink;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.report.Jsonl;
import io.github.urnls.cli.report.ReadableJson;
import io.github.urnls.cli.report.RenderedMarkdown;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.namespace.Registry;
import java.util.List;
import java.util.Locale;

/** {@code rule [CODE]}: prints the page of one rule, the pages of all, or a list. */
public final class RuleCommand extends PrintingCommand {

    enum Format { TEXT, MARKDOWN, JSON, JSONL }

    private final Argument<String> code = optional("CODE", "", Words.CODES);

    private final Argument<Boolean> all = flag("--all", "Print the pages of all rules.");

    private final Argument<Format> format = option("--format", "F", Format.TEXT,
            "text (the default), markdown, json or jsonl.");

    private final Argument<Terminal.Color> color = option("--color", "WHEN", Terminal.Color.AUTO,
            "Color text: auto (the default: on a terminal, unless NO_COLOR is set), always or never.");

    public RuleCommand() {
        super("rule", "Explains one kind of finding; without CODE, lists them all; with a group, those in it.");
    }

    @Override
    public Integer call() {
        UsageException.throwIf(all.get() && !code.get().isEmpty(),
                "--all prints the pages of all rules; it takes no CODE");
        List<Rule> group = Rules.all().stream().filter(rule -> rule.group().id().equals(code.get())).toList();
        if (!group.isEmpty()) {
            list(group);
        } else if (code.get().isEmpty() && !all.get()) {
            list(Rules.all());
        } else {
            pages(code.get().isEmpty() ? Rules.all() : List.of(rule()));
        }
        return ExitCode.OK;
    }

    private Rule rule() {
        return Rules.byCode(code.get()).orElseThrow(() -> {
            String near = DidYouMean.of(code.get(), Rules.all().stream().map(Rule::code).toList());
            return new UsageException("there is no rule “" + code.get() + "”"
                    + (near.isEmpty() ? elsewhere() : near));
        });
    }

    /** What else the word may be. */
    private String elsewhere() {
        String word = code.get();
        if (Registry.BUILT_IN.find(word).isPresent()) {
            return "; did you mean “urn-ls namespaces " + word + "”?";
        }
        return word.toLowerCase(Locale.ROOT).startsWith("urn:") ? "; did you mean “urn-ls parse " + word + "”?"
                : "; “urn-ls rule” lists them";
    }

    private void list(List<Rule> rules) {
        switch (format.get()) {
            case TEXT -> rules.forEach(rule -> out().printf("%-28s %-12s %-10s %s%n", rule.code(),
                    rule.defaultSeverity().id(), rule.group().id(),
                    RulePages.summary(rule.code()).orElse("").replace("`", "")));
            case MARKDOWN -> {
                out().println("| rule | level | group | what it finds |\n|---|---|---|---|");
                rules.forEach(rule -> out().println("| [" + rule.code() + "](" + RulePages.address(rule.code())
                        + ") | " + rule.defaultSeverity().id() + " | " + rule.group().id() + " | "
                        + RulePages.summary(rule.code()).orElse("") + " |"));
            }
            case JSON -> ReadableJson.print(out(), Json.list(json(rules, false)));
            case JSONL -> json(rules, false).forEach(rule -> Jsonl.line(out(), rule));
        }
    }

    private void pages(List<Rule> rules) {
        Ink ink = new Ink(Terminal.style(color.get()));
        switch (format.get()) {
            case TEXT -> rules.forEach(rule -> out().println(
                    RenderedMarkdown.of(RulePages.standalone(rule.code()).orElse(rule.code()), ink) + "\n"
                            + ink.dim(RulePages.address(rule.code())) + (rules.size() > 1 ? "\n\n" : "")));
            case MARKDOWN -> rules.forEach(
                    rule -> out()
                            .print(RulePages.page(rule.code()).orElse(rule.code()) + (rules.size() > 1 ? "\n" : "")));
            case JSON -> ReadableJson.print(out(), all.get() ? Json.list(json(rules, true)) : json(rules, true).get(0));
            case JSONL -> json(rules, true).forEach(rule -> Jsonl.line(out(), rule));
        }
    }

    /**
     * The rules in JSON.
     *
     * @param whole whether with their pages
     */
    private static List<JsonObject> json(List<Rule> rules, boolean whole) {
        return rules.stream().map(rule -> json(rule, whole)).toList();
    }

    private static JsonObject json(Rule rule, boolean whole) {
        JsonObject json = Json.object("code", rule.code(), "severity", rule.defaultSeverity().id(), "group",
                rule.group().id(), "summary", RulePages.summary(rule.code()).orElse(""), "address",
                RulePages.address(rule.code()));
        return whole ? Json.put(json, "page", RulePages.page(rule.code()).orElse("")) : json;
    }
}
