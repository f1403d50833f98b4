/**
 * Document languages: where in a text a URN can stand, and how that place escapes characters. Each language is a
 * {@link io.github.urnls.format.Format}, a small tolerant lexer that cuts a document into
 * {@linkplain io.github.urnls.format.Passage passages}. Text outside passages, such as the name of an XML element,
 * cannot hold a URN.
 *
 * <p>
 * Users of the library meet this package in {@link io.github.urnls.format.Passage}, the place that a name stands in;
 * the languages themselves are not part of the API.
 */
@NullMarked
package io.github.urnls.format;

import org.jspecify.annotations.NullMarked;
