/**
 * Finding URNs in documents: which {@code urn:} begins one, what only looks like one, and where it ends. When in doubt,
 * silence: a false alarm costs more than a missed finding.
 */
@NullMarked
package io.github.urnls.scan;

import org.jspecify.annotations.NullMarked;
