package java.util.concurrent;

public interface Future<T> {

    T get() throws InterruptedException, ExecutionException;

    /** The result of {@code work}, which is done now. */
    static <T> Future<T> of(Callable<T> work) {
        try {
            T result = work.call();
            return () -> result;
        } catch (Exception e) {
            return () -> {
                throw new ExecutionException(e);
            };
        }
    }
}
