package io.github.urnls.format.languages;

import io.github.urnls.format.Format;
import io.github.urnls.format.PrefixedName;
import io.github.urnls.text.Document;
import java.util.function.Consumer;

/** Finds the prefixed names of a document that stand for URNs. */
public final class PrefixedNames {

    private PrefixedNames() {}

    /** Hands each of them in {@code document} to {@code sink}, in the order of the text. */
    public static void read(Document document, Consumer<PrefixedName> sink) {
        Format format = Formats.of(document);
        String text = document.text();
        if (format.mayHoldPrefixedNames(text)) {
            format.readPrefixedNames(text, sink);
        }
    }

    /** Whether {@code document} may be RDF with a prefix for URNs. */
    public static boolean mayBeRdf(Document document) {
        Format format = Formats.of(document);
        String text = document.text();
        return format.isRdf(text) && format.mayHoldPrefixedNames(text);
    }
}
