package io.github.urnls.support.lsp;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.TimeUnit;

/** The way to a server and back. */
public interface Transport extends AutoCloseable {

    /** How long a test waits before it gives up; never how long anything is expected to take. */
    long PATIENCE_MINUTES = 5;

    /** {@link #PATIENCE_MINUTES} in seconds. */
    long PATIENCE_SECONDS = TimeUnit.MINUTES.toSeconds(PATIENCE_MINUTES);

    OutputStream toServer();

    InputStream fromServer();

    /** Waits for the server to end by itself. */
    int exitCode();

    /** What the server has said besides messages. */
    String errors();

    /** Ends the server. */
    @Override
    void close();
}
