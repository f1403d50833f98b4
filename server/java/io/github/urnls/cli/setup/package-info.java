/** The first settings of a project: what a look at its files has found, and the files that are made of it. */
@NullMarked
package io.github.urnls.cli.setup;

import org.jspecify.annotations.NullMarked;
