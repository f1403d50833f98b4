package io.github.urnls.check.incremental;

import io.github.urnls.check.Finding;
import io.github.urnls.text.TextRange;

/**
 * A finding with offsets that are counted from the start of its section. It stays the same object when text before the
 * section moves it.
 *
 * @param start where the section begins in the document
 */
public record SectionFinding(Finding finding, int start) {

    /** Where it is in the document. */
    public TextRange range() {
        return finding.range().moved(start);
    }

    /** The same with offsets in the document. */
    public Finding inDocument() {
        return finding.moved(start);
    }
}
