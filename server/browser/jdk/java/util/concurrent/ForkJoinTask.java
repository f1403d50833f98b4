package java.util.concurrent;

/** Done when it is asked for. */
public final class ForkJoinTask<T> {

    private final Callable<T> work;

    ForkJoinTask(Callable<T> work) {
        this.work = work;
    }

    public T join() {
        try {
            return work.call();
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }
}
