package io.github.urnls.check.pairs;

import io.github.urnls.format.Passage;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Chars;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The attribute that holds a name in XML. It is found from the text before the name, so a part of a document is enough.
 *
 * @param element   the name of the element, without its prefix
 * @param attribute the name of the attribute, without its prefix
 */
record Slot(String element, String attribute) {

    /** The longest tag that is looked at, in UTF-16 code units. */
    private static final int LONGEST_TAG = 4000;
    private static final int LONGEST_NAME = 100;
    private static final String NAME = "[^\\s<>\"'=:/]+";
    private static final String ELEMENT = "<(?:" + NAME + ":)?(" + NAME + ")";
    private static final Pattern ATTRIBUTE = Pattern
            .compile(ELEMENT + "\\s(?:[^<]*[\\s:])?(" + NAME + ")\\s*=\\s*[\"']");

    /** The slot of {@code name}, whose offsets count in {@code text}; empty when the name is only a part of a value. */
    static Optional<Slot> of(Name name, String text) {
        Passage passage = name.passage();
        Role role = passage.role();
        int start = passage.start();
        boolean whole = name.isUrn() && name.occurrence().decoded().text().strip().equals(name.text());
        if (!whole || start == 0 || role == Role.COMMENT || passage.inCode()) {
            return Optional.empty();
        }
        Matcher attribute = before(ATTRIBUTE, text, start);
        return attribute.matches() ? Optional.of(new Slot(attribute.group(1), attribute.group(2))) : Optional.empty();
    }

    /** The letters and digits before the value that begins at {@code start}: the end of an attribute's name. */
    static String attribute(String text, int start) {
        String near = text.substring(Math.max(0, start - LONGEST_NAME), start);
        int end = Chars.before(near, near.length(), " \t\r\n\"'=") + 1;
        return near.substring(Chars.wordStart(near, end, ""), end);
    }

    private static Matcher before(Pattern pattern, String text, int end) {
        String before = text.substring(Math.max(0, end - LONGEST_TAG), end);
        return pattern.matcher(before.substring(Math.max(0, before.lastIndexOf('<'))));
    }
}
