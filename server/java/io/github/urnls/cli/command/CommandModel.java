package io.github.urnls.cli.command;

import io.github.urnls.cli.CommandLineInterface;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine;

/** All commands as the command line library knows them, to be described elsewhere: in a manual page, in completions. */
public final class CommandModel {

    private CommandModel() {}

    /** The commands, with the words that an option takes written as people write them, in lower case. */
    static CommandLine of() {
        CommandLine all = CommandLineInterface.commandLine();
        commands(all).forEach(command -> lowerCase(command.getCommandSpec()));
        return all;
    }

    /** The commands below the first that are shown to users, in the order of the help. */
    public static List<CommandLine> commands(CommandLine all) {
        return all.getSubcommands().values().stream()
                .filter(command -> !command.getCommandSpec().usageMessage().hidden()).toList();
    }

    /** The options of one command that are shown to users, by name; those that every command has are the last. */
    public static List<OptionSpec> options(CommandSpec spec) {
        return spec.options().stream().filter(option -> !option.hidden())
                .sorted(Comparator.comparing((OptionSpec option) -> option.usageHelp() || option.versionHelp())
                        .thenComparing(OptionSpec::longestName))
                .toList();
    }

    /** The words of which an option or a parameter takes one; empty when it takes anything. */
    static List<String> words(ArgSpec argument) {
        List<String> words = new ArrayList<>();
        if (argument.completionCandidates() != null) {
            argument.completionCandidates().forEach(words::add);
        }
        return words;
    }

    private static void lowerCase(CommandSpec spec) {
        List<OptionSpec> ofEnums = spec.options().stream().filter(option -> option.type().isEnum()).toList();
        for (OptionSpec option : ofEnums) {
            List<String> words = Stream.of(option.type().getEnumConstants())
                    .map(word -> ((Enum<?>) word).name().toLowerCase(Locale.ROOT)).toList();
            spec.remove(option);
            spec.addOption(option.toBuilder().completionCandidates(words).build());
        }
    }
}
