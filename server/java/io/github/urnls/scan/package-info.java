/**
 * Finds URNs in documents: which {@code urn:} begins one, which does not, and where it ends. When in doubt, it finds
 * none: a false alarm costs more than a missed finding. Users of the library get all names of a document, right or
 * wrong, from {@link io.github.urnls.scan.OccurrenceScanner}.
 */
@NullMarked
package io.github.urnls.scan;

import org.jspecify.annotations.NullMarked;
