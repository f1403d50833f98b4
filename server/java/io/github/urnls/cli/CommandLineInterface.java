package io.github.urnls.cli;

import io.github.urnls.check.Product;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** All commands but the server. Exit codes: 0 all well, 1 findings or a difference, 2 could not run. */
@Command(name = Product.NAME,
        description = "Finds, checks, explains and repairs URNs (RFC 8141). Without a command it is a language server.",
        mixinStandardHelpOptions = true, versionProvider = CommandLineInterface.Version.class,
        subcommands = {ServeCommand.class, CheckCommand.class, ListCommand.class, ParseCommand.class,
            CompareCommand.class, NamespacesCommand.class, RuleCommand.class, EncodeCommand.class,
            McpCommand.class, GenerateCompletionCommand.class, GenerateManPageCommand.class},
        sortOptions = false, usageHelpWidth = 100) // by itself picocli would run a program to ask the terminal
final class CommandLineInterface {

    static final int OK = 0;
    static final int FOUND = 1;
    static final int FAILED = 2;

    private CommandLineInterface() {}

    /** Runs one command; returns the exit code. */
    static int run(String... args) {
        // Output is UTF-8 whatever the terminal's locale says: jsonl must be, and names are often not ASCII.
        PrintWriter output = writer(FileDescriptor.out);
        PrintWriter errors = writer(FileDescriptor.err);
        int exitCode = run(output, errors, args);
        if (output.checkError() && exitCode != FAILED) {
            errors.println(Product.NAME + ": " + BrokenOutput.MESSAGE);
            exitCode = FAILED;
        }
        errors.flush();
        return exitCode;
    }

    private static PrintWriter writer(FileDescriptor descriptor) {
        return new PrintWriter(new OutputStreamWriter(new FileOutputStream(descriptor), StandardCharsets.UTF_8));
    }

    /** All commands. */
    static CommandLine commandLine() {
        return new CommandLine(new CommandLineInterface());
    }

    /** Runs one command with its output going elsewhere. */
    static int run(PrintWriter out, PrintWriter err, String... args) {
        return run(out, err, Reviewer.TERMINAL, args);
    }

    /** As {@link #run(PrintWriter, PrintWriter, String...)}, with someone else to answer questions. */
    static int run(PrintWriter out, PrintWriter err, Reviewer reviewer, String... args) {
        // What it warns of, it prints by itself on standard error, with what was given just as it is.
        CommandLine.tracer().setLevel(CommandLine.TraceLevel.OFF);
        CommandLine commandLine = commandLine();
        ((CheckCommand) commandLine.getSubcommands().get("check").getCommand()).reviewedBy(reviewer);
        commandLine.setOut(out).setErr(err).setCaseInsensitiveEnumValuesAllowed(true);
        // Public identifiers begin with a hyphen more often than not.
        commandLine.getSubcommands().get("encode").setUnmatchedOptionsArePositionalParams(true);
        commandLine.setExecutionExceptionHandler((exception, command, result) -> {
            if (exception instanceof UsageException) {
                err.println(Product.NAME + ": " + exception.getMessage());
            } else {
                err.println(Product.NAME + ": this is a bug, please report it: " + StackTrace.of(exception));
            }
            return FAILED;
        });
        commandLine.setParameterExceptionHandler((exception, given) -> {
            CommandLine command = exception.getCommandLine();
            CommandLine.Help.ColorScheme colours = command.getColorScheme();
            // Picocli's own words, but for what it says again of what was given.
            err.println(colours.errorText(Printable.lines(String.valueOf(exception.getMessage()))));
            if (!CommandLine.UnmatchedArgumentException.printSuggestions(exception, err)) {
                command.usage(err, colours);
            }
            return FAILED;
        });
        return commandLine.execute(args);
    }

    /** {@code --version}: one line of JSON, for editors that ask before they start the server. */
    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {VersionLine.json()};
        }
    }
}
