package io.github.urnls.cli.help;

import java.util.List;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine;

/** A completion function for zsh, with the descriptions that its own {@code _arguments} shows. */
public final class ZshCompletion {

    /** Any text: only its label is shown. */
    private static final String ANY = " ";

    private ZshCompletion() {}

    public static String of(CommandLine all) {
        String name = all.getCommandName();
        List<CommandLine> commands = CommandModel.commands(all);
        StringBuilder text = new StringBuilder("#compdef ").append(name).append("\n\n_").append(name).append("() {\n");
        text.append("  local curcontext=$curcontext state line\n  typeset -A opt_args\n  local -a commands=(\n");
        commands.forEach(command -> text.append("    ").append(quoted(command.getCommandName().replace(":", "\\:") + ":"
                + String.join(" ", command.getCommandSpec().usageMessage().description()))).append('\n'));
        text.append("  )\n  _arguments -C \\\n").append(options(all.getCommandSpec()));
        text.append("    '1: :->command' \\\n    '*:: :->arguments'\n  case $state in\n");
        text.append(
                "    command) _describe -t commands command commands ;;\n    arguments)\n      case $words[1] in\n");
        for (CommandLine command : commands) {
            text.append("        ").append(command.getCommandName()).append(")\n          _arguments -s -S \\\n");
            text.append(options(command.getCommandSpec()).indent(6));
            text.append(parameters(command.getCommandSpec()).indent(6));
            text.append("            && return ;;\n");
        }
        text.append("      esac ;;\n  esac\n}\n\n");
        return text.append("""
                # Zsh has loaded this file as the function, or a start file reads it.
                if [[ $funcstack[1] == _NAME ]]; then
                  _NAME "$@"
                else
                  compdef _NAME NAME
                fi
                """.replace("NAME", name)).toString();
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
                text.append("    ").append(quoted(described)).append(" \\\n");
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
            text.append("    ").append(quoted(place + value)).append(" \\\n");
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
