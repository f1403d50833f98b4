package java.util.concurrent;

public interface ScheduledExecutorService extends ExecutorService {

    ScheduledFuture<?> schedule(Runnable work, long delay, TimeUnit unit);
}
