package io.github.urnls.mcp;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;

/** The requests that are not answered yet, each by its id, and the threads that work on them. */
final class Calls {

    /** So many wait at most; a client that asks for more at once is told to wait. */
    static final int MOST = 64;

    /** How long work goes on after the end of input. */
    private static final long GRACE_SECONDS = 30;

    /** One request under way. */
    static final class Call {
        private volatile boolean cancelled;

        boolean isCancelled() {
            return cancelled;
        }
    }

    private final Map<String, Call> open = new ConcurrentHashMap<>();
    private final ExecutorService workers = Executors.newFixedThreadPool(
            Math.clamp(Runtime.getRuntime().availableProcessors(), 2, 4), Thread.ofPlatform().name("mcp-", 0).daemon().factory());

    boolean isOpen(String id) {
        return open.containsKey(id);
    }

    boolean isFull() {
        return open.size() >= MOST;
    }

    /** Keeps a request open that is never worked on: until it is cancelled. */
    void hold(String id) {
        open.put(id, new Call());
    }

    /** Works on a request on another thread; nobody hears of it once it is cancelled. */
    <R> void run(String id, Function<Call, R> work, Consumer<R> answer) {
        Call call = new Call();
        open.put(id, call);
        workers.execute(() -> {
            if (call.cancelled) {
                return;
            }
            R result = work.apply(call);
            if (open.remove(id, call)) {
                answer.accept(result);
            }
        });
    }

    /** An id that is not known, or no longer, means nothing (MCP, Cancellation). */
    void cancel(String id) {
        Call call = open.remove(id);
        if (call != null) {
            call.cancelled = true;
        }
    }

    /** Lets the work end that was asked for, but not for ever. */
    void finish() {
        workers.shutdown();
        try {
            if (!workers.awaitTermination(GRACE_SECONDS, TimeUnit.SECONDS)) {
                open.keySet().forEach(this::cancel);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
