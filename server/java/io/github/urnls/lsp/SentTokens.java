package io.github.urnls.lsp;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/** The semantic tokens that the client has of each document; a later answer can tell it what has changed since. */
final class SentTokens {

    /** The tokens of one document, under the id that the client knows them by. */
    record Tokens(String id, int[] data) {}

    private final Map<String, Tokens> byUri = new ConcurrentHashMap<>();
    private final AtomicLong ids = new AtomicLong();

    Optional<Tokens> of(String uri) {
        return Optional.ofNullable(byUri.get(uri));
    }

    /** Those of documents that are not open in {@code documents} are forgotten. */
    Tokens put(String uri, int[] data, OpenDocuments documents) {
        Tokens tokens = new Tokens(String.valueOf(ids.incrementAndGet()), data);
        byUri.put(uri, tokens);
        byUri.keySet().removeIf(other -> documents.get(other).isEmpty());
        return tokens;
    }
}
