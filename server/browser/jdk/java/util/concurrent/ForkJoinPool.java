package java.util.concurrent;

public final class ForkJoinPool {

    private static final ForkJoinPool COMMON = new ForkJoinPool();

    public static ForkJoinPool commonPool() {
        return COMMON;
    }

    public <T> ForkJoinTask<T> submit(Callable<T> work) {
        return new ForkJoinTask<>(work);
    }
}
