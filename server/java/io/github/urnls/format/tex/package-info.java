/** TeX and its bibliographies. */
@NullMarked
package io.github.urnls.format.tex;

import org.jspecify.annotations.NullMarked;
