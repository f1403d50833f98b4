package io.github.urnls.cli.output;

import java.io.PrintWriter;

/** Results can no longer be printed. */
public final class BrokenOutput {

    public static final String MESSAGE = "the output can no longer be written";

    /** The reader of the output has gone, as with {@code | head}, so no message is needed. */
    public static final class ReaderGone extends RuntimeException {

        private static final long serialVersionUID = 1;

        private ReaderGone() {
            super("the reader of the output is gone");
        }
    }

    private BrokenOutput() {}

    /**
     * Ends the run if the output could not be written.
     *
     * @throws ReaderGone     if the reader of the output has gone
     * @throws UsageException for any other reason, such as a full disk
     */
    public static void stopRun(PrintWriter out) {
        if (out.checkError()) {
            if (isReaderGone(out)) {
                throw new ReaderGone();
            }
            throw new UsageException(MESSAGE);
        }
    }

    /** Whether writing to {@code out} failed because its reader has gone. */
    public static boolean isReaderGone(PrintWriter out) {
        return out instanceof StandardOutput standard && standard.isReaderGone();
    }
}
