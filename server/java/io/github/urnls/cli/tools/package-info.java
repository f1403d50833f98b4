/** The tools for assistants. */
@NullMarked
package io.github.urnls.cli.tools;

import org.jspecify.annotations.NullMarked;
