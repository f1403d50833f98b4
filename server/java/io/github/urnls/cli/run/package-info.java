/** A run over files: their settings, reading, checking and repairing them. */
@NullMarked
package io.github.urnls.cli.run;

import org.jspecify.annotations.NullMarked;
