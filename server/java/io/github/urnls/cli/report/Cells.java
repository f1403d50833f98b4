package io.github.urnls.cli.report;

/** The layout of text on a terminal. */
final class Cells {

    private Cells() {}

    /** The number of cells of {@code text}: East Asian wide characters take two, combining ones none. */
    static int width(String text) {
        return text.codePoints().map(c -> {
            int type = Character.getType(c);
            if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK) {
                return 0;
            }
            return switch (Character.UnicodeScript.of(c)) {
                case HAN, HIRAGANA, KATAKANA, HANGUL -> 2;
                default -> c >= 0x1F300 && c <= 0x1FAFF ? 2 : 1;
            };
        }).sum();
    }

    /** {@code at}, or the offset before it if {@code at} is in the middle of a surrogate pair. */
    static int characterStart(String text, int at) {
        if (at > 0 && at < text.length() && Character.isSurrogatePair(text.charAt(at - 1), text.charAt(at))) {
            return at - 1;
        }
        return at;
    }
}
