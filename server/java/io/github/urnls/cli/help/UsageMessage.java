package io.github.urnls.cli.help;

import io.github.urnls.check.DidYouMean;
import io.github.urnls.check.Product;
import io.github.urnls.text.Chars;
import io.github.urnls.urn.Normalization;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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

    /** Commands that are also wanted for a name. */
    private static final Set<String> MAY_MEAN_A_NAME = Set.of("urn-ls check", "urn-ls rule");

    private UsageMessage() {}

    public static String of(ParameterException fault) {
        CommandLine command = fault.getCommandLine();
        return switch (fault) {
            case UnmatchedArgumentException unmatched -> unmatched(command, unmatched.getUnmatched());
            case MissingParameterException missing -> missing.getMissing().stream().map(UsageMessage::missing)
                    .collect(Collectors.joining(", "));
            case OverwrittenOptionException twice -> name(twice.getOverwritten()) + " is given twice";
            default -> {
                ArgSpec argument = fault.getArgSpec();
                boolean known = argument != null && fault.getValue() != null;
                yield known ? value(argument, fault.getValue())
                        : String.valueOf(fault.getMessage());
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
        if (candidates != null) {
            candidates.forEach(word -> words.add(argument.type().isEnum() ? Normalization.fold(word) : word));
        }
        return words;
    }

    /** The message about a {@code word} that is no command. */
    public static String noCommand(CommandLine all, String word) {
        List<String> commands = CommandModel.commands(all).stream().map(CommandSpec::name).toList();
        return "there is no command “" + word + "”"
                + HelpTable.OTHER_PROGRAMS.text("command", word).map(UsageMessage::advice)
                        .orElse(DidYouMean.of(word, commands));
    }

    private static String unmatched(CommandLine command, List<String> words) {
        String word = words.getFirst();
        boolean isFirst = command.getParent() == null;
        if (word.startsWith("-") && word.length() > 1) {
            return isFirst ? optionAtTheStart(command, words) : option(command, word.replaceFirst("=.*", ""));
        }
        if (isFirst) {
            return noFirstCommand(command, words);
        }
        if (!command.getSubcommands().isEmpty()) {
            return noCommand(command, word);
        }
        return "“" + word + "” is one argument too many";
    }

    private static String option(CommandLine command, String option) {
        CommandSpec spec = command.getCommandSpec();
        List<String> names = spec.options().stream().filter(known -> !known.hidden())
                .flatMap(known -> Stream.of(known.names())).filter(name -> name.startsWith("--")).toList();
        String near = option.length() > 2 ? DidYouMean.of(option, names) : "";
        Optional<String> known = HelpTable.OTHER_PROGRAMS.text("option", option)
                .filter(advice -> !advice.startsWith("-") || names.contains(advice.split(" ")[0]));
        return noOption(option) + known.map(UsageMessage::advice).orElse(near);
    }

    private static String noOption(String option) {
        return "there is no option “" + option + "”";
    }

    /** The message about an option before any command, with the command it belongs to. */
    private static String optionAtTheStart(CommandLine all, List<String> words) {
        String option = words.getFirst().replaceFirst("=.*", "");
        Optional<String> known = HelpTable.OTHER_PROGRAMS.text("start", option);
        if (known.isPresent()) {
            return noOption(option) + advice(known.get());
        }
        if (all.getSubcommands().get("check").getCommandSpec().findOption(option) != null) {
            return noOption(option) + " before the command" + advice("urn-ls check " + option);
        }
        return noOption(option) + HelpTable.OTHER_PROGRAMS.text("option", option).map(UsageMessage::ofCheck).or(
                () -> words.stream().filter(MistakenPath::exists).findFirst().flatMap(MistakenPath::command))
                .map(UsageMessage::advice).orElse("");
    }

    private static String ofCheck(String advice) {
        return advice.startsWith("-") ? "urn-ls check " + advice : advice;
    }

    /** The message about words of which the first is no command: a path, a name, or a command of another program. */
    private static String noFirstCommand(CommandLine all, List<String> words) {
        String word = words.getFirst();
        boolean isNamed = words.size() > 1 && Chars.isUrn(words.get(1));
        Optional<String> command = HelpTable.OTHER_PROGRAMS.text("command", word)
                .map(known -> isNamed && MAY_MEAN_A_NAME.contains(known) ? "urn-ls parse" : known);
        Optional<String> path = MistakenPath.command(word);
        Optional<String> meant = command.or(() -> path);
        if (meant.isPresent()) {
            boolean isEither = command.isPresent() && path.isPresent() && words.size() == 1;
            String both = isEither ? command.get() + "” or “" + path.get() : meant.get();
            return "there is no command “" + word + "”" + advice(both);
        }
        return MistakenPath.looksLikePath(word)
                ? "there is no command and no file “" + word + "”; “urn-ls check” takes files and folders"
                : noCommand(all, word);
    }

    /** The end of a message: {@code known} is what to type, or a sentence. */
    private static String advice(String known) {
        return known.startsWith("-") || known.startsWith(Product.NAME) ? word(known) : "; " + known;
    }

    private static String missing(ArgSpec argument) {
        if (argument.isOption()) {
            return name(argument) + " needs a value: " + argument.paramLabel();
        }
        boolean isPath = argument.paramLabel().equals("PATH");
        return argument.paramLabel() + " is missing"
                + (isPath ? advice(argument.command().qualifiedName() + " .") : "");
    }

    private static String value(ArgSpec argument, String value) {
        String shown = "“" + value + "”";
        List<String> words = words(argument);
        if (argument.type() == boolean.class) {
            return name(argument) + " takes no value";
        }
        Class<?> type = Objects.requireNonNullElse(argument.typeInfo().getAuxiliaryTypes()[0], argument.type());
        if (argument.typeInfo().isMap()) {
            return name(argument) + ": " + shown + " is not a valid " + argument.paramLabel()
                    + (Words.LEVELS.all().contains(value) ? advice("--min-severity " + value) : "");
        }
        if (!words.isEmpty()) {
            String near = HelpTable.OTHER_PROGRAMS.text("value", value).filter(words::contains)
                    .map(UsageMessage::word).orElse(DidYouMean.of(value, words));
            String noun = Normalization.fold(name(argument).replaceFirst("^-+", ""));
            return name(argument) + ": there is no " + noun + " " + shown + near
                    + (near.isEmpty() ? "; there are " : " There are ") + String.join(", ", words);
        }
        if (type == Path.class) {
            return name(argument) + ": " + shown + " is not a path";
        }
        return name(argument) + ": " + shown + (value.matches("\\d+") ? " is too large" : " is not a whole number");
    }

    private static String word(String meant) {
        return "; did you mean “" + meant + "”?";
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }
}
