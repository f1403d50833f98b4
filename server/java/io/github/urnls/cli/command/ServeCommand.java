package io.github.urnls.cli.command;

import io.github.urnls.lsp.LanguageServer;
import java.util.Map;

/** {@code serve} with options. Without options, the entry point starts the server itself. */
public final class ServeCommand extends PrintingCommand {

    private final Argument<Boolean> stdio = flag("--stdio",
            "Accepted for editors that pass it; the server always uses standard input and output.");

    private final Argument<Long> clientProcessId = add(builder(long.class, "PID",
            "Accepted for editors that pass it; the initialize request says the same.", "--clientProcessId")
            .hidden(true));

    public ServeCommand() {
        super("Starts the language server on standard input and output.");
        spec().usageMessage().exitCodeList(Map.of());
    }

    @Override
    public Integer call() {
        return LanguageServer.serveStandardStreams();
    }
}
