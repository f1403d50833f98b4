package io.github.urnls.cli.command;

import io.github.urnls.lsp.LanguageServer;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code serve}, when it comes with options; alone, {@link Main} has started the server already. */
@Command(name = "serve",
        description = "Starts the language server on standard input and output.", mixinStandardHelpOptions = true)
public final class ServeCommand implements Callable<Integer> {

    @Option(names = "--stdio", description = "Accepted because many editors pass it; standard input and output are"
            + " all there is.")
    private boolean stdio;

    @Option(names = "--clientProcessId", paramLabel = "PID", hidden = true,
            description = "Accepted because some editors pass it; initialize says the same.")
    private long clientProcessId;

    @Override
    public Integer call() {
        return LanguageServer.serveStandardStreams();
    }
}
