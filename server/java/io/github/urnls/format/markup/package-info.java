/** XML and HTML: tags, attributes, character references, and which elements are open. */
@NullMarked
package io.github.urnls.format.markup;

import org.jspecify.annotations.NullMarked;
