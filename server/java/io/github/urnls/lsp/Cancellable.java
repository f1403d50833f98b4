package io.github.urnls.lsp;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Work that shows progress and can be cancelled, by its progress token (LSP 3.17, Work Done Progress). Safe for any
 * thread.
 */
final class Cancellable {

    private static final String PREFIX = "urn-ls-";

    private final Map<String, Runnable> all = new ConcurrentHashMap<>();
    private final AtomicInteger last = new AtomicInteger();

    /** A new token for work of this kind. */
    String token(String kind) {
        return PREFIX + kind + "-" + last.incrementAndGet();
    }

    /** Runs {@code cancel} when the client cancels the work with this token. */
    void add(String token, Runnable cancel) {
        all.put(token, cancel);
    }

    /** Removes the work with this token, which has ended. */
    void remove(String token) {
        all.remove(token);
    }

    void cancel(String token) {
        Optional.ofNullable(all.get(token)).ifPresent(Runnable::run);
    }

    /** Cancels all work of this kind. */
    void cancelAll(String kind) {
        all.forEach((token, cancel) -> {
            if (token.startsWith(PREFIX + kind + "-")) {
                cancel.run();
            }
        });
    }
}
