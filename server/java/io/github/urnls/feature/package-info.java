/**
 * What an editor can ask for, as plain records with offsets: no protocol type is known here, and each answer can be
 * tested without an editor. Not part of the API of the library.
 */
@NullMarked
package io.github.urnls.feature;

import org.jspecify.annotations.NullMarked;
