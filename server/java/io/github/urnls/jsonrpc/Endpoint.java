package io.github.urnls.jsonrpc;

import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * The other side of a connection. Parameters are {@link RawJson}, a JSON tree, or a value that the connection's Gson
 * knows.
 */
public interface Endpoint {

    /** Asks; the answer fails with an {@link RpcException} where the other side answers with an error. */
    CompletableFuture<JsonView> request(String method, @Nullable Object params);

    void notify(String method, @Nullable Object params);
}
