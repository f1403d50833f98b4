package io.github.urnls.urn;

/** How characters are called in messages: what a person sees, and the code point where that would not tell. */
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
            return "“" + Character.toString(codePoint) + "” (" + codePointName(codePoint) + ")";
        }
        String name = Character.getName(codePoint);
        return codePointName(codePoint) + (name == null ? "" : " " + name);
    }

    /** A run of characters, short: the one character, or the first and how many more there are. */
    public static String describeRun(String run) {
        int first = run.codePointAt(0);
        long count = run.codePoints().count();
        if (run.codePoints().allMatch(c -> c == first)) {
            return count == 1 ? describe(first) : count + " × " + describe(first);
        }
        boolean readable = run.codePoints().allMatch(c -> c != ' ' && PercentEncoding.isVisible(c));
        if (readable && count <= 20) {
            return "“" + run + "”";
        }
        return describe(first) + " and " + (count - 1) + " more";
    }

    private static String codePointName(int codePoint) {
        return String.format("U+%04X", codePoint);
    }
}
