/** Manual pages and other troff. */
@NullMarked
package io.github.urnls.format.troff;

import org.jspecify.annotations.NullMarked;
