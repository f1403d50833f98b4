package io.github.urnls.cli;

import io.github.urnls.check.Product;
import java.io.PrintWriter;

/**
 * A line on the terminal while a long run lasts, wherever its output goes. Silent when standard error is no terminal,
 * and for the first second. The cursor goes back to its beginning, so that output on the same terminal overwrites it.
 */
public final class Progress {

    private static final long FIRST_MILLIS = Long.getLong("urnls.progress.after", 1000);
    private static final long EVERY_MILLIS = 100;

    private final PrintWriter err;
    private final boolean shown;
    private long next = System.currentTimeMillis() + FIRST_MILLIS;
    private int done;
    private boolean drawn;

    public Progress(PrintWriter err, boolean wanted) {
        this.err = err;
        this.shown = wanted && Terminal.showsErrors();
    }

    public void step() {
        done++;
        if (shown && System.currentTimeMillis() >= next) {
            next = System.currentTimeMillis() + EVERY_MILLIS;
            err.print("\r\u001b[K" + Product.NAME + ": " + done + (done == 1 ? " file" : " files") + "\r");
            err.flush();
            drawn = true;
        }
    }

    public void done() {
        if (drawn) {
            err.print("\r\u001b[K");
            err.flush();
        }
    }
}
