package io.github.urnls.cli;

import io.github.urnls.check.Product;
import io.github.urnls.cli.command.CheckCommand;
import io.github.urnls.cli.command.CompareCommand;
import io.github.urnls.cli.command.EncodeCommand;
import io.github.urnls.cli.command.GenerateCompletionCommand;
import io.github.urnls.cli.command.GenerateManPageCommand;
import io.github.urnls.cli.command.ListCommand;
import io.github.urnls.cli.command.McpCommand;
import io.github.urnls.cli.command.NamespacesCommand;
import io.github.urnls.cli.command.ParseCommand;
import io.github.urnls.cli.command.Reviewer;
import io.github.urnls.cli.command.RuleCommand;
import io.github.urnls.cli.command.ServeCommand;
import io.github.urnls.cli.report.Printable;
import io.github.urnls.workspace.FileNames;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine;

/** All commands but the server. Exit codes: 0 all well, 1 findings or a difference, 2 could not run. */
@Command(name = Product.NAME, description = "Finds, checks, explains and repairs URNs (RFC 8141)."
        + " Without a command it is a language server.", mixinStandardHelpOptions = true,
        versionProvider = CommandLineInterface.Version.class, sortOptions = false,
        // by itself picocli would run a program to ask the terminal
        usageHelpWidth = 100)
public final class CommandLineInterface {

    public static final int OK = 0;
    public static final int FOUND = 1;
    public static final int FAILED = 2;

    /** In the order of the help. */
    private static final Map<String, Supplier<Object>> SUBCOMMANDS = new LinkedHashMap<>();

    static {
        SUBCOMMANDS.put("serve", ServeCommand::new);
        SUBCOMMANDS.put("check", CheckCommand::new);
        SUBCOMMANDS.put("list", ListCommand::new);
        SUBCOMMANDS.put("parse", ParseCommand::new);
        SUBCOMMANDS.put("compare", CompareCommand::new);
        SUBCOMMANDS.put("namespaces", NamespacesCommand::new);
        SUBCOMMANDS.put("rule", RuleCommand::new);
        SUBCOMMANDS.put("encode", EncodeCommand::new);
        SUBCOMMANDS.put("mcp", McpCommand::new);
        SUBCOMMANDS.put("generate-completion", GenerateCompletionCommand::new);
        SUBCOMMANDS.put("generate-man-page", GenerateManPageCommand::new);
    }

    private CommandLineInterface() {}

    /** Runs one command; returns the exit code. */
    public static int run(String... args) {
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
    public static CommandLine commandLine() {
        return commandLine(SUBCOMMANDS.keySet());
    }

    private static CommandLine commandLine(Collection<String> names) {
        CommandLine all = new CommandLine(new CommandLineInterface());
        names.forEach(name -> all.addSubcommand(name, SUBCOMMANDS.get(name).get()));
        return all.registerConverter(Path.class, FileNames::path);
    }

    /** What {@code args} may need: to read what a command takes costs a few milliseconds each. */
    private static Collection<String> needed(String... args) {
        boolean one = args.length > 0 && SUBCOMMANDS.containsKey(args[0]);
        return one ? List.of(args[0]) : SUBCOMMANDS.keySet();
    }

    /** Runs one command with its output going elsewhere. */
    public static int run(PrintWriter out, PrintWriter err, String... args) {
        return run(out, err, Reviewer.TERMINAL, args);
    }

    /** As {@link #run(PrintWriter, PrintWriter, String...)}; {@code reviewer} answers questions. */
    public static int run(PrintWriter out, PrintWriter err, Reviewer reviewer, String... args) {
        // What it warns of, it prints by itself on standard error, with what was given just as it is.
        CommandLine.tracer().setLevel(CommandLine.TraceLevel.OFF);
        CommandLine commandLine = commandLine(needed(args));
        commandLine.getSubcommands().values().stream().map(CommandLine::getCommand)
                .filter(CheckCommand.class::isInstance).map(CheckCommand.class::cast)
                .forEach(check -> check.reviewedBy(reviewer));
        commandLine.setOut(out).setErr(err).setCaseInsensitiveEnumValuesAllowed(true);
        // Public identifiers begin with a hyphen more often than not.
        commandLine.getSubcommands().values().stream().filter(command -> command.getCommand() instanceof EncodeCommand)
                .forEach(encode -> encode.setUnmatchedOptionsArePositionalParams(true));
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
