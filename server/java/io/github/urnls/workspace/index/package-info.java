/** The index of names: which files have them, how they are spelled, and where they are declared. */
@NullMarked
package io.github.urnls.workspace.index;

import org.jspecify.annotations.NullMarked;
