package io.github.urnls.feature;

import io.github.urnls.text.TextEdit;

/**
 * One way to continue a name.
 *
 * @param label  the entry in the list
 * @param kind   what it is
 * @param detail one more line
 * @param about  what is known of it, in sentences; may be empty
 * @param filter what an editor compares with the text typed from the beginning of the edit
 * @param edit   the new text, and the range that it replaces: exactly the part under the cursor
 */
public record Completion(String label, Kind kind, String detail, String about, String filter, TextEdit edit) {

    /** The end of a whole name: its last segment, and segments before it until there is a letter. */
    public String shortLabel() {
        int start = label.length();
        do {
            start = label.lastIndexOf(':', start - 1);
        } while (start > 0 && label.substring(start).chars().noneMatch(Character::isLetter));
        return label.substring(start + 1);
    }

    /** The kind of a completion. */
    public enum Kind { NAMESPACE, SEGMENT, VALUE, COMPONENT, NAME }
}
