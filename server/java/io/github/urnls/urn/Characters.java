package io.github.urnls.urn;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** Names characters in messages: by the visible character, and by the code point where that is unclear. */
public final class Characters {

    private Characters() {}

    /** One character: {@code “_”}, {@code a space (U+0020)}, {@code “é” (U+00E9)}, {@code U+00A0 NO-BREAK SPACE}. */
    public static String describe(int codePoint) {
        if (codePoint == ' ') {
            return "a space (U+0020)";
        }
        if (codePoint > ' ' && codePoint < 127) {
            return "“" + (char) codePoint + "”";
        }
        if (PercentEncoding.isVisible(codePoint)) {
            return "“" + text(codePoint) + "” (" + codePointName(codePoint) + ")";
        }
        return (codePointName(codePoint) + " " + Unicode.name(codePoint)).strip();
    }

    /**
     * A short description of a run: each character, the word that they form, or the first one and the number of the
     * others.
     */
    public static String describeRun(String run) {
        int[] characters = run.codePoints().toArray();
        if (characters.length > 1 && run.chars().allMatch(c -> c == ' ')) {
            return characters.length + " spaces (U+0020)";
        }
        boolean readable = Arrays.stream(characters).allMatch(c -> c != ' ' && PercentEncoding.isVisible(c));
        if (characters.length > 1 && characters.length <= 20 && readable) {
            return "“" + run + "”";
        }
        if (characters.length <= 3) {
            return Arrays.stream(characters).mapToObj(Characters::describe).collect(Collectors.joining(" and "));
        }
        return describe(characters[0]) + " and " + (characters.length - 1) + " more characters";
    }

    /** As {@link #describeRun}, for what is offered to be removed: {@code the space}. */
    public static String named(String run) {
        return run.equals(" ") ? "the space" : describeRun(run);
    }

    /** The character as a text. */
    public static String text(int codePoint) {
        return new String(Character.toChars(codePoint));
    }

    /** A number in upper-case hexadecimal, with four digits or more. */
    public static String hex(int number) {
        String digits = Integer.toHexString(number).toUpperCase(Locale.ROOT);
        return "0".repeat(Math.max(0, 4 - digits.length())) + digits;
    }

    private static String codePointName(int codePoint) {
        return "U+" + hex(codePoint);
    }
}
