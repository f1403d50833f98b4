package io.github.urnls.jsonrpc;

import com.google.gson.JsonElement;
import com.google.gson.JsonPrimitive;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How a protocol uses JSON-RPC 2.0: its framing, its rules and its error messages. The default rules accept as much as
 * possible.
 */
public interface Dialect {

    Framing framing();

    /** Whether a message must have the member {@code jsonrpc}. If it is there, it must be right. */
    default boolean needsVersion() {
        return false;
    }

    /** Whether this string or number may be an id. */
    default boolean isId(JsonPrimitive id) {
        return true;
    }

    /** The error in the parameters of a message. {@code params} is {@code null} if there are none. */
    default Optional<RpcError> problem(@Nullable JsonElement params) {
        return Optional.empty();
    }

    /**
     * Whether an error carries an id only if it is the one answer to that request. If false, {@code null} stands for an
     * unknown id.
     */
    default boolean omitsForeignIds() {
        return false;
    }

    /** Whether a canceled request gets an answer. */
    default boolean answersCancelled() {
        return true;
    }

    /** The id of the request that a notification cancels; missing if it cancels none. */
    JsonView cancelledBy(Message.Notification notification);

    /** How many requests may wait for answers before reading stops. */
    int mostUnanswered();

    /** The message for {@code flaw}; {@code detail} says more about it, or is empty. */
    String words(Flaw flaw, String detail);

    /** The message for one that was skipped because it has more bytes than the limit. */
    String tooLarge(long bytes, long limit);
}
