/** Checks a document while it is edited: a section is checked when it changes. */
@NullMarked
package io.github.urnls.check.incremental;

import org.jspecify.annotations.NullMarked;
