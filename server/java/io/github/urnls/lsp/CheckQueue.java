package io.github.urnls.lsp;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Work that is done one after the other. What takes long does not hold up work about other documents: that is then done
 * beside it, on another thread; but a second such work does, since it would only make both slower. Work about the same
 * document waits for it in any case, and so does work about no document in particular.
 */
final class CheckQueue {

    /** {@code uri} is empty for work about no document in particular. */
    private record Task(String uri, Runnable work) {}

    private final ExecutorService threads;
    private final ScheduledExecutorService timer;
    private final long patienceNanos;
    private final Deque<Task> waiting = new ArrayDeque<>();
    /** What is under way and does not take long, so far. */
    private @Nullable Task current;
    private long begun;
    /** How many were begun so far. */
    private long number;
    /** What takes long, beside the current one. */
    private @Nullable Task slow;

    /**
     * A queue without a thread, which comes with the first work.
     *
     * @param patienceNanos from when on work takes long
     */
    CheckQueue(String name, ScheduledExecutorService timer, long patienceNanos) {
        this.timer = timer;
        this.patienceNanos = patienceNanos;
        this.threads = Executors.newCachedThreadPool(work -> {
            Thread thread = new Thread(work, name);
            thread.setDaemon(true);
            return thread;
        });
    }

    /** Puts {@code work}, which must not throw, behind all other; after {@link #stop} it is never done. */
    synchronized void add(String uri, Runnable work) {
        waiting.add(new Task(uri, work));
        if (current == null) {
            start();
        } else if (waiting.size() == 1) {
            look();
        }
    }

    /** Starts nothing more. */
    synchronized void stop() {
        waiting.clear();
        threads.shutdownNow();
    }

    /** Looks whether the current work, for which other waits, takes long: now or when it will. */
    private void look() {
        long looked = number; // and not the work itself, which may hold a document that is needed no longer
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
                waiting.addFirst(task); // there is no thread now; there may be one with the next work
                current = null;
            }
        }
    }

    private void run(Task first) {
        for (Task task = first; task != null; task = ended(task)) {
            task.work.run();
        }
    }

    /** Answers with what this thread is to go on with. */
    private synchronized @Nullable Task ended(Task task) {
        if (task == slow) {
            slow = null;
            return current == null ? next() : null;
        }
        current = null;
        return next();
    }

    /** The first that may begin, which is the current one from now on. */
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
