package io.github.urnls.check.pairs;

import io.github.urnls.format.Passage;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Chars;
import java.util.Optional;

/**
 * The place of a name in XML. It is found from the text before the name, so a part of a document is enough.
 *
 * @param element   the name of the element, without its prefix
 * @param attribute the name of the attribute, without its prefix; empty when the name is the content of the element
 */
record Slot(String element, String attribute) {

    /** The longest tag that is looked at, in UTF-16 code units. */
    private static final int LONGEST_TAG = 4000;
    private static final int LONGEST_NAME = 100;

    /** The slot of {@code name}, whose offsets count in {@code text}; empty when the name is only a part of a value. */
    static Optional<Slot> of(Name name, String text) {
        Passage passage = name.occurrence().passage();
        Role role = passage.role();
        int start = passage.range().start();
        boolean whole = name.isUrn() && name.occurrence().decoded().text().strip().equals(name.occurrence().text());
        if (!whole || start == 0 || role == Role.COMMENT || passage.inCode()) {
            return Optional.empty();
        }
        int end = Chars.trimSpace(text, 0, start);
        if (end > 1 && text.charAt(end - 1) == '>' && text.charAt(end - 2) != '/') {
            return element(text, end - 1).map(element -> new Slot(element, ""));
        }
        return attribute(text, start).flatMap(attribute -> element(text, start)
                .map(element -> new Slot(element, attribute)));
    }

    /** The name, without prefix, of the attribute whose value begins at {@code start}. */
    static Optional<String> attribute(String text, int start) {
        if (start == 0 || text.charAt(start - 1) != '"' && text.charAt(start - 1) != '\'') {
            return Optional.empty();
        }
        int equals = Chars.trimSpace(text, 0, start - 1) - 1;
        if (equals < 0 || text.charAt(equals) != '=') {
            return Optional.empty();
        }
        int end = Chars.trimSpace(text, 0, equals);
        int from = end;
        while (from > 0 && end - from < LONGEST_NAME && isNameCharacter(text.charAt(from - 1))) {
            from--;
        }
        return Optional.of(text.substring(from, end));
    }

    /** The name of the element whose start tag is open at {@code at}, without its prefix. */
    private static Optional<String> element(String text, int at) {
        int open = at - 1;
        while (open > 0 && at - open < LONGEST_TAG && text.charAt(open) != '<') {
            open--;
        }
        int end = open + 1;
        while (end < at && (isNameCharacter(text.charAt(end)) || text.charAt(end) == ':')) {
            end++;
        }
        boolean found = open >= 0 && text.charAt(open) == '<' && end > open + 1;
        return found ? Optional.of(text.substring(Math.max(open, text.lastIndexOf(':', end - 1)) + 1, end))
                : Optional.empty();
    }

    private static boolean isNameCharacter(char c) {
        return Character.isLetterOrDigit(c) || c == '_' || c == '-' || c == '.';
    }
}
