package io.github.urnls.format.prefixed;

import io.github.urnls.format.Formats;
import io.github.urnls.format.markup.Markup;
import io.github.urnls.text.Document;
import java.util.function.Consumer;

/** Finds the prefixed names of a document that stand for URNs. */
public final class PrefixedNames {

    private PrefixedNames() {}

    /** Hands each of them in {@code document} to {@code sink}, in the order of the text. */
    public static void read(Document document, Consumer<PrefixedName> sink) {
        String text = document.text();
        if (!mayBeBound(document, text)) {
            return;
        }
        switch (Formats.language(document)) {
            case TURTLE -> new TurtleNames(text, sink).read();
            case JSON, JSON_WITH_COMMENTS -> JsonLdNames.read(text, sink);
            case XML -> Markup.of(document).ifPresent(markup -> new MarkupNames(text, markup, sink).read());
            case YANG -> new YangNames(text, sink).read();
            default -> {
                // There are none.
            }
        }
    }

    /** Whether {@code document} may bind a prefix or a term to URNs. {@code text} is its text. */
    static boolean mayBeBound(Document document, String text) {
        return switch (Formats.language(document)) {
            case TURTLE -> TurtleNames.mayStandIn(text);
            case JSON, JSON_WITH_COMMENTS -> JsonLdNames.mayStandIn(text);
            case XML -> MarkupNames.mayStandIn(text);
            case YANG -> true;
            default -> false;
        };
    }

    /** Whether {@code document} may be RDF with a prefix for URNs. */
    public static boolean mayBeRdf(Document document) {
        String text = document.text();
        return isRdf(document, text) && mayBeBound(document, text);
    }

    /** Whether a document with {@code part} in it may be RDF. */
    public static boolean isRdf(Document document, String part) {
        return switch (Formats.language(document)) {
            case TURTLE -> true;
            case JSON, JSON_WITH_COMMENTS -> part.contains("\"@context\"");
            case XML -> part.contains(MarkupNames.RDF);
            default -> false;
        };
    }

    /** Whether {@code namespace} begins URNs. */
    static boolean isOfUrns(String namespace) {
        return namespace.regionMatches(true, 0, "urn:", 0, 4);
    }
}
