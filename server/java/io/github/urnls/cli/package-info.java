/**
 * The command line: its commands, its output formats, its exit codes. Scripts depend on all three; programs do not,
 * since this package is not part of the API of the library.
 */
@NullMarked
package io.github.urnls.cli;

import org.jspecify.annotations.NullMarked;
