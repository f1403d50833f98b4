/** Comments by which a document silences findings. */
@NullMarked
package io.github.urnls.check.suppression;

import org.jspecify.annotations.NullMarked;
