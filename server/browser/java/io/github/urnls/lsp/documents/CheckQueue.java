package io.github.urnls.lsp.documents;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Stands for the class of the same name where there is one thread: work that is done piece by piece lets messages and
 * work about other documents have their turn. Work about the same document always waits for it, and so does work about
 * no document.
 */
public final class CheckQueue {

    /** How long pieces are done without letting others have their turn. */
    private static final long TURN_NANOS = TimeUnit.MILLISECONDS.toNanos(25);

    private record Task(String uri, BooleanSupplier piece, Runnable work) {}

    private final ScheduledExecutorService loop;
    private final List<Task> waiting = new ArrayList<>();
    /** The work whose turn was last, if it is not done. */
    private @Nullable Task last;
    private boolean scheduled;

    public CheckQueue(String name, ScheduledExecutorService loop, long patienceNanos) {
        this.loop = loop;
    }

    /** Adds {@code work} at the end. It must not throw. */
    public void add(String uri, Runnable work) {
        add(uri, () -> false, work);
    }

    /** As {@link #add(String, Runnable)}; {@code piece} is run before, as long as it says that there is more to do. */
    public void add(String uri, BooleanSupplier piece, Runnable work) {
        waiting.add(new Task(uri, piece, work));
        schedule();
    }

    /** Whether a request about the document {@code uri} waits for what is done piece by piece. */
    public boolean holds(String uri) {
        return waiting.stream().anyMatch(task -> task.uri.equals(uri));
    }

    /** Starts nothing more. */
    public void stop() {
        waiting.clear();
    }

    private void schedule() {
        if (scheduled || waiting.isEmpty()) {
            return;
        }
        try {
            loop.schedule(this::turn, 0, TimeUnit.MILLISECONDS);
            scheduled = true;
        } catch (RejectedExecutionException e) {
            waiting.clear(); // the session has ended
        }
    }

    private void turn() {
        scheduled = false;
        Task task = next();
        if (task != null) {
            long end = System.nanoTime() + TURN_NANOS;
            boolean more = task.piece.getAsBoolean();
            while (more && System.nanoTime() < end) {
                more = task.piece.getAsBoolean();
            }
            last = more ? task : null;
            if (!more) {
                waiting.remove(task);
                task.work.run();
            }
        }
        schedule();
    }

    /** The next work behind the last one that may have its turn, or else the first. */
    private @Nullable Task next() {
        Set<String> before = new HashSet<>();
        Task first = null;
        boolean passed = last == null;
        for (Task task : waiting) {
            boolean free = before.isEmpty()
                    || !task.uri.isEmpty() && !before.contains(task.uri) && !before.contains("");
            if (free && passed) {
                return task;
            }
            first = free && first == null ? task : first;
            passed |= task == last;
            before.add(task.uri);
        }
        return first;
    }
}
