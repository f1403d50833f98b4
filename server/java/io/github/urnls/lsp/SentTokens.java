package io.github.urnls.lsp;

import io.github.urnls.lsp.documents.OpenDocuments;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** The semantic tokens that the client has for each document, so that later answers can send only changes. */
final class SentTokens {

    /** The tokens of one document, with their id for the client. */
    record Tokens(String id, int[] data) {}

    private final Map<String, Tokens> byUri = new ConcurrentHashMap<>();
    private final AtomicInteger ids = new AtomicInteger();

    Optional<Tokens> of(String uri) {
        return Optional.ofNullable(byUri.get(uri));
    }

    /** Stores tokens, and forgets those of documents that are not open in {@code documents}. */
    Tokens put(String uri, int[] data, OpenDocuments documents) {
        Tokens tokens = new Tokens(String.valueOf(ids.incrementAndGet()), data);
        byUri.put(uri, tokens);
        byUri.keySet().removeIf(other -> documents.get(other).isEmpty());
        return tokens;
    }
}
