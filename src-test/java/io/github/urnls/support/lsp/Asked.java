package io.github.urnls.support.lsp;

import static org.junit.jupiter.api.Assertions.fail;

import com.google.gson.JsonObject;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A request, with what will be the whole answer to it. */
public record Asked(int id, String method, CompletableFuture<JsonObject> answer) {

    /** Waits for the answer. */
    public JsonObject await() {
        try {
            return answer.get(Transport.PATIENCE_MINUTES, TimeUnit.MINUTES);
        } catch (TimeoutException e) {
            return fail(method + " was not answered within " + Transport.PATIENCE_MINUTES + " minutes");
        } catch (InterruptedException | ExecutionException e) {
            return fail(method + " was not answered", e);
        }
    }
}
