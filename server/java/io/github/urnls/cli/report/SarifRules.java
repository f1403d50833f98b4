package io.github.urnls.cli.report;

import com.google.gson.stream.JsonWriter;
import io.github.urnls.check.Product;
import io.github.urnls.check.Rule;
import io.github.urnls.check.RulePages;
import io.github.urnls.check.run.Rules;
import io.github.urnls.check.Severity;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/** The tool in a SARIF log: its name and version, and all rules with their pages (§3.19, §3.49). */
final class SarifRules {

    private static final Map<String, Integer> INDEXES = indexes();

    private SarifRules() {}

    private static Map<String, Integer> indexes() {
        Map<String, Integer> indexes = new HashMap<>();
        Rules.all().forEach(rule -> indexes.put(rule.code(), indexes.size()));
        return Map.copyOf(indexes);
    }

    /** The index of a rule in the list; -1, SARIF's “unknown”, for a rule that no longer exists. */
    static int index(String code) {
        return INDEXES.getOrDefault(code, -1);
    }

    static void write(JsonWriter json) throws IOException {
        json.beginObject();
        json.name("name").value(Product.NAME).name("fullName").value("URN language server " + Product.version())
                .name("version").value(Product.version()).name("semanticVersion").value(Product.version())
                .name("informationUri").value(Product.HOME);
        json.name("rules").beginArray();
        for (Rule rule : Rules.all()) {
            write(json, rule);
        }
        json.endArray();
        json.name("notifications").beginArray();
        for (Notice.Kind kind : Notice.Kind.values()) {
            write(json, kind);
        }
        json.endArray();
        json.endObject();
    }

    private static void write(JsonWriter json, Rule rule) throws IOException {
        String code = rule.code();
        json.beginObject();
        id(json, code);
        text(json, "shortDescription", RulePages.summary(code).orElse(code));
        text(json, "fullDescription", RulePages.description(code).orElse(code));
        json.name("help").beginObject();
        json.name("text").value(RulePages.plain(code).orElse(code))
                .name("markdown").value(RulePages.standalone(code).orElse(code));
        json.endObject();
        json.name("helpUri").value(RulePages.address(code))
                .name("defaultConfiguration").beginObject().name("level").value(level(rule.defaultSeverity()))
                .endObject();
        json.name("properties").beginObject();
        json.name("tags").beginArray().value("urn").endArray()
                .name("severity").value(rule.defaultSeverity().id());
        // GitHub sorts by this.
        json.name("problem.severity")
                .value(Report.word(rule.defaultSeverity(), "error", "warning", "recommendation"));
        json.endObject();
        json.endObject();
    }

    /** The sentence for notices of {@code kind}. */
    static String sentence(Notice.Kind kind) {
        return switch (kind) {
            case FAILED -> "A file could not be read or written.";
            case TOO_LARGE -> "A file is over the size limit and was not checked.";
            case DOUBTFUL -> "A file is not in the expected encoding.";
            case LEFT_OUT -> "A file was named, but its project file leaves it out.";
        };
    }

    private static void write(JsonWriter json, Notice.Kind kind) throws IOException {
        String sentence = sentence(kind);
        json.beginObject();
        id(json, kind.id());
        text(json, "shortDescription", sentence);
        text(json, "fullDescription", sentence);
        text(json, "help", sentence);
        json.name("defaultConfiguration").beginObject().name("level").value(level(kind)).endObject();
        json.endObject();
    }

    /**
     * Writes the id, and as the name the id in another spelling. One word has no other spelling, and name and id must
     * differ, so it gets no name.
     */
    private static void id(JsonWriter json, String id) throws IOException {
        json.name("id").value(id);
        if (id.contains("-")) {
            json.name("name").value(name(id));
        }
    }

    private static void text(JsonWriter json, String name, String text) throws IOException {
        json.name(name).beginObject().name("text").value(text).endObject();
    }

    /** {@code stray-question-mark} as an identifier, {@code StrayQuestionMark}. */
    private static String name(String code) {
        StringBuilder name = new StringBuilder();
        for (String word : code.split("-")) {
            name.append(Character.toUpperCase(word.charAt(0))).append(word, 1, word.length());
        }
        return name.toString();
    }

    static String level(Severity severity) {
        return Report.word(severity, "error", "warning", "note");
    }

    static String level(Notice.Kind kind) {
        return switch (kind) {
            case FAILED -> "error";
            case TOO_LARGE -> "warning";
            case DOUBTFUL, LEFT_OUT -> "note";
        };
    }

}
