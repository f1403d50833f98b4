package io.github.urnls.lsp.documents;

import io.github.urnls.workspace.Machine;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The threads that work. A request at the cursor does not wait for the check of a large document, and nothing waits for
 * the whole workspace. A thread is made when it is first needed.
 */
public final class Workers {

    /** The queues. Slow work on one document does not delay work on others ({@link CheckQueue}). */
    public enum Queue {

        /** For requests about a place in a document. */
        ANSWER("urn-ls-requests"),

        /** For requests about a whole document, which may be large. Requests about a place do not wait for it. */
        VIEW("urn-ls-views"),

        /** For the checks of documents, and for requests that wait for them. */
        CHECK("urn-ls-checks"),

        /** For what reads files of the workspace. */
        FILES("urn-ls-files"),

        /**
         * For requests about the workspace, which may read many files. Runs after the checks and file reads that came
         * before.
         */
        SEARCH("urn-ls-searches"),

        /** For what may take minutes, and for which nothing else waits. */
        BACKGROUND("urn-ls-background");

        private final String thread;

        Queue(String thread) {
            this.thread = thread;
        }
    }

    /** The time after which a request lets those about other documents go before it. */
    private static final long PATIENCE_OF_REQUESTS_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    private final Map<Queue, CheckQueue> queues = new EnumMap<>(Queue.class);
    private final ScheduledExecutorService later;
    private final Consumer<Throwable> onFailure;

    /** {@code onFailure} gets what a check throws, since no request reports it. */
    public Workers(Consumer<Throwable> onFailure) {
        this(onFailure, TimeUnit.SECONDS.toNanos(1),
                Executors.newSingleThreadScheduledExecutor(work -> daemon(work, "urn-ls-timer")));
    }

    /**
     * As {@link #Workers(Consumer)}; a check that takes longer than {@code patienceNanos} does not delay others, and
     * {@code later} is the timer.
     */
    public Workers(Consumer<Throwable> onFailure, long patienceNanos, ScheduledExecutorService later) {
        this.later = later;
        for (Queue queue : Queue.values()) {
            long patience = queue == Queue.CHECK ? patienceNanos : PATIENCE_OF_REQUESTS_NANOS;
            queues.put(queue, new CheckQueue(queue.thread, later, patience));
        }
        this.onFailure = onFailure;
    }

    static Thread daemon(Runnable work, String name) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        return thread;
    }

    private CheckQueue on(Queue queue) {
        return Objects.requireNonNull(queues.get(queue));
    }

    /**
     * Runs {@code work} on the document {@code uri} for an answer; after all work that was added before if it is empty.
     * Work that is cancelled before its turn never begins. Later it can ask whether its answer is still wanted.
     */
    public <T> CompletableFuture<@Nullable T> answer(Queue queue, String uri,
            Function<BooleanSupplier, @Nullable T> work) {
        CompletableFuture<@Nullable T> answer = new CompletableFuture<>();
        on(queue).add(uri, () -> complete(answer, work));
        return answer;
    }

    /** Whether the document {@code uri} is read and checked piece by piece, where there is one thread. */
    public boolean hold(String uri) {
        return on(Queue.CHECK).holds(uri);
    }

    /** As {@link #check(String, Runnable)}, after {@code milliseconds}. */
    public void checkLater(String uri, long milliseconds, Runnable work) {
        later.schedule(() -> check(uri, work), milliseconds, TimeUnit.MILLISECONDS);
    }

    /**
     * As {@link #answer}, on {@link Queue#SEARCH}. It begins after {@code begun}, and after the checks and file reads
     * that were added before.
     */
    public <T> CompletableFuture<@Nullable T> search(CompletableFuture<?> begun,
            Function<BooleanSupplier, @Nullable T> work) {
        CompletableFuture<@Nullable T> answer = new CompletableFuture<>();
        begun.whenComplete((done, failure) -> check(
                () -> files(() -> on(Queue.SEARCH).add("", () -> complete(answer, work)))));
        return answer;
    }

    private static <T> void complete(CompletableFuture<@Nullable T> answer,
            Function<BooleanSupplier, @Nullable T> work) {
        if (answer.isDone()) {
            return;
        }
        try {
            answer.complete(work.apply(answer::isDone));
        } catch (Throwable e) {
            // Also an Error, since every request needs an answer.
            answer.completeExceptionally(e);
        }
        Machine.collectGarbage();
    }

    /** Runs {@code work} that reads files of the workspace; one at a time. */
    public void files(Runnable work) {
        on(Queue.FILES).add("", () -> runSafely(work));
    }

    /** Runs {@code work} that may take minutes, on a thread for which nothing else waits; one at a time. */
    public void inBackground(Runnable work) {
        on(Queue.BACKGROUND).add("", () -> runSafely(work));
    }

    /** Runs {@code work} after all checks that were added before. */
    public void check(Runnable work) {
        check("", work);
    }

    /**
     * As {@link #check(String, Runnable)}. Where there is one thread, {@code piece} is run before as often as it says
     * that there is more to do; between two pieces other work has its turn.
     */
    public void check(String uri, BooleanSupplier piece, Runnable work) {
        on(Queue.CHECK).add(uri, () -> {
            try {
                return piece.getAsBoolean();
            } catch (RuntimeException | StackOverflowError e) {
                return false; // the work will meet the same fault, and report it
            }
        }, () -> runSafely(work));
    }

    /** Runs {@code work} on the document {@code uri}. It waits for checks of other documents only if they are quick. */
    public void check(String uri, Runnable work) {
        on(Queue.CHECK).add(uri, () -> runSafely(work));
    }

    /** Reports a failure of a part of some work that continues. */
    public void failed(Throwable failure) {
        onFailure.accept(failure);
    }

    private void runSafely(Runnable work) {
        try {
            work.run();
        } catch (RejectedExecutionException e) {
            // The session has ended.
        } catch (Throwable e) {
            onFailure.accept(e);
        }
        Machine.collectGarbage();
    }

    /** Starts no more work; running work may not finish. */
    public void stop() {
        queues.values().forEach(CheckQueue::stop);
        later.shutdownNow();
    }
}
