package io.github.urnls.cli.output;

/** The exit codes of all commands. */
public final class ExitCode {

    public static final int OK = 0;

    /** Findings, a difference, or nothing found. */
    public static final int FOUND = 1;

    public static final int FAILED = 2;

    /** The system property by which a launcher asks for another code than {@link #FOUND}. */
    private static final String PROPERTY = "urnls.found";

    /**
     * The code with which the JVM ends. A JVM that cannot start ends with 1 as well, so a launcher has {@link #FOUND}
     * told by another code, and turns that into 1.
     */
    public static int forLauncher(int code) {
        return code == FOUND ? Integer.getInteger(PROPERTY, FOUND) : code;
    }

    private ExitCode() {}
}
