package io.github.urnls.cli.command;

import io.github.urnls.cli.output.ExitCode;
import io.github.urnls.cli.help.CommandModel;
import io.github.urnls.cli.help.UsageMessage;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** {@code help [COMMAND]}: prints the same as {@code --help}. */
public final class HelpCommand extends PrintingCommand {

    private final Argument<String> command = optional("COMMAND", "",
            () -> CommandModel.commands(Commands.all()).stream()
                    .map(CommandSpec::name).iterator());

    public HelpCommand() {
        super("Shows what a command does; without COMMAND, lists them all.");
    }

    @Override
    public Integer call() {
        CommandLine all = Commands.all();
        CommandLine wanted = command.get().isEmpty() ? all : all.getSubcommands().get(command.get());
        if (wanted == null) {
            throw new ParameterException(spec().root().commandLine(), UsageMessage.noCommand(all, command.get()));
        }
        wanted.usage(out());
        return ExitCode.OK;
    }
}
