/** Renames of many names in one pass, as the lines of a map say. */
@NullMarked
package io.github.urnls.feature.renamemap;

import org.jspecify.annotations.NullMarked;
