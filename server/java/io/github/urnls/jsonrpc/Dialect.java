package io.github.urnls.jsonrpc;

import com.google.gson.JsonElement;
import com.google.gson.JsonPrimitive;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a protocol makes of JSON-RPC 2.0: its framing, its narrower rules, and its words for what breaks them. */
public interface Dialect {

    Framing framing();

    /** Whether a message must have the member {@code jsonrpc}; where it stands, it must be right. */
    boolean needsVersion();

    /** Whether this string or number may be an id. */
    boolean isId(JsonPrimitive id);

    /** What is wrong with the parameters of a message; {@code null} where there are none. */
    Optional<RpcError> problem(@Nullable JsonElement params);

    /**
     * Whether an error has an id only where it is the one answer to that request; otherwise {@code null} stands for an
     * id that is not known.
     */
    boolean omitsForeignIds();

    /** Whether a request that was cancelled gets an answer. */
    boolean answersCancelled();

    /** The id of the request that a notification cancels; nothing where it cancels none. */
    JsonView cancelledBy(Message.Notification notification);

    /** How many requests may wait for their answers before no more messages are read. */
    int mostUnanswered();

    /** The words for {@code flaw}; {@code detail} is what there is to say of it, or empty. */
    String words(Flaw flaw, String detail);

    /** The words for a message that was skipped, since it has more bytes than the limit. */
    String tooLarge(long bytes, long limit);
}
