package io.github.urnls.lsp;

import com.google.gson.Gson;
import io.github.urnls.check.Checker;
import io.github.urnls.check.Rule;
import io.github.urnls.jsonrpc.Connection;
import io.github.urnls.lsp.protocol.LspDialect;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;

/**
 * Connects a {@link Session} to a client. LSP4J's launcher is not used: it scans annotations and builds proxies, which
 * is a third of the time to start; {@link Methods} is the table that it would find. Nor are its streams and its pairing
 * of requests with answers: they are silent to what cannot be read, and end with an {@link Error}; {@link Connection}
 * is what answers.
 */
public final class LanguageServer {

    /** In bytes. Reading one takes some four times as much memory. */
    private static final long LARGEST_MESSAGE = Math.min(512L << 20, Runtime.getRuntime().maxMemory() / 4);

    private LanguageServer() {}

    /**
     * Serves the client at standard input and output until it says {@code exit} or closes its end. Standard output
     * belongs to the protocol: what is printed from here on goes to standard error.
     *
     * @return the exit code of the process, as LSP 3.17 says under {@code exit}
     */
    public static int serveStandardStreams() {
        System.setOut(System.err);
        return serve(new BufferedInputStream(new FileInputStream(FileDescriptor.in), 1 << 16),
                new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16), System::exit);
    }

    /**
     * As {@link #serveStandardStreams}, for any two streams; {@code onGone} gets the exit code when the client dies or
     * reads no more.
     */
    static int serve(InputStream in, OutputStream out, IntConsumer onGone) {
        return serve(in, out, onGone, Checker::new);
    }

    /**
     * As {@link #serve(InputStream, OutputStream, IntConsumer)}, {@code checkers} makes the checker, which reports a
     * failed rule to its argument.
     */
    static int serve(InputStream in, OutputStream out, IntConsumer onGone,
            Function<BiConsumer<Rule, RuntimeException>, Checker> checkers) {
        Session session = new Session(onGone, checkers);
        Gson gson = new MessageJsonHandler(Map.of()).getGson();
        Runnable onEnd = () -> onGone.accept(session.exitCode());
        Connection connection = new Connection(new LspDialect(), gson, out, onEnd, session);
        session.connect(connection, connection::stop);
        connection.listen(in, LARGEST_MESSAGE);
        connection.cancelAll(); // a client that says exit, or goes, wants no results; an answer is due all the same
        int exitCode = session.finish();
        connection.close();
        return exitCode;
    }
}
