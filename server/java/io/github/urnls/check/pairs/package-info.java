/** Names that must agree with each other or with their surroundings, a class for each kind of pair. */
@NullMarked
package io.github.urnls.check.pairs;

import org.jspecify.annotations.NullMarked;
