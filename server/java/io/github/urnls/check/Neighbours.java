package io.github.urnls.check;

import java.util.Optional;

/** The files that a document refers to, as far as they may be read. */
public interface Neighbours {

    /** No file is available. */
    Neighbours NONE = (document, reference) -> Optional.empty();

    /**
     * A schema, a description of services or the table of contents of a publication.
     *
     * @param root the name of its first element: {@code schema}, {@code definitions} or {@code ncx}
     * @param name the namespace that it defines, or the publication; the empty string where there is none
     */
    record Neighbour(String root, String name) {}

    /**
     * The file at a location.
     *
     * @param document  the URI of the document
     * @param reference the location as it is written there
     * @return empty when there is no file that may be read, or it is something else
     */
    Optional<Neighbour> at(String document, String reference);
}
