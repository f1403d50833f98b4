package java.util.concurrent;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** Every executor: work waits for its turn on the one loop of the program, behind what any of them got before. */
final class Loop implements ScheduledExecutorService {

    @JSFunctor
    private interface Work extends JSObject {
        void run();
    }

    private boolean ended;

    @JSBody(params = {"work", "milliseconds"}, script = "setTimeout(work, milliseconds);")
    private static native void timeout(Work work, int milliseconds);

    static void later(Runnable work, long milliseconds) {
        timeout(work::run, (int) Math.min(milliseconds, Integer.MAX_VALUE));
    }

    @Override
    public void execute(Runnable work) {
        schedule(work, 0, TimeUnit.MILLISECONDS);
    }

    @Override
    public ScheduledFuture<?> schedule(Runnable work, long delay, TimeUnit unit) {
        if (ended) {
            throw new RejectedExecutionException();
        }
        later(() -> {
            if (!ended) {
                work.run();
            }
        }, unit.toMillis(delay));
        return null;
    }

    /** At once: the caller goes on only with the result. */
    @Override
    public <T> Future<T> submit(Callable<T> work) {
        return Future.of(work);
    }

    @Override
    public java.util.List<Runnable> shutdownNow() {
        ended = true;
        return java.util.List.of();
    }

    @Override
    public void close() {
        ended = true;
    }
}
