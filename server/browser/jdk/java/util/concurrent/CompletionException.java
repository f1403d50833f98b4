package java.util.concurrent;

public class CompletionException extends RuntimeException {

    public CompletionException(Throwable cause) {
        super(cause);
    }
}
