/** Standard output and the terminal, the exit codes, and text that is safe to print. */
@NullMarked
package io.github.urnls.cli.output;

import org.jspecify.annotations.NullMarked;
