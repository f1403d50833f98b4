package io.github.urnls.scan;

import io.github.urnls.format.languages.Formats;
import io.github.urnls.format.Format;
import io.github.urnls.format.Lexer;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Specification;
import java.util.List;

/**
 * A document, and how it is read in sections.
 *
 * @param sectionSize the least length of a section, if the language allows it and the document is long enough
 */
record SectionedText(Document document, Specification specification, Format format, PrefixBinding binding,
        int sectionSize) {

    static SectionedText of(Document document, Specification specification, int sectionSize) {
        return new SectionedText(document, specification, Formats.of(document), new PrefixBinding(document::text),
                sectionSize);
    }

    /** Another state of the document, in which the prefix {@code urn} is bound as in this one. */
    SectionedText carriedTo(Document now) {
        return new SectionedText(now, specification, format, binding.carriedTo(now::text), sectionSize);
    }

    /** The whole document as one section. */
    Section whole(List<Name> names) {
        return new Section(document.length(), Lexer.START, Integer.MAX_VALUE, names);
    }
}
