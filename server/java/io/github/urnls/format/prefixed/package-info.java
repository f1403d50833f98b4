/**
 * Names with a prefix in documents: the tokens and their meaning. A document may bind a prefix again, and XML binds a
 * prefix for one element. So the whole document is read, up to the last name that is asked for.
 */
@NullMarked
package io.github.urnls.format.prefixed;

import org.jspecify.annotations.NullMarked;
