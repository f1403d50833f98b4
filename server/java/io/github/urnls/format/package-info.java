/**
 * Document languages: where a URN can stand in a text, and how that place escapes characters. Each language has a
 * {@link io.github.urnls.format.Format}: a small tolerant lexer that cuts a document into
 * {@linkplain io.github.urnls.format.Passage passages}. Text outside passages, such as the name of an XML element,
 * cannot hold a URN.
 *
 * <p>
 * Users of the library need only {@link io.github.urnls.format.Passage} from this package, the place of a name. The
 * languages are not part of the API.
 */
@NullMarked
package io.github.urnls.format;

import org.jspecify.annotations.NullMarked;
