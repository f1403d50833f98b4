/** Comma-separated and tab-separated values. */
@NullMarked
package io.github.urnls.format.csv;

import org.jspecify.annotations.NullMarked;
