package io.github.urnls.cli.command;

import io.github.urnls.check.project.Setting;
import io.github.urnls.check.run.Checker;
import io.github.urnls.cli.output.ExitCode;
import io.github.urnls.check.Product;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.tools.Roots;
import io.github.urnls.cli.tools.ToolFiles;
import io.github.urnls.cli.tools.Tools;
import io.github.urnls.mcp.McpServer;
import io.github.urnls.mcp.Tool;
import io.github.urnls.namespace.Registry;
import io.github.urnls.workspace.Registries;
import io.github.urnls.workspace.FileNames;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** {@code mcp}: serves the commands as tools for assistants. */
public final class McpCommand extends PrintingCommand {

    private static final String INSTRUCTIONS = "Uniform Resource Names (RFC 8141). Check documents that hold urn:"
            + " names after writing them, and check a name before proposing it. A fix that is “safe” can be made as it"
            + " is; one for “review” changes which name it is, so ask first."
            + " Before a name is changed, “rename” shows every place to change. What a change of files did to names,"
            + " “names” tells with “since”.";

    private final Argument<List<Path>> folders = options(Path.class, "--root", "DIR",
            "Allow reading this folder and all below it (default: the working directory); repeatable.");

    private final RegistryOptions registries = with(new RegistryOptions());

    public McpCommand() {
        super("Answers assistants on standard input and output, over the Model Context Protocol.");
        with("Which files", new SizeOption());
    }

    @Override
    public Integer call() throws IOException {
        PrintWriter err = err();
        Roots roots = new Roots(folders.get().isEmpty() ? List.of(FileNames.workingFolder()) : folders.get());
        Optional<Registries> given = registries.given();
        if (given.isPresent() && !isUnderstood(given.get())) {
            return ExitCode.FAILED;
        }
        List<Tool> tools = tools(roots, (long) settings().value(Setting.MAX_SIZE) << 20,
                given.map(Registries::registry), err);
        waitFor("an assistant");
        // Standard output belongs to the protocol: from here on, printed text goes to standard error.
        System.setOut(System.err);
        server(tools, err).serve(new FileInputStream(FileDescriptor.in), new FileOutputStream(FileDescriptor.out));
        return ExitCode.OK;
    }

    public static List<Tool> tools(Roots roots, long maxSize, Optional<Registry> registry, PrintWriter err) {
        Checker checker = new Checker((rule, fault) -> complain(err, "rule " + rule.code()
                + " failed, its findings are missing; please report it: " + Printable.of(fault.toString())));
        return Tools.of(checker, new ToolFiles(roots, maxSize, registry));
    }

    public static McpServer server(List<Tool> tools, PrintWriter err) {
        return new McpServer(new McpServer.Identity(Product.NAME, "URN language server", Product.version()),
                INSTRUCTIONS, tools,
                (what, fault) -> complain(err, what + " failed; this is a bug, please report it: "
                        + Printable.trace(fault)));
    }

    private static void complain(PrintWriter err, String text) {
        err.println(Product.NAME + ": " + text);
        err.flush();
    }
}
