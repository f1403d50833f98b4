package io.github.urnls.cli.help;

import java.util.stream.Collectors;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The output of {@code -h}: one line for each option, and where the rest stands. */
public final class ShortHelp extends CommandHelp {

    /** In columns. */
    private static final int WIDTH = 80;

    public ShortHelp(CommandSpec command, Help.ColorScheme colors) {
        super(command, colors);
    }

    @Override
    public String optionList() {
        return CommandModel.groups(command).values().stream()
                .flatMap(options -> options.stream().filter(option -> !option.usageHelp() && !option.versionHelp()))
                .map(ShortHelp::line).collect(Collectors.joining("", String.format("%n"), ""));
    }

    /** The option, and the first clause about it as far as it fits. */
    private static String line(OptionSpec option) {
        String names = String.join(", ", option.names())
                + (option.typeInfo().isBoolean() ? "" : "=" + option.paramLabel());
        String first = String.join(" ", option.description()).split("[.;] | \\(|\\.$", 2)[0];
        String line = String.format("  %-26s %s", names, first);
        return (line.length() > WIDTH ? line.substring(0, WIDTH - 1) + "…" : line) + String.format("%n");
    }

    @Override
    public String exitCodeListHeading(Object... parameters) {
        return "";
    }

    @Override
    public String exitCodeList() {
        return "";
    }

    @Override
    public String footer(Object... parameters) {
        return String.format("%nAll of it: %s --help%n", command.qualifiedName());
    }
}
