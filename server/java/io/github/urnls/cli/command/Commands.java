package io.github.urnls.cli.command;

import io.github.urnls.check.Product;
import io.github.urnls.cli.help.CommandHelp;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.FileUris;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine;

/** All commands, as picocli knows them. */
public final class Commands {

    /** The commands in the order of the help. */
    private static final Map<String, Supplier<Options>> COMMANDS = new LinkedHashMap<>();

    static {
        COMMANDS.put("serve", ServeCommand::new);
        COMMANDS.put("check", CheckCommand::new);
        COMMANDS.put("init", InitCommand::new);
        COMMANDS.put("list", ListCommand::new);
        COMMANDS.put("references", ReferencesCommand::new);
        COMMANDS.put("definition", DefinitionCommand::new);
        COMMANDS.put("rename", RenameCommand::new);
        COMMANDS.put("names", NamesCommand::new);
        COMMANDS.put("parse", ParseCommand::new);
        COMMANDS.put("compare", CompareCommand::new);
        COMMANDS.put("namespaces", NamespacesCommand::new);
        COMMANDS.put("registry", RegistryCommand::new);
        COMMANDS.put("rule", RuleCommand::new);
        COMMANDS.put("encode", EncodeCommand::new);
        COMMANDS.put("mcp", McpCommand::new);
        COMMANDS.put("help", HelpCommand::new);
        COMMANDS.put("generate-completion", GenerateCompletionCommand::new);
        COMMANDS.put("generate-man-page", GenerateManPageCommand::new);
    }

    private static final IVersionProvider VERSION = () -> new String[] {Product.line()};

    private Commands() {}

    /** The program with all commands. */
    public static CommandLine all() {
        return of(COMMANDS.keySet());
    }

    /** The program with those commands that {@code args} may need. */
    public static CommandLine needed(String... args) {
        boolean one = args.length > 0 && COMMANDS.containsKey(args[0]);
        return of(one ? List.of(args[0]) : COMMANDS.keySet());
    }

    private static CommandLine of(Collection<String> names) {
        CommandSpec spec = CommandSpec.create().name(Product.NAME);
        spec.usageMessage().description("Finds, checks, explains and repairs URNs (RFC 8141)."
                + " Without a command it is a language server.").sortOptions(false);
        CommandLine all = new CommandLine(withHelp(spec));
        names.forEach(name -> all.addSubcommand(name, withHelp(COMMANDS.get(name).get().spec())));
        // Without a width, picocli would run a program to ask the terminal.
        all.setHelpFactory(CommandHelp::new).setUsageHelpWidth(80).setExpandAtFiles(false);
        return all.registerConverter(Path.class, Commands::path);
    }

    /** A path, also as {@code file:///…}. */
    private static Path path(String given) {
        Optional<Path> file = given.startsWith("file:///") ? FileUris.path(given) : Optional.empty();
        return file.orElseGet(() -> FileNames.path(given));
    }

    /** Adds the options that all commands have. Picocli's own are made of annotations. */
    private static CommandSpec withHelp(CommandSpec command) {
        OptionSpec.Builder help = Options.builder(boolean.class, "", "Show all of this help, or with -h a short one.",
                "-h",
                "--help");
        OptionSpec.Builder version = Options.builder(boolean.class, "", "Print version information and exit.", "-V",
                "--version");
        return command.versionProvider(VERSION).addOption(help.usageHelp(true).build())
                .addOption(version.versionHelp(true).build());
    }
}
