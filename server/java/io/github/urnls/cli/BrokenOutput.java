package io.github.urnls.cli;

import java.io.PrintWriter;

/** Results can no longer be printed. */
public final class BrokenOutput {

    static final String MESSAGE = "the output can no longer be written";

    private BrokenOutput() {}

    /**
     * Ends the run when the reader of the output has gone, as behind {@code | head}, or when the disk is full.
     *
     * @throws UsageException if what was printed could not be written
     */
    public static void stopRun(PrintWriter out) {
        if (out.checkError()) {
            throw new UsageException(MESSAGE);
        }
    }
}
