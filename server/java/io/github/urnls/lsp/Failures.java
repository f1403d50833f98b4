package io.github.urnls.lsp;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;

/** What a client is told when a request cannot be answered. */
final class Failures {

    private Failures() {}

    static ResponseError toResponse(Throwable failure) {
        Throwable cause = failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
        if (cause instanceof ResponseErrorException known) {
            return known.getResponseError();
        }
        if (cause instanceof CancellationException) {
            return new ResponseError(ResponseErrorCode.RequestCancelled, "cancelled", null);
        }
        return new ResponseError(ResponseErrorCode.InternalError, "this is a bug in the server: " + cause, null);
    }

    static ResponseErrorException unknownMethod(String method) {
        return new ResponseErrorException(
                new ResponseError(ResponseErrorCode.MethodNotFound, "unknown method: " + method, null));
    }

    static ResponseErrorException notInitialized(String method) {
        return new ResponseErrorException(new ResponseError(ResponseErrorCode.ServerNotInitialized,
                method + " came before initialize", null));
    }

    static ResponseErrorException invalid(String message) {
        return new ResponseErrorException(new ResponseError(ResponseErrorCode.InvalidRequest, message, null));
    }

    static ResponseErrorException invalidParameters(String message) {
        return new ResponseErrorException(new ResponseError(ResponseErrorCode.InvalidParams, message, null));
    }

    static ResponseErrorException missingParameters(String method) {
        return new ResponseErrorException(
                new ResponseError(ResponseErrorCode.InvalidParams, method + " needs parameters", null));
    }
}
