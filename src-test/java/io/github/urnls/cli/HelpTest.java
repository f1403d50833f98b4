package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.cli.command.Commands;
import io.github.urnls.cli.help.CommandModel;
import io.github.urnls.cli.help.HelpTable;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Model.CommandSpec;

/** What {@code --help} says. */
class HelpTest {

    private static List<String> commands() {
        return CommandModel.commands(Commands.all()).stream().map(CommandSpec::name)
                .toList();
    }

    @Test
    void everyHelpFitsInEightyColumns() {
        for (String command : commands()) {
            Run run = Run.of(command, "--help");
            assertEquals(new Run(0, run.out(), ""), run);
            run.out().lines().forEach(line -> assertTrue(line.length() <= 80, () -> command + ": " + line));
            assertEquals(run, Run.of("help", command));
            assertTrue(run.out().startsWith("Usage: urn-ls " + command), run.out());
            assertTrue(run.out().contains("\nMore: https://github.com/urn-ls/urn-ls/blob/main/docs/"), run.out());
            assertTrue(command.equals("serve") || run.out().contains("\nExit codes\n  0   "), run.out());
        }
        Run all = Run.of("--help");
        all.out().lines().forEach(line -> assertTrue(line.length() <= 80, line));
        assertEquals(all, Run.of("help"));
    }

    @Test
    void optionsStandInTheirGroups() {
        String help = Run.of("check", "--help").out();
        assertTrue(help.startsWith("Usage: urn-ls check [OPTIONS] [PATH...]\n"), help);
        List<String> headings = help.lines().filter(line -> line.matches("[A-Z][a-z ]+")).toList();
        assertEquals(List.of("What is checked", "Which files", "Which findings", "Baseline", "Repairs", "Output",
                "Instead of a check", "Options", "Exit codes", "Examples"), headings);
        int files = help.indexOf("\nWhich files\n");
        assertTrue(files < help.indexOf("--hidden") && help.indexOf("--hidden") < help.indexOf("\nWhich findings\n"));
    }

    @Test
    void theFirstHelpListsCommandsInGroupsAndFourExamples() {
        String help = Run.of("--help").out();
        commands().forEach(command -> assertEquals(!command.equals("list"), help.contains("\n  " + command + "  "),
                command));
        assertEquals(4, help.lines().filter(line -> line.startsWith("  urn-ls ")).count(), help);
        assertEquals(List.of("Options", "Files", "Names", "More", "Examples"),
                help.lines().filter(line -> line.matches("[A-Z][a-z]+")).toList());
    }

    @Test
    void examplesAreUnderstood() {
        Stream.concat(Stream.of(""), commands().stream())
                .flatMap(command -> HelpTable.COMMANDS.texts("example", command))
                .map(line -> Pattern.compile("'[^']*'|[^ ]+").matcher(line.replaceFirst("   +.*| > .*", "")).results()
                        .map(word -> word.group().replace("'", "")).toArray(String[]::new))
                .forEach(words -> assertDoesNotThrow(() -> Commands.all()
                        .setCaseInsensitiveEnumValuesAllowed(true)
                        .parseArgs(List.of(words).subList(1, words.length).toArray(String[]::new)),
                        () -> String.join(" ", words)));
    }
}
