package java.util.concurrent;

import java.util.List;

public interface ExecutorService extends Executor, AutoCloseable {

    <T> Future<T> submit(Callable<T> work);

    List<Runnable> shutdownNow();

    @Override
    void close();
}
