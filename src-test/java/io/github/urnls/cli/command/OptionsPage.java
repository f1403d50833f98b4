package io.github.urnls.cli.command;

import io.github.urnls.cli.help.CommandModel;
import io.github.urnls.namespace.Tables;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** What {@code docs/options.md} says of each command, in the order of their names. */
final class OptionsPage {

    private OptionsPage() {}

    static String text() {
        List<CommandSpec> commands = CommandModel.commands(Commands.all()).stream()
                .sorted(Comparator.comparing(CommandSpec::name)).toList();
        return commands.stream().map(OptionsPage::inTheList)
                .collect(Collectors.joining("", "| command | what it does | more |\n|---|---|---|\n", "\n"))
                + options("of every command",
                        commands.getFirst().options().stream().filter(OptionsPage::isOfEveryCommand).toList())
                + "\n" + commands.stream().map(OptionsPage::command).collect(Collectors.joining("\n"));
    }

    private static String inTheList(CommandSpec command) {
        String page = Tables.rows("/io/github/urnls/cli/help/commands.tsv").stream()
                .filter(row -> row[0].equals("page") && row[1].equals(command.name())).map(row -> row[2]).findFirst()
                .orElse("ci.md");
        return "| [`" + command.name() + "`](#" + command.name() + ") | "
                + MadePagesTest.cell(MadePagesTest.words(command.usageMessage().description())) + " | "
                + (page.equals("options.md") ? "" : "[" + page.replaceFirst("(/README)?\\.md$", "") + "](" + page + ")")
                + " |\n";
    }

    /** A group of options that {@code check} has too stands there alone. */
    private static String command(CommandSpec command) {
        Map<String, List<OptionSpec>> ofCheck = CommandModel
                .groups(Commands.all().getSubcommands().get("check").getCommandSpec());
        StringBuilder text = new StringBuilder("## " + command.name() + "\n\n`" + synopsis(command) + "`\n\n"
                + MadePagesTest.words(command.usageMessage().description()) + "\n");
        CommandModel.groups(command).forEach((heading, all) -> {
            List<OptionSpec> options = all.stream().filter(option -> !isOfEveryCommand(option)).toList();
            String made = options.isEmpty() ? "" : "\n" + options(heading.strip(), options);
            boolean known = !command.name().equals("check") && ofCheck.containsKey(heading)
                    && made.equals("\n" + options(heading.strip(), ofCheck.get(heading)));
            text.append(known ? "\n“" + heading.strip() + "”: as of [check](#check).\n" : made);
        });
        return text.toString();
    }

    /** The command and its parameters, without the options: those stand in brackets, up to three deep. */
    private static String synopsis(CommandSpec command) {
        return new CommandLine.Help(command, Ansi.OFF).synopsis(0).replaceAll("\\s+", " ")
                .replaceAll(" \\[-(?:[^\\[\\]]|\\[(?:[^\\[\\]]|\\[[^\\[\\]]*])*])*](?:\\.{3})?", "").strip();
    }

    private static boolean isOfEveryCommand(OptionSpec option) {
        return option.usageHelp() || option.versionHelp();
    }

    private static String options(String heading, List<OptionSpec> options) {
        return options.stream().map(OptionsPage::row)
                .collect(Collectors.joining("", "| " + heading + " | what it does |\n|---|---|\n", ""));
    }

    private static String row(OptionSpec option) {
        String given = option.arity().max() > 0 ? "=" + option.paramLabel() : "";
        boolean optional = option.arity().min() == 0 && !given.isEmpty(); // as in --review[=RULES]
        String value = optional ? "[" + given + "]" : given;
        String names = Stream.of(option.names()).map(name -> "`" + name + (name.startsWith("--") ? value : "") + "`")
                .collect(Collectors.joining(", "));
        return "| " + MadePagesTest.cell(names) + " | " + MadePagesTest.cell(MadePagesTest.words(option.description()))
                + " |\n";
    }
}
