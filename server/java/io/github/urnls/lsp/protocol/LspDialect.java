package io.github.urnls.lsp.protocol;

import io.github.urnls.jsonrpc.Dialect;
import io.github.urnls.jsonrpc.Flaw;
import io.github.urnls.jsonrpc.Framing;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.jsonrpc.Message;
import io.github.urnls.text.Counts;

/**
 * JSON-RPC in LSP 3.17 (Base Protocol). It accepts more than LSP allows: any number as an id, and messages without
 * {@code jsonrpc}.
 */
public final class LspDialect implements Dialect {

    @Override
    public Framing framing() {
        return Framing.HEADERS;
    }

    @Override
    public JsonView cancelledBy(Message.Notification notification) {
        boolean cancels = notification.method().equals("$/cancelRequest");
        return cancels ? notification.params().at("id") : new JsonView(null);
    }

    @Override
    public int mostUnanswered() {
        return 1_000;
    }

    @Override
    public String words(Flaw flaw, String detail) {
        return switch (flaw) {
            case NOT_JSON ->
                    "the message cannot be read as JSON" + (detail.isEmpty() ? "" : ", from " + detail + " on");
            case SEVERAL_VALUES -> "the message is not JSON: something follows the first value";
            case NO_MEMORY -> "the server has not enough memory for the message";
            case BATCH -> "messages come one by one, not as an array";
            case NO_OBJECT -> "a message is an object";
            case WRONG_VERSION -> "jsonrpc must be 2.0";
            case NO_KIND -> "a message has a method, a result or an error";
            case WRONG_METHOD -> "a method is a string";
            case WRONG_ID -> "an id is a string or a number";
            case ID_IN_USE -> "a request with this id is not answered yet";
        };
    }

    @Override
    public String tooLarge(long bytes, long limit) {
        return "skipped a message of " + Counts.grouped(bytes) + " bytes: the memory of the server allows "
                + Counts.grouped(limit);
    }
}
