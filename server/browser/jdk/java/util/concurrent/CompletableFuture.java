package java.util.concurrent;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** What the server uses of it, on one loop: nothing can wait, so {@link #get} and {@link #join} need a value. */
public class CompletableFuture<T> {

    private final List<BiConsumer<? super T, ? super Throwable>> waiting = new ArrayList<>();
    private boolean done;
    private T value;
    private Throwable failure;

    public static <T> CompletableFuture<T> completedFuture(T value) {
        CompletableFuture<T> future = new CompletableFuture<>();
        future.complete(value);
        return future;
    }

    public static <T> CompletableFuture<T> failedFuture(Throwable failure) {
        CompletableFuture<T> future = new CompletableFuture<>();
        future.completeExceptionally(failure);
        return future;
    }

    private void completeWith(Supplier<? extends T> work) {
        try {
            complete(work.get());
        } catch (Throwable e) {
            completeExceptionally(new CompletionException(e));
        }
    }

    public boolean complete(T result) {
        return end(result, null);
    }

    public boolean completeExceptionally(Throwable reason) {
        return end(null, reason);
    }

    public boolean cancel(boolean interrupts) {
        return completeExceptionally(new CancellationException());
    }

    private boolean end(T result, Throwable reason) {
        if (done) {
            return false;
        }
        done = true;
        value = result;
        failure = reason;
        waiting.forEach(next -> next.accept(result, reason));
        waiting.clear();
        return true;
    }

    public boolean isDone() {
        return done;
    }

    public boolean isCancelled() {
        return failure instanceof CancellationException;
    }

    public T get(long time, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        if (!done) {
            throw new TimeoutException();
        }
        if (failure != null) {
            throw new ExecutionException(failure);
        }
        return value;
    }

    public T join() {
        if (!done) {
            throw new IllegalStateException("nothing can wait on the one loop");
        }
        return thrown(value, failure);
    }

    public CompletableFuture<T> whenComplete(BiConsumer<? super T, ? super Throwable> action) {
        CompletableFuture<T> after = new CompletableFuture<>();
        whenDone((result, reason) -> after.completeWith(() -> {
            action.accept(result, reason);
            return thrown(result, reason);
        }));
        return after;
    }

    public <U> CompletableFuture<U> thenApply(Function<? super T, ? extends U> then) {
        CompletableFuture<U> after = new CompletableFuture<>();
        whenDone((result, reason) -> after.completeWith(() -> then.apply(thrown(result, reason))));
        return after;
    }

    public CompletableFuture<Void> thenAccept(Consumer<? super T> then) {
        return thenApply(result -> {
            then.accept(result);
            return null;
        });
    }

    public <U> CompletableFuture<U> thenCompose(Function<? super T, ? extends CompletableFuture<U>> then) {
        CompletableFuture<U> after = new CompletableFuture<>();
        thenApply(then).whenDone((next, reason) -> {
            if (reason == null) {
                next.whenDone(after::end);
            } else {
                after.completeExceptionally(reason);
            }
        });
        return after;
    }

    public CompletableFuture<T> orTimeout(long time, TimeUnit unit) {
        Loop.later(() -> completeExceptionally(new TimeoutException()), unit.toMillis(time));
        return this;
    }

    void whenDone(BiConsumer<? super T, ? super Throwable> next) {
        if (done) {
            next.accept(value, failure);
        } else {
            waiting.add(next);
        }
    }

    private static <T> T thrown(T result, Throwable reason) {
        if (reason != null) {
            throw reason instanceof CompletionException known ? known : new CompletionException(reason);
        }
        return result;
    }
}
