/**
 * The grammar of Uniform Resource Names: parsing under any of five specifications, percent-encoding, normalization and
 * URN-equivalence. It knows nothing about documents, editors or single namespaces, and uses the JDK alone.
 *
 * <p>
 * Start at {@link io.github.urnls.urn.UrnParser}. All offsets are UTF-16 code units of the parsed string. Use this
 * package of the library to take names apart, to compare them and to write them.
 */
@NullMarked
package io.github.urnls.urn;

import org.jspecify.annotations.NullMarked;
