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

    /** A fix with one edit that people should look at. */
    public Fix(String title, TextEdit edit) {
        this(title, Safety.REVIEW, edit);
    }

    /** A fix with one edit. */
    public Fix(String title, Safety safety, TextEdit edit) {
        this(title, safety, List.of(edit));
    }

    /** The same fix {@code by} UTF-16 code units further on. */
    public Fix moved(int by) {
        return new Fix(title, safety,
                edits.stream().map(edit -> edit.moved(by)).toList());
    }

    /** Whether a fix may be made without asking. */
    public enum Safety {
        /** Keeps the meaning of the name; may run on save. */
        SAFE,
        /** May change the name; offered one by one. */
        REVIEW
    }
}
