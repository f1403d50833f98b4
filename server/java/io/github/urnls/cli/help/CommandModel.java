package io.github.urnls.cli.help;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine;

/** All commands in the model of the command line library, for the manual page and completions. */
public final class CommandModel {

    private CommandModel() {}

    /** The visible subcommands, in the order of the help. */
    public static List<CommandSpec> commands(CommandLine all) {
        return all.getSubcommands().values().stream().map(CommandLine::getCommandSpec)
                .filter(command -> !command.usageMessage().hidden()).toList();
    }

    /** The visible options of a command, by name; those that every command has come last. */
    public static List<OptionSpec> options(CommandSpec spec) {
        return spec.options().stream().filter(option -> !option.hidden())
                .sorted(Comparator.comparing((OptionSpec option) -> option.usageHelp() || option.versionHelp())
                        .thenComparing(OptionSpec::longestName))
                .toList();
    }

    /** The visible options of a command by the heading of their mixin. Those without one come last. */
    public static Map<String, List<OptionSpec>> groups(CommandSpec spec) {
        Map<String, List<OptionSpec>> groups = new LinkedHashMap<>();
        Set<OptionSpec> left = new LinkedHashSet<>(options(spec));
        for (CommandSpec mixin : spec.mixins().values()) {
            String heading = mixin.usageMessage().optionListHeading();
            for (OptionSpec option : mixin.options()) {
                if (!heading.isBlank() && left.remove(option)) {
                    groups.computeIfAbsent(heading, key -> new ArrayList<>()).add(option);
                }
            }
        }
        groups.put("Options", List.copyOf(left));
        return groups;
    }
}
