/**
 * The grammar of Uniform Resource Names: parsing under any of five specifications, percent-encoding, normalization and
 * URN-equivalence. Knows nothing of documents, editors or particular namespaces, and uses the JDK alone.
 *
 * <p>
 * Start at {@link io.github.urnls.urn.UrnParser}. All offsets are UTF-16 code units of the string that was parsed. To
 * those who use the library this package is for names by themselves: taking them apart, comparing them, writing them.
 */
@NullMarked
package io.github.urnls.urn;

import org.jspecify.annotations.NullMarked;
