package io.github.urnls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.check.run.Rules;
import io.github.urnls.cli.Run;
import io.github.urnls.cli.command.Commands;
import io.github.urnls.cli.command.OutputOptions;
import io.github.urnls.cli.help.CommandModel;
import io.github.urnls.cli.output.ExitCode;
import io.github.urnls.support.ExtensionManifest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.Model.CommandSpec;

/**
 * What {@code docs/stability.md} says stays, is still there. {@code src-test/fixtures/stable.tsv} lists it;
 * {@code mvn test -Dtest=StableTest -Durnls.writePages=true} adds what is new. What is gone is taken off by hand, and
 * stands in the changelog.
 */
class StableTest {

    private static final Path LIST = Path.of("src-test", "fixtures", "stable.tsv");

    private static final String HEAD = "# What stays: docs/stability.md. StableTest adds lines; what is taken off"
            + " stands in CHANGELOG.md.\n";

    private static final Pattern NPM_FUNCTION = Pattern.compile("^export (?:declare )?function (\\w+)",
            Pattern.MULTILINE);

    private static final Pattern NPM_MEMBER = Pattern.compile("^  (?:readonly )?(\\w+)[?:(]", Pattern.MULTILINE);

    private static final Pattern NPM_ERROR = Pattern.compile("\\{ code: '([\\w-]+)'");

    private static final Pattern CODE_CELL = Pattern.compile("`([^`]+)`");

    @TempDir
    private Path folder;

    private final Set<String> present = new TreeSet<>();

    private void add(String kind, String what) {
        present.add(kind + "\t" + what);
    }

    @Test
    void whatWasPromisedIsThere() throws IOException {
        exitCodesAndRules();
        commands();
        settings();
        fields();
        fingerprints();
        servers();
        Set<String> listed = new TreeSet<>(Files.readAllLines(LIST).stream().filter(line -> !line.startsWith("#"))
                .toList());
        if (Boolean.getBoolean("urnls.writePages")) {
            listed.addAll(present);
            Files.writeString(LIST, HEAD + String.join("\n", listed) + "\n");
        }
        assertTrue(listed.size() > 200, "the list was lost");
        listed.removeAll(present);
        assertEquals(Set.of(), listed,
                "no longer there: say so in CHANGELOG.md under Changed or Removed, and take it off " + LIST);
    }

    private void exitCodesAndRules() {
        add("exit code", ExitCode.OK + " clean");
        add("exit code", ExitCode.FOUND + " found");
        add("exit code", ExitCode.FAILED + " failed");
        Rules.all().forEach(rule -> add("rule", rule.code()));
    }

    private void commands() {
        for (CommandSpec command : CommandModel.commands(Commands.all())) {
            String name = command.name();
            add("command", name);
            CommandModel.options(command)
                    .forEach(option -> add("option", name + " " + option.longestName()));
        }
        Stream.of(OutputOptions.Format.values())
                .forEach(format -> add("format", format.name().toLowerCase(Locale.ROOT)));
    }

    private void settings() throws IOException {
        JsonObject schema = json(Files.readString(Path.of("vscode-extension", "schemas", "urn-ls.schema.json")));
        schema.getAsJsonObject("properties").keySet().forEach(setting -> add("urn-ls.json", setting));
        for (JsonElement group : ExtensionManifest.read().getAsJsonObject("contributes")
                .getAsJsonArray("configuration")) {
            group.getAsJsonObject().getAsJsonObject("properties").keySet()
                    .forEach(setting -> add("setting", setting));
        }
    }

    /** The fields of each command with {@code --format jsonl}, as it prints them. */
    private void fields() throws IOException {
        Files.writeString(folder.resolve("a.xsd"), "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema'"
                + " targetNamespace='urn:example:a'><a b='urn:example:%zz'/></xs:schema>");
        for (String command : List.of("check @", "list --all @", "references urn:example:a @",
                "definition urn:example:a @", "rename --diff urn:example:a urn:example:b @", "names @",
                "parse urn:example:a#b", "compare urn:example:a urn:example:b", "namespaces isbn",
                "rule check-digit")) {
            String[] words = (command + " --format jsonl").replace("@", folder.toString()).split(" ");
            String first = Run.of(words).out().lines().findFirst().orElse("{}");
            json(first).keySet().forEach(field -> add("jsonl", words[0] + " " + field));
        }
    }

