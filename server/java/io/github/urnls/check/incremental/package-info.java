/** Checks of a document that is edited: what a section of it holds is checked when the section changes. */
@NullMarked
package io.github.urnls.check.incremental;

import org.jspecify.annotations.NullMarked;
