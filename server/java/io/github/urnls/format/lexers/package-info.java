/** The languages of documents: each has a lexer, which cuts a document into passages. */
@NullMarked
package io.github.urnls.format.lexers;

import org.jspecify.annotations.NullMarked;
