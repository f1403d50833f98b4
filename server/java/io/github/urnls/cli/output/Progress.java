package io.github.urnls.cli.output;

import io.github.urnls.check.Product;
import java.io.PrintWriter;

/**
 * A progress line on the terminal during a long run. It is silent for the first second, and when standard error is no
 * terminal. The cursor returns to the start of the line, so output on the same terminal overwrites it.
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
