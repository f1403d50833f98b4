package io.github.urnls.cli.output;

import io.github.urnls.urn.CharSet;
import io.github.urnls.text.UnsafeCharacters;
import io.github.urnls.workspace.FileNames;
import java.io.File;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.stream.Collectors;

/**
 * Makes text from files and file names safe to show. It cannot move the cursor or color the terminal. It cannot be a
 * command to a system that reads the output of its jobs, such as GitHub, GitLab, Azure Pipelines and TeamCity.
 */
public final class Printable {

    private Printable() {}

    /** Looks like “#”. */
    private static final char SHARP = '\u266f';

    /** Looks like “:”. */
    private static final char RATIO = '\u2236';

    /**
     * {@code text} with a visible stand-in for each {@linkplain UnsafeCharacters unsafe} character, of the same length
     * in UTF-16 code units. The second “#” of a mark that begins a command anywhere in a line ({@code ##[error]},
     * {@code ##vso[…]}, {@code ##teamcity[…]}) is replaced too.
     */
    public static String of(String text) {
        StringBuilder safe = null;
        int at = 0;
        while (at < text.length()) {
            int c = text.codePointAt(at);
            boolean unsafe = UnsafeCharacters.isUnsafe(c);
            int next = at + Character.charCount(c);
            if (unsafe || endsMark(text, at)) {
                if (safe == null) {
                    safe = new StringBuilder(text);
                }
                for (int i = at; i < next; i++) {
                    safe.setCharAt(i, unsafe ? standIn(c) : SHARP);
                }
            }
            at = next;
        }
        return safe == null ? text : safe.toString();
    }

    /** The stack trace of {@code fault}, whose message may hold text of others. */
    public static String trace(Throwable fault) {
        StringWriter trace = new StringWriter();
        fault.printStackTrace(new PrintWriter(trace, true));
        return lines(trace.toString());
    }

    /** The stand-in of a character; U+2400 and the following are pictures of control characters. */
    private static char standIn(int unsafe) {
        if (unsafe < 0x20) {
            return (char) (0x2400 + unsafe);
        }
        return '\ufffd';
    }

    /**
     * As {@link #of}, for text at the start of a line, where {@code ::} begins a GitHub command, even after white
     * space.
     */
    public static String line(String text) {
        String safe = of(text);
        int start = indent(safe);
        if (safe.startsWith("::", start)) {
            return safe.substring(0, start) + RATIO + safe.substring(start + 1);
        }
        return safe;
    }

    /** A path as the user would write it, safe to show even at the start of a line. */
    public static String path(Path path) {
        String shown = of(FileNames.given(path).replace(File.separatorChar, '/'));
        // A colon follows the path, so a colon at its end would make two.
        if ((shown + ":").startsWith("::", indent(shown))) {
            return "./" + shown;
        }
        return shown;
    }

    /** As {@link #line} for each line, with blanks for tabs. */
    public static String lines(String text) {
        return text.replace("\t", "    ").lines().map(Printable::line).collect(Collectors.joining("\n"));
    }

    /** The number of white space characters at the start of a line. */
    private static int indent(String line) {
        int start = 0;
        while (start < line.length() && CharSet.isSpace(line.charAt(start))) {
            start++;
        }
        return start;
    }

    /** Whether {@code i} is at the second “#” of a command mark: {@code ##}, letters, {@code [}. */
    private static boolean endsMark(String text, int i) {
        if (text.charAt(i) != '#' || i == 0 || text.charAt(i - 1) != '#') {
            return false;
        }
        int end = i + 1;
        while (end < text.length() && Character.isLetter(text.charAt(end))) {
            end++;
        }
        return text.startsWith("[", end);
    }

    /** {@code word} as it is typed in a shell. */
    public static String inShell(String word) {
        String safe = of(word);
        return safe.matches("[\\w./:@%+,=~-]+") ? safe : "'" + safe.replace("'", "'\\''") + "'";
    }
}
