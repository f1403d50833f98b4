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
import com.google.gson.JsonPrimitive;
import io.github.urnls.check.Rule;
import io.github.urnls.check.project.Form;
import io.github.urnls.check.project.Setting;
import io.github.urnls.check.project.Setting.Place;
import io.github.urnls.check.run.RuleLevels;
import io.github.urnls.format.json.JsonText;
import io.github.urnls.check.run.Rules;
import io.github.urnls.support.ExtensionManifest;
import io.github.urnls.support.FamiliesPage;
import io.github.urnls.support.InvoicesPage;
import io.github.urnls.support.TypesPage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The commands of {@code docs/options.md} and the tables of {@code docs/settings.md} are made from the program and from
 * the manifest of the extension, {@code docs/families.md} and {@code docs/invoices.md} from {@code server/families}.
 * What stands above the mark on a page, and below a second one, is written by hand. The settings in that manifest and
 * in the schema of project files are made from {@link Setting#ALL}, and from the rules, in the order of
 * {@code docs/rules/README.md}. {@code -Durnls.writePages=true} writes all of this instead of comparing it.
 */
class MadePagesTest {

    private static final String MARK = "<!-- MadePagesTest makes everything below this line. -->\n";
    private static final String END = "<!-- MadePagesTest makes nothing below this line. -->\n";
    private static final String HOW = " differs from the program; write it anew with"
            + " mvn test -Dtest=MadePagesTest -Durnls.writePages=true";

    private static final Gson JSON = new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();
    private static final Pattern PAGE_OF_RULE = Pattern.compile("(?m)^\\| \\[([a-z0-9-]+)\\]\\(\\1\\.md\\) \\|");

    private static final String A_BEGINNING = "{'type': 'string', 'pattern': '^[Uu][Rr][Nn]:'}";

    private static final String NAME_LISTS = """
            {"type": "array", "items": {"type": "object", "required": ["prefix", "names"], \
            "additionalProperties": false, "properties": {"prefix": {"type": "string", \
            "pattern": "^[Uu][Rr][Nn]:.*:$", "description": "The beginning of the names, \
            with a colon at its end."}, "title": {"type": "string", "description": "The title of the list, \
            in the plural."}, "closed": {"type": "boolean", "description": "Whether the list is whole, \
            so that a name which is not in it is a finding. Default: false."}, \
            "adds": {"enum": ["nobody", "owner", "anyone"], "description": "Who may add names, so \
            that one which is not in the list may be right. Default: anyone."}, \
            "asOf": {"type": "string", "pattern": "^[0-9]{4}(-[0-9]{2}){0,2}$", \
            "description": "The date of the list: a year, a month or a day."}, \
            "names": {"description": "What stands behind the prefix: a list, \
            or an object from that to what it stands for.", "anyOf": [{"type": "array", \
            "items": {"type": "string"}}, {"type": "object", \
            "additionalProperties": {"anyOf": [{"type": "string"}, {"type": "object", \
            "additionalProperties": false, "properties": {"title": {"type": "string", \
            "description": "What it stands for."}, "status": {"enum": ["current", "deprecated", "retired"], \
            "description": "Whether it should still be used. Default: current."}, \
            "since": {"type": "string", "maxLength": 500, \
            "description": "Since when it has this status: a version or a date."}, \
            "until": {"type": "string", "maxLength": 500, \
            "description": "How long a deprecated name is still accepted: a version or a date."}, \
            "replacedBy": {"type": "string", "maxLength": 500, "pattern": "^[Uu][Rr][Nn]:", \
            "description": "The name to use instead, a whole URN."}, "note": {"type": "string", \
            "maxLength": 500, "description": "One more sentence, for hovers."}}}]}}]}}}}""";

    @Test
    void thePageOfOptionsIsThatOfTheProgram() throws IOException {
        check(Path.of("docs", "options.md"), OptionsPage.text());
    }

    @Test
    void theSchemaOfProjectFilesIsThatOfTheTable() throws IOException {
        Path file = Path.of("vscode-extension", "schemas", "urn-ls.schema.json");
        JsonObject schema = JsonParser.parseString(Files.readString(file)).getAsJsonObject();
        JsonObject settings = ofProjects(Place.PROJECT);
        JsonObject override = new JsonObject();
        override.addProperty("type", "object");
        override.add("required", array(Stream.of(Setting.FILES.name())));
        override.addProperty("additionalProperties", false);
        override.add("properties", ofProjects(Place.OVERRIDE));
        settings.getAsJsonObject(Setting.OVERRIDES.name()).add("items", override);
        schema.add("properties", settings);
        compare(file, JSON.toJson(schema) + "\n");
    }

    private static JsonObject ofProjects(Place place) throws IOException {
        JsonObject settings = new JsonObject();
        for (Setting<?> setting : Setting.ALL) {
            if (setting.places().contains(place)) {
                JsonObject property = schema(setting);
                if (!setting.meaning().isEmpty()) {
                    property.addProperty("description", setting.meaning());
                }
                settings.add(setting.name(), property);
            }
        }
        return settings;
    }

    /** The form in JSON Schema, Draft 7. */
    private static JsonObject schema(Setting<?> setting) throws IOException {
        Form<?> form = setting.form();
        JsonObject schema = JsonParser.parseString(switch (form.kind()) {
            case ANYTHING -> "{'type': 'string'}";
            case FLAG, LANGUAGES -> "{'type': 'boolean'}";
            case TEXT -> "{'type': 'string', 'minLength': 1}";
            case TEXTS, NAMES, FILES -> "{'type': 'array', 'items': {'type': 'string', 'minLength': 1}}";
            case ONE_OR_MORE -> "{'anyOf': [{'type': 'string'}, {'type': 'array', 'items': {'type': 'string'}}]}";
            case WHOLE -> "{'type': 'integer', 'minimum': " + form.least() + "}";
            case WORD -> "{'enum': " + JsonText.of(form.words()) + "}";
            case FLAGS, LEVELS -> "{'type': 'object'}";
            case SLOTS -> "{'type': 'object', 'additionalProperties': {'anyOf': [" + A_BEGINNING
                    + ", {'type': 'array', 'items': " + A_BEGINNING + "}]}}";
            case NAME_LISTS -> NAME_LISTS;
            case OVERRIDES -> "{'type': 'array'}";
        }).getAsJsonObject();
        if (form.kind() == Form.Kind.WHOLE && form.most() < Integer.MAX_VALUE) {
            schema.addProperty("maximum", form.most());
        } else if (form.kind() == Form.Kind.WORD && !form.meanings().isEmpty()) {
            schema.add("enumDescriptions", array(form.meanings().stream()));
        } else if (form.kind() == Form.Kind.FLAGS) {
            JsonObject flags = new JsonObject();
            for (int i = 0; i < form.words().size(); i++) {
                flags.add(form.words().get(i), JsonParser.parseString("{'type': 'boolean', 'default': true,"
                        + " 'description': " + JsonText.of(form.meanings().get(i)) + "}"));
            }
            schema.add("properties", flags);
            schema.addProperty("additionalProperties", false);
        } else if (form.kind() == Form.Kind.LEVELS) {
            setRules(schema);
        }
        return schema;
    }

    /** The manifest has the headings, and what VS Code alone knows of a setting. */
    @Test
    void theSettingsOfTheExtensionAreThoseOfTheTable() throws IOException {
        compare(Path.of("vscode-extension", "package.json"), JSON.toJson(manifest()) + "\n");
    }

    private static JsonObject manifest() throws IOException {
        JsonObject manifest = ExtensionManifest.read();
        List<String> headings = new ArrayList<>();
        for (JsonElement group : manifest.getAsJsonObject("contributes").getAsJsonArray("configuration")) {
            String heading = group.getAsJsonObject().get("title").getAsString();
            JsonObject before = group.getAsJsonObject().getAsJsonObject("properties");
            JsonObject settings = new JsonObject();
            for (Setting<?> setting : Setting.ALL) {
                if (setting.entry().filter(entry -> entry.group().equals(heading)).isPresent()) {
                    String name = "urn." + setting.name();
                    settings.add(name, entry(setting, before.getAsJsonObject(name), settings.size() + 1));
                }
            }
            group.getAsJsonObject().add("properties", settings);
            headings.add(heading);
        }
        assertEquals(List.of(),
                Setting.ALL.stream().flatMap(setting -> setting.entry().stream()).map(Setting.Entry::group)
                        .filter(group -> !headings.contains(group)).toList(),
                "headings that the manifest lacks");
        return manifest;
    }

    private static JsonObject entry(Setting<?> setting, JsonObject before, int order) throws IOException {
        Setting.Entry entry = setting.entry().orElseThrow();
        JsonObject property = new JsonObject();
        JsonObject schema = schema(setting);
        if (!schema.has("type")) {
            property.addProperty("type", "string");
        }
        schema.remove("minLength"); // an empty text is that of a setting that is not set
        if (setting == Setting.SEVERITY) {
            schema.getAsJsonObject("properties").asMap().values() // without a type, VS Code draws no table of them
                    .forEach(level -> level.getAsJsonObject().addProperty("type", "string"));
        }
        schema.entrySet().forEach(member -> property.add(member.getKey(), member.getValue()));
        property.addProperty("scope", entry.scope());
        property.add("default", setting == Setting.ENABLE ? new JsonPrimitive(true)
                : JsonParser.parseString(JsonText.of(setting.usual())));
        property.addProperty("markdownDescription", entry.meaning().isEmpty() ? setting.meaning() : entry.meaning());
        property.addProperty("order", order);
        for (String own : List.of("defaultSnippets", "uniqueItems")) {
            if (before != null && before.has(own)) {
                property.add(own, before.get(own));
            }
        }
        return property;
    }

    private static JsonArray array(Stream<String> words) {
        JsonArray array = new JsonArray();
        words.forEach(array::add);
        return array;
    }

    /** Puts all rules and groups into the schema of levels. */
    private static void setRules(JsonObject schema) throws IOException {
        JsonObject properties = new JsonObject();
        for (Rule rule : rulesAsListed()) {
            properties.add(rule.code(), level(rule.setting()));
        }
        JsonObject groups = new JsonObject();
        groups.add(
                Stream.of(Rule.Group.values()).map(Rule.Group::id).collect(Collectors.joining("|", "^(all|\\*|", ")$")),
                level("Level of all rules of a group, or of all rules. The code of a rule counts before its group, and"
                        + " its group before all."));
        schema.add("patternProperties", groups);
        schema.addProperty("additionalProperties", false);
        schema.add("properties", properties);
    }

    private static JsonObject level(String meaning) {
        JsonObject level = new JsonObject();
        level.add("enum", array(RuleLevels.LEVELS.stream()));
        level.addProperty("description", meaning);
        return level;
    }

    private static List<Rule> rulesAsListed() throws IOException {
        List<String> codes = PAGE_OF_RULE.matcher(Files.readString(Path.of("docs", "rules", "README.md"))).results()
                .map(row -> row.group(1)).toList();
        assertEquals(List.of(), Rules.all().stream().map(Rule::code).filter(code -> !codes.contains(code)).toList(),
                "docs/rules/README.md: each rule that check/run/Rules.java lists needs a row in the table");
        return codes.stream().map(code -> Rules.byCode(code).orElseThrow()).toList();
    }

    /** The order of the rules is that of the page. */
    @Test
    void theTableOfRulesIsThatOfTheProgram() throws IOException {
        checkTable(Path.of("docs", "rules", "README.md"), rulesAsListed().stream().map(rule -> {
            String[] meaning = rule.setting().split(" Default: ", 2);
            return "| [" + rule.code() + "](" + rule.code() + ".md) | " + cell(words(meaning[0])) + " | "
                    + meaning[1].replaceFirst("\\.$", "") + " |\n";
        }).collect(Collectors.joining("", "| code | what it reports | default severity |\n|---|---|---|\n", "")));
    }

    private static void checkTable(Path file, String table) throws IOException {
        String page = Files.readString(file);
        int start = page.indexOf("\n", page.indexOf("<!-- MadePagesTest makes this table. -->")) + 1;
        compare(file, page.substring(0, start) + "\n" + table + page.substring(page.indexOf("\n\n", start + 1) + 1));
    }

    @Test
    void theTableOfTheProjectFileIsThatOfTheTable() throws IOException {
        String rows = Setting.ALL.stream().filter(setting -> setting.places().contains(Place.PROJECT))
                .filter(setting -> !setting.meaning().isEmpty())
                .map(setting -> "| `" + setting.name() + "` | "
                        + (setting.places().contains(Place.OVERRIDE) ? "yes" : "")
                        + " | " + cell(words(setting.meaning())) + values(setting) + " |\n")
                .collect(Collectors.joining());
        checkTable(Path.of("docs", "configuration.md"),
                "| setting | for some files | meaning |\n|---|---|---|\n" + rows);
    }

    private static String values(Setting<?> setting) {
        List<String> words = setting.form().words();
        if (setting.usual() instanceof Integer) {
            return " `" + setting.usual() + "` if it is not set.";
        }
        return words.isEmpty() ? "" : words.stream().map(word -> "`" + word + "`")
                .collect(Collectors.joining(", ", " One of ", "; `" + setting.usual() + "` if it is not set."));
    }

    @Test
    void thePageOfSettingsIsThatOfTheExtension() throws IOException {
        JsonArray groups = manifest().getAsJsonObject("contributes").getAsJsonArray("configuration");
        check(Path.of("docs", "settings.md"), groups.asList().stream().map(JsonElement::getAsJsonObject)
                .map(MadePagesTest::settings).collect(Collectors.joining("\n")));
    }

    /** Each family has a heading of its own, so that the search of the site finds it. */
    @Test
    void thePageOfFamiliesHasEachOfThem() throws IOException {
        check(Path.of("docs", "families.md"), FamiliesPage.text());
    }

    /** The identifiers of invoices are those that the families list. */
    @Test
    void thePageOfInvoicesHasEachIdentifier() throws IOException {
        check(Path.of("docs", "invoices.md"), InvoicesPage.text());
    }

    /** Which types are listed is written by hand. */
    @Test
    void thePageOfTypesHasTheirJavadoc() throws IOException {
        Path file = Path.of("docs", "library-types.md");
        String page = Files.readString(file);
        check(file, TypesPage.described(page.substring(page.indexOf(MARK) + MARK.length() + 1)));
    }

    /** The tables of whom settings and options serve are written by hand. */
    @Test
    void thePagesSayWhomEachGroupServes() throws IOException {
        List<String> ofOptions = CommandModel.commands(Commands.all()).stream()
                .flatMap(command -> CommandModel.groups(command).keySet().stream()).distinct()
                .toList();
        List<String> ofEditors = Setting.ALL.stream().flatMap(setting -> setting.entry().stream())
                .map(Setting.Entry::group).distinct().toList();
        List<String> ofProjects = Setting.ALL.stream()
                .filter(setting -> setting.places().contains(Place.PROJECT) && !setting.meaning().isEmpty())
                .map(setting -> "`" + setting.name() + "`").toList();
        assertEquals(ofOptions.stream().sorted().toList(), served("options.md", "group"));
        assertEquals(ofEditors.stream().sorted().toList(), served("settings.md", "group"));
        assertEquals(ofProjects.stream().sorted().toList(), served("configuration.md", "settings"));
    }

    /** The first cells of the table of a page, in which commas part several groups. */
    private static List<String> served(String page, String heading) throws IOException {
        return Files.readString(Path.of("docs", page)).lines()
                .dropWhile(line -> !line.startsWith("| " + heading + " | whom")).skip(2)
                .takeWhile(line -> line.startsWith("| "))
                .flatMap(line -> Stream.of(line.split(" \\| ", 2)[0].substring(2).split(", "))).sorted().toList();
    }

    private static void check(Path file, String made) throws IOException {
        String page = Files.readString(file);
        int mark = page.indexOf(MARK);
        assertTrue(mark > 0, () -> file + " has no line " + MARK);
        int end = page.indexOf(END, mark);
        compare(file, page.substring(0, mark) + MARK + "\n" + made + (end < 0 ? "" : "\n" + page.substring(end)));
    }

    private static void compare(Path file, String expected) throws IOException {
        if (Boolean.getBoolean("urnls.writePages")) {
            Files.writeString(file, expected);
        } else {
            assertEquals(expected, Files.readString(file), () -> file + HOW);
        }
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

    static String words(String... lines) {
        return String.join(" ", List.of(lines)).replace("%n", " ").replace("%%", "%").replaceAll("\\s+", " ")
                .replace("<", "&lt;").replace("*", "\\*").strip();
    }

    static String cell(String text) {
        return text.replace("|", "\\|");
    }
}
