package io.github.urnls.format.xml;

import io.github.urnls.format.Notation;
import java.util.Optional;

/** Namespaces in XML 1.0 §4: NCName. */
enum XmlNotation implements Notation {
    XML;

    @Override
    public Optional<String> local(String name) {
        return Optional.of(name).filter(XmlNotation::isNcName);
    }

    // Not an expression: those of browsers do not know the categories N and M.
    private static boolean isNcName(String name) {
        return !name.isEmpty() && isNameStart(name.codePointAt(0))
                && name.codePoints().allMatch(XmlNotation::isNameChar);
    }

    private static boolean isNameStart(int codePoint) {
        return Character.isLetter(codePoint) || codePoint == '_';
    }

    private static boolean isNameChar(int codePoint) {
        return isNameStart(codePoint) || ".-\u00b7".indexOf(codePoint) >= 0
                || switch (Character.getType(codePoint)) {
                    case Character.DECIMAL_DIGIT_NUMBER, Character.LETTER_NUMBER, Character.OTHER_NUMBER,
                            Character.NON_SPACING_MARK, Character.COMBINING_SPACING_MARK, Character.ENCLOSING_MARK ->
                            true;
                    default -> false;
                };
    }
}
