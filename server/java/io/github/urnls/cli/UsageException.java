package io.github.urnls.cli;

/** Something the user can put right: said in one line, without a stack trace, and the command ends with exit code 2. */
public final class UsageException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public UsageException(String message) {
        super(message);
    }
}
