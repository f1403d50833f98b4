package io.github.urnls.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Help.Ansi;

/** Whether a person is watching. */
public final class Terminal {

    /** What to make of text beyond its characters. */
    public record Style(boolean colours, boolean links) {
        public static final Style PLAIN = new Style(false, false);
    }

    /** {@code --color}. */
    public enum Colour { AUTO, ALWAYS, NEVER }

    private Terminal() {}

    /** Whether output goes to a terminal that shows colours; {@code NO_COLOR} and its kind are honoured. */
    public static boolean isInteractive() {
        return Ansi.AUTO.enabled();
    }

    /**
     * Whether standard error goes to a terminal that can take a line away again. Java tells only of both other streams
     * together, so that on Linux the system is asked.
     */
    static boolean showsErrors() {
        if ("dumb".equals(System.getenv("TERM"))) {
            return false;
        }
        try {
            String target = Files.readSymbolicLink(Path.of("/proc/self/fd/2")).toString();
            return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
        } catch (IOException | UnsupportedOperationException e) {
            return isInteractive();
        }
    }

    /** Links are for terminals alone, and not for those that would show what they are made of. */
    public static Style style(Colour colour) {
        String kind = System.getenv().getOrDefault("TERM", "");
        boolean links = isInteractive() && !kind.equals("linux") && !kind.equals("dumb")
                && !"0".equals(System.getenv("FORCE_HYPERLINK"));
        return switch (colour) {
            case AUTO -> new Style(isInteractive(), links);
            case ALWAYS -> new Style(true, links);
            case NEVER -> Style.PLAIN;
        };
    }

}
