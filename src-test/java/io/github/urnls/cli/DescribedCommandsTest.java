package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.cli.command.Commands;
import io.github.urnls.cli.help.CommandModel;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The manual page and the completions know every command and every option. {@code src-test/user/shells} tries them with
 * the tab key.
 */
class DescribedCommandsTest {

    @TempDir
    private Path folder;

    private static List<CommandSpec> commands() {
        return CommandModel.commands(Commands.all());
    }

    /** What stands on the page below the heading of one command. */
    private static String section(String page, String command) {
        int start = page.indexOf("\n.SS \"" + command.replace("-", "\\-") + "\"\n");
        assertTrue(start >= 0, command);
        int end = page.indexOf("\n.S", start + 1);
        return page.substring(start, end);
    }

    @Test
    void theManualPageHasEveryCommandAndOption() {
        String page = Run.of("generate-man-page", "2026-11-21T00:00:00Z").out();
        assertTrue(page.startsWith(".TH URN-LS 1 \"2026-11-21\" \"urn-ls "), page);
        for (CommandSpec command : commands()) {
            String section = section(page, command.name());
            assertTrue(section.contains("\n.TP\n\\fB"), command.name());
            for (OptionSpec option : CommandModel.options(command)) {
                assertFalse(String.join("", option.description()).isBlank(),
                        command.name() + " " + option.longestName());
                for (String name : option.names()) {
                    assertTrue(section.contains("\\fB" + name.replace("-", "\\-") + "\\fR"),
                            command.name() + " " + name);
                }
            }
        }
        for (String heading : List.of("EXIT STATUS", "ENVIRONMENT", "FILES", "EXAMPLES")) {
            assertTrue(page.contains("\n.SH \"" + heading + "\"\n.TP\n.B \""), heading);
        }
        String check = section(page, "check");
        for (String heading : List.of("What is checked", "Which files", "Which findings", "Baseline", "Repairs",
                "Output")) {
            assertTrue(check.contains("\n.PP\n.I \"" + heading + "\"\n.TP\n"), heading);
        }
        assertTrue(check.indexOf("\\fB\\-\\-select") < check.indexOf("\"Repairs\"")
                && check.indexOf("\"Repairs\"") < check.indexOf("\\fB\\-\\-fix"),
                "under their groups");
        assertFalse(page.contains("generate\\-man"), "what is for the build only");
        assertTrue(page.lines().allMatch(line -> line.chars().allMatch(c -> c >= ' ' && c < 0x7F)),
                "plain ASCII, whatever the locale");
        assertTrue(page.lines().noneMatch(line -> line.startsWith("'")
                || line.startsWith(".") && !line.matches("\\.(TH|SH|SS|B|I|PP|TP|ad)( .*)?")), "only macros of man(7)");
    }

    @Test
    void manReadsThePage() throws Exception {
        Path page = Files.writeString(folder.resolve("urn-ls.1"), Run.of("generate-man-page", "2026-11-21").out());
        Assumptions.assumeTrue(isInstalled("man"));
        String shown = shell("MANWIDTH=120 man --warnings=w -l " + page + " 2>&1 | col -b").replaceAll("\\s+", " ");
        assertTrue(shown.contains("urn-ls check") && shown.contains("--specification=S"), shown);
        assertFalse(shown.contains(": warning:"), shown);
    }

    @Test
    void bashCompletesCommandsOptionsAndTheirWords() throws Exception {
        Assumptions.assumeTrue(isInstalled("bash"));
        Path script = Files.writeString(folder.resolve("urn-ls"), Run.of("generate-completion").out());
        assertEquals(Set.of("check"), completed(script, "ch"));
        assertEquals(new TreeSet<>(commands().stream().map(CommandSpec::name).toList()),
                completed(script, ""));
        assertEquals(Set.of("text", "jsonl"), completed(script, "list", "--format", ""));
        assertEquals(Set.of("stray-question-mark"), completed(script, "rule", "stray"));
        assertTrue(completed(script, "check", "--format", "").containsAll(Set.of("text", "jsonl")));
        assertEquals(Set.of("draft2012", "draft2015"), completed(script, "check", "--specification", "draft"));
        for (String option : List.of("--select", "--ignore")) {
            assertEquals(Set.of("syntax"), completed(script, "check", option, "synt"));
            assertEquals(Set.of("all"), completed(script, "check", option, "al"));
            assertEquals(Set.of("check-digit"), completed(script, "check", option, "check"));
        }
        assertEquals(Set.of("syntax,check-digit"), completed(script, "check", "--select", "syntax,check-d"));
        assertEquals(Set.of("check-digit="), completed(script, "check", "--severity", "check-d"));
        assertEquals(Set.of("information"), completed(script, "check", "--severity", "check-digit", "=", "inf"));
        assertEquals(Set.of("error", "warning", "information", "hint", "off"),
                completed(script, "check", "--severity", "check-digit", "="));
        assertEquals(Set.of("error", "warning", "information", "hint", "never"),
                completed(script, "check", "--fail-on", ""));
        assertEquals(Set.of("warning"), completed(script, "check", "--min-severity", "w"));
        assertTrue(completed(script, "namespaces", "is").containsAll(Set.of("isbn", "issn")));
        assertEquals(Set.of("check"), completed(script, "help", "ch"));
        assertEquals(Set.of("sarif"), completed(script, "check", "--format", "=", "s"), "bash has split it");
        assertEquals(Set.of("zsh"), completed(script, "generate-completion", "z"));
        assertEquals(Set.of(), completed(script, "check", "--max-size", ""));
        for (CommandSpec command : commands()) {
            TreeSet<String> names = new TreeSet<>();
            CommandModel.options(command).forEach(option -> names.addAll(List.of(option.names())));
            names.removeIf(name -> !name.startsWith("--"));
            assertEquals(names, completed(script, command.name(), "--"), command.name());
        }
    }

