/** The families of programming languages, as data for one lexer. */
@NullMarked
package io.github.urnls.format.code;

import org.jspecify.annotations.NullMarked;