    /** A finding in a file whose path and text never change; what is made of it must not either. */
    private void fingerprints() {
        JsonObject result = json(Run.of("check", "--format", "sarif", "docs/sample/library.xml").out())
                .getAsJsonArray("runs").get(0).getAsJsonObject().getAsJsonArray("results").get(0).getAsJsonObject();
        result.getAsJsonObject("partialFingerprints").entrySet()
                .forEach(one -> add("fingerprint", "sarif " + one.getKey() + " " + one.getValue().getAsString()));
        JsonObject issue = JsonParser.parseString(
                Run.of("check", "--format", "gitlab", "--root", ".", "docs/sample/library.xml").out())
                .getAsJsonArray().get(0).getAsJsonObject();
        add("fingerprint", "gitlab " + issue.get("fingerprint").getAsString());
    }

    private void servers() throws IOException {
        String names = Files.readString(
                Path.of("server", "java", "io", "github", "urnls", "lsp", "protocol", "CommandNames.java"));
        Pattern.compile("\"(urn-ls\\.\\w+)\"").matcher(names).results()
                .forEach(found -> add("server command", found.group(1)));
        npm();
        try (Stream<Path> tools = Files
                .list(Path.of("server", "resources", "io", "github", "urnls", "cli", "tools"))) {
            for (Path tool : tools.filter(file -> file.toString().endsWith(".tool.json")).toList()) {
                JsonObject definition = json(Files.readString(tool));
                String name = definition.get("name").getAsString();
                definition.getAsJsonObject("inputSchema").getAsJsonObject("properties").keySet()
                        .forEach(argument -> add("tool", name + " " + argument));
            }
        }
    }

    /** The functions of each entry of the package, what its objects have, and the codes of its errors. */
    private void npm() throws IOException {
        Path folder = Path.of("server", "browser", "npm");
        String types = Files.readString(folder.resolve("index.d.ts"));
        NPM_FUNCTION.matcher(types).results().forEach(found -> add("npm function", found.group(1)));
        for (String entry : List.of("urn", "codemirror")) {
            NPM_FUNCTION.matcher(Files.readString(folder.resolve(entry + ".d.ts"))).results()
                    .forEach(found -> add("npm function", entry + " " + found.group(1)));
        }
        for (String type : List.of("Options", "Checker", "OpenDocument")) {
            String members = types.substring(types.indexOf("export interface " + type + " {"));
            NPM_MEMBER.matcher(members.substring(0, members.indexOf("\n}"))).results()
                    .forEach(found -> add("npm " + type, found.group(1)));
        }
        NPM_ERROR.matcher(types).results().forEach(found -> add("npm error", found.group(1)));
    }

    /** The fields that the page of formats tells are those that are printed. */
    @Test
    void thePageOfFormatsTellsTheFields() throws IOException {
        fields();
        String page = Files.readString(Path.of("docs", "formats.md"));
        for (String command : List.of("list", "references", "definition", "names", "parse", "compare", "namespaces",
                "rule", "rename")) {
            Set<String> told = new TreeSet<>();
            page.lines().filter(line -> line.startsWith("| `" + command + "`")).flatMap(
                    line -> CODE_CELL.matcher(line).results().skip(1).flatMap(cell -> Stream.of(cell.group(1)
                            .split(" "))))
                    .forEach(told::add);
            present.stream().filter(line -> line.startsWith("jsonl\t" + command + " "))
                    .map(line -> line.substring(line.lastIndexOf(' ') + 1))
                    .forEach(field -> assertTrue(told.contains(field), command + ": " + field + " in " + told));
        }
    }

    private static JsonObject json(String text) {
        return JsonParser.parseString(text).getAsJsonObject();
    }
}
