package java.util.concurrent;

public final class Executors {

    private Executors() {}

    public static ExecutorService newSingleThreadExecutor(ThreadFactory threads) {
        return new Loop();
    }

    public static ExecutorService newCachedThreadPool(ThreadFactory threads) {
        return new Loop();
    }

    public static ExecutorService newFixedThreadPool(int number, ThreadFactory threads) {
        return new Loop();
    }

    public static ScheduledExecutorService newSingleThreadScheduledExecutor(ThreadFactory threads) {
        return new Loop();
    }
}
