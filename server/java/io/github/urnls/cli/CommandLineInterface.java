package io.github.urnls.cli;

import io.github.urnls.cli.help.ShortHelp;
import io.github.urnls.cli.output.ExitCode;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.output.BrokenOutput;
import io.github.urnls.cli.output.Terminal;
import io.github.urnls.cli.output.StandardOutput;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.help.UsageMessage;
import io.github.urnls.check.Product;
import io.github.urnls.cli.command.CheckCommand;
import io.github.urnls.cli.command.Commands;
import io.github.urnls.cli.run.Reviewer;
import java.io.FileDescriptor;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine;

/** All commands except the server. Exit codes: 0 success, 1 findings or a difference, 2 failure. */
public final class CommandLineInterface {

    private CommandLineInterface() {}

    /** Runs one command; returns the exit code. */
    public static int run(String... args) {
        PrintWriter output = new StandardOutput(FileDescriptor.out);
        PrintWriter errors = new StandardOutput(FileDescriptor.err);
        int exitCode = run(output, errors, args);
        if (output.checkError() && exitCode != ExitCode.FAILED && !BrokenOutput.isReaderGone(output)) {
            errors.println(Product.NAME + ": " + BrokenOutput.MESSAGE);
            exitCode = ExitCode.FAILED;
        }
        errors.flush();
        return exitCode;
    }

    /** Runs one command with other output streams. */
    public static int run(PrintWriter out, PrintWriter err, String... args) {
        return run(out, err, Reviewer.TERMINAL, args);
    }

    /** As {@link #run(PrintWriter, PrintWriter, String...)}; {@code reviewer} answers questions. */
    public static int run(PrintWriter out, PrintWriter err, Reviewer reviewer, String... args) {
        // Picocli would print its warnings to standard error, with the arguments unescaped.
        CommandLine.tracer().setLevel(CommandLine.TraceLevel.OFF);
        CommandLine commandLine = Commands.needed(args);
        if (args.length > 1 && List.of(args).contains("-h")) {
            commandLine.setHelpFactory(ShortHelp::new);
        }
        for (CommandLine command : commandLine.getSubcommands().values()) {
            if (command.getCommand() instanceof CheckCommand check) {
                check.reviewedBy(reviewer);
            }
        }
        commandLine.setColorScheme(CommandLine.Help.defaultColorScheme(
                Terminal.isColored() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF));
        commandLine.setOut(out).setErr(err).setCaseInsensitiveEnumValuesAllowed(true);
        commandLine.setExecutionExceptionHandler((exception, command, result) -> {
            if (exception instanceof BrokenOutput.ReaderGone) {
                return ExitCode.OK;
            }
            err.println(Product.NAME + ": " + reason(exception, command));
            return ExitCode.FAILED;
        });
        commandLine.setParameterExceptionHandler((exception, given) -> {
            err.println(Product.NAME + ": " + Printable.of(UsageMessage.of(exception))
                    + UsageMessage.pointer(exception.getCommandLine()));
            return ExitCode.FAILED;
        });
        return commandLine.execute(args);
    }

    private static String reason(Exception exception, CommandLine command) {
        if (exception instanceof UsageException wrong) {
            return wrong.getMessage() + (wrong.isAboutOption() ? UsageMessage.pointer(command) : "");
        }
        return "this is a bug, please report it: " + Printable.trace(exception);
    }
}
