package io.github.urnls.mcp;

import com.google.gson.JsonElement;
import com.google.gson.JsonPrimitive;
import io.github.urnls.jsonrpc.Dialect;
import io.github.urnls.jsonrpc.Flaw;
import io.github.urnls.jsonrpc.Framing;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.jsonrpc.Message;
import io.github.urnls.jsonrpc.RpcError;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * JSON-RPC by the narrower rules of MCP (Base Protocol, Messages). An id is a string or an integer and never null.
 * Parameters are an object. There are no batches.
 */
final class McpDialect implements Dialect {

    static final Pattern INTEGER = Pattern.compile("-?(0|[1-9][0-9]*)");

    @Override
    public Framing framing() {
        return Framing.LINES;
    }

    @Override
    public boolean needsVersion() {
        return true;
    }

    @Override
    public boolean isId(JsonPrimitive id) {
        return id.isString() || INTEGER.matcher(id.getAsString()).matches();
    }

    @Override
    public Optional<RpcError> problem(@Nullable JsonElement params) {
        if (params == null) {
            return Optional.empty();
        }
        if (!params.isJsonObject()) {
            return Optional.of(new RpcError(RpcError.INVALID_REQUEST, "“params” must be an object"));
        }
        JsonElement meta = params.getAsJsonObject().get("_meta");
        if (meta != null && !meta.isJsonObject()) {
            return Optional.of(new RpcError(RpcError.INVALID_PARAMS, "“_meta” must be an object"));
        }
        return Optional.empty();
    }

    /** An error with the id would look like the answer to another request. MCP does not allow {@code null} there. */
    @Override
    public boolean omitsForeignIds() {
        return true;
    }

    @Override
    public boolean answersCancelled() {
        return false;
    }

    @Override
    public JsonView cancelledBy(Message.Notification notification) {
        boolean cancels = notification.method().equals("notifications/cancelled");
        return cancels ? notification.params().at("requestId") : new JsonView(null);
    }

    /** Tool calls have their own bound; all other open requests only listen. */
    @Override
    public int mostUnanswered() {
        return Integer.MAX_VALUE;
    }

    @Override
    public String words(Flaw flaw, String detail) {
        return switch (flaw) {
            case NOT_JSON -> "the line is not JSON" + detail.replace("line 1 column", ", from column");
            case SEVERAL_VALUES -> "there is more than one JSON value on the line";
            case NO_MEMORY -> "there is not enough memory for the line";
            case BATCH -> "batches are not part of MCP since revision 2025-06-18: write one message a line";
            case NO_OBJECT -> "a message is a JSON object";
            case WRONG_VERSION -> "“jsonrpc” must be \"2.0\"";
            case NO_KIND, WRONG_METHOD -> "“method” must be a string";
            case WRONG_ID -> "“id” must be a string or an integer";
            case ID_IN_USE -> "the id " + detail + " belongs to a request that is not answered yet";
        };
    }

    @Override
    public String tooLarge(long bytes, long limit) {
        return "a message of more than " + limit + " bytes was not read";
    }
}
