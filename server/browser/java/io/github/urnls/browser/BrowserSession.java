package io.github.urnls.browser;

import io.github.urnls.check.run.Checker;
import io.github.urnls.jsonrpc.Peer;
import io.github.urnls.jsonrpc.PushedInput;
import io.github.urnls.lsp.Session;
import io.github.urnls.lsp.protocol.Lsp4jValues;
import io.github.urnls.lsp.protocol.LspDialect;
import java.io.StringReader;
import java.io.StringWriter;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSByRef;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** A session of the language server with a client in JavaScript, or at a stream of bytes that JavaScript reads. */
final class BrowserSession {

    /** What the session needs of JavaScript. */
    interface Host extends JSObject {

        /** Sends a message to the client, as JSON. */
        void post(String json);

        /** Gets each message of the stream, as JSON, and gives it to {@code take}. */
        void text(String json);

        /** Hears that the session has ended, with the exit code (LSP 3.17, {@code exit}). */
        void ended(int exitCode);
    }

    /** Takes a message of the client, as JSON. */
    @JSFunctor
    private interface Take extends JSObject {

        void message(String json);
    }

    /** Takes bytes of the client, headers included. */
    @JSFunctor
    private interface Read extends JSObject {

        void bytes(@JSByRef byte[] bytes);
    }

    /** Hears that the client sends nothing more. */
    @JSFunctor
    private interface End extends JSObject {

        void now();
    }

    private final Session session = new Session(editor -> {}, Checker::new);
    private final Host host;
    private final Peer client;
    private final PushedInput input;
    private boolean ended;

    private BrowserSession(Host host, double memory) {
        this.host = host;
        client = new Peer(new LspDialect(), new Lsp4jValues(), () -> new Posted(host), session);
        input = new PushedInput(client, Session.largestMessage((long) memory), json -> host.text(json));
        session.connect(client, this::end);
    }

    /** Opens a session. JavaScript gets its functions {@code take}, {@code read} and {@code end}. */
    static JSObject open(Host host, double memory) {
        BrowserSession session = new BrowserSession(host, memory);
        return functions(session::take, session::read, () -> {
            session.input.end();
            session.end();
        });
    }

    @JSBody(params = {"take", "read", "end"}, script = "return { take: take, read: read, end: end };")
    private static native JSObject functions(Take take, Read read, End end);

    private void take(String json) {
        if (!ended) {
            client.receive(new StringReader(json));
        }
    }

    private void read(byte[] bytes) {
        input.take(bytes);
    }

    private void end() {
        if (!ended) {
            ended = true;
            client.cancelAll(); // a client that exits wants no results, but still gets answers
            host.ended(session.finish());
        }
    }

    /** A message that is posted once it is closed. */
    private static final class Posted extends StringWriter {

        private final Host host;

        Posted(Host host) {
            this.host = host;
        }

        @Override
        public void close() {
            host.post(toString());
        }
    }
}
