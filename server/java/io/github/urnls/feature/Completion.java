package io.github.urnls.feature;

import io.github.urnls.text.TextEdit;

/**
 * One way to go on with a name.
 *
 * @param label  what it is called in the list
 * @param kind   what it is
 * @param detail one line more
 * @param about  what is known of it, in sentences; may be empty
 * @param filter what an editor compares with what is typed from the beginning of the edit on
 * @param edit   what is written, and what it replaces: exactly the part under the cursor
 */
public record Completion(String label, Kind kind, String detail, String about, String filter, TextEdit edit) {

    /** Of a whole name the last segment, with those before it that are needed to tell more than a number. */
    public String shortLabel() {
        int start = label.length();
        do {
            start = label.lastIndexOf(':', start - 1);
        } while (start > 0 && label.substring(start).chars().noneMatch(Character::isLetter));
        return label.substring(start + 1);
    }

    /** What is offered. */
    public enum Kind { NAMESPACE, SEGMENT, VALUE, COMPONENT, NAME }
}
