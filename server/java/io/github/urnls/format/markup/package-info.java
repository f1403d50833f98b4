/** XML and HTML: tags, attributes, character references and open elements. */
@NullMarked
package io.github.urnls.format.markup;

import org.jspecify.annotations.NullMarked;
