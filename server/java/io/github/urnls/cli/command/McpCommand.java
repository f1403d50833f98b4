package io.github.urnls.cli.command;

import io.github.urnls.check.Checker;
import io.github.urnls.check.Product;
import io.github.urnls.cli.CommandLineInterface;
import io.github.urnls.cli.StackTrace;
import io.github.urnls.cli.report.Printable;
import io.github.urnls.cli.tools.CheckTool;
import io.github.urnls.cli.tools.EncodeTool;
import io.github.urnls.cli.tools.ExplainTool;
import io.github.urnls.cli.tools.NamespacesTool;
import io.github.urnls.cli.tools.Roots;
import io.github.urnls.mcp.McpServer;
import io.github.urnls.mcp.Tool;
import io.github.urnls.namespace.Registry;
import io.github.urnls.workspace.FileNames;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code mcp}: the commands as tools for assistants. */
@Command(name = "mcp",
        description = "Answers assistants on standard input and output, over the Model Context Protocol.")
public final class McpCommand extends PrintingCommand {

    private static final String INSTRUCTIONS = "Uniform Resource Names (RFC 8141). Check documents that hold urn:"
            + " names after writing them, and check a name before proposing it. A fix that is “safe” can be made as it"
            + " is; one for “review” changes which name it is, so ask first.";

    @Option(names = "--root", paramLabel = "DIR",
            description = "A folder that may be read, with all that lies below it; the"
                    + " working directory when none is given. May be given several times.")
    private List<Path> folders = List.of(FileNames.workingFolder());

    @Mixin
    private FileOptions fileOptions = new FileOptions();

    @Mixin
    private RegistryOptions registries = new RegistryOptions();

    @Override
    public Integer call() throws IOException {
        PrintWriter err = err();
        Roots roots = new Roots(folders);
        List<Tool> tools = tools(roots, fileOptions.maxSize(), registries.read(err), err);
        // Standard output belongs to the protocol: what is printed from here on goes to standard error.
        System.setOut(System.err);
        server(tools, err).serve(new FileInputStream(FileDescriptor.in), new FileOutputStream(FileDescriptor.out));
        return CommandLineInterface.OK;
    }

    public static List<Tool> tools(Roots roots, long maxSize, Registry registry, PrintWriter err) {
        Checker checker = new Checker((rule, fault) -> complain(err, "rule " + rule.code()
                + " failed, its findings are missing; please report it: " + Printable.of(fault.toString())));
        return List.of(new CheckTool(checker, registry, roots, maxSize,
                (file, fault) -> complain(err, bug("the check of " + file, fault))), new ExplainTool(registry),
                new EncodeTool(),
                new NamespacesTool(registry));
    }

    public static McpServer server(List<Tool> tools, PrintWriter err) {
        return new McpServer(new McpServer.Identity(Product.NAME, "URN language server", Product.version()),
                INSTRUCTIONS, tools,
                (what, fault) -> complain(err, bug(what, fault)));
    }

    private static String bug(String what, Throwable fault) {
        return what + " failed; this is a bug, please report it: " + StackTrace.of(fault);
    }

    private static void complain(PrintWriter err, String text) {
        err.println(Product.NAME + ": " + text);
        err.flush();
    }
}
