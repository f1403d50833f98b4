package io.github.urnls.cli.command;

import io.github.urnls.cli.CommandLineInterface;
import io.github.urnls.cli.UsageMessage;
import java.util.Iterator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine;

/** {@code help [COMMAND]}: prints the same as {@code --help}. */
@Command(name = "help", description = "Shows what a command does; without COMMAND, lists them all.")
public final class HelpCommand extends PrintingCommand {

    /** The words that a shell offers. */
    static final class Commands implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return CommandModel.commands(CommandLineInterface.commandLine()).stream().map(CommandLine::getCommandName)
                    .iterator();
        }
    }

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "COMMAND", arity = "0..1", completionCandidates = Commands.class)
    private String command = "";

    @Override
    public Integer call() {
        CommandLine all = CommandLineInterface.commandLine();
        CommandLine wanted = command.isEmpty() ? all : all.getSubcommands().get(command);
        if (wanted == null) {
            throw new ParameterException(spec.root().commandLine(), UsageMessage.noCommand(all, command));
        }
        wanted.usage(out());
        return CommandLineInterface.OK;
    }
}
