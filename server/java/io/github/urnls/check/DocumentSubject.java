package io.github.urnls.check;

import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import java.util.List;

/**
 * A document under examination.
 *
 * @param names     everything in it that stands for a name, in the order of the text
 * @param spellings how its names are spelled, there and elsewhere
 */
public record DocumentSubject(Document document, List<Name> names, CheckOptions options, Spellings spellings) {

    /** A document by itself: other documents are not known. */
    public static DocumentSubject of(Document document, CheckOptions options) {
        List<Name> names = Name.in(document, options.specification());
        return new DocumentSubject(document, names, options, Spellings.in(names));
    }

    /** The same under other options. */
    public DocumentSubject with(CheckOptions other) {
        return new DocumentSubject(document, names, other, spellings);
    }

    /** The same without names, so that none is checked. */
    public DocumentSubject withoutNames() {
        return new DocumentSubject(document, List.of(), options, spellings);
    }

    /** All of the document as one section. */
    DocumentSection section() {
        return new DocumentSection(document, document.text(), names);
    }
}
