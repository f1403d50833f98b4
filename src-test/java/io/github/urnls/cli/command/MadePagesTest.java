package io.github.urnls.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.cli.help.CommandModel;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.run.Rules;
import io.github.urnls.support.ExtensionManifest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The tables of {@code docs/options.md} and {@code docs/settings.md} are made from the program and from the manifest of
 * the extension. What stands above the mark on a page is written by hand. The settings of rules, in that manifest and
 * in the schema of project files, are made from the rules, in the order of {@code docs/rules/README.md}.
 * {@code -Durnls.writePages=true} writes all of this instead of comparing it.
 */
class MadePagesTest {

    private static final String MARK = "<!-- MadePagesTest makes everything below this line. -->\n";
    private static final String HOW = " differs from the program; write it anew with"
            + " mvn test -Dtest=MadePagesTest -Durnls.writePages=true";

    private static final Gson JSON = new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();
    private static final Pattern PAGE_OF_RULE = Pattern.compile("(?m)^\\| \\[([a-z0-9-]+)\\]\\(\\1\\.md\\) \\|");

    @Test
    void thePageOfOptionsIsThatOfTheProgram() throws IOException {
        check(Path.of("docs", "options.md"), CommandModel.commands(CommandModel.of(Commands.all())).stream()
                .map(MadePagesTest::command).collect(Collectors.joining("\n")));
    }

    @Test
    void theSettingsOfRulesAreThoseOfTheRules() throws IOException {
        JsonObject manifest = ExtensionManifest.read();
        for (JsonElement group : manifest.getAsJsonObject("contributes").getAsJsonArray("configuration")) {
            JsonObject settings = group.getAsJsonObject().getAsJsonObject("properties");
            if (settings.has("urn.severity")) {
                JsonObject level = new JsonObject();
                level.addProperty("type", "string");
                setRules(settings.getAsJsonObject("urn.severity"), level);
            }
        }
        compare(Path.of("vscode-extension", "package.json"), JSON.toJson(manifest) + "\n");

        Path file = Path.of("vscode-extension", "schemas", "urn-ls.schema.json");
        JsonObject schema = JsonParser.parseString(Files.readString(file)).getAsJsonObject();
        JsonObject settings = schema.getAsJsonObject("properties");
        JsonObject overrides = settings.getAsJsonObject("overrides").getAsJsonObject("items");
        setRules(settings.getAsJsonObject("severity"), new JsonObject());
        setRules(overrides.getAsJsonObject("properties").getAsJsonObject("severity"), new JsonObject());
        compare(file, JSON.toJson(schema) + "\n");
    }

    /** Puts all rules and groups into a setting of levels. */
    private static void setRules(JsonObject setting, JsonObject type) throws IOException {
        JsonArray levels = new JsonArray();
        Stream.of(Severity.values()).map(Severity::id).forEach(levels::add);
        levels.add("off");
        JsonObject properties = new JsonObject();
        for (Rule rule : rulesAsListed()) {
            JsonObject property = type.deepCopy();
            property.add("enum", levels.deepCopy());
            property.addProperty("description", rule.setting());
            properties.add(rule.code(), property);
        }
        setting.add("properties", properties);
        String groups = Stream.of(Rule.Group.values()).map(Rule.Group::id).collect(Collectors.joining("|"));
        JsonObject patterns = setting.getAsJsonObject("patternProperties");
        JsonElement ofGroups = patterns.remove(patterns.keySet().iterator().next());
        patterns.add("^(all|\\*|" + groups + ")$", ofGroups);
    }

    private static List<Rule> rulesAsListed() throws IOException {
        List<String> codes = PAGE_OF_RULE.matcher(Files.readString(Path.of("docs", "rules", "README.md"))).results()
                .map(row -> row.group(1)).toList();
        assertEquals(List.of(), Rules.all().stream().map(Rule::code).filter(code -> !codes.contains(code)).toList(),
                "docs/rules/README.md: each rule that check/run/Rules.java lists needs a row in the table");
        return codes.stream().map(code -> Rules.byCode(code).orElseThrow()).toList();
    }

    @Test
    void thePageOfSettingsIsThatOfTheExtension() throws IOException {
        JsonArray groups = ExtensionManifest.read().getAsJsonObject("contributes").getAsJsonArray("configuration");
        check(Path.of("docs", "settings.md"), groups.asList().stream().map(JsonElement::getAsJsonObject)
                .map(MadePagesTest::settings).collect(Collectors.joining("\n")));
    }

    private static void check(Path file, String made) throws IOException {
        String page = Files.readString(file);
        int mark = page.indexOf(MARK);
        assertTrue(mark > 0, () -> file + " has no line " + MARK);
        compare(file, page.substring(0, mark) + MARK + "\n" + made);
    }

    private static void compare(Path file, String expected) throws IOException {
        if (Boolean.getBoolean("urnls.writePages")) {
            Files.writeString(file, expected);
        } else {
            assertEquals(expected, Files.readString(file), () -> file + HOW);
        }
    }

    private static String command(CommandLine command) {
        CommandSpec spec = command.getCommandSpec();
        String synopsis = new CommandLine.Help(spec, Ansi.OFF).synopsis(0).replaceAll("\\s+", " ").strip();
        StringBuilder text = new StringBuilder("## " + spec.name() + "\n\n`" + synopsis + "`\n\n"
                + words(spec.usageMessage().description()) + "\n");
        CommandModel.groups(spec).forEach((heading, options) -> {
            text.append("\n| ").append(heading.strip()).append(" | what it does |\n|---|---|\n");
            options.forEach(option -> text.append(row(option)));
        });
        return text.toString();
    }

    private static String row(OptionSpec option) {
        String value = option.arity().max() > 0 ? "=" + option.paramLabel() : "";
        String names = Stream.of(option.names()).map(name -> "`" + name + (name.startsWith("--") ? value : "") + "`")
                .collect(Collectors.joining(", "));
        return "| " + cell(names) + " | " + cell(words(option.description())) + " |\n";
    }

    private static String settings(JsonObject group) {
        String rows = group.getAsJsonObject("properties").entrySet().stream()
                .map(setting -> setting(setting.getKey(), setting.getValue().getAsJsonObject()))
                .collect(Collectors.joining());
        return "## " + group.get("title").getAsString()
                + "\n\n| setting | type | default | scope | meaning |\n|---|---|---|---|---|\n" + rows;
    }

    private static String setting(String name, JsonObject setting) {
        String meaning = Stream.of("markdownDescription", "description").filter(setting::has).findFirst()
                .map(key -> setting.get(key).getAsString()).orElse("");
        String given = setting.has("default") ? "`" + setting.get("default") + "`" : "";
        String values = setting.has("enum") ? " One of " + setting.getAsJsonArray("enum").asList().stream()
                .map(value -> "`" + value.getAsString() + "`").collect(Collectors.joining(", ")) + "." : "";
        return "| `" + name + "` | " + setting.get("type").getAsString() + " | " + cell(given) + " | "
                + setting.get("scope").getAsString() + " | " + cell(meaning + values) + " |\n";
    }

    private static String words(String... lines) {
        return String.join(" ", List.of(lines)).replace("%n", " ").replace("%%", "%").replaceAll("\\s+", " ")
                .replace("<", "&lt;").replace("*", "\\*").strip();
    }

    private static String cell(String text) {
        return text.replace("|", "\\|");
    }
}
