/** The table of document languages, and how the language of a document is told. */
@NullMarked
package io.github.urnls.format.languages;

import org.jspecify.annotations.NullMarked;
