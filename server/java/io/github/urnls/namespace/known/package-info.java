/** Published names: their meaning, and which of them a wrong name was meant to be. */
@NullMarked
package io.github.urnls.namespace.known;

import org.jspecify.annotations.NullMarked;
