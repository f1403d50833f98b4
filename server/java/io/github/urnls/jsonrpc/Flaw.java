package io.github.urnls.jsonrpc;

/** Why a text is no message, or a message that cannot be handled. */
public enum Flaw {
    /** Its detail is the place, such as {@code line 1 column 7}; empty if the place is unknown. */
    NOT_JSON(RpcError.PARSE_ERROR),
    SEVERAL_VALUES(RpcError.PARSE_ERROR),
    NO_MEMORY(RpcError.INTERNAL_ERROR),
    BATCH(RpcError.INVALID_REQUEST),
    NO_OBJECT(RpcError.INVALID_REQUEST),
    WRONG_VERSION(RpcError.INVALID_REQUEST),
    /** Neither a request nor an answer. */
    NO_KIND(RpcError.INVALID_REQUEST),
    WRONG_METHOD(RpcError.INVALID_REQUEST),
    WRONG_ID(RpcError.INVALID_REQUEST),
    /** An earlier request with the same id is not answered yet. The detail is the id. */
    ID_IN_USE(RpcError.INVALID_REQUEST);

    private final int code;

    Flaw(int code) {
        this.code = code;
    }

    int code() {
        return code;
    }
}
