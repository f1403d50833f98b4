/** Turtle and its relatives: tokens, prefixes, and the names that statements are about. */
@NullMarked
package io.github.urnls.format.turtle;

import org.jspecify.annotations.NullMarked;
