/** The names of a namespace as its owner describes them, part by part. */
@NullMarked
package io.github.urnls.namespace.parts;

import org.jspecify.annotations.NullMarked;
