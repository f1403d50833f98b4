package io.github.urnls.check.pairs;

import io.github.urnls.check.DocumentSection;
import io.github.urnls.check.DocumentSubject;
import java.util.List;

/** One kind of pair of names that must agree. */
public sealed interface NamePairs permits Agreements, SchemaLocations {

    /** Every kind there is. */
    List<NamePairs> ALL = List.of(new SchemaLocations(), new Agreements());

    /**
     * Whether a pair that touches the section may disagree. Like {@code Rule.OfDocument.concerns}, it may only look at
     * the section.
     */
    boolean concerns(DocumentSection section);

    /** The pairs of a document that disagree, in any order. */
    List<Disagreement> in(DocumentSubject subject);
}
