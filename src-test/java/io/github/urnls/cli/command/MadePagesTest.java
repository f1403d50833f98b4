package io.github.urnls.cli.command;

import io.github.urnls.cli.help.CommandModel;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.support.ExtensionManifest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The tables of {@code docs/options.md} and {@code docs/settings.md} are made from the program and from the manifest of
 * the extension. What stands above the mark on a page is written by hand. {@code -Durnls.writePages=true} writes the
 * tables instead of comparing them.
 */
class MadePagesTest {

    private static final String MARK = "<!-- MadePagesTest makes everything below this line. -->\n";
    private static final String HOW = ": the tables differ from the program; write them anew with"
            + " mvn test -Dtest=MadePagesTest -Durnls.writePages=true";

    @Test
    void thePageOfOptionsIsThatOfTheProgram() throws IOException {
        check(Path.of("docs", "options.md"), CommandModel.commands(CommandModel.of(Commands.all())).stream()
                .map(MadePagesTest::command).collect(Collectors.joining("\n")));
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
        String expected = page.substring(0, mark) + MARK + "\n" + made;
        if (Boolean.getBoolean("urnls.writePages")) {
            Files.writeString(file, expected);
        } else {
            assertEquals(expected, page, () -> file + HOW);
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
