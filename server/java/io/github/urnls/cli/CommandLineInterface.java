package io.github.urnls.cli;

import io.github.urnls.check.Product;
import io.github.urnls.cli.command.CheckCommand;
import io.github.urnls.cli.command.CommandHelp;
import io.github.urnls.cli.command.CompareCommand;
import io.github.urnls.cli.command.DefinitionCommand;
import io.github.urnls.cli.command.EncodeCommand;
import io.github.urnls.cli.command.GenerateCompletionCommand;
import io.github.urnls.cli.command.GenerateManPageCommand;
import io.github.urnls.cli.command.HelpCommand;
import io.github.urnls.cli.command.ListCommand;
import io.github.urnls.cli.command.McpCommand;
import io.github.urnls.cli.command.NamesCommand;
import io.github.urnls.cli.command.NamespacesCommand;
import io.github.urnls.cli.command.ParseCommand;
import io.github.urnls.cli.command.ReferencesCommand;
import io.github.urnls.cli.command.RenameCommand;
import io.github.urnls.cli.command.Reviewer;
import io.github.urnls.cli.command.RuleCommand;
import io.github.urnls.cli.command.ServeCommand;
import io.github.urnls.workspace.FileNames;
import java.io.FileDescriptor;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine;

/** All commands except the server. Exit codes: 0 success, 1 findings or a difference, 2 failure. */
@Command(name = Product.NAME, description = "Finds, checks, explains and repairs URNs (RFC 8141)."
        + " Without a command it is a language server.", mixinStandardHelpOptions = true,
        versionProvider = CommandLineInterface.Version.class, sortOptions = false,
        // otherwise picocli would run a program to ask the terminal
        usageHelpWidth = 80)
public final class CommandLineInterface {

    public static final int OK = 0;
    public static final int FOUND = 1;
    public static final int FAILED = 2;

    /** The commands in the order of the help. */
    private static final Map<String, Supplier<Object>> SUBCOMMANDS = new LinkedHashMap<>();

    static {
        SUBCOMMANDS.put("serve", ServeCommand::new);
        SUBCOMMANDS.put("check", CheckCommand::new);
        SUBCOMMANDS.put("list", ListCommand::new);
        SUBCOMMANDS.put("references", ReferencesCommand::new);
        SUBCOMMANDS.put("definition", DefinitionCommand::new);
        SUBCOMMANDS.put("rename", RenameCommand::new);
        SUBCOMMANDS.put("names", NamesCommand::new);
        SUBCOMMANDS.put("parse", ParseCommand::new);
        SUBCOMMANDS.put("compare", CompareCommand::new);
        SUBCOMMANDS.put("namespaces", NamespacesCommand::new);
        SUBCOMMANDS.put("rule", RuleCommand::new);
        SUBCOMMANDS.put("encode", EncodeCommand::new);
        SUBCOMMANDS.put("mcp", McpCommand::new);
        SUBCOMMANDS.put("help", HelpCommand::new);
        SUBCOMMANDS.put("generate-completion", GenerateCompletionCommand::new);
        SUBCOMMANDS.put("generate-man-page", GenerateManPageCommand::new);
    }

    private CommandLineInterface() {}

    /** Runs one command; returns the exit code. */
    public static int run(String... args) {
        PrintWriter output = new StandardOutput(FileDescriptor.out);
        PrintWriter errors = new StandardOutput(FileDescriptor.err);
        int exitCode = run(output, errors, args);
        if (output.checkError() && exitCode != FAILED && !BrokenOutput.isReaderGone(output)) {
            errors.println(Product.NAME + ": " + BrokenOutput.MESSAGE);
            exitCode = FAILED;
        }
        errors.flush();
        return exitCode;
    }

    /** All commands. */
    public static CommandLine commandLine() {
        return commandLine(SUBCOMMANDS.keySet());
    }

    private static CommandLine commandLine(Collection<String> names) {
        CommandLine all = new CommandLine(new CommandLineInterface());
        names.forEach(name -> all.addSubcommand(name, SUBCOMMANDS.get(name).get()));
        all.getSubcommands().values().forEach(command -> command.getCommandSpec().versionProvider(new Version()));
        all.setHelpFactory(CommandHelp::new).setUsageHelpWidth(80);
        return all.registerConverter(Path.class, FileNames::path);
    }

    /** The commands that {@code args} may need, since reading the options of each takes a few milliseconds. */
    private static Collection<String> needed(String... args) {
        boolean one = args.length > 0 && SUBCOMMANDS.containsKey(args[0]);
        return one ? List.of(args[0]) : SUBCOMMANDS.keySet();
    }

    /** Runs one command with other output streams. */
    public static int run(PrintWriter out, PrintWriter err, String... args) {
        return run(out, err, Reviewer.TERMINAL, args);
    }

    /** As {@link #run(PrintWriter, PrintWriter, String...)}; {@code reviewer} answers questions. */
    public static int run(PrintWriter out, PrintWriter err, Reviewer reviewer, String... args) {
        // Picocli would print its warnings to standard error, with the arguments unescaped.
        CommandLine.tracer().setLevel(CommandLine.TraceLevel.OFF);
        CommandLine commandLine = commandLine(needed(args));
        commandLine.getSubcommands().values().stream().map(CommandLine::getCommand)
                .filter(CheckCommand.class::isInstance).map(CheckCommand.class::cast)
                .forEach(check -> check.reviewedBy(reviewer));
        commandLine.setColorScheme(CommandLine.Help.defaultColorScheme(
                Terminal.isColored() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF));
        commandLine.setOut(out).setErr(err).setCaseInsensitiveEnumValuesAllowed(true);
        // Most public identifiers begin with a hyphen.
        commandLine.getSubcommands().values().stream().filter(command -> command.getCommand() instanceof EncodeCommand)
                .forEach(encode -> encode.setUnmatchedOptionsArePositionalParams(true));
        commandLine.setExecutionExceptionHandler((exception, command, result) -> {
            if (exception instanceof BrokenOutput.ReaderGone) {
                return OK;
            }
            err.println(Product.NAME + ": " + reason(exception, command));
            return FAILED;
        });
        commandLine.setParameterExceptionHandler((exception, given) -> {
            err.println(Product.NAME + ": " + UsageMessage.of(exception)
                    + UsageMessage.pointer(exception.getCommandLine()));
            return FAILED;
        });
        return commandLine.execute(args);
    }

    private static String reason(Exception exception, CommandLine command) {
        if (exception instanceof UsageException wrong) {
            return wrong.getMessage() + (wrong.isAboutOption() ? UsageMessage.pointer(command) : "");
        }
        return "this is a bug, please report it: " + StackTrace.of(exception);
    }

    /** {@code --version}: one line of JSON for programs. */
    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {VersionLine.json()};
        }
    }
}
