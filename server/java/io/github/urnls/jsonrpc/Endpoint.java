package io.github.urnls.jsonrpc;

import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * The other side of a connection. Parameters are {@link RawJson}, a JSON tree, or a value of a type that the
 * connection's Gson knows.
 */
public interface Endpoint {

    /** Sends a request. The answer fails with an {@link RpcException} if the other side answers with an error. */
    CompletableFuture<JsonView> request(String method, @Nullable Object params);

    void notify(String method, @Nullable Object params);
}
