package io.github.urnls.cli.command;

import io.github.urnls.cli.CommandLineInterface;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine;

/**
 * {@code generate-completion}: prints a script that completes commands and options in a shell. The build puts it into
 * the distribution.
 */
@Command(name = "generate-completion",
        description = "Prints a completion script for bash (the default) or zsh.")
public final class GenerateCompletionCommand extends PrintingCommand {

    enum Shell { BASH, ZSH }

    @Parameters(paramLabel = "SHELL", arity = "0..1", defaultValue = "bash")
    private Shell shell = Shell.BASH;

    @Override
    public Integer call() {
        CommandLine all = CommandModel.of();
        out().print(switch (shell) {
            case BASH -> BashCompletion.of(all);
            case ZSH -> ZshCompletion.of(all);
        });
        return CommandLineInterface.OK;
    }
}
