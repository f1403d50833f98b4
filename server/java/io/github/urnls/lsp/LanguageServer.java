package io.github.urnls.lsp;

import io.github.urnls.check.run.Checker;
import io.github.urnls.check.Rule;
import io.github.urnls.jsonrpc.Connection;
import io.github.urnls.lsp.protocol.Lsp4jValues;
import io.github.urnls.lsp.protocol.LspDialect;
import io.github.urnls.workspace.Machine;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.IntConsumer;

/**
 * Connects a {@link Session} to a client. LSP4J's launcher is not used: it scans annotations and builds proxies, which
 * takes a third of the start time. {@link Methods} is the table that it would build. LSP4J's streams and its matching
 * of answers are not used either. They do not answer messages that cannot be read, and stop at an {@link Error}.
 * {@link Connection} does both.
 */
public final class LanguageServer {

    private LanguageServer() {}

    /**
     * Serves the client at standard input and output until it sends {@code exit} or closes its end. Standard output
     * belongs to the protocol: from here on, printed text goes to standard error.
     *
     * @return the exit code of the process (LSP 3.17, {@code exit})
     */
    public static int serveStandardStreams() {
        System.setOut(System.err);
        return serve(new BufferedInputStream(new FileInputStream(FileDescriptor.in), 1 << 16),
                new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16), System::exit,
                Checker::new);
    }

    /**
     * As {@link #serveStandardStreams}, for any two streams.
     *
     * @param onGone   gets the exit code when the client dies or stops reading
     * @param checkers makes the checker, which reports failed rules to its argument
     */
    static int serve(InputStream in, OutputStream out, IntConsumer onGone,
            Function<BiConsumer<Rule, RuntimeException>, Checker> checkers) {
        Session session = new Session(editor -> endWith(editor, onGone), checkers);
        Runnable onEnd = () -> onGone.accept(session.exitCode());
        Connection connection = new Connection(new LspDialect(), new Lsp4jValues(), out, onEnd, session);
        session.connect(connection.peer(), connection::stop);
        connection.listen(in, Session.largestMessage(Machine.memory()));
        connection.peer().cancelAll(); // a client that exits wants no results, but still gets answers
        int exitCode = session.finish();
        connection.close();
        return exitCode;
    }

    /** Ends the server when the editor dies, or at once if it is dead already (LSP 3.17, {@code initialize}). */
    private static void endWith(long editor, IntConsumer onGone) {
        // Not a process, or our own number: then the editor runs on another machine or in another container.
        if (editor <= 0 || editor == ProcessHandle.current().pid()) {
            return;
        }
        Optional<ProcessHandle> process = ProcessHandle.of(editor);
        if (process.isEmpty()) {
            // For servers in a container, where processes have other numbers.
            System.err.println("urn-ls: the editor, process " + editor + ", is not running here, so the server ends;"
                    + " an editor outside of its container must send a processId of null");
            onGone.accept(1);
            return;
        }
        process.get().onExit().thenRun(() -> onGone.accept(1));
    }
}
