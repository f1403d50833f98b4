package io.github.urnls.cli.help;

import io.github.urnls.check.run.Rules;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.text.Chars;
import io.github.urnls.workspace.FileNames;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.util.List;
import java.util.Optional;

/** What to type for a word that was given as a path or a command and is none. */
public final class MistakenPath {

    /** Where shells hand over the output of another program, as in {@code <(…)}. */
    private static final List<String> STREAMS = List.of("/dev/stdin", "/dev/fd/", "/proc/self/fd/");

    private MistakenPath() {}

    /** What to do about a path that is no file; empty if nothing is known. */
    public static String advice(String path) {
        if (isStream(path) || path.equals("stdin")) {
            return "; --stdin checks standard input";
        }
        if (Chars.isUrn(path)) {
            return "; did you mean “urn-ls parse " + Printable.inShell(path) + "”?";
        }
        if (Rules.byCode(path).isPresent()) {
            return "; it is a rule: “--select " + path + "” checks it alone, “--fix --review=" + path + "” repairs it";
        }
        if (path.length() > 2 && path.startsWith("\"") && path.endsWith("\"")) {
            return "; Git quotes such names unless it is given “-z”, and “--null” reads those";
        }
        if (path.contains("*")) {
            return "; give the folder: all that is in it is checked, and --exclude leaves out some";
        }
        return "";
    }

    /** The command that was meant by a {@code word} in its place, if it is a file, a folder or a name. */
    static Optional<String> command(String word) {
        if (isStream(word) || word.equals("-")) {
            return Optional.of("urn-ls check --stdin");
        }
        if (Chars.isUrn(word)) {
            return Optional.of("urn-ls parse " + Printable.inShell(word));
        }
        if (exists(word)) {
            return Optional.of("urn-ls check " + Printable.inShell(word));
        }
        return word.contains("*") ? Optional.of("urn-ls check .") : Optional.empty();
    }

    /** Whether {@code word} looks like a path, whether or not it exists. */
    static boolean looksLikePath(String word) {
        return word.contains("/") || word.contains("\\") || word.contains(".");
    }

    /** Whether {@code word} names a file or a folder. */
    public static boolean exists(String word) {
        try {
            return !word.isEmpty() && Files.exists(FileNames.path(word));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    private static boolean isStream(String path) {
        return STREAMS.stream().anyMatch(path::startsWith);
    }
}
