package io.github.urnls.cli.command;

import com.google.gson.JsonObject;
import io.github.urnls.check.DidYouMean;
import io.github.urnls.check.Rule;
import io.github.urnls.check.RulePages;
import io.github.urnls.check.run.Rules;
import io.github.urnls.cli.help.Words;
import io.github.urnls.cli.output.ExitCode;
import io.github.urnls.cli.output.Terminal.Color;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.report.Ink;
import io.github.urnls.cli.report.Jsonl;
import io.github.urnls.cli.report.ReadableJson;
import io.github.urnls.cli.report.RenderedMarkdown;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.namespace.Registry;
import io.github.urnls.urn.Normalization;
import java.util.List;

/** {@code rule [CODE]}: prints the page of one rule, the pages of all, or a list. */
public final class RuleCommand extends PrintingCommand {

    enum Format { TEXT, MARKDOWN, JSON, JSONL }

    private final Argument<String> code = optional("CODE", "", Words.CODES);

    private final Argument<Boolean> all = flag("--all", "Print the pages of all rules.");

    private final Argument<Format> format = option("--format", "F", Format.TEXT,
            "text (the default), markdown, json or jsonl.");

    private final Argument<Color> color = option("--color", "WHEN", Color.AUTO,
            "Color text: auto (the default: on a terminal, unless NO_COLOR is set), always or never.");

    public RuleCommand() {
        super("Explains one kind of finding; without CODE, lists them all; with a group, those in it.");
    }

    @Override
    public Integer call() {
        UsageException.throwIf(all.get() && !code.get().isEmpty(),
                "--all prints the pages of all rules; it takes no CODE");
        List<Rule> rules = rules();
        boolean whole = all.get() || Rules.byCode(code.get()).isPresent();
        switch (format.get()) {
            case TEXT -> rules.forEach(rule -> text(rule, whole));
            case MARKDOWN -> {
                out().print(whole ? "" : "| rule | level | group | what it finds |\n|---|---|---|---|\n");
                rules.forEach(rule -> markdown(rule, whole));
            }
            case JSON -> out().print(ReadableJson.text(whole && !all.get() ? json(rules.getFirst(), true)
                    : Json.list(rules, rule -> json(rule, whole))));
            case JSONL -> rules.forEach(rule -> Jsonl.line(out(), json(rule, whole)));
        }
        return ExitCode.OK;
    }

    private List<Rule> rules() {
        if (code.get().isEmpty()) {
            return Rules.all();
        }
        List<Rule> group = Rules.all().stream().filter(rule -> rule.group().id().equals(code.get())).toList();
        return group.isEmpty() ? List.of(rule()) : group;
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
        return Normalization.fold(word).startsWith("urn:") ? "; did you mean “urn-ls parse " + word + "”?"
                : "; “urn-ls rule” lists them";
    }

    /** Prints a rule with its {@code whole} page, or in a line. */
    private void text(Rule rule, boolean whole) {
        String code = rule.code();
        if (whole) {
            Ink ink = Ink.of(color.get());
            out().println(RenderedMarkdown.of(RulePages.standalone(code).orElse(code), ink) + "\n"
                    + ink.dim(RulePages.address(code)) + (all.get() ? "\n\n" : ""));
        } else {
            out().printf("%-28s %-12s %-10s %s%n", code, rule.defaultSeverity().id(), rule.group().id(),
                    summary(rule).replace("`", ""));
        }
    }

    private void markdown(Rule rule, boolean whole) {
        String code = rule.code();
        if (whole) {
            out().print(RulePages.page(code).orElse(code) + (all.get() ? "\n" : ""));
        } else {
            out().println("| [" + code + "](" + RulePages.address(code) + ") | " + rule.defaultSeverity().id() + " | "
                    + rule.group().id() + " | " + summary(rule) + " |");
        }
    }

    private static String summary(Rule rule) {
        return RulePages.summary(rule.code()).orElse("");
    }

    private static JsonObject json(Rule rule, boolean whole) {
        JsonObject json = Json.object("code", rule.code(), "severity", rule.defaultSeverity().id(), "group",
                rule.group().id(), "summary", summary(rule), "address",
                RulePages.address(rule.code()));
        return whole ? Json.put(json, "page", RulePages.page(rule.code()).orElse("")) : json;
    }
}
