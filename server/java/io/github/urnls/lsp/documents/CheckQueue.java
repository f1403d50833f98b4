package io.github.urnls.lsp.documents;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs work one after the other. Slow work does not delay work about other documents: that runs on another thread
 * meanwhile. But there is at most one slow work, since two would only slow each other down. Work about the same
 * document always waits for it, and so does work about no document.
 */
public final class CheckQueue {

    /** {@code uri} is empty for work about no document in particular. */
    private record Task(String uri, Runnable work) {}

    private final ExecutorService threads;
    private final ScheduledExecutorService timer;
    private final long patienceNanos;
    private final Deque<Task> waiting = new ArrayDeque<>();
    /** The work that runs and is not slow so far. */
    private @Nullable Task current;
    private long begun;
    /** The number of works that were begun. */
    private long number;
    /** The slow work that runs beside the current one. */
    private @Nullable Task slow;

    /**
     * Creates a queue. Its thread is made with the first work.
     *
     * @param patienceNanos the time after which work is slow
     */
    public CheckQueue(String name, ScheduledExecutorService timer, long patienceNanos) {
        this.timer = timer;
        this.patienceNanos = patienceNanos;
        this.threads = Executors.newCachedThreadPool(work -> Workers.daemon(work, name));
    }

    /** Adds {@code work} at the end. It must not throw. After {@link #stop} it is never run. */
    public synchronized void add(String uri, Runnable work) {
        waiting.add(new Task(uri, work));
        if (current == null) {
            start();
        } else if (waiting.size() == 1) {
            look();
        }
    }

    /** As {@link #add(String, Runnable)}: on threads, work need not be done piece by piece. */
    public void add(String uri, BooleanSupplier piece, Runnable work) {
        add(uri, work);
    }

    /** Whether a request about the document {@code uri} waits for what is done piece by piece; never on threads. */
    public boolean holds(String uri) {
        return false;
    }

    /** Starts nothing more. */
    public synchronized void stop() {
        waiting.clear();
        threads.shutdownNow();
    }

    /** Schedules the check whether the current work, for which other work waits, is slow. */
    private void look() {
        long looked = number; // not the work itself, which may keep an old document in memory
        try {
            timer.schedule(() -> leave(looked), Math.max(0, begun + patienceNanos - System.nanoTime()),
                    TimeUnit.NANOSECONDS);
        } catch (RejectedExecutionException e) {
            // The session has ended.
        }
    }

    private synchronized void leave(long looked) {
        if (current != null && number == looked && !current.uri.isEmpty() && slow == null) {
            slow = current;
            current = null;
            start();
        }
    }

    private void start() {
        Task task = next();
        if (task != null) {
            try {
                threads.execute(() -> run(task));
            } catch (RejectedExecutionException e) {
                waiting.clear(); // the session has ended
            } catch (OutOfMemoryError e) {
                waiting.addFirst(task); // no thread is available now; the next work tries again
                current = null;
            }
        }
    }

    private void run(Task first) {
        for (Task task = first; task != null; task = ended(task)) {
            task.work.run();
        }
    }

    /** Returns the next work for this thread; null if there is none. */
    private synchronized @Nullable Task ended(Task task) {
        if (task == slow) {
            slow = null;
            return current == null ? next() : null;
        }
        current = null;
        return next();
    }

    /** Takes the first work that may begin and makes it the current one. */
    private @Nullable Task next() {
        for (Iterator<Task> tasks = waiting.iterator(); tasks.hasNext();) {
            Task task = tasks.next();
            if (slow == null || !task.uri.isEmpty() && !task.uri.equals(slow.uri)) {
                tasks.remove();
                current = task;
                number++;
                begun = System.nanoTime();
                if (!waiting.isEmpty()) {
                    look();
                }
                return task;
            }
        }
        return null;
    }
}
