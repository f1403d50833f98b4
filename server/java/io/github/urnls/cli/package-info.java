/** The command line: its commands, its output formats, its exit codes. Scripts depend on all three. */
@NullMarked
package io.github.urnls.cli;

import org.jspecify.annotations.NullMarked;
