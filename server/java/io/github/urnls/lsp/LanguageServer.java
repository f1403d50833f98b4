package io.github.urnls.lsp;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import org.eclipse.lsp4j.jsonrpc.RemoteEndpoint;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.json.StreamMessageConsumer;
import org.eclipse.lsp4j.jsonrpc.json.StreamMessageProducer;

/**
 * Connects a {@link Session} to a client. LSP4J's launcher is not used: it scans annotations and builds proxies, which is a
 * third of the time to start; {@link Methods} is the table that it would find.
 */
public final class LanguageServer {

    private LanguageServer() {}

    /**
     * Serves the client at standard input and output until it says {@code exit} or closes its end. From here on nobody else
     * can write to standard output: what is printed goes to standard error.
     *
     * @return the exit code of the process, as LSP 3.17 says under {@code exit}
     */
    public static int serveStandardStreams() {
        System.setOut(System.err);
        return serve(new BufferedInputStream(new FileInputStream(FileDescriptor.in), 1 << 16),
                new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16), System::exit);
    }

    /** As {@link #serveStandardStreams}, for any two streams; {@code onParentExit} is called when the client's process dies. */
    static int serve(InputStream in, OutputStream out, java.util.function.IntConsumer onParentExit) {
        MessageJsonHandler json = new MessageJsonHandler(Methods.TABLE);
        Session session = new Session(onParentExit);
        RemoteEndpoint remote = new RemoteEndpoint(new StreamMessageConsumer(out, json), session, Failures::toResponse);
        json.setMethodProvider(remote);
        StreamMessageProducer input = new StreamMessageProducer(in, json, remote);
        session.connect(new Client(remote), input::close);
        input.listen(remote);
        return session.finish();
    }
}
