package io.github.urnls.cli.help;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine;

/**
 * A completion function for bash. Bash hands over words that it has split at “=”, and replaces only what stands behind
 * the last one. So the function puts the words together first, completes the whole word, and takes off what stays.
 */
public final class BashCompletion {

    private static final String FRAME = """
            # Completion for bash, from “urn-ls generate-completion bash”.

            # What is completed: $1 is a command, $2 an option, with “=” if its value must be attached, or the place of
            # a parameter, or “-” for the names of options.
            _urn_ls_argument() {
              kind= choices=
              case $1:$2 in
            CASES  esac
            }

            _urn_ls() {
              local IFS=$' \\t\\n' i n=0 word glued= command= option= ended= value prefix= head place=0 kind choices
              local -a words=()
              COMPREPLY=()
              for ((i = 1; i <= COMP_CWORD; i++)); do
                word=${COMP_WORDS[i]}
                if [[ $n -gt 0 && ( -n $glued || $word == =* ) ]]; then
                  words[n-1]+=$word
                else
                  words[n++]=$word
                fi
                if [[ $word == *= ]]; then glued=yes; else glued=; fi
              done
              value=${words[n-1]}
              for ((i = 0; i < n - 1; i++)); do
                word=${words[i]}
                if [[ -n $ended ]]; then
                  ((place++))
                elif [[ $word == -- ]]; then
                  ended=yes
                elif [[ $word == -* ]]; then
                  _urn_ls_argument "$command" "$word"
                  if [[ -n $kind ]]; then
                    ((++i < n - 1)) || option=$word
                  fi
                elif [[ -z $command ]]; then
                  command=$word
                else
                  ((place++))
                fi
              done
              if [[ -n $option ]]; then
                _urn_ls_argument "$command" "$option"
              elif [[ -z $ended && $value == --*=* ]]; then
                option=${value%%=*} prefix=${value%%=*}= value=${value#*=}
                _urn_ls_argument "$command" "$option"
                [[ -n $kind ]] || _urn_ls_argument "$command" "$prefix"
              elif [[ -z $ended && $value == -* ]]; then
                _urn_ls_argument "$command" -
              else
                _urn_ls_argument "$command" "$place"
              fi
              case $kind in
                words) COMPREPLY=($(compgen -P "$prefix" -W "$choices" -- "$value")) ;;
                list)
                  head=
                  if [[ $value == *,* ]]; then head=${value%,*},; fi
                  COMPREPLY=($(compgen -P "$prefix$head" -W "$choices" -- "${value##*,}")) ;;
                level)
                  if [[ $value == *=* ]]; then
                    COMPREPLY=($(compgen -P "$prefix${value%%=*}=" -W "LEVELS" -- "${value#*=}"))
                  else
                    COMPREPLY=($(compgen -P "$prefix" -S = -W "$choices" -- "$value"))
                    compopt -o nospace 2>/dev/null
                  fi ;;
                file)
                  if [[ -z $prefix || $COMP_WORDBREAKS == *=* ]]; then
                    compopt -o default 2>/dev/null && return
                  fi
                  IFS=$'\\n'
                  COMPREPLY=($(compgen -P "$prefix" -f -- "$value")) ;;
              esac
              word=${words[n-1]}
              if [[ $COMP_WORDBREAKS == *=* && $word == *=* ]]; then
                head=${word%=*}=
                COMPREPLY=("${COMPREPLY[@]#"$head"}")
              fi
            }
            complete -F _urn_ls urn-ls
            """;

    private BashCompletion() {}

    public static String of(CommandLine all) {
        StringBuilder cases = new StringBuilder();
        String commands = CommandModel.commands(all).stream().map(CommandSpec::name)
                .collect(Collectors.joining(" "));
        add(cases, ":0", "words", commands);
        options(cases, "", all.getCommandSpec());
        for (CommandSpec command : CommandModel.commands(all)) {
            String name = command.name();
            options(cases, name, command);
            parameters(cases, name, command);
        }
        return FRAME.replace("CASES", cases).replace("LEVELS", CompletedValue.levels());
    }

    private static void options(StringBuilder cases, String command, CommandSpec spec) {
        List<OptionSpec> options = CommandModel.options(spec);
        add(cases, command + ":-", "words",
                options.stream().flatMap(option -> Stream.of(option.names())).collect(Collectors.joining(" ")));
        for (OptionSpec option : options) {
            if (option.arity().max() > 0) {
                String end = option.arity().min() == 0 ? "=" : "";
                String names = Stream.of(option.names()).map(name -> command + ":" + name + end)
                        .collect(Collectors.joining(" | "));
                add(cases, names, CompletedValue.of(option));
            }
        }
    }

    private static void parameters(StringBuilder cases, String command, CommandSpec spec) {
        for (PositionalParamSpec parameter : spec.positionalParameters()) {
            boolean isLast = parameter.index().isVariable() || parameter.isMultiValue();
            // The cases before have taken the places before.
            add(cases, command + ":" + (isLast ? "[0-9]*" : parameter.index().min()), CompletedValue.of(parameter));
        }
    }

    private static void add(StringBuilder cases, String label, CompletedValue value) {
        add(cases, label, value.id(), value.spaced());
    }

    private static void add(StringBuilder cases, String label, String kind, String words) {
        String choices = words.isEmpty() ? "" : " choices='" + words + "'";
        cases.append("    " + label + ") kind=" + kind + choices + " ;;\n");
    }
}
