package io.github.urnls.cli.help;

import io.github.urnls.check.DidYouMean;
import io.github.urnls.cli.output.Printable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import picocli.CommandLine;

/** The message about a wrong command line, in one line: the place, the mistake, and a suggestion. */
public final class UsageMessage {

    private UsageMessage() {}

    public static String of(ParameterException fault) {
        CommandLine command = fault.getCommandLine();
        return switch (fault) {
            case UnmatchedArgumentException unmatched -> unmatched(command, unmatched.getUnmatched().getFirst());
            case MissingParameterException missing -> missing.getMissing().stream().map(UsageMessage::missing)
                    .collect(Collectors.joining(", "));
            case OverwrittenOptionException twice -> name(twice.getOverwritten()) + " is given twice";
            default -> {
                ArgSpec argument = fault.getArgSpec();
                boolean known = argument != null && fault.getValue() != null;
                yield known ? value(argument, fault.getValue())
                        : Printable.of(String.valueOf(fault.getMessage()));
            }
        };
    }

    /** The reference to the help of a command. */
    public static String pointer(CommandLine command) {
        return " (see “" + command.getCommandSpec().qualifiedName() + " --help”)";
    }

    /** The words that {@code argument} accepts, as they are typed; empty when it accepts anything. */
    public static List<String> words(ArgSpec argument) {
        List<String> words = new ArrayList<>();
        Iterable<String> candidates = argument.completionCandidates();
        if (argument.type().isEnum()) {
            for (Object one : argument.type().getEnumConstants()) {
                words.add(((Enum<?>) one).name().toLowerCase(Locale.ROOT));
            }
        } else if (candidates != null) {
            candidates.forEach(words::add);
        }
        return words;
    }

    /** The message about a {@code word} that is no command. */
    public static String noCommand(CommandLine all, String word) {
        List<String> commands = all.getSubcommands().entrySet().stream()
                .filter(one -> !one.getValue().getCommandSpec().usageMessage().hidden()).map(one -> one.getKey())
                .toList();
        return "there is no command “" + Printable.of(word) + "”" + DidYouMean.of(word, commands);
    }

    private static String unmatched(CommandLine command, String word) {
        CommandSpec spec = command.getCommandSpec();
        if (word.startsWith("-") && word.length() > 1) {
            String option = word.replaceFirst("=.*", "");
            List<String> names = spec.options().stream().filter(known -> !known.hidden())
                    .flatMap(known -> List.of(known.names()).stream()).filter(name -> name.startsWith("--")).toList();
            return "there is no option “" + Printable.of(option) + "”"
                    + (option.length() > 2 ? DidYouMean.of(option, names) : "");
        }
        if (!command.getSubcommands().isEmpty()) {
            return noCommand(command, word);
        }
        return "“" + Printable.of(word) + "” is one argument too many";
    }

    private static String missing(ArgSpec argument) {
        return argument.isOption() ? name(argument) + " needs a value: " + argument.paramLabel()
                : argument.paramLabel() + " is missing";
    }

    private static String value(ArgSpec argument, String value) {
        String shown = "“" + Printable.of(value) + "”";
        List<String> words = words(argument);
        if (argument.type() == boolean.class) {
            return name(argument) + " takes no value";
        }
        Class<?> type = Objects.requireNonNullElse(argument.typeInfo().getAuxiliaryTypes()[0], argument.type());
        if (argument.typeInfo().isMap()) {
            return name(argument) + ": " + shown + " is not a valid " + argument.paramLabel();
        }
        if (!words.isEmpty()) {
            String near = DidYouMean.of(value, words);
            return name(argument) + ": there is no " + noun(argument) + " " + shown + near
                    + (near.isEmpty() ? "; there are " : " There are ") + String.join(", ", words);
        }
        if (type == Path.class) {
            return name(argument) + ": " + shown + " is not a path";
        }
        return name(argument) + ": " + shown + (value.matches("\\d+") ? " is too large" : " is not a whole number");
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }

    private static String noun(ArgSpec argument) {
        return name(argument).replaceFirst("^-+", "").toLowerCase(Locale.ROOT);
    }
}
