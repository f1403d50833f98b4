package io.github.urnls.cli.command;

import io.github.urnls.cli.output.ExitCode;
import io.github.urnls.cli.help.ZshCompletion;
import io.github.urnls.cli.help.FishCompletion;
import io.github.urnls.cli.help.PowerShellCompletion;
import io.github.urnls.cli.help.BashCompletion;
import picocli.CommandLine;

/**
 * {@code generate-completion}: prints a script that completes commands and options in a shell. The build puts it into
 * the distribution.
 */
public final class GenerateCompletionCommand extends PrintingCommand {

    enum Shell { BASH, ZSH, FISH, POWERSHELL }

    private final Argument<Shell> shell = optional("SHELL", Shell.BASH, null);

    public GenerateCompletionCommand() {
        super("Prints a completion script for bash (the default), zsh, fish or powershell.");
    }

    @Override
    public Integer call() {
        CommandLine all = Commands.all();
        out().print(switch (shell.get()) {
            case BASH -> BashCompletion.of(all);
            case ZSH -> ZshCompletion.of(all);
            case FISH -> FishCompletion.of(all);
            case POWERSHELL -> PowerShellCompletion.of(all);
        });
        return ExitCode.OK;
    }
}
