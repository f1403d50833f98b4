/**
 * The command line: its commands, output formats and exit codes. Scripts depend on these. Programs cannot, since this
 * package is not part of the API of the library.
 */
@NullMarked
package io.github.urnls.cli;

import org.jspecify.annotations.NullMarked;
