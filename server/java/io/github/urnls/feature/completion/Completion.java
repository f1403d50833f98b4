package io.github.urnls.feature.completion;

import io.github.urnls.text.TextEdit;
import java.util.List;

/**
 * One way to continue a name.
 *
 * @param label  the entry in the list
 * @param kind   what it is
 * @param detail one more line
 * @param about  what is known of it, in sentences; may be empty
 * @param filter what an editor compares with the text typed from the beginning of the edit
 * @param edit   the new text, and the range that it replaces: exactly the part under the cursor
 * @param more   edits before that range
 * @param isPast whether the name should no longer be used
 */
public record Completion(String label, Kind kind, String detail, String about, String filter, TextEdit edit,
        List<TextEdit> more, boolean isPast) {

    /** One of a name in force that edits nothing but its range. */
    public Completion(String label, Kind kind, String detail, String about, String filter, TextEdit edit) {
        this(label, kind, detail, about, filter, edit, List.of(), false);
    }

    /** The same for a name that should no longer be used: {@code why} says since when, and what instead. */
    Completion past(String why) {
        return new Completion(label, kind, why, about, filter, edit, more, true);
    }

    /** The kind of a completion. */
    public enum Kind { NAMESPACE, SEGMENT, VALUE, COMPONENT, NAME }
}
