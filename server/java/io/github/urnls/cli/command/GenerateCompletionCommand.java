package io.github.urnls.cli.command;

import io.github.urnls.cli.CommandLineInterface;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine;

/**
 * {@code generate-completion}: a script by which a shell completes commands and options. The build puts it into the
 * distribution.
 */
@Command(name = "generate-completion",
        description = "Prints a completion script for bash (the default) or zsh.", hidden = true)
public final class GenerateCompletionCommand extends PrintingCommand {

    enum Shell { BASH, ZSH }

    @Parameters(paramLabel = "SHELL", arity = "0..1", defaultValue = "bash")
    private Shell shell = Shell.BASH;

    @Override
    public Integer call() {
        CommandLine all = CommandModel.of();
        out().print(switch (shell) {
            case BASH -> AutoComplete.bash(all.getCommandName(), all);
            case ZSH -> ZshCompletion.of(all);
        });
        return CommandLineInterface.OK;
    }
}
