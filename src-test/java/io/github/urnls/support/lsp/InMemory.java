package io.github.urnls.support.lsp;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A server in a thread of this process: for what is tried so often that a process each would take minutes. */
public final class InMemory implements Transport {

    /** Serves the client at two streams until it is told to end, or the first one ends. */
    public interface Server {

        /** Returns the exit code. */
        int serve(InputStream in, OutputStream out) throws IOException;
    }

    private final Pipe there = new Pipe();
    private final Pipe back = new Pipe();
    private final InputStream in = new BufferedInputStream(back.source());
    private final CompletableFuture<Integer> exitCode = new CompletableFuture<>();

    public InMemory(Server server) {
        Thread.ofPlatform().daemon().name("server in memory").start(() -> {
            try (OutputStream out = back.sink()) {
                exitCode.complete(server.serve(new BufferedInputStream(there.source()), out));
            } catch (IOException | RuntimeException | Error e) {
                exitCode.completeExceptionally(e);
            }
        });
    }

    @Override
    public OutputStream toServer() {
        return there.sink();
    }

    @Override
    public InputStream fromServer() {
        return in;
    }

    @Override
    public int exitCode() {
        try {
            return exitCode.get(PATIENCE_MINUTES, TimeUnit.MINUTES);
        } catch (ExecutionException e) {
            throw new AssertionError("the server failed", e.getCause());
        } catch (TimeoutException e) {
            throw new AssertionError("the server did not end within " + PATIENCE_MINUTES + " minutes", e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Standard error is that of the test. */
    @Override
    public String errors() {
        return "";
    }

    @Override
    public void close() {
        there.end();
    }
}
