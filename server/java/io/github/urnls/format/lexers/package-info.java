/** The languages that documents are written in: a lexer each, which cuts a document into passages. */
@NullMarked
package io.github.urnls.format.lexers;

import org.jspecify.annotations.NullMarked;
