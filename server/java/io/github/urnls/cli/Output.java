package io.github.urnls.cli;

import java.io.PrintWriter;

/** Where results are printed to. */
final class Output {

    static final String BROKEN = "the output can no longer be written";

    private Output() {}

    /**
     * Ends the run when nobody reads any more, as behind {@code | head}, or when the disk is full.
     *
     * @throws UsageException if what was printed could not be written
     */
    static void requireReader(PrintWriter out) {
        if (out.checkError()) {
            throw new UsageException(BROKEN);
        }
    }
}
