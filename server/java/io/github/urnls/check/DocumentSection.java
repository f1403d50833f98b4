package io.github.urnls.check;

import java.util.function.Predicate;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import java.util.List;

/**
 * A part of a document that is read by itself, or all of it.
 *
 * @param document the document it belongs to
 * @param text     its characters
 * @param names    the names in it, in the order of the text; their offsets count from its start
 */
public record DocumentSection(Document document, String text, List<Name> names) {

    /** Whether one of its names is as {@code wanted}. A loop, since each section of a large document is asked. */
    public boolean hasName(Predicate<Name> wanted) {
        for (Name name : names) {
            if (wanted.test(name)) {
                return true;
            }
        }
        return false;
    }
}
