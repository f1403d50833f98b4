package io.github.urnls.cli;

import io.github.urnls.cli.output.UsageException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * The arguments as they were typed. Java decodes them by the locale. In the locale C, as in a bare container, each byte
 * outside ASCII becomes U+FFFD. Linux still has the bytes; they are read as UTF-8.
 */
final class Arguments {

    private static final String UNREADABLE = "\ufffd";

    private Arguments() {}

    /**
     * {@code args}, or their text before Java decoded them.
     *
     * @throws UsageException if that text cannot be found
     */
    static String[] restored(String[] args) {
        String encoding = System.getProperty("sun.jnu.encoding");
        boolean readable = encoding.equals("UTF-8") || Arrays.stream(args).noneMatch(arg -> arg.contains(UNREADABLE));
        if (readable) {
            return args;
        }
        // Each argument ends with a NUL, also the last one. The options of the JVM come first.
        String[] all = commandLine().split("\0", -1);
        int first = all.length - 1 - args.length;
        for (int i = 0; i < args.length; i++) {
            boolean same = first >= 0 && (args[i].contains(UNREADABLE) || args[i].equals(all[first + i]));
            if (!same) {
                throw new UsageException("“" + args[i] + "” has letters that the locale (" + encoding
                        + ") cannot write; set LC_ALL=C.UTF-8 and try again");
            }
        }
        return Arrays.copyOfRange(all, first, all.length - 1);
    }

    /** The command line of this process; empty if the system does not tell. */
    private static String commandLine() {
        try {
            return new String(Files.readAllBytes(Path.of("/proc/self/cmdline")), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return "";
        }
    }
}
