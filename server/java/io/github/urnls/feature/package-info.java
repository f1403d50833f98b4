/**
 * Answers to what an editor can ask, as plain records with offsets. No protocol type is used here, so each answer can
 * be tested without an editor. Not part of the API of the library.
 */
@NullMarked
package io.github.urnls.feature;

import org.jspecify.annotations.NullMarked;
