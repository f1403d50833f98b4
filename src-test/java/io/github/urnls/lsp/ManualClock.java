package io.github.urnls.lsp;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A timer on which time passes only when a test says so. */
final class ManualClock extends ScheduledThreadPoolExecutor {

    private record Due(long nanos, Runnable work) {}

    private final List<Due> waiting = new ArrayList<>();
    private long now;

    ManualClock() {
        super(0);
    }

    @Override
    public synchronized ScheduledFuture<?> schedule(Runnable work, long delay, TimeUnit unit) {
        waiting.add(new Due(now + unit.toNanos(delay), work));
        return null; // nobody cancels it
    }

    /** Lets time pass, and does what is due meanwhile; {@code settle} waits until the work that this began is done. */
    void pass(long milliseconds, Runnable settle) {
        long until = now + TimeUnit.MILLISECONDS.toNanos(milliseconds);
        for (Optional<Due> next = next(until); next.isPresent(); next = next(until)) {
            next.get().work.run();
            settle.run();
        }
        now = until;
    }

    private synchronized Optional<Due> next(long until) {
        Optional<Due> next = waiting.stream().filter(due -> due.nanos <= until)
                .min(Comparator.comparingLong(Due::nanos));
        next.ifPresent(due -> {
            waiting.remove(due);
            now = due.nanos;
        });
        return next;
    }
}
