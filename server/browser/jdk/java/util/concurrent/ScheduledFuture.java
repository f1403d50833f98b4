package java.util.concurrent;

public interface ScheduledFuture<T> {}
