/** Names and beginnings of names that standards and vendors have fixed. */
@NullMarked
package io.github.urnls.namespace.names;

import org.jspecify.annotations.NullMarked;
