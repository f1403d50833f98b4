package io.github.urnls.jsonrpc;

/** A request cannot be answered, but not because of a bug; the other side gets the error. */
public final class RpcException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final transient RpcError error;

    public RpcException(RpcError error) {
        super(error.message());
        this.error = error;
    }

    public RpcException(int code, String message) {
        this(new RpcError(code, message));
    }

    /** The parameters of a request are not valid by the protocol. */
    public static RpcException invalidParameters(String message) {
        return new RpcException(RpcError.INVALID_PARAMS, message);
    }

    /** There is no such request. */
    public static RpcException unknownMethod(String method) {
        return new RpcException(RpcError.METHOD_NOT_FOUND, "unknown method: " + method);
    }

    public RpcError error() {
        return error;
    }
}
