package io.github.urnls.cli.help;

import io.github.urnls.cli.help.CompletedValue.Kind;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine;

/** Completions for fish, with the descriptions that it shows beside them. */
public final class FishCompletion {

    private static final String FRAME = """
            # Completion for fish, from “urn-ls generate-completion fish”.

            # Whether the command is $argv[1].
            function __urn_ls_is
                set -l words (commandline -opc)
                test (count $words) -gt 1; and test "$words[2]" = $argv[1]
            end

            # The value that is typed, also behind “--option=”.
            function __urn_ls_value
                commandline -ct | string replace -r -- '^--[a-z-]+=' ''
            end

            # Words with commas between them.
            function __urn_ls_list
                set -l head (__urn_ls_value | string replace -r -- '[^,]*$' '')
                printf '%s\\n' $head$argv
            end

            # Words, and behind “=” a level.
            function __urn_ls_level
                set -l value (__urn_ls_value)
                if string match -q -- '*=*' $value
                    printf '%s\\n' (string replace -r -- '=.*' '=' $value){LEVELS}
                else
                    printf '%s\\n' $argv=
                end
            end

            complete -c urn-ls -f
            """;

    private FishCompletion() {}

    public static String of(CommandLine all) {
        String levels = CompletedValue.levels().replace(' ', ',');
        StringBuilder text = new StringBuilder(FRAME.replace("LEVELS", levels));
        options(text, "__fish_use_subcommand", all.getCommandSpec());
        for (CommandSpec command : CommandModel.commands(all)) {
            line(text, "__fish_use_subcommand", " -a " + command.name(), command.usageMessage().description());
        }
        for (CommandSpec command : CommandModel.commands(all)) {
            String condition = "__urn_ls_is " + command.name();
            options(text, condition, command);
            for (PositionalParamSpec parameter : command.positionalParameters()) {
                CompletedValue value = CompletedValue.of(parameter);
                if (value.kind() != Kind.ANY) {
                    line(text, condition, value.kind() == Kind.FILE ? " -F" : choices(value));
                }
            }
        }
        return text.toString();
    }

    private static void options(StringBuilder text, String condition, CommandSpec spec) {
        for (OptionSpec option : CommandModel.options(spec)) {
            StringBuilder names = new StringBuilder();
            for (String name : option.names()) {
                names.append(name.startsWith("--") ? " -l " + name.substring(2) : " -s " + name.substring(1));
            }
            line(text, condition, names + (option.arity().max() > 0 ? value(option) : ""), option.description());
        }
    }

    private static String value(OptionSpec option) {
        CompletedValue value = CompletedValue.of(option);
        if (value.kind() == Kind.FILE) {
            return " -r -F";
        }
        // Without -x, the value must be attached.
        String required = option.arity().min() == 0 ? "" : " -x";
        return required + (value.words().isEmpty() ? "" : choices(value));
    }

    private static String choices(CompletedValue value) {
        return switch (value.kind()) {
            case LIST -> " -a '(__urn_ls_list " + value.spaced() + ")'";
            case LEVEL -> " -a '(__urn_ls_level " + value.spaced() + ")'";
            default -> " -a '" + value.spaced() + "'";
        };
    }

    private static void line(StringBuilder text, String condition, String what, String... description) {
        String escaped = String.join(" ", description).replace("\\", "\\\\").replace("'", "\\'");
        text.append("complete -c urn-ls -n '" + condition + "'" + what
                + (description.length == 0 ? "" : " -d '" + escaped + "'") + "\n");
    }
}
