package java.util.concurrent;

public class TimeoutException extends Exception {}
