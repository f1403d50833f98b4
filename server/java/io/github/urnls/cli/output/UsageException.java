package io.github.urnls.cli.output;

/**
 * A mistake that the user can correct. It is reported in one line without a stack trace, with exit code 2. Its message
 * is {@linkplain Printable safe to show}, whatever it quotes.
 */
public final class UsageException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public UsageException(String message) {
        super(Printable.of(message));
    }

    /** Refuses what {@code wrong} says about the command line. */
    public static void throwIf(boolean wrong, String message) {
        if (wrong) {
            throw new UsageException(message);
        }
    }

    /** Whether the help of the command says more about the mistake. */
    public boolean isAboutOption() {
        return getMessage().startsWith("--") || getMessage().startsWith("nothing to ");
    }
}
