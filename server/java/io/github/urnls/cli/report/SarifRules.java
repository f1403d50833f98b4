package io.github.urnls.cli.report;

import com.google.gson.JsonObject;
import io.github.urnls.cli.report.Notice.Kind;
import io.github.urnls.check.Product;
import io.github.urnls.check.Rule;
import io.github.urnls.check.RulePages;
import io.github.urnls.check.Severity;
import io.github.urnls.check.run.Rules;
import io.github.urnls.jsonrpc.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** The tool in a SARIF log: its name and version, and the rules that occur, with their pages (§3.19, §3.49). */
final class SarifRules {

    private static final Pattern FIRST_LETTER = Pattern.compile("(?:^|-)(.)");

    /** The rules that occur, in the order in which they came. */
    private final List<Rule> rules = new ArrayList<>();

    /** The index of a rule in the list; -1, SARIF's “unknown”, for a rule that no longer exists. */
    int index(String code) {
        Rule rule = Rules.byCode(code).orElse(null);
        if (rule != null && !rules.contains(rule)) {
            rules.add(rule);
        }
        return rules.indexOf(rule);
    }

    JsonObject driver() {
        return Json.object("name", Product.NAME, "fullName", "URN language server " + Product.version(),
                "version", Product.version(), "semanticVersion", Product.version(),
                "informationUri", Product.HOME,
                "rules", Json.list(rules, SarifRules::rule),
                "notifications", Json.list(List.of(Kind.values()), SarifRules::notification));
    }

    private static JsonObject rule(Rule rule) {
        String code = rule.code();
        return Json.put(id(code), "shortDescription", text(RulePages.summary(code).orElse(code)),
                "fullDescription", text(RulePages.description(code).orElse(code)),
                "help", Json.object("text", RulePages.plain(code).orElse(code),
                        "markdown", RulePages.standalone(code).orElse(code)),
                "helpUri", RulePages.address(code),
                "defaultConfiguration", Json.object("level", level(rule.defaultSeverity())),
                // GitHub sorts by problem.severity.
                "properties", Json.object("tags", Json.array("urn"), "severity", rule.defaultSeverity().id(),
                        "problem.severity",
                        Report.word(rule.defaultSeverity(), "error", "warning", "recommendation")));
    }

    private static JsonObject notification(Kind kind) {
        JsonObject sentence = text(kind.sentence);
        return Json.put(id(kind.id), "shortDescription", sentence, "fullDescription", sentence, "help", sentence,
                "defaultConfiguration", Json.object("level", level(kind.severity)));
    }

    /**
     * The id, and as the name the id in another spelling. One word has no other spelling, and name and id must differ,
     * so it gets no name.
     */
    private static JsonObject id(String id) {
        JsonObject json = Json.object("id", id);
        return id.contains("-") ? Json.put(json, "name", name(id)) : json;
    }

    static JsonObject text(String text) {
        return Json.object("text", text);
    }

    /** {@code stray-question-mark} as an identifier, {@code StrayQuestionMark}. */
    private static String name(String code) {
        return FIRST_LETTER.matcher(code).replaceAll(letter -> letter.group(1).toUpperCase(Locale.ROOT));
    }

    static String level(Severity severity) {
        return Report.word(severity, "error", "warning", "note");
    }
}
