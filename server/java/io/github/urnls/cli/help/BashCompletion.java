package io.github.urnls.cli.help;

import java.util.List;
import java.util.stream.Collectors;
import picocli.AutoComplete;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine;

/**
 * A completion function for bash. It wraps the one of the command line library, which does not complete values of
 * several words. These are lists with commas, and {@code RULE=LEVEL}, where bash treats “=” as a word.
 */
public final class BashCompletion {

    private static final String FRAME = """

            _urn_ls_values() {
              local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
              if [[ $before == "=" && COMP_CWORD -gt 2 ]]; then
                case ${COMP_WORDS[COMP_CWORD-3]} in
                  MAPS) COMPREPLY=( $(compgen -W "LEVELS off" -- "$current") ); return ;;
                esac
              fi
              if [[ $current == "=" && COMP_CWORD -gt 2 ]]; then
                case ${COMP_WORDS[COMP_CWORD-2]} in
                  MAPS) COMPREPLY=( $(compgen -W "LEVELS off") ); return ;;
                esac
              fi
              case $before in
                MAPS)
                  COMPREPLY=( $(compgen -S = -W "RULES" -- "$current") )
                  compopt -o nospace 2>/dev/null
                  return ;;
                LISTS)
                  if [[ $current == *,* ]]; then
                    COMPREPLY=( $(compgen -P "${current%,*}," -W "RULES" -- "${current##*,}") )
                    return
                  fi ;;
              esac
              _complete_urn-ls "$@"
            }
            complete -F _urn_ls_values -o default urn-ls urn-ls.sh urn-ls.bash
            """;

    private BashCompletion() {}

    public static String of(CommandLine all) {
        List<OptionSpec> options = CommandModel.options(all.getSubcommands().get("check").getCommandSpec()).stream()
                .filter(option -> !UsageMessage.words(option).isEmpty() && option.arity().min() > 0).toList();
        String maps = names(options.stream().filter(option -> option.typeInfo().isMap()).toList());
        String lists = names(options.stream().filter(option -> ",".equals(option.splitRegex())).toList());
        return AutoComplete.bash(all.getCommandName(), all) + FRAME.replace("MAPS", maps).replace("LISTS", lists)
                .replace("LEVELS", String.join(" ", Words.LEVELS)).replace("RULES", String.join(" ", Words.RULES));
    }

    private static String names(List<OptionSpec> options) {
        return options.stream().map(OptionSpec::longestName).collect(Collectors.joining("|"));
    }
}
