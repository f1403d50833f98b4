package io.github.urnls.check;

import io.github.urnls.text.UnsafeCharacters;
import io.github.urnls.urn.Characters;
import io.github.urnls.urn.Unicode;
import java.util.Set;
import java.util.function.IntFunction;

/** Invisible characters: Unicode's general categories Cf and Zs, and its Default_Ignorable_Code_Point. */
public final class HiddenCharacters {

    /**
     * Scripts in which ZERO WIDTH JOINER and NON-JOINER change how letters are drawn, so they are not hidden (RFC 5892
     * §A).
     */
    private static final Set<String> JOINING = Set
            .of(("ARABIC SYRIAC MONGOLIAN DEVANAGARI BENGALI GURMUKHI GUJARATI ORIYA TAMIL TELUGU KANNADA "
                    + "MALAYALAM SINHALA MYANMAR KHMER").split(" "));

    private static final int ZERO_WIDTH_NON_JOINER = 0x200C;
    private static final int ZERO_WIDTH_JOINER = 0x200D;

    private HiddenCharacters() {}

    /** {@code text} with U+FFFD for each hidden or control character, for people; tabs and line ends stay. */
    public static String shown(String text) {
        return isPlain(text) ? text : shown(text, hidden -> "\ufffd");
    }

    /** {@code text} with another text for each hidden or control character; tabs and line ends stay. */
    public static String shown(String text, IntFunction<String> instead) {
        int[] characters = text.codePoints().toArray();
        StringBuilder shown = new StringBuilder(text.length());
        for (int i = 0; i < characters.length; i++) {
            shown.append(isSeen(characters, i) ? Characters.text(characters[i]) : instead.apply(characters[i]));
        }
        return shown.toString();
    }

    /** Whether {@code text} is of ASCII that is printed and of punctuation that messages use. */
    public static boolean isPlain(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' || c >= 0x7F && "“”…§".indexOf(c) < 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether people see the character at {@code index}, or the room that a space, a tab or a line end takes. */
    private static boolean isSeen(int[] characters, int index) {
        int codePoint = characters[index];
        if (Character.isISOControl(codePoint)) {
            return "\t\n\r".indexOf(codePoint) >= 0;
        }
        return Character.getType(codePoint) == Character.SPACE_SEPARATOR || !isHidden(characters, index);
    }

    /** Whether the character at {@code index} is hidden where it stands. */
    public static boolean isHidden(int[] characters, int index) {
        int codePoint = characters[index];
        if (codePoint < 0xA0) {
            return false; // control characters have their own findings
        }
        int before = 0; // NUL neither joins nor takes variations
        if (index > 0) {
            before = characters[index - 1];
        }
        if (codePoint == ZERO_WIDTH_JOINER || codePoint == ZERO_WIDTH_NON_JOINER) {
            return !joins(before);
        }
        if (codePoint >= 0xFE00 && codePoint <= 0xFE0F) {
            return !takesVariation(before);
        }
        return switch (codePoint) {
            case 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0 -> true;
            case 0x3000 -> false; // the wide space of East Asian text is visible
            default -> isHiddenByType(characters, index, before);
        };
    }

    private static boolean isHiddenByType(int[] characters, int index, int before) {
        int codePoint = characters[index];
        if (codePoint >= 0xE0100 && codePoint <= 0xE01EF) { // variation selectors of ideographs
            return !Unicode.isIdeographic(before);
        }
        return switch (Character.getType(codePoint)) {
            case Character.FORMAT, Character.SPACE_SEPARATOR, Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR ->
                    !isPartOfFlag(characters, index);
            default -> UnsafeCharacters.isIgnorable(codePoint);
        };
    }

    private static boolean joins(int before) {
        return JOINING.contains(Unicode.script(before)) || Unicode.isEmoji(before) || before == 0xFE0F;
    }

    /** Signs that a variation selector may follow (UTS 51 §1.4.3; ideographic and Mongolian variations). */
    private static boolean takesVariation(int before) {
        return Unicode.isEmoji(before) || Unicode.isIdeographic(before)
                || Unicode.script(before).equals("MONGOLIAN")
                || Unicode.script(before).equals("MYANMAR")
                || Character.getType(before) == Character.MATH_SYMBOL;
    }

    /**
     * Whether a tag character belongs to the flag of a region, which begins with a black flag. Elsewhere tags hide
     * text.
     */
    private static boolean isPartOfFlag(int[] characters, int index) {
        int at = index;
        while (at >= 0 && characters[at] >= 0xE0020 && characters[at] <= 0xE007F) {
            at--;
        }
        return at >= 0 && at < index && characters[at] == 0x1F3F4;
    }

    /** Whether the character changes the direction of text (UAX 9 §2). */
    public static boolean turnsDirection(int codePoint) {
        // embeddings and overrides, isolates, marks
        return codePoint >= 0x202A && codePoint <= 0x202E || codePoint >= 0x2066 && codePoint <= 0x2069
                || codePoint == 0x200E || codePoint == 0x200F || codePoint == 0x061C;
    }
}
