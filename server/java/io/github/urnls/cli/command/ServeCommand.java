package io.github.urnls.cli.command;

import io.github.urnls.lsp.LanguageServer;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code serve} with options. Without options, {@link Main} starts the server itself. */
@Command(name = "serve",
        description = "Starts the language server on standard input and output.", mixinStandardHelpOptions = true)
public final class ServeCommand implements Callable<Integer> {

    @Option(names = "--stdio",
            description = "Accepted for editors that pass it; the server always uses standard input and output.")
    private boolean stdio;

    @Option(names = "--clientProcessId", paramLabel = "PID", hidden = true,
            description = "Accepted for editors that pass it; the initialize request says the same.")
    private long clientProcessId;

    @Override
    public Integer call() {
        return LanguageServer.serveStandardStreams();
    }
}
