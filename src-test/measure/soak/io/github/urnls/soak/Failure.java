package io.github.urnls.soak;

import java.io.Serial;

/** Something that must not happen has happened; the message says what. */
final class Failure extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1;

    Failure(String message) {
        super(message);
    }

    Failure(String message, Throwable cause) {
        super(message, cause);
    }
}
