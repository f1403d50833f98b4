/** What the lexers of several languages share. */
@NullMarked
package io.github.urnls.format.lexers;

import org.jspecify.annotations.NullMarked;
