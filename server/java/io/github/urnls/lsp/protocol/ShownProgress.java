package io.github.urnls.lsp.protocol;

import com.google.gson.JsonObject;
import io.github.urnls.jsonrpc.Json;
import java.util.function.Consumer;

/** Long work as the client shows it, or does not (LSP 3.17, Work Done Progress). Safe for any thread. */
public final class ShownProgress {

    /** Not shown. */
    public static final ShownProgress HIDDEN = new ShownProgress(value -> {}, () -> {});

    private static final long BETWEEN_REPORTS_NANOS = 100_000_000;

    private final Consumer<JsonObject> sink;
    private final Runnable onEnd;
    private int lastPercentage;
    private long reported = System.nanoTime();

    /** {@code sink} sends what the client shows; {@code onEnd} runs when the work has ended. */
    ShownProgress(Consumer<JsonObject> sink, Runnable onEnd) {
        this.sink = sink;
        this.onEnd = onEnd;
    }

    /** So much is done; only sent if it is more than before. */
    public synchronized void report(int percentage) {
        if (percentage > lastPercentage) {
            lastPercentage = percentage;
            report("", percentage);
        }
    }

    /** So many files are done; only sent ten times a second. */
    public synchronized void report(int done, int all) {
        long now = System.nanoTime();
        if (now - reported > BETWEEN_REPORTS_NANOS) {
            reported = now;
            report(done + " of " + all + " files", 100 * done / all);
        }
    }

    private void report(String message, int percentage) {
        sink.accept(Json.object("kind", "report", "message", message, "percentage", percentage));
    }

    public void end(String message) {
        onEnd.run();
        sink.accept(Json.object("kind", "end", "message", message));
    }
}
