/** Which names stand in which files, how they are spelled, and where they are declared. */
@NullMarked
package io.github.urnls.workspace.index;

import org.jspecify.annotations.NullMarked;