    /** What bash offers for the last of {@code words}. */
    private Set<String> completed(Path script, String... words) throws Exception {
        String line = "urn-ls " + String.join(" ", words);
        String before = String.join(" ", List.of(words).subList(0, words.length - 1));
        String out = shell("source " + script + "; COMP_WORDBREAKS='= '; COMP_WORDS=(urn-ls " + before + " '"
                + words[words.length - 1]
                + "'); COMP_CWORD="
                + words.length + "; COMP_LINE='" + line + "'; COMP_POINT=" + line.length()
                + "; $(complete -p urn-ls | sed 's/.*-F \\([^ ]*\\) .*/\\1/') 2>/dev/null; printf '%s\\n' "
                + "\"${COMPREPLY[@]}\"");
        TreeSet<String> offered = new TreeSet<>(out.lines().map(String::strip).toList());
        offered.remove("");
        return offered;
    }

    @Test
    void zshKnowsTheSame() {
        String script = Run.of("generate-completion", "zsh").out();
        assertTrue(script.startsWith("#compdef urn-ls\n"), script);
        for (CommandSpec command : commands()) {
            assertTrue(script.contains("    '" + command.name() + ":"), command.name());
            String part = script.split(Pattern.quote("\n        " + command.name() + ")\n"))[1]
                    .split(";;")[0];
            for (OptionSpec option : CommandModel.options(command)) {
                for (String name : option.names()) {
                    assertTrue(part.matches("(?s).*[')*]" + Pattern.quote(name) + "(=-?)?\\[.*"),
                            command.name() + " " + name);
                }
            }
        }
        assertTrue(script.contains(":F:(text jsonl)'"), script);
    }

    @Test
    void fishKnowsTheSame() {
        List<String> lines = Run.of("generate-completion", "fish").out().lines().toList();
        for (CommandSpec command : commands()) {
            String own = "complete -c urn-ls -n '__urn_ls_is " + command.name() + "'";
            for (OptionSpec option : CommandModel.options(command)) {
                String name = " -l " + option.longestName().substring(2) + " ";
                assertEquals(1, lines.stream().filter(line -> line.startsWith(own) && line.contains(name)).count(),
                        command.name() + name);
            }
        }
        assertTrue(lines.stream().anyMatch(line -> line.contains(" -l format -x -a 'text jsonl' -d 'text (the ")));
        assertTrue(lines.stream().anyMatch(line -> line.contains(" -l baseline -r -F -d ")));
    }

    @Test
    void powerShellKnowsTheSame() {
        String script = Run.of("generate-completion", "powershell").out();
        for (CommandSpec command : commands()) {
            String part = script.split(Pattern.quote("\n        '" + command.name() + "' = [ordered]@{\n"))[1]
                    .split("\n        }\n")[0];
            for (OptionSpec option : CommandModel.options(command)) {
                for (String name : option.names()) {
                    assertTrue(part.matches("(?s).*            '" + Pattern.quote(name) + "=?' = @\\{ Kind = '.*"),
                            command.name() + " " + name);
                }
            }
        }
        assertTrue(script.contains("'--format' = @{ Kind = 'words'; Words = @('text', 'jsonl'); Help = 'text (the"));
        assertTrue(script.contains("'--review=' = @{ Kind = 'list'; "), "its value must be attached");
        assertTrue(script.contains("'--max-size' = @{ Kind = 'any'; Words = @(); "), script);
        assertTrue(script.contains("git''s other files"), "a quote is doubled");
    }

    private static boolean isInstalled(String program) throws Exception {
        return !shell("command -v " + program + " || true").isBlank();
    }

    private static String shell(String command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder("bash", "--norc", "--noprofile", "-c", command).redirectErrorStream(true)
                .start();
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return out;
    }
}
