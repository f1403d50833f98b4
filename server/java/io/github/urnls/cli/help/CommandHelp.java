package io.github.urnls.cli.help;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import io.github.urnls.check.Product;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;

/** The output of {@code --help}: a short synopsis, options in groups, exit codes, examples and further reading. */
public class CommandHelp extends Help {

    /** The groups of commands, in the order in which they are shown. */
    private static final List<String> GROUPS = List.of("Files", "Names", "More");

    final CommandSpec command;

    public CommandHelp(CommandSpec command, ColorScheme colors) {
        super(command, colors);
        this.command = command;
    }

    private String heading(String text) {
        return String.format("%n") + colorScheme().ansi().string("@|bold " + text + "|@") + String.format("%n");
    }

    @Override
    public String synopsis(int headingLength) {
        return command.parent() == null ? String.format("%s COMMAND [OPTIONS]...%n", command.name())
                : abbreviatedSynopsis();
    }

    @Override
    public String parameterList() {
        boolean described = command.positionalParameters().stream().anyMatch(one -> one.description().length > 0);
        return described ? String.format("%n") + super.parameterList() : "";
    }

    @Override
    public String optionListHeading(Object... parameters) {
        return "";
    }

    @Override
    public String optionList() {
        StringBuilder text = new StringBuilder();
        CommandModel.groups(command).forEach((heading, options) -> {
            Layout layout = createDefaultLayout(command.options(), List.of(), colorScheme());
            layout.addOptions(options, parameterLabelRenderer());
            text.append(heading(heading)).append(layout);
        });
        return text.toString();
    }

    @Override
    public String commandListHeading(Object... parameters) {
        return "";
    }

    @Override
    public String commandList() {
        return GROUPS.stream().map(this::commandList).collect(Collectors.joining());
    }

    private String commandList(String group) {
        Map<String, Help> commands = new LinkedHashMap<>(subcommands());
        commands.keySet().removeIf(name -> !HelpTable.COMMANDS.text("group", name).orElse("More").equals(group));
        return commands.isEmpty() ? "" : heading(group) + commandList(commands);
    }

    @Override
    public String exitCodeListHeading(Object... parameters) {
        return command.usageMessage().exitCodeList().isEmpty() ? "" : heading("Exit codes");
    }

    @Override
    public String footer(Object... parameters) {
        String name = command.parent() == null ? "" : command.name();
        List<String> lines = HelpTable.COMMANDS.texts("example", name).toList();
        String examples = lines.stream().map(line -> String.format("  %s%n", line)).collect(Collectors.joining());
        String page = name.isEmpty() ? Product.HOME
                : Product.DOCUMENTATION + HelpTable.COMMANDS.text("page", name).orElse("ci.md");
        return (lines.isEmpty() ? "" : heading("Examples") + examples) + String.format("%nMore: %s%n", page);
    }
}
