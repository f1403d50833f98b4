package io.github.urnls.jsonrpc;

import com.google.gson.JsonElement;
import com.google.gson.JsonPrimitive;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How a protocol uses JSON-RPC 2.0: its framing, its rules, and its error messages. By default the rules accept as much
 * as possible.
 */
public interface Dialect {

    Framing framing();

    /** Whether a message must have the member {@code jsonrpc}; where it stands, it must be right. */
    default boolean needsVersion() {
        return false;
    }

    /** Whether this string or number may be an id. */
    default boolean isId(JsonPrimitive id) {
        return true;
    }

    /** What is wrong with the parameters of a message; {@code null} where there are none. */
    default Optional<RpcError> problem(@Nullable JsonElement params) {
        return Optional.empty();
    }

    /**
     * Whether an error has an id only where it is the one answer to that request; otherwise {@code null} stands for an
     * id that is not known.
     */
    default boolean omitsForeignIds() {
        return false;
    }

    /** Whether a request that was cancelled gets an answer. */
    default boolean answersCancelled() {
        return true;
    }

    /** The id of the request that a notification cancels; nothing where it cancels none. */
    JsonView cancelledBy(Message.Notification notification);

    /** How many requests may wait for their answers before no more messages are read. */
    int mostUnanswered();

    /** The words for {@code flaw}; {@code detail} is what there is to say of it, or empty. */
    String words(Flaw flaw, String detail);

    /** The words for a message that was skipped, since it has more bytes than the limit. */
    String tooLarge(long bytes, long limit);
}
