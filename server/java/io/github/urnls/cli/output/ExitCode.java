package io.github.urnls.cli.output;

/** The exit codes of all commands. */
public final class ExitCode {

    public static final int OK = 0;

    /** Findings, a difference, or nothing found. */
    public static final int FOUND = 1;

    public static final int FAILED = 2;

    private ExitCode() {}
}
