/**
 * Finding URNs in documents: which {@code urn:} begins one, what only looks like one, and where it ends. When in doubt,
 * silence: a false alarm costs more than a missed finding. To those who use the library: all names of a document, right
 * or wrong, by {@link io.github.urnls.scan.OccurrenceScanner}.
 */
@NullMarked
package io.github.urnls.scan;

import org.jspecify.annotations.NullMarked;
