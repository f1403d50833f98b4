package java.util.concurrent;

public class RejectedExecutionException extends RuntimeException {}
