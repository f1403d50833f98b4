package io.github.urnls.check;

import io.github.urnls.text.TextRange;

/**
 * A finding of a section and where the section begins. The finding stays the same object however the section is moved by what is written
 * before it.
 */
public record Placed(Finding finding, int start) {

    /** Where it is in the document. */
    public TextRange range() {
        return finding.range().moved(start);
    }
}
