/** Registry files as those write them who own a namespace: whether they say what is meant, and a first draft. */
@NullMarked
package io.github.urnls.feature.packages;

import org.jspecify.annotations.NullMarked;
