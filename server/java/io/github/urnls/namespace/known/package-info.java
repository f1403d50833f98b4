/** Names that were published: which there are, what they stand for, and which of them a wrong one was meant to be. */
@NullMarked
package io.github.urnls.namespace.known;

import org.jspecify.annotations.NullMarked;
