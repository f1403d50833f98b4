package io.github.urnls.check;

import java.util.Optional;

/** The schemas that a document refers to, as far as they may be read. */
public interface Neighbours {

    /** No schema is available. */
    Neighbours NONE = (document, reference) -> Optional.empty();

    /**
     * A schema or a description of services.
     *
     * @param wsdl            whether it is a description of services
     * @param targetNamespace the namespace that it defines; the empty string where it defines none
     */
    record Schema(boolean wsdl, String targetNamespace) {}

    /**
     * The schema at a location.
     *
     * @param document  the URI of the document
     * @param reference the location as it is written there
     * @return empty when there is no file that may be read, or it is not a schema
     */
    Optional<Schema> at(String document, String reference);
}
