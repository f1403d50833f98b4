package io.github.urnls.cli.help;

import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine;

/** A completion function for zsh, with the descriptions that its own {@code _arguments} shows. */
public final class ZshCompletion {

    private static final String FRAME = """
            #compdef NAME

            _NAME() {
              local curcontext=$curcontext state line
              typeset -A opt_args
              local -a commands=(
            COMMANDS  )
              _arguments -C \\
            OPTIONS    '1: :->command' \\
                '*:: :->arguments'
              case $state in
                command) _describe -t commands command commands ;;
                arguments)
                  case $words[1] in
            ARGUMENTS      esac ;;
              esac
            }

            # Zsh has loaded this file as the function, or a start file reads it.
            if [[ $funcstack[1] == _NAME ]]; then
              _NAME "$@"
            else
              compdef _NAME NAME
            fi
            """;

    /** Any text: only its label is shown. */
    private static final String ANY = " ";

    private ZshCompletion() {}

    public static String of(CommandLine all) {
        StringBuilder commands = new StringBuilder();
        StringBuilder arguments = new StringBuilder();
        for (CommandSpec spec : CommandModel.commands(all)) {
            commands.append("    " + quoted(spec.name().replace(":", "\\:") + ":"
                    + String.join(" ", spec.usageMessage().description())) + "\n");
            arguments.append("        " + spec.name() + ")\n          _arguments -s -S \\\n"
                    + (options(spec) + parameters(spec)).indent(6) + "            && return ;;\n");
        }
        return FRAME.replace("NAME", all.getCommandName()).replace("COMMANDS", commands)
                .replace("OPTIONS", options(all.getCommandSpec())).replace("ARGUMENTS", arguments);
    }

    private static String options(CommandSpec spec) {
        StringBuilder text = new StringBuilder();
        for (OptionSpec option : CommandModel.options(spec)) {
            for (String name : option.names()) {
                boolean value = option.arity().max() > 0;
                String described = name;
                if (option.isMultiValue()) {
                    described = "*" + name;
                } else if (option.names().length > 1) {
                    described = "(" + String.join(" ", option.names()) + ")" + name;
                }
                if (value && name.startsWith("--")) {
                    described += option.arity().min() == 0 ? "=-" : "=";
                }
                described += "[" + spoken(String.join(" ", option.description())) + "]";
                if (value) {
                    described += (option.arity().min() == 0 ? ":" : "") + value(option);
                }
                text.append("    " + quoted(described) + " \\\n");
            }
        }
        return text.toString();
    }

    private static String parameters(CommandSpec spec) {
        StringBuilder text = new StringBuilder();
        for (PositionalParamSpec parameter : spec.positionalParameters()) {
            String place = String.valueOf(parameter.index().min() + 1);
            if (parameter.index().isVariable() || parameter.isMultiValue()) {
                place = "*";
            } else if (parameter.arity().min() == 0) {
                place += ":";
            }
            // By a message for any text, zsh would offer no options in that place.
            String value = value(parameter).replaceFirst(":" + ANY + "$", ":( )");
            text.append("    " + quoted(place + value) + " \\\n");
        }
        return text.toString();
    }

    /** {@code :what:how}: the label of the value, and the words or files that complete it. */
    private static String value(ArgSpec argument) {
        CompletedValue value = CompletedValue.of(argument);
        String words = value.spaced();
        String how = switch (value.kind()) {
            case ANY -> ANY;
            case WORDS -> "(" + words + ")";
            case LIST -> "_values -s , " + argument.paramLabel() + " " + words;
            case LEVEL -> "{if compset -P 1 \"*=\"; then compadd " + CompletedValue.levels()
                    + "; else compadd -q -S = " + words + "; fi}";
            case FILE -> "_files";
        };
        return ":" + spoken(argument.paramLabel()) + ":" + how;
    }

    private static String spoken(String text) {
        return text.replaceAll("([\\\\\\[\\]:])", "\\\\$1");
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }
}
