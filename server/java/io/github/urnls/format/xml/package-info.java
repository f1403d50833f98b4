/** XML and HTML: tokens, passages, prefixes, and where a comment may stand. */
@NullMarked
package io.github.urnls.format.xml;

import org.jspecify.annotations.NullMarked;
