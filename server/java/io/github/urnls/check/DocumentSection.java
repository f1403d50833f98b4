package io.github.urnls.check;

import io.github.urnls.format.languages.Formats;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A part of a document that is read by itself, or all of it. It keeps the answers that several rules ask for. */
public final class DocumentSection {

    private final Document document;
    private final String text;
    private final List<Name> names;
    private @Nullable Boolean rdf;

    public DocumentSection(Document document, String text, List<Name> names) {
        this.document = document;
        this.text = text;
        this.names = names;
    }

    /** The document it belongs to. */
    public Document document() {
        return document;
    }

    /** Its characters. */
    public String text() {
        return text;
    }

    /** The names in it, in the order of the text; their offsets count from its start. */
    public List<Name> names() {
        return names;
    }

    /** Whether the document may be RDF. */
    boolean mayBeRdf() {
        if (rdf == null) {
            rdf = Formats.of(document).isRdf(text);
        }
        return rdf;
    }
}
