package io.github.urnls.check;

import io.github.urnls.text.TextEdit;
import java.util.List;

/**
 * One way to repair a finding.
 *
 * @param title what it does, as a menu entry
 * @param edits what it changes, without overlaps
 */
public record Fix(String title, Safety safety, List<TextEdit> edits) {

    /** A fix with one edit. */
    public Fix(String title, Safety safety, TextEdit edit) {
        this(title, safety, List.of(edit));
    }

    /** The same for a document in which it stands {@code by} characters further on. */
    Fix moved(int by) {
        return new Fix(title, safety,
                edits.stream().map(edit -> new TextEdit(edit.range().moved(by), edit.newText())).toList());
    }

    /** Whether a fix may run unasked. */
    public enum Safety {
        /** Writes the same name as it must be written; may run on save. */
        SAFE,
        /** May change which name it is; offered one by one. */
        REVIEW
    }
}
