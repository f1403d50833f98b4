package io.github.urnls.cli.report;

import io.github.urnls.workspace.FileNames;
import java.nio.file.Path;
import java.util.stream.Collectors;

/**
 * Text from files and file names, made safe to show: no character in it can move the cursor or colour the terminal, and
 * nothing in it is a command to a system that reads the output of its jobs, as GitHub, GitLab, Azure Pipelines and
 * TeamCity do.
 */
public final class Printable {

    private Printable() {}

    /** Looks like “#”. */
    private static final char SHARP = '\u266f';

    /** Looks like “:”. */
    private static final char RATIO = '\u2236';

    /**
     * Every control, format and line-breaking character, every half of a surrogate pair, and the second “#” of what
     * begins a command anywhere in a line ({@code ##[error]}, {@code ##vso[…]}, {@code ##teamcity[…]}) becomes a
     * visible stand-in of the same length in UTF-16 units.
     */
    public static String of(String text) {
        StringBuilder safe = null;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean unsafe = isUnsafe(c) || isHalf(text, i);
            if (unsafe || endsMark(text, i)) {
                if (safe == null) {
                    safe = new StringBuilder(text);
                }
                safe.setCharAt(i, unsafe ? standIn(c) : SHARP);
            }
        }
        return safe == null ? text : safe.toString();
    }

    /** U+2400 and the following are pictures of the control characters. */
    private static char standIn(char unsafe) {
        if (unsafe < 0x20) {
            return (char) (0x2400 + unsafe);
        }
        return '\ufffd';
    }

    /**
     * As {@link #of}, for text that begins a line: {@code ::} there begins a command of GitHub, white space before it
     * or not.
     */
    public static String line(String text) {
        String safe = of(text);
        int start = indent(safe);
        if (safe.startsWith("::", start)) {
            return safe.substring(0, start) + RATIO + safe.substring(start + 1);
        }
        return safe;
    }

    /** A path as the user would write it; safe to show, also at the start of a line. */
    public static String path(Path path) {
        String shown = of(FileNames.given(path).replace('\\', '/'));
        // A colon follows, so one at the end of the path would make two.
        if ((shown + ":").startsWith("::", indent(shown))) {
            return "./" + shown;
        }
        return shown;
    }

    /** As {@link #line} for each line, tabs being blanks. */
    public static String lines(String text) {
        return text.replace("\t", "    ").lines().map(Printable::line).collect(Collectors.joining("\n"));
    }

    /** How many white space characters a line begins with. */
    private static int indent(String line) {
        int start = 0;
        while (start < line.length()
                && (Character.isWhitespace(line.charAt(start)) || Character.isSpaceChar(line.charAt(start)))) {
            start++;
        }
        return start;
    }

    /** Whether the second “#” of the mark of a command stands at {@code i}: {@code ##}, letters, {@code [}. */
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

    /** Whether a surrogate without its other half stands at {@code i}: it is no character, and UTF-8 cannot hold it. */
    static boolean isHalf(String text, int i) {
        char c = text.charAt(i);
        if (Character.isHighSurrogate(c)) {
            return i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1));
        }
        return Character.isLowSurrogate(c) && (i == 0 || !Character.isHighSurrogate(text.charAt(i - 1)));
    }

    /** Whether {@code c} could act on a terminal or change the order of what it shows. */
    public static boolean isUnsafe(char c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL, Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true;
            default -> false;
        };
    }
}
