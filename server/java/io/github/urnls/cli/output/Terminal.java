package io.github.urnls.cli.output;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What the terminal is and can do. */
public final class Terminal {

    /** {@code --color}. */
    public enum Color { AUTO, ALWAYS, NEVER }

    private Terminal() {}

    private static Coloring coloring() {
        return new Coloring(System.getenv());
    }

    /** Whether output goes to a terminal. */
    public static boolean isInteractive() {
        return isTerminal(1);
    }

    /** Whether output is colored by default. */
    public static boolean isColored() {
        return coloring().colors(isInteractive());
    }

    /** Whether output can have links. */
    public static boolean hasLinks() {
        return coloring().links(isInteractive());
    }

    /** Whether standard error goes to a terminal that can erase a line. */
    static boolean showsErrors() {
        return isTerminal(2) && !coloring().isDumb();
    }

    /**
     * Whether standard input is a terminal. An editor waits for the answer, so only Linux is asked, by one system call;
     * elsewhere the answer is no.
     */
    public static boolean isTyped() {
        return isTerminal(target(0));
    }

    private static boolean isTerminal(String target) {
        return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty") || target.equals("/dev/console");
    }

    /** Whether the stream is a terminal. Java tells this only for input and output together, so Linux is asked. */
    private static boolean isTerminal(int descriptor) {
        String target = target(descriptor);
        return target.isEmpty() ? System.console() != null : isTerminal(target);
    }

    /** The target of a stream of this process; empty if the system does not tell. */
    public static String target(int descriptor) {
        try {
            return Files.readSymbolicLink(Path.of("/proc/self/fd", String.valueOf(descriptor))).toString();
        } catch (IOException | UnsupportedOperationException e) {
            return "";
        }
    }
}
